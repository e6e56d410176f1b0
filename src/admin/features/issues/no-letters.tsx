import { useInfiniteQuery } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import { isVisible } from '../../../domain/items/visibility.ts'
import { startIssue } from '../../../domain/newsletter/issue-start.ts'
import { ButtonLink } from '../../../web/ui/button.tsx'
import { articlePages } from '../../data/items.ts'
import { EmptyState } from '../../ui/list-states.tsx'
import { PaperPicture } from '../../ui/paper-picture.tsx'
import { IssuePreview } from './issue-preview.tsx'
import { ISSUE_LIST, START } from './issue-words.ts'

/** So many are looked at for one that readers can open. */
const LOOKED_AT = 20

/** Before the first letter: what one made of an article looks like, and the way to it. */
export function NoLetters() {
  const { data } = useInfiniteQuery(articlePages({ q: '', status: 'published' }, LOOKED_AT))
  const now = new Date().toISOString()
  const article = data?.pages[0]?.items.find((item) => isVisible(item, now))
  if (!article) {
    return (
      <EmptyState picture="sheet" title="No letters yet" action={<Start />}>
        {WORDS}
      </EmptyState>
    )
  }
  const fields = startIssue({ ...article, kind: 'article', summary: article.excerpt })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-8 py-4 lg:grid-cols-2">
      <div className="grid justify-items-start gap-2">
        <PaperPicture name="sheet" className="mb-3 w-36 md:w-42" />
        <p className="type-h3">No letters yet</p>
        <p className="mb-3 max-w-100 text-pretty text-muted">{WORDS}</p>
        <Start />
      </div>
      <figure className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <figcaption className="text-small text-muted">
          What one from your newest article looks like
        </figcaption>
        {/* Its links lead readers on, not the coach. */}
        <div inert className="max-h-124 overflow-clip mask-[linear-gradient(#000_75%,transparent)] p-1">
          <IssuePreview fields={fields} />
        </div>
      </figure>
    </div>
  )
}

const WORDS = 'A thought of your own, or something you’ve just published.'

function Start() {
  return (
    <ButtonLink href={`${ISSUE_LIST}/new?${START}`}>
      <BookOpen aria-hidden className="size-5" />
      Start from an article or recipe
    </ButtonLink>
  )
}
