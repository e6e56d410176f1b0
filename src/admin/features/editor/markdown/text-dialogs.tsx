import type { UploadPreset } from '../../../../domain/images/upload-limits.ts'
import { pluralize } from '../../../../domain/items/labels.ts'
import { ConfirmDialog, TitledDialog } from '../../../ui/dialogs.tsx'
import { imageMarkdown } from '../../images/featured-image.ts'
import { ImagePickerDialog } from '../../images/image-picker-dialog.tsx'
import { readFilmLine } from '../formatted/film-line.ts'
import { WorkoutDialog } from '../workout/workout-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { NEW_FILM, VideoDialog } from './video-dialog.tsx'
import type { ImageAlong, OpenLink, OpenPart } from './writing-surface.ts'

/** What a text's toolbar, a paste or a part of the text asks about; one at a time. */
export type OpenDialog =
  | { kind: 'link'; link: OpenLink }
  | { kind: 'part'; part: OpenPart }
  | { kind: 'along'; images: readonly ImageAlong[] }
  | { kind: 'image' }
  | { kind: 'help' }

interface TextDialogsProps {
  dialog: OpenDialog | null
  preset: UploadPreset
  onClose: () => void
  /** Gets the Markdown of an image of the library. */
  onPick: (markdown: string) => void
  /** The images of a pasted text are to come along. */
  onBring: (images: readonly ImageAlong[]) => void
}

export function TextDialogs({ dialog, preset, onClose, onPick, onBring }: TextDialogsProps) {
  const link = dialog?.kind === 'link' ? dialog.link : null
  const part = dialog?.kind === 'part' ? dialog.part : null
  const images = dialog?.kind === 'along' ? dialog.images : []
  const closeAnd = (run: (() => void) | null | undefined) => () => {
    onClose()
    run?.()
  }
  const savePart = (text: string) => closeAnd(() => part?.save(text))()
  return (
    <>
      <LinkDialog
        open={link !== null}
        words={link?.words ?? ''}
        address={link?.address ?? null}
        onClose={onClose}
        onRemove={closeAnd(link?.remove)}
        onSave={(words, address) => closeAnd(() => link?.save(words, address))()}
      />
      <ImagePickerDialog
        open={dialog?.kind === 'image'}
        contentType={preset}
        onClose={onClose}
        onPick={(image) => closeAnd(() => onPick(imageMarkdown(image)))()}
      />
      <WorkoutDialog text={part?.kind === 'workout' ? part.text : null} onClose={onClose} onSave={savePart} />
      <VideoDialog
        film={part?.kind !== 'film' ? null : part.text === '' ? NEW_FILM : readFilmLine(part.text)}
        onClose={onClose}
        onSave={savePart}
        onRemove={closeAnd(part?.remove)}
      />
      <PastedImagesDialog images={images} onLeave={onClose} onBring={closeAnd(() => onBring(images))} />
      <FormattingHelp open={dialog?.kind === 'help'} onClose={onClose} />
    </>
  )
}

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
  { what: 'A transcript', write: '```transcript, then lines such as 0:42 Side, touch' },
  { what: 'A new paragraph', write: 'Leave one line empty' },
]

function FormattingHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
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
  images: readonly ImageAlong[]
  onBring: () => void
  onLeave: () => void
}

/** Asks whether the images of a pasted text come along: the words are in already (EDIT-PASTE-1). */
function PastedImagesDialog({ images, onBring, onLeave }: PastedImagesDialogProps) {
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
