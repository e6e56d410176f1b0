import { Printer } from 'lucide-react'
import { Button } from '../../ui/button.tsx'

export function PrintButton() {
  return (
    <Button look="line" size="small" className="noscript:hidden print-hidden" onClick={() => window.print()}>
      <Printer aria-hidden className="size-5" />
      Print
    </Button>
  )
}
