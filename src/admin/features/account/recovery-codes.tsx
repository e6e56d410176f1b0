import { Copy, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../web/ui/button.tsx'
import { copyAndSay } from '../../../web/ui/copy-text.ts'
import { LineButton } from '../../ui/buttons.tsx'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
  children: ReactNode
}

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
        <LineButton icon={Copy} onClick={() => void copyAndSay(codes.join('\n'))}>
          Copy
        </LineButton>
        <LineButton icon={Printer} onClick={() => printCodes(codes)}>
          Print
        </LineButton>
        <Button size="small" onClick={onDone}>
          I’ve saved them
        </Button>
      </div>
    </>
  )
}

/** Prints the codes alone: they stand in a frame of their own, so that the page around them stays out of it. */
function printCodes(codes: readonly string[]): void {
  const frame = document.createElement('iframe')
  // Out of sight, yet laid out: some browsers print nothing of a frame that is not.
  frame.className = 'sr-only'
  frame.title = 'Recovery codes for printing'
  document.body.append(frame)
  const page = frame.contentDocument
  const view = frame.contentWindow
  if (!page || !view) return
  const heading = page.createElement('h1')
  heading.textContent = `Recovery codes for ${location.host}`
  const list = page.createElement('ol')
  for (const code of codes) {
    const item = page.createElement('li')
    item.textContent = code
    list.append(item)
  }
  const note = page.createElement('p')
  note.textContent =
    'Each lets you in once, instead of the code from your phone. Keep this where nobody else can read it.'
  page.body.append(heading, list, note)
  // Taken away when the print dialog is closed, not before: some browsers go on without waiting for it.
  view.addEventListener('afterprint', () => frame.remove())
  view.print()
}
