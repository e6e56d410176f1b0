import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import { pluralize } from '../../../domain/items/labels.ts'
import { readLine } from '../../../domain/notes/note-lines.ts'
import { NOTE_LIMITS, type NoteKind } from '../../../domain/notes/note-rules.ts'
import type { NotesOfItem } from '../../../domain/reads/public-reads.ts'
import { useSearchParams } from '../../data/page-context.ts'
import { useReads } from '../../data/use-read.ts'
import { buttonClass } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { showWhole } from '../../ui/show-whole.ts'
import { NoteCard } from './note-card.tsx'
import {
  isPlainClick,
  NOTES_READ,
  type NotesSectionProps,
  type NotesShown,
  notesHref,
  parseNotesParameters,
} from './notes-address.ts'

type BoardProps = {
  /** False while a note is being written above them. */
  hasTools: boolean
} & NotesSectionProps

/** Renders the notes of an item, ten at a time, by kind and order; while a note is written, below its form. */
export function NotesBoard(props: BoardProps) {
  const { kind, item, hasTools } = props
  const recipe = props.kind === 'recipe' ? props.item : null
  const asked = parseNotesParameters(useSearchParams()).shown
  const [shown, setShown] = useState<NotesShown>(asked)
  const { page: first = 1, ...filters } = shown
  const [last, setLast] = useState(first)
  const requests = Array.from({ length: last - first + 1 }, (_, at) => ({
    id: String(item.id),
    ...filters,
    ...(first + at > 1 ? { page: first + at } : {}),
  }))
  const states = useReads(NOTES_READ[kind], requests)
  const pages = states.flatMap(({ data }) => (data?.kind === 'found' ? [data.item] : []))
  const known = useLatest(pages.at(-1))
  const notes = pages.flatMap((page) => page.notes)
  const list = useRef<HTMLDivElement>(null)
  const before = useRef<number | null>(null)
  useEffect(() => {
    const at = before.current
    if (at === null || notes.length <= at) return
    before.current = null
    list.current?.querySelectorAll<HTMLElement>('.note-who')[at]?.focus()
  }, [notes.length])
  if (!known) return states.some(({ error }) => error) ? <NotLoaded /> : null
  const { counts, total } = known
  const show = (next: NotesShown) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setShown(next)
    setLast(next.page ?? 1)
  }
  const more = () => {
    before.current = notes.length
    setLast(last + 1)
  }
  const path = pagePath(kind, item.slug)
  const end = (last - 1) * NOTE_LIMITS.page + (pages.at(-1)?.notes.length ?? 0)
  return (
    <>
      {hasTools && (
        <Tools path={path} shown={filters} counts={counts} onShow={show} hasKinds={kind === 'recipe'} />
      )}
      <div ref={list} className="notes-list">
        {notes.map((note) => (
          <NoteCard key={note.id} note={note} recipe={recipe} />
        ))}
      </div>
      {notes.length === 0 && !states.some(({ isFetching }) => isFetching) && (
        <p className="text-muted py-6">{NONE[shown.kind ?? 'any']}</p>
      )}
      <div className="notes-more">
        {first > 1 && (
          <a
            href={notesHref(path, filters)}
            onClick={show(filters)}
            className={buttonClass({ look: 'line' })}
          >
            From the beginning
          </a>
        )}
        {end < total && (
          <a
            href={notesHref(path, { ...filters, page: last + 1 })}
            onClick={(event) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              if (!states.at(-1)?.isFetching) more()
            }}
            className={buttonClass({ look: 'line' })}
          >
            {states.at(-1)?.isFetching ? 'One moment…' : 'Show more'}
          </a>
        )}
        {total > NOTE_LIMITS.page && (
          <span role="status" className="text-muted text-small">
            {first > 1 ? `${(first - 1) * NOTE_LIMITS.page + 1} to ${end}` : notes.length} of {total} shown
          </span>
        )}
        {states.at(-1)?.error ? <NotLoaded /> : null}
      </div>
    </>
  )
}

/** Returns the last known answer until the next arrives. */
function useLatest(value: NotesOfItem | undefined): NotesOfItem | undefined {
  const kept = useRef(value)
  useEffect(() => {
    if (value) kept.current = value
  })
  return value ?? kept.current
}

/** The text shown when no note matches. */
const NONE = {
  any: 'Nothing here yet.',
  tip: 'No tips yet.',
  question: 'No questions yet.',
  cooked: 'Nobody has told how it went yet.',
} as const satisfies Record<NoteKind | 'any', string>

const KINDS = [
  { kind: 'tip', label: 'Tips' },
  { kind: 'question', label: 'Questions' },
  { kind: 'cooked', label: 'Cooked' },
] as const satisfies readonly { kind: NoteKind; label: string }[]

interface ToolsProps {
  path: string
  shown: NotesShown
  counts: NotesOfItem['counts']
  hasKinds: boolean
  onShow: (next: NotesShown) => (event: MouseEvent) => void
}

const FEW = 3

/** Selects notes and their order: as links, so that they work without JavaScript and can be shared. */
function Tools({ path, shown, counts, hasKinds, onShow }: ToolsProps) {
  const all = counts.question + counts.tip + counts.cooked
  const { sort = 'helpful', kind, at } = shown
  const order = sort === 'helpful' ? {} : { sort }
  const link = (next: NotesShown, isCurrent: boolean) => ({
    href: notesHref(path, next),
    onClick: onShow(next),
    'aria-current': isCurrent ? ('true' as const) : undefined,
    rel: 'nofollow',
  })
  const line = at === undefined ? null : readLine(at)
  // A few notes are seen at a glance: filtering would take longer than reading.
  if (all <= FEW && kind === undefined && line === null) return null
  return (
    <div className="notes-tools">
      {hasKinds && (
        <nav aria-label="Kinds of notes" onFocus={showWhole} className="chip-row">
          <a className="notes-chip" {...link(order, kind === undefined && line === null)}>
            All <small>{all}</small>
          </a>
          {KINDS.filter((one) => counts[one.kind] > 0 || one.kind === kind).map((one) => (
            <a
              key={one.kind}
              className="notes-chip"
              {...link({ ...order, kind: one.kind }, one.kind === kind)}
            >
              {one.label} <small>{counts[one.kind]}</small>
            </a>
          ))}
          {line && (
            <span className="notes-chip" aria-current="true">
              {'step' in line ? `Step ${line.step}` : 'One ingredient'}
            </span>
          )}
        </nav>
      )}
      {all > 1 && (
        <nav aria-label="Order of notes" className="notes-sort">
          <a {...link({ ...(kind ? { kind } : {}) }, sort === 'helpful')}>Most helpful</a>
          <a {...link({ ...(kind ? { kind } : {}), sort: 'newest' }, sort === 'newest')}>Newest</a>
        </nav>
      )}
      <span className="sr-only">{pluralize(all, hasKinds ? 'note' : 'question')} in all</span>
    </div>
  )
}

function NotLoaded() {
  return (
    <div role="alert">
      <FieldError id="notes-error">
        We couldn’t load the notes. Please check your connection and try again.
      </FieldError>
    </div>
  )
}
