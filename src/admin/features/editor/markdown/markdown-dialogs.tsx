import { pluralize } from '../../../../domain/content/labels.ts'
import type { PastedImage } from '../../../../domain/import/pasted-images.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { TitledDialog } from '../../../ui/titled-dialog.tsx'

const SIGNS = [
  { what: 'A heading', write: '## Light before phone' },
  { what: 'A smaller heading', write: '### At the window' },
  { what: 'Bold', write: '**strong**' },
  { what: 'Italic', write: '_gently_' },
  { what: 'A list', write: '- Drink a glass of water' },
  { what: 'A numbered list', write: '1. Open the curtains' },
  { what: 'Something to do', write: '- [ ] Lay out the mat' },
  { what: 'A quotation', write: '> You are arriving.' },
  { what: 'A link', write: '[the recipe](/recipes/sunrise-breakfast-bowl)' },
  { what: 'A video', write: 'https://youtu.be/… on a line of its own' },
  { what: 'Its words', write: '```transcript, then lines such as 0:42 Side, touch' },
  { what: 'A new paragraph', write: 'Leave one line empty' },
]

/** What the signs in the text mean, on one small page. */
export function FormattingHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <TitledDialog
      open={open}
      title="How formatting works"
      intro="The buttons write a few signs into your text. You can type them yourself just as well."
      width="middle"
      onClose={onClose}
    >
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
    </TitledDialog>
  )
}

interface PastedImagesDialogProps {
  /** None keeps it closed. */
  images: readonly Pick<PastedImage, 'src'>[]
  onBring: () => void
  onLeave: () => void
}

/** Asks whether the images of a pasted text come along: the words are in already (EDIT-PASTE-1). */
export function PastedImagesDialog({ images, onBring, onLeave }: PastedImagesDialogProps) {
  const isOne = images.length === 1
  return (
    <ConfirmDialog
      open={images.length > 0}
      title={isOne ? 'Bring the picture along?' : 'Bring the pictures along?'}
      confirmLabel={isOne ? 'Bring it along' : 'Bring them along'}
      cancelLabel={isOne ? 'Leave it out' : 'Leave them out'}
      onConfirm={onBring}
      onClose={onLeave}
    >
      The text you pasted came with {pluralize(images.length, 'picture')}. We can copy {isOne ? 'it' : 'them'}{' '}
      to your pictures and put {isOne ? 'it' : 'them'} where {isOne ? 'it was' : 'they were'}. Only bring what
      you’re allowed to use.
    </ConfirmDialog>
  )
}
