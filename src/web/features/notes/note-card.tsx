import { Pin, Repeat2, Star } from 'lucide-react'
import type { FormEvent } from 'react'
import housePortrait from '../../../../content/illustrations/coach-portrait.svg'
import type { PublicNote } from '../../../domain/notes/note.ts'
import { formatReaderCount } from '../../../domain/notes/note-counts.ts'
import { NOTE_DEEDS, type NotePlace } from '../../../domain/notes/note-rules.ts'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { formatNearDate } from '../../../domain/time/dates.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { deviceStore } from '../../data/device-store.ts'
import { useSettings, useSite } from '../../data/site-context.ts'
import { classNames } from '../../ui/class-names.ts'
import { NoteKindIcon } from '../../ui/note-kind-icon.tsx'
import { showAlert } from '../../ui/toast.ts'
import { lineId, OPEN_LINE } from './notes-address.ts'

interface NoteProps {
  note: PublicNote
  /** Null under an article, and where the note is shown at its own line. */
  recipe: RecipePage | null
}

/** Under an article a question up to this length is a heading above its answer; a longer one is set as text. */
const MAX_HEADLINE = 300

/** Renders a published note: writer, line, date and outcome, the coach's answer, and how many it helped (NOTE-READ-3). */
export function NoteCard({ note, recipe }: NoteProps) {
  const { coach_name } = useSettings()
  const { kind, name, text, image, rating, pinned, place_gone } = note
  const isHeadline = recipe === null && text.length <= MAX_HEADLINE
  return (
    <article
      id={`note-${note.id}`}
      aria-labelledby={`note-${note.id}-who`}
      className={classNames('note', image && 'note-pictured')}
    >
      <header>
        <NoteKindIcon kind={kind} className="note-kind" />
        <div>
          <h3 id={`note-${note.id}-who`} className="note-who" tabIndex={-1}>
            <bdi className="note-name">{name}</bdi>
            <Deed note={note} recipe={recipe} />
          </h3>
          <p className="note-when">
            <NoteDate at={note.created_at} />
            {rating !== null && <Stars rating={rating} />}
            {pinned && (
              <span className="note-kept">
                <Pin aria-hidden />
                {` Kept on top by ${coach_name.split(' ')[0]}`}
              </span>
            )}
            {place_gone && <span>Its line has since changed</span>}
          </p>
        </div>
      </header>
      <p dir="auto" className={classNames('note-text', isHeadline && 'note-asked')}>
        {text}
      </p>
      {image && (
        <a href={image.url} className="note-print">
          <img
            src={image.url}
            width={image.width}
            height={image.height}
            alt={image.alt}
            loading="lazy"
            decoding="async"
          />
          <span className="sr-only">, larger</span>
        </a>
      )}
      <NoteAnswer note={note} />
      {note.swap !== null && (
        <p className="note-swap">
          <Repeat2 aria-hidden /> This tip has become a swap in the recipe.
        </p>
      )}
      <HelpedMe note={note} />
    </article>
  )
}

/** Renders ` has a tip about ripe tomatoes`, after a name. */
function Deed({ note: { kind, place }, recipe }: NoteProps) {
  const name = place && recipe ? placeName(place, recipe) : null
  if (!place || name === null) return ` ${NOTE_DEEDS[kind]}`
  return (
    <>
      {` ${NOTE_DEEDS[kind]}${kind === 'cooked' ? ',' : ''} about `}
      <a
        className="note-place"
        href={`#${lineId(place)}`}
        onClick={() => window.dispatchEvent(new CustomEvent(OPEN_LINE, { detail: lineId(place) }))}
      >
        {name}
      </a>
    </>
  )
}

/** Returns a line's name for use inside a sentence; null for a line that the recipe does not have. */
function placeName(place: NotePlace, recipe: RecipePage): string | null {
  if ('step' in place) return place.step <= recipe.instructions.length ? `step ${place.step}` : null
  return recipe.ingredients[place.ingredient]?.ingredient.split(/[,(]/)[0]?.trim() || null
}

/** Renders `Ingrid has a tip · October 3`, where the note's line is shown above. */
export function NoteByline({ note }: { note: PublicNote }) {
  return (
    <p className="note-byline">
      <b>
        <bdi>{note.name}</bdi>
      </b>{' '}
      {NOTE_DEEDS[note.kind]} <span aria-hidden>·</span> <NoteDate at={note.created_at} />
    </p>
  )
}

function NoteDate({ at }: { at: string }) {
  const { today } = useSite()
  const { time_zone } = useSettings()
  return <time dateTime={at}>{formatNearDate(at, `${today}T12:00:00.000Z`, time_zone)}</time>
}

const STARS = [1, 2, 3, 4, 5]

function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} of 5 stars`} className="note-stars">
      {STARS.map((star) => (
        <Star key={star} aria-hidden className={star <= rating ? 'fill-current' : undefined} />
      ))}
    </span>
  )
}

/** Renders the coach's answer, on butter-coloured paper. */
export function NoteAnswer({ note: { answer } }: { note: PublicNote }) {
  const { look } = useSettings()
  if (answer === null) return null
  return (
    <div className="note-answer surface-butter">
      <img src={look?.portrait?.small ?? housePortrait} alt="" width={48} height={48} loading="lazy" />
      <p className="text-muted text-small">
        <b>{answer.name}</b> answers, <NoteDate at={answer.answered_at} />
      </p>
      <p dir="auto" className="note-answer-text">
        {answer.text}
      </p>
    </div>
  )
}

/** A form, so that it works without JavaScript; a second press withdraws it (NOTE-HELP-2). */
export function HelpedMe({ note }: { note: PublicNote }) {
  const { id } = note
  const isHelped = helpedNotes.use().includes(id)
  const count = note.helpful + Number(isHelped) - Number(countsThisReader(note))
  async function press(event: FormEvent) {
    event.preventDefault()
    try {
      await sayHelped(id, !isHelped)
    } catch {
      showAlert('That did not arrive', 'Please check your connection and try again.')
    }
  }
  return (
    <form
      method="post"
      action={`/api/public/notes/${id}/helpful`}
      onSubmit={(event) => void press(event)}
      className="note-deeds"
    >
      <button type="submit" aria-pressed={isHelped} className="note-helped">
        <HelpedBowl isFull={isHelped} />
        Helped me
        {count > 0 && (
          <b>
            <span aria-hidden>{count}</span>
            <span className="sr-only">{`, ${formatReaderCount(count)}`}</span>
          </b>
        )}
      </button>
    </form>
  )
}

const MAX_KEPT = 500

/** Ids of notes that have helped this reader, newest last: the server does not tell which they are. */
const helpedNotes = deviceStore<readonly number[]>('helped-notes', (stored) =>
  Array.isArray(stored)
    ? stored.filter((id): id is number => Number.isSafeInteger(id) && id > 0).slice(-MAX_KEPT)
    : [],
)

/** Whether the device listed the note as helpful when the answer arrived; keyed by the note, which outlives components. */
const knownThen = new WeakMap<PublicNote, boolean>()

/** Whether the count in the answer includes this reader. */
function countsThisReader(note: PublicNote): boolean {
  const known = knownThen.get(note) ?? helpedNotes.read().includes(note.id)
  knownThen.set(note, known)
  return known
}

/** Records that a note has helped, or withdraws it. @throws when the request fails */
async function sayHelped(id: number, helped: boolean): Promise<void> {
  const keep = (isKept: boolean) =>
    helpedNotes.edit((ids) => [...ids.filter((other) => other !== id), ...(isKept ? [id] : [])])
  keep(helped)
  try {
    const response = await fetch(`/api/public/notes/${id}/helpful`, {
      method: helped ? 'POST' : 'DELETE',
      headers: { accept: 'application/json' },
      credentials: 'same-origin',
      signal: AbortSignal.timeout(15 * SECOND),
    })
    if (!response.ok) throw new Error(`Answered ${response.status}`)
  } catch (error) {
    keep(!helped)
    throw error
  }
}

/** The bowl of 'Helped me': filled and with a sun once pressed. */
function HelpedBowl({ isFull }: { isFull: boolean }) {
  return (
    <svg viewBox="0 0 22 16" aria-hidden="true">
      <path
        d="M1 5h20c0 5.600-4.400 10-10 10S1 10.600 1 5z"
        fill={isFull ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="2"
      />
      {isFull && <circle cx="11" cy="1" r="2.4" fill="currentColor" />}
    </svg>
  )
}
