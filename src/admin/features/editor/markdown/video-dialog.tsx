import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, CircleHelp, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { formatVideoTime } from '../../../../domain/video/transcript.ts'
import { type FoundVideo, UNKNOWN_VIDEO } from '../../../../domain/video/video-calls.ts'
import { PROVIDER_NAMES, readVideoLink, watchAddress } from '../../../../domain/video/video-link.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { TextField } from '../../../../web/ui/field.tsx'
import { useDebounced } from '../../../../web/ui/use-debounced.ts'
import { QuietButton } from '../../../ui/buttons.tsx'
import { DialogBody, DialogFoot, DialogHead, SheetDialog } from '../../../ui/dialogs.tsx'
import { Form } from '../../../ui/form.tsx'
import { ImagePickerDialog } from '../../images/image-picker-dialog.tsx'
import { linkMarkdown } from './links.ts'
import { choosePoster, type FilmLine, filmQuery } from './use-film.ts'

/** Debounce delay before a pasted link is looked up, in milliseconds. */
const DEBOUNCE_MS = 300

export const NEW_FILM: FilmLine = { address: '', words: '' }

interface VideoDialogProps {
  /** The film being changed, or a new one; null keeps the dialog closed. */
  film: FilmLine | null
  onClose: () => void
  /** Called with the line of Markdown that shows the film. */
  onSave: (markdown: string) => void
  /** Removes an existing film from the text. */
  onRemove?: () => void
}

/** Asks for the link to a film, shows its site's data, and inserts it into the text on a line of its own. */
export function VideoDialog({ film, onClose, ...handlers }: VideoDialogProps) {
  return (
    <SheetDialog open={film !== null} onClose={onClose} className="m-auto max-w-[min(760px,calc(100%-2rem))]">
      {film && <VideoForm film={film} onClose={onClose} {...handlers} />}
    </SheetDialog>
  )
}

interface VideoFormProps extends VideoDialogProps {
  film: FilmLine
}

function VideoForm({ film, onClose, onSave, onRemove }: VideoFormProps) {
  const isNew = film.address === ''
  const [typed, setTyped] = useState(film.address)
  const [words, setWords] = useState(film.words)
  const [isAsked, setIsAsked] = useState(false)
  const settled = useDebounced(typed, DEBOUNCE_MS)
  const link = readVideoLink(typed)
  const asked = readVideoLink(settled)
  // The start time belongs to the text, not to the film.
  const address = asked && watchAddress({ ...asked, start: 0 })
  const { data: video, error } = useQuery({
    ...filmQuery(address ?? ''),
    enabled: address !== null,
  })
  const [isPicking, setPicking] = useState(false)
  const client = useQueryClient()
  const poster = useMutation({
    mutationFn: (publicId: string | null) => choosePoster(client, address ?? '', publicId),
  })
  const isUnknown = link === null && typed.trim() !== '' && (isAsked || settled === typed)
  const insert = () => {
    setIsAsked(true)
    if (link === null) return
    // An address that the coach did not change stays as written.
    const line = typed === film.address ? typed : watchAddress(link)
    onSave(words.trim() === '' ? line : linkMarkdown(words.trim(), line))
  }
  return (
    <>
      <Form onSubmit={insert}>
        <DialogBody>
          <DialogHead
            title={isNew ? 'Add a video' : 'Change the video'}
            intro={
              isNew
                ? 'Paste the link from YouTube or Vimeo.'
                : 'Paste another link to show another film in its place.'
            }
          />
          <TextField
            label="Link to the video"
            value={typed}
            inputMode="url"
            autoCapitalize="off"
            spellCheck={false}
            error={isUnknown ? UNKNOWN_VIDEO : isAsked && typed.trim() === '' ? 'Please paste a link' : null}
            onChange={({ target }) => {
              setTyped(target.value)
              setIsAsked(false)
            }}
          />
          <div role="status">
            {video && link && <FoundPanel video={video} start={link.start} />}
            {!video && link && !error && <p className="text-small text-muted">Looking it up…</p>}
            {error && link && (
              <p className="text-small text-danger">
                {error.message} You can insert it anyway; saving looks it up again.
              </p>
            )}
          </div>
          {video && link && (
            <PosterChoice
              hasOwn={video.has_own_poster}
              error={poster.error}
              onFilms={() => poster.mutate(null)}
              onOwn={() => setPicking(true)}
            />
          )}
          <TextField
            label="Line under the video"
            value={words}
            maxLength={200}
            hint="A few words of your own, if you like."
            onChange={({ target }) => setWords(target.value)}
          />
        </DialogBody>
        <DialogFoot>
          <p className="mr-auto max-w-[34ch] text-small text-muted">
            Readers load nothing from {link ? PROVIDER_NAMES[link.provider] : 'the other site'} until they
            press play.
          </p>
          <div className="ml-auto flex flex-wrap gap-2.5">
            {!isNew && onRemove && <QuietButton onClick={onRemove}>Remove it</QuietButton>}
            <QuietButton onClick={onClose}>Cancel</QuietButton>
            <Button type="submit" size="small">
              {isNew ? 'Insert' : 'Save'}
            </Button>
          </div>
        </DialogFoot>
      </Form>
      <ImagePickerDialog
        open={isPicking}
        contentType="blog"
        onClose={() => setPicking(false)}
        onPick={({ public_id }) => {
          setPicking(false)
          poster.mutate(public_id)
        }}
      />
    </>
  )
}

/** Selects the picture shown before the film plays, wherever it is shown. */
function PosterChoice({
  hasOwn,
  error,
  onFilms,
  onOwn,
}: {
  hasOwn: boolean
  error: Error | null
  onFilms: () => void
  onOwn: () => void
}) {
  const name = useId()
  const choice = (label: string, hint: string, isChosen: boolean, onChoose: () => void) => (
    <label className="flex min-h-16 cursor-pointer items-start gap-3 rounded-field border-[1.5px] border-line-strong p-3 has-checked:border-ink has-checked:bg-sunken has-focus-visible:ring-3 has-focus-visible:ring-focus">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        // Already selected: another picture can still be chosen.
        onClick={() => isChosen && onChoose()}
        className="mt-1 size-5 flex-none accent-ink"
      />
      <span>
        <b className="block font-[650]">{label}</b>
        <small className="text-small text-muted">{hint}</small>
      </span>
    </label>
  )
  return (
    <fieldset>
      <legend className="mb-1.5 font-[650]">Picture before it plays</legend>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {choice('The film’s own picture', 'Copied to your site once', !hasOwn, onFilms)}
        {choice('A picture of yours', 'From your pictures, wherever this film is shown', hasOwn, onOwn)}
      </div>
      {error && (
        <p role="alert" className="mt-1.5 text-small text-danger">
          {error.message}
        </p>
      )}
    </fieldset>
  )
}

/** Where the two sites show whether a film has captions, which their APIs do not tell. */
const CAPTIONS = {
  youtube:
    'Captions: not known, since YouTube doesn’t tell. Play it there: the CC key is there if it has any.',
  vimeo: 'Captions: not known, since Vimeo doesn’t tell. Play it there: the CC key is there if it has any.',
}

function FoundPanel({ video, start }: { video: FoundVideo; start: number }) {
  const { provider, state, title, author, seconds, poster_url } = video
  const site = PROVIDER_NAMES[provider]
  return (
    <div className="grid gap-4 rounded-field border-[1.5px] border-line bg-ground p-3.5 sm:grid-cols-[224px_1fr]">
      <div className="relative aspect-video overflow-hidden rounded-paper bg-sunken">
        {poster_url && <img src={poster_url} alt="" className="size-full object-cover" />}
        {seconds !== null && (
          <span className="absolute right-2 bottom-2 rounded-[4px] bg-pine px-1.5 py-0.5 text-small font-semibold text-on-pine">
            {formatVideoTime(seconds)}
          </span>
        )}
      </div>
      <div className="min-w-0 wrap-anywhere">
        <p className="font-[650]">{title || `A film on ${site}`}</p>
        <p className="text-small text-muted">{author ? `${author} on ${site}` : site}</p>
        <ul className="mt-2 grid gap-1.5 text-small">
          {state === 'found' && (
            <>
              <Finding isGood>Found; anybody with the link can see it</Finding>
              <Finding isGood>May be shown on other sites</Finding>
              <li className="flex gap-2 text-muted">
                <CircleHelp aria-hidden className="mt-0.5 size-4.5 flex-none" />
                <span>{CAPTIONS[provider]}</span>
              </li>
            </>
          )}
          {state === 'gone' && (
            <Finding>
              {site} doesn’t have this film, or no longer. Readers would see that it has gone.
            </Finding>
          )}
          {state === 'elsewhere' && (
            <Finding>
              It is private, or may not be shown on other sites. Readers would get a link to {site}.
            </Finding>
          )}
          {state === 'unknown' && (
            <Finding>
              We couldn’t reach {site} just now. You can put it in; it shows our own drawing until a later
              save finds its picture.
            </Finding>
          )}
          {state === 'found' && poster_url === null && (
            <Finding>We couldn’t copy its picture, so our own drawing is shown.</Finding>
          )}
          {start > 0 && <Finding isGood>Starts at {formatVideoTime(start)}, as the link says</Finding>}
        </ul>
      </div>
    </div>
  )
}

function Finding({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) {
  const Icon = isGood ? Check : TriangleAlert
  return (
    <li className={`flex gap-2 ${isGood ? 'text-ok' : 'text-warn'}`}>
      <Icon aria-hidden className="mt-0.5 size-4.5 flex-none" />
      <span>{children}</span>
    </li>
  )
}
