import { PenLine } from 'lucide-react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import type { ContentKind } from '../../../domain/items/status.ts'
import type { ArticlePage, RecipePage } from '../../../domain/reads/public-reads.ts'
import { useSearchParams } from '../../data/page-context.ts'
import { useSettings, useSite } from '../../data/site-context.ts'
import { useRead } from '../../data/use-read.ts'
import { buttonClass } from '../../ui/button.tsx'
import { LatePart } from '../../ui/late-part.tsx'
import { NOTES_READ, notedHref, readNoted } from './noted-address.ts'
import type { BoardProps } from './notes-board.tsx'

/** Only the server makes it with the page; in the browser it is loaded when it is near. */
const NotesBoard = import.meta.env.SSR ? (await import('./notes-board.tsx')).NotesBoard : null

type NotesSectionProps = {
  /** What stands below the heading: the stars of a recipe. */
  children?: ReactNode
} & ({ kind: 'article'; item: ArticlePage } | { kind: 'recipe'; item: RecipePage })

/** What readers write under an item, and the way to write oneself (NOTE-READ-3). */
export function NotesSection({ kind, item, children }: NotesSectionProps) {
  const { shown, isWriting: isAsked } = readNoted(useSearchParams())
  const [isWriting, setIsWriting] = useState(isAsked)
  const settings = useSettings()
  const { isPreview } = useSite()
  const { data } = useRead(NOTES_READ[kind], isPreview ? null : { id: String(item.id), ...shown })
  const notes = data?.kind === 'found' ? data.item : null
  const counts = notes?.counts
  const total = counts ? counts.question + counts.tip + counts.cooked : 0
  const isOpen = settings.notes_enabled && item.notes_open
  if (isPreview || (!isOpen && total === 0 && kind === 'article')) return null
  const [coach = ''] = settings.coach_name.split(' ')
  const props: BoardProps = {
    ...(kind === 'recipe' ? { kind, item } : { kind, item }),
    isWriting: isWriting && isOpen,
    isOpen,
    onWrite: () => setIsWriting(true),
    onClose: () => setIsWriting(false),
  }
  return (
    <section
      id="notes"
      aria-labelledby="notes-heading"
      className="border-t-[1.5px] border-line py-[clamp(2.25rem,1.4rem+3.4vw,5.5rem)] print-hidden"
    >
      <div className="grid gap-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-[clamp(3rem,6vw,6rem)]">
        <div className="grid content-start gap-[1.35rem] lg:sticky lg:top-6 lg:self-start">
          <div>
            <h2 id="notes-heading" className="type-h1">
              {kind === 'recipe' ? 'Notes from other kitchens' : 'Questions'}
            </h2>
            {total > 0 && (
              <p className="text-muted mt-2 max-w-[34ch]">
                {countWords(kind, total)} {coach} reads every one before it appears here.
              </p>
            )}
          </div>
          {isOpen && !isWriting && (total > 0 || kind === 'article') && (
            <WriteLink kind={kind} slug={item.slug} onPress={() => setIsWriting(true)} />
          )}
          {!isWriting && children}
        </div>
        <LatePart
          Served={NotesBoard}
          load={async () => (await import('./notes-board.tsx')).NotesBoard}
          props={props}
          isWanted={isWriting}
        />
      </div>
    </section>
  )
}

function countWords(kind: ContentKind, total: number): string {
  const word = kind === 'recipe' ? 'note' : 'question'
  return `${total} ${word}${total === 1 ? '' : 's'}.`
}

/** A link to the page with the form; pressed on a page that is awake, the form opens in place. */
export function WriteLink({
  kind,
  slug,
  onPress,
  look = 'ink',
}: {
  kind: ContentKind
  slug: string
  onPress: () => void
  look?: 'ink' | 'line'
}) {
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onPress()
  }
  return (
    <a
      href={notedHref(pagePath(kind, slug), {}, true)}
      onClick={press}
      rel="nofollow"
      className={`${buttonClass({ look })} justify-self-start`}
    >
      <PenLine aria-hidden className="size-5" />
      {kind === 'recipe' ? 'Write a note' : 'Ask a question'}
    </a>
  )
}
