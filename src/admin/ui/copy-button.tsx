import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { SECOND } from '../../domain/time/durations.ts'
import { copyText } from '../../web/ui/copy-text.ts'
import { showAlert } from '../../web/ui/toast.ts'
import { TextButton } from './buttons.tsx'

const TICK_MS = 2 * SECOND

interface CopyButtonProps {
  text: string
  /** What is copied, as it goes on after 'Copy': `the name`. */
  label: string
  /** True shows the label; otherwise only screen readers get it. */
  isLabelShown?: boolean
}

export function CopyButton({ text, label, isLabelShown = false }: CopyButtonProps) {
  // How often it was copied: each time the tick stays its whole time.
  const [copies, setCopies] = useState(0)
  const isCopied = copies > 0
  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), TICK_MS)
    return () => clearTimeout(timer)
  }, [copies])
  const copy = async () => {
    if (await copyText(text)) setCopies((count) => count + 1)
    // Without a secure address, or where it is forbidden.
    else showAlert('This browser won’t let us copy', 'Please select it by hand.')
  }
  return (
    <TextButton onClick={() => void copy()}>
      {isCopied ? <Check aria-hidden className="size-4.5" /> : <Copy aria-hidden className="size-4.5" />}
      {/* Both words take as much room: nothing moves under the hand. */}
      <span aria-live="polite" className={isLabelShown ? undefined : 'min-w-[3.4em] text-left'}>
        {isCopied ? 'Copied' : 'Copy'}
        {isLabelShown && !isCopied && ` ${label}`}
      </span>
      {!isLabelShown && <span className="sr-only"> {label}</span>}
    </TextButton>
  )
}
