import { useId } from 'react'
import { Dialog } from '../../../../web/ui/dialog.tsx'

const SIGNS = [
  { what: 'A heading', write: '## Light before phone' },
  { what: 'A smaller heading', write: '### At the window' },
  { what: 'Bold', write: '**strong**' },
  { what: 'Italic', write: '_gently_' },
  { what: 'A list', write: '- Drink a glass of water' },
  { what: 'A numbered list', write: '1. Open the curtains' },
  { what: 'A quotation', write: '> You are arriving.' },
  { what: 'A link', write: '[the recipe](/recipes/sunrise-breakfast-bowl)' },
  { what: 'A new paragraph', write: 'Leave one line empty' },
]

/** What the signs in the text mean, on one small page. */
export function FormattingHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={id}
      className="m-auto max-w-[min(560px,calc(100%-2rem))]"
    >
      <div className="grid gap-4 p-6">
        <h2 id={id} className="type-h3 pr-10">
          How formatting works
        </h2>
        <p>The buttons write a few signs into your text. You can type them yourself just as well.</p>
        <dl className="grid gap-x-6 gap-y-2 text-small sm:grid-cols-[auto_1fr]">
          {SIGNS.map(({ what, write }) => (
            <div key={what} className="contents">
              <dt className="font-semibold">{what}</dt>
              <dd className="mb-2 sm:mb-0">
                <code className="rounded-[4px] bg-sunken px-1.5 py-0.5 wrap-anywhere">{write}</code>
              </dd>
            </div>
          ))}
        </dl>
        <p className="text-small text-muted">
          Pictures can be pasted or dropped right into the text. On a keyboard, Ctrl+S (⌘S on a Mac) saves a
          draft.
        </p>
      </div>
    </Dialog>
  )
}
