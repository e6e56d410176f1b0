import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { UploadPreset } from '../../../../domain/images/upload-limits.ts'
import { pluralize } from '../../../../domain/items/labels.ts'
import { STATIC_PAGES } from '../../../../domain/site/static-pages.ts'
import { toSearchKey } from '../../../../domain/text/search-key.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { TextField } from '../../../../web/ui/field.tsx'
import { useDebounced } from '../../../../web/ui/use-debounced.ts'
import { articlePages, recipePages } from '../../../data/items.ts'
import { QuietButton } from '../../../ui/buttons.tsx'
import {
  ConfirmDialog,
  DialogBody,
  DialogFoot,
  DialogHead,
  SheetDialog,
  TitledDialog,
} from '../../../ui/dialogs.tsx'
import { Form } from '../../../ui/form.tsx'
import { imageMarkdown } from '../../images/featured-image.ts'
import { ImagePickerDialog } from '../../images/image-picker-dialog.tsx'
import { WorkoutDialog } from '../workout/workout-dialog.tsx'
import { readAddress } from './links.ts'
import { readFilmLine } from './use-film.ts'
import { NEW_FILM, VideoDialog } from './video-dialog.tsx'
import type { ImageAlong, OpenLink, OpenPart } from './writing-surface.ts'

/** The dialog opened by a text's toolbar, a paste or a part of the text; one at a time. */
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
  /** Called with the Markdown of an image of the library. */
  onPick: (markdown: string) => void
  /** Called when the images of a pasted text are to be included. */
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
  /** Closed while empty. */
  images: readonly ImageAlong[]
  onBring: () => void
  onLeave: () => void
}

/** Asks whether to include the images of a pasted text, whose words are already inserted (EDIT-PASTE-1). */
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

interface LinkDialogProps {
  open: boolean
  /** The selected words of the text, or those of the existing link. */
  words: string
  /** The address of the existing link; null for a new one. */
  address?: string | null
  onClose: () => void
  onSave: (words: string, address: string) => void
  onRemove?: () => void
}

/** Asks for a link's text and target: an address, or a page of the site found by its name (EDIT-LINK-1). */
function LinkDialog({ open, ...form }: LinkDialogProps) {
  return (
    <SheetDialog open={open} onClose={form.onClose} className="m-auto max-w-[min(480px,calc(100%-2rem))]">
      <LinkForm {...form} />
    </SheetDialog>
  )
}

/** Debounce delay of the search for a page, in milliseconds. */
const DEBOUNCE_MS = 200

const FOUND_OF_A_KIND = 4

interface FoundPage {
  title: string
  kind: string
  address: string
}

function useFoundPages(typed: string): FoundPage[] {
  const q = useDebounced(typed.trim(), DEBOUNCE_MS)
  const isName = q.length > 1 && !/^(?:[/#]|[a-z]+:|www\.)/i.test(q)
  const options = { enabled: isName }
  const filter = { q, status: null }
  const articles = useInfiniteQuery({ ...articlePages(filter, FOUND_OF_A_KIND), ...options })
  const recipes = useInfiniteQuery({ ...recipePages(filter, FOUND_OF_A_KIND), ...options })
  if (!isName) return []
  const key = toSearchKey(q)
  const at = (kind: string, path: string, items: readonly { title: string; slug: string }[] = []) =>
    items.map(({ title, slug }) => ({ title, kind, address: `${path}/${slug}` }))
  return [
    ...at('Article', '/blog', articles.data?.pages[0]?.items),
    ...at('Recipe', '/recipes', recipes.data?.pages[0]?.items),
    ...STATIC_PAGES.filter(({ title }) => toSearchKey(title).includes(key)).map(({ title, url }) => ({
      title,
      kind: 'Page',
      address: url,
    })),
  ]
}

function LinkForm({
  words: selected,
  address = null,
  onClose,
  onSave,
  onRemove,
}: Omit<LinkDialogProps, 'open'>) {
  const [words, setWords] = useState(selected)
  const [typed, setTyped] = useState(address ?? '')
  const [error, setError] = useState<string | null>(null)
  const found = useFoundPages(typed)
  const save = () => {
    const href = readAddress(typed)
    const isName = found.length > 0 && !/[./:@#]/.test(typed)
    if (isName) setError('Please choose one of the pages, or enter an address')
    else if (href === null) setError('Please enter an address such as https://example.com or /recipes')
    else onSave(words.trim() || typed.trim(), href)
  }
  return (
    <Form onSubmit={save}>
      <DialogBody>
        <DialogHead title={address === null ? 'Add a link' : 'Change the link'} />
        <TextField
          label="Where it leads"
          value={typed}
          inputMode="url"
          autoCapitalize="off"
          spellCheck={false}
          error={error}
          hint="The name of a page of yours, a web address, or an email address."
          onChange={({ target }) => {
            setTyped(target.value)
            setError(null)
          }}
        />
        {found.length > 0 && (
          <ul aria-label="Your pages" className="-mt-2 grid max-h-60 overflow-y-auto">
            {found.map((page) => (
              <li key={page.address}>
                <button
                  type="button"
                  className="flex min-h-11 w-full items-center justify-between gap-3 rounded-paper px-2 text-left hover:bg-sunken"
                  onClick={() => onSave(words.trim() || page.title, page.address)}
                >
                  <span className="min-w-0 truncate font-semibold">{page.title}</span>
                  <span className="flex-none text-small text-muted">{page.kind}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <TextField
          label="Link text"
          value={words}
          hint={words === '' ? 'Leave it empty to show the page’s name.' : undefined}
          onChange={({ target }) => setWords(target.value)}
        />
        <p role="status" className="sr-only">
          {found.length > 0 && `${found.length} pages found`}
        </p>
      </DialogBody>
      <DialogFoot>
        {address !== null && onRemove && (
          <QuietButton className="mr-auto" onClick={onRemove}>
            Remove link
          </QuietButton>
        )}
        <QuietButton onClick={onClose}>Cancel</QuietButton>
        <Button type="submit" size="small">
          {address === null ? 'Add link' : 'Save link'}
        </Button>
      </DialogFoot>
    </Form>
  )
}
