import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { NOTE_DEEDS } from '../../../domain/notes/note-rules.ts'
import type { InboxNote } from '../../../domain/notes/notes-calls.ts'
import type { NotesMail } from '../../../domain/site/settings.ts'
import { NoteKindIcon } from '../../../web/ui/note-kind-icon.tsx'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { useClock } from '../../data/use-clock.ts'
import { useSite } from '../../data/use-site.ts'
import { LineButton } from '../../ui/buttons.tsx'
import { EmptyState } from '../../ui/list-states.tsx'
import { GivenStars } from './note-facts.tsx'
import type { NoteFilter } from './note-queries.ts'
import { describeHeldNote, formatNoteTime, type NoteTab, sayPlace } from './note-words.ts'

interface NoteRowProps {
  note: InboxNote
  isOpen: boolean
  /** The address that opens it, or closes it where it is open below its row. */
  href: string
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  /** The note itself, on small screens. */
  children?: ReactNode
}

/** One row of the inbox; on small screens the note opens below it. */
export function NoteRow({ note, isOpen, href, isChosen, onChoose, children }: NoteRowProps) {
  const { time_zone } = useSite()
  const now = useClock()
  const { id, kind, name, text, state, rating, created_at } = note
  return (
    <li className="border-t-[1.5px] border-line first:border-t-0">
      <div
        data-open={isOpen || undefined}
        className="relative grid min-h-19 grid-cols-[2.75rem_minmax(0,1fr)] items-start rounded-[8px] pt-3 pr-4 pb-3 pl-1 hover:bg-sunken data-open:bg-sunken data-open:shadow-[inset_0_0_0_2px_var(--hf-ink)]"
      >
        <label className="relative z-1 grid size-11 cursor-pointer place-items-center">
          <input
            type="checkbox"
            aria-label={`Choose the note by ${name}`}
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
            className="size-5.5 accent-ink"
          />
        </label>
        <SiteLink
          href={href}
          keepScroll
          id={`note-${id}`}
          aria-current={isOpen ? 'true' : undefined}
          className="grid grid-cols-[2.125rem_minmax(0,1fr)] max-[20rem]:grid-cols-1 gap-x-2 text-ink no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-[8px] focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
        >
          <NoteKindIcon kind={kind} className="mt-1 size-8 flex-none max-[20rem]:hidden" />
          <span className="grid min-w-0 gap-0.5 leading-snug">
            <span className="flex flex-wrap justify-between gap-x-3 pt-0.5">
              <span className="min-w-0 wrap-anywhere">
                <b className="font-[650]">{name}</b> {NOTE_DEEDS[kind]}
              </span>
              <time dateTime={created_at} className="flex-none text-label text-muted">
                {formatNoteTime(created_at, now, time_zone)}
              </time>
            </span>
            <span className="line-clamp-2 text-small wrap-anywhere">{text}</span>
            <span className="text-label wrap-anywhere text-muted">
              {state === 'spam' ? describeHeldNote(note, now, time_zone) : sayPlace(note)}
              {rating !== null && (
                <>
                  {' · '}
                  <GivenStars rating={rating} />
                </>
              )}
            </span>
          </span>
        </SiteLink>
      </div>
      {children}
    </li>
  )
}

export function KeyHints({ list }: { list: NoteTab }) {
  const keys = [
    ['J', 'next'],
    ['K', 'back'],
    ...(list === 'waiting' || list === 'answered' ? [['P', 'publish']] : []),
    ...(list === 'spam'
      ? []
      : [
          ['A', 'answer'],
          ['S', 'spam'],
        ]),
    ['X', 'select'],
    ['Z', 'undo'],
  ]
  return (
    <dl
      aria-label="Keys"
      className="hidden flex-wrap gap-x-4.5 gap-y-1.5 border-t-[1.5px] border-line px-4.5 py-3 text-label text-muted lg:flex"
    >
      {keys.map(([key, word]) => (
        <div key={key} className="inline-flex items-center gap-2">
          <dt>
            <kbd className="inline-grid min-h-6 min-w-6 place-items-center rounded-[5px] border-[1.5px] border-line-strong bg-surface px-1.5 font-body text-[.8125rem] leading-none font-[650] text-ink shadow-[0_2px_0_var(--hf-line)]">
              {key}
            </kbd>
          </dt>
          <dd>{word}</dd>
        </div>
      ))}
    </dl>
  )
}

const EDITABLE =
  'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"]'

type NoteKey = 'j' | 'k' | 'p' | 'a' | 's' | 'x' | 'z'

/** Handles single-key shortcuts for frequent actions; not while typing, in a dialog, or with a modifier key. */
export function useNoteKeys(deeds: Record<NoteKey, () => void>): void {
  const act = useEffectEvent((key: NoteKey) => deeds[key]())
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented } = event
      if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return
      if (target instanceof Element && target.closest(EDITABLE)) return
      if (document.querySelector('dialog[open]')) return
      const name = key.toLowerCase()
      if (!isNoteKey(name) || (repeat && name !== 'j' && name !== 'k')) return
      event.preventDefault()
      act(name)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function isNoteKey(key: string): key is NoteKey {
  return key.length === 1 && 'jkpasxz'.includes(key)
}

const HEARD: Record<NotesMail, string> = {
  daily: 'You hear by mail once a day when something waits.',
  at_once: 'You hear by mail as soon as something waits.',
  never: 'No mail tells you when something waits.',
}

const NONE: Record<Exclude<NoteTab, 'waiting'>, { title: string; text: string }> = {
  published: {
    title: 'Nothing is published',
    text: 'Notes you publish stand under their recipe or article.',
  },
  answered: { title: 'Nothing was answered by mail only', text: 'Such notes are on no page.' },
  spam: { title: 'No spam', text: 'What looks like spam is held apart here for 90 days.' },
  closed: { title: 'Nothing is closed', text: '' },
}

export function NoNotes({ filter: { q, state }, onClear }: { filter: NoteFilter; onClear: () => void }) {
  const { notes_mail } = useSite()
  if (q !== '')
    return (
      <EmptyState
        picture="glass"
        title="No notes found"
        action={<LineButton onClick={onClear}>Show what waits</LineButton>}
      >
        Try adjusting your search terms.
      </EmptyState>
    )
  if (state === 'waiting')
    return (
      <EmptyState picture="smile" title="All read">
        {HEARD[notes_mail]}{' '}
        <SiteLink href="/admin/notes?state=closed" className="text-accent-text">
          Change that
        </SiteLink>
      </EmptyState>
    )
  return (
    <EmptyState picture="letterbox" title={NONE[state].title}>
      {NONE[state].text}
    </EmptyState>
  )
}
