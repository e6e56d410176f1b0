import { Copy, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../web/ui/button.tsx'
import { copyText } from '../images/copy-text.ts'
import { printCodes } from './print-codes.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
  children: ReactNode
}

/** The codes, this once: to copy, to print, to write down. */
export function RecoveryCodes({ codes, onDone, children }: RecoveryCodesProps) {
  return (
    <>
      {children}
      <ol
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-field bg-sunken p-5 text-center font-semibold tabular-nums select-all"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className="text-small">
        They are shown only now. Keep them on paper, or in your password manager, away from your phone.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button look="line" size="small" onClick={() => void copyText(codes.join('\n'))}>
          <Copy aria-hidden className="size-4.5" />
          Copy
        </Button>
        <Button look="line" size="small" onClick={() => printCodes(codes)}>
          <Printer aria-hidden className="size-4.5" />
          Print
        </Button>
        <Button size="small" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </>
  )
}
