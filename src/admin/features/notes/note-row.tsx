import type { ReactNode } from 'react'
import { NOTE_DEEDS } from '../../../domain/notes/note-rules.ts'
import type { InboxNote } from '../../../domain/notes/notes-calls.ts'
import { KindShape } from '../../../web/ui/note-kind-shape.tsx'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { useClock } from '../../data/use-clock.ts'
import { useSite } from '../../data/use-site.ts'
import { GivenStars } from './note-facts.tsx'
import { sayHeld, sayPlace, sayWhen } from './note-words.ts'

interface NoteRowProps {
  note: InboxNote
  isOpen: boolean
  /** The address that opens it, or closes it where it is open below its line. */
  href: string
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  /** The note itself, on small screens. */
  children?: ReactNode
}

/** One line of the inbox; on small screens the note opens below it. */
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
          className="grid grid-cols-[2.125rem_minmax(0,1fr)] gap-x-2 text-ink no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-[8px] focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
        >
          <KindShape kind={kind} className="mt-1 size-8 flex-none" />
          <span className="grid min-w-0 gap-0.5 leading-snug">
            <span className="flex flex-wrap justify-between gap-x-3 pt-0.5">
              <span className="min-w-0 wrap-anywhere">
                <b className="font-[650]">{name}</b> {NOTE_DEEDS[kind]}
              </span>
              <time dateTime={created_at} className="flex-none text-label text-muted">
                {sayWhen(created_at, now, time_zone)}
              </time>
            </span>
            <span className="line-clamp-2 text-small wrap-anywhere">{text}</span>
            <span className="text-label wrap-anywhere text-muted">
              {state === 'spam' ? sayHeld(note, now, time_zone) : sayPlace(note)}
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
