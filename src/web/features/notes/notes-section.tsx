import './notes.css'
import { PenLine } from 'lucide-react'
import { type MouseEvent, useEffect, useState } from 'react'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import type { ContentKind } from '../../../domain/items/status.ts'
import { describeNoteCount } from '../../../domain/notes/note-counts.ts'
import { useSearchParams } from '../../data/page-context.ts'
import { useSettings, useSite } from '../../data/site-context.ts'
import { useRead } from '../../data/use-read.ts'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { RecipeRating } from '../recipe/recipe-rating.tsx'
import { draftKey } from './note-draft.ts'
import { NoteForm } from './note-form.tsx'
import { NoteArrived } from './note-sent.tsx'
import {
  isPlainClick,
  NOTES_READ,
  type NotesSectionProps,
  notesHref,
  parseNotesParameters,
  WRITE_NOTE,
} from './notes-address.ts'
import { NotesBoard } from './notes-board.tsx'
import { forgetSent, sentNotes } from './sent-notes.ts'

/** Renders what readers write under an item, the form to write a note, and a recipe's stars (NOTE-READ-3). */
export function NotesSection(props: NotesSectionProps) {
  const { kind, item } = props
  const { isWriting: isAsked } = parseNotesParameters(useSearchParams())
  const [isWriting, setIsWriting] = useState(isAsked)
  const [line, setLine] = useState({ at: '' })
  /** Stars sent with a note. */
  const [noted, setNoted] = useState(0)
  useEffect(() => {
    const open = (event: Event) => {
      if (!(event instanceof CustomEvent)) return
      event.preventDefault()
      setLine({ at: String(event.detail) })
      setIsWriting(true)
    }
    window.addEventListener(WRITE_NOTE, open)
    return () => window.removeEventListener(WRITE_NOTE, open)
  }, [])
  const key = draftKey(kind, item.id)
  const sent = sentNotes.use()[key]
  const settings = useSettings()
  const { isPreview, notesSheet } = useSite()
  const { data } = useRead(NOTES_READ[kind], isPreview ? null : { id: String(item.id) })
  const counts = data?.kind === 'found' ? data.item.counts : null
  const answered = data?.kind === 'found' ? data.item.answered : 0
  const total = counts ? counts.question + counts.tip + counts.cooked : 0
  const isOpen = settings.notes_enabled && item.notes_open
  if (isPreview || (!isOpen && total === 0 && kind === 'article')) return null
  const [coach = ''] = settings.coach_name.split(' ')
  const isForm = isWriting && isOpen
  // Only a heading and a button: a line before the next section, not a section of its own.
  const isBare = kind === 'article' && data !== undefined && total === 0 && isOpen && !isForm && !sent
  const word = kind === 'recipe' ? 'note' : 'question'
  const write = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setIsWriting(true)
  }
  return (
    <>
      {import.meta.env.SSR && notesSheet && <LateSheet href={notesSheet} />}
      <section
        id="notes"
        aria-labelledby="notes-heading"
        className={classNames('notes', isBare && 'notes-bare')}
      >
        <div className="notes-side">
          <div>
            <h2 id="notes-heading" className={isBare ? 'type-h3' : 'type-h1'}>
              {kind === 'recipe' ? 'Notes from other kitchens' : 'Questions'}
            </h2>
            {total > 0 && (
              <p className="text-muted mt-2 max-w-[34ch] wrap-anywhere">
                {`${describeNoteCount(kind, total, answered)} ${coach} reads every ${total === 1 ? word : 'one'} before it appears here.`}
              </p>
            )}
          </div>
          {isOpen && !isWriting && (total > 0 || kind === 'article') && (
            <WriteLink kind={kind} slug={item.slug} onPress={write} look="ink" />
          )}
          {props.kind === 'recipe' && (
            // Hidden, not unmounted, while the form has stars of its own: what was pressed here is remembered.
            <div hidden={isForm}>
              <RecipeRating recipe={props.item} noted={noted} />
            </div>
          )}
        </div>
        <div className="min-w-0">
          {isForm && (
            <NoteForm {...props} line={line} onClose={() => setIsWriting(false)} onStars={setNoted} />
          )}
          {sent && !isForm && (
            <NoteArrived
              {...sent}
              kind={kind}
              coach={coach}
              takesFocus={false}
              onClose={() => forgetSent(key)}
            />
          )}
          {!isOpen && <Closed coach={coach} hasNotes={total > 0} />}
          {total > 0 && <NotesBoard {...props} hasTools={!isForm} />}
          {data && total === 0 && isOpen && !isWriting && kind === 'recipe' && (
            <div className="notes-none">
              <LaidTable />
              <div>
                <p className="type-h3">The table is laid, nobody has sat down yet.</p>
                <p className="text-muted mt-1.5 mb-4 max-w-[44ch]">
                  Cooked it another way? Stuck at a step? The next cook will be glad of a line.
                </p>
                <WriteLink kind={kind} slug={item.slug} onPress={write} look="line" />
              </div>
            </div>
          )}
        </div>
      </section>
    </>
  )
}

interface WriteLinkProps {
  kind: ContentKind
  slug: string
  onPress: (event: MouseEvent) => void
  look: 'ink' | 'line'
}

/** A link to the page with the form; on an awake page the form opens in place. */
function WriteLink({ kind, slug, onPress, look }: WriteLinkProps) {
  return (
    <a
      href={notesHref(pagePath(kind, slug), {}, true)}
      onClick={onPress}
      rel="nofollow"
      className={`${buttonClass({ look })} justify-self-start`}
    >
      <PenLine aria-hidden className="size-5" />
      {kind === 'recipe' ? 'Write a note' : 'Ask a question'}
    </a>
  )
}

/** Existing notes stay (NOTE-CLOSED-1). */
function Closed({ coach, hasNotes }: { coach: string; hasNotes: boolean }) {
  return (
    <div className="mb-8">
      <h3 className="type-h3">Notes are closed here</h3>
      <p className="text-muted mt-1">
        {hasNotes && 'What has been written stays. '}For anything else,{' '}
        <SiteLink href="/contact" className="font-[650] text-accent-text underline underline-offset-4">
          write to {coach}
        </SiteLink>
        .
      </p>
    </div>
  )
}

/**
 * The styles of the served section. It is far down the page, so they do not block the first paint: `entry-wake.ts`
 * loads them after it, or immediately where the address leads here.
 */
function LateSheet({ href }: { href: string }) {
  return (
    <>
      <link href={href} data-late="" />
      <noscript>
        <link rel="stylesheet" href={href} />
      </noscript>
    </>
  )
}

/** A laid table, shown until the first note. */
function LaidTable() {
  return (
    <svg viewBox="0 0 260 150" aria-hidden="true">
      <path d="M18 122C18 62 68 14 130 14s112 48 112 108z" fill="#fbe3a2" />
      <path d="M6 122h248v10H6z" fill="#2b5f4e" />
      <path d="M62 92h136c0 17-30 30-68 30s-68-13-68-30z" fill="#fbfaf4" />
      <path d="M62 92h136c0 3-1 6-3 8H65c-2-2-3-5-3-8z" fill="#e9dcc2" />
      <path d="M180 44l36-5 3 30-36 5z" fill="#14312a" opacity=".18" />
      <path d="M178 40l36-5 3 30-36 5z" fill="#fbfaf4" />
      <circle cx="196" cy="39" r="5" fill="#d4380f" />
      <path d="M186 52l20-3M187 60l12-2" stroke="#14312a" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  )
}
