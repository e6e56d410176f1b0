import { croppedUrl } from '../../../domain/images/cropped-url.ts'
import { pluralize } from '../../../domain/items/labels.ts'
import type { SearchResult } from '../../../domain/reads/answer-schemas.ts'
import { truncateAtGrapheme } from '../../../domain/text/plain-text.ts'
import { TOO_MANY_SEARCHES } from '../../../domain/text/search-limits.ts'
import { classNames } from '../../ui/class-names.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { CategoryMark, CategorySurface } from '../cards/category-mark.tsx'
import type { NewItem } from './start-offers.ts'

const KINDS = { article: 'Article', recipe: 'Recipe' }

/** Renders a result's kind and its category. */
export function ResultMeta({ result }: { result: Pick<SearchResult, 'type' | 'category_name'> }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-muted">
      <span>{KINDS[result.type]}</span>
      {result.category_name && <CategoryMark name={result.category_name} className="text-ink" />}
    </span>
  )
}

/** Classes of a linked row with a picture. */
export const ROW_CLASS =
  'flex gap-3.5 rounded-paper px-3 py-2.5 no-underline hover:bg-sunken focus-visible:bg-sunken focus-visible:-outline-offset-3'

/** Renders a result's picture, described by the title beside it; without one, the category's paper. */
export function ResultPicture({
  result,
}: {
  result: Pick<SearchResult, 'title' | 'featured_image_url' | 'category_name'>
}) {
  const { title, featured_image_url: url, category_name } = result
  const cuts = url === null ? [] : [croppedUrl(url, '1:1', 96), croppedUrl(url, '1:1', 200)]
  const [small, large] = cuts
  return (
    <span className="relative block size-16 flex-none overflow-hidden rounded-paper bg-sunken">
      {url === null ? (
        <CategorySurface name={category_name ?? ''} title={title} />
      ) : (
        <img
          src={small ?? url}
          srcSet={small && large ? `${small} 1x, ${large} 2x` : undefined}
          alt=""
          width={64}
          height={64}
          loading="lazy"
          className="size-full object-cover"
        />
      )}
    </span>
  )
}

/** Renders the matching passage. It comes from the server as escaped text in which only `<mark>` is markup. */
export function ResultPassage({ html, className }: { html: string; className?: string }) {
  return (
    <span
      className={classNames(
        'wrap-anywhere [&_mark]:rounded-[3px] [&_mark]:bg-mark [&_mark]:px-[.1em] [&_mark]:text-on-mark',
        className,
      )}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** Returns the number of results in words: `2 results for “bean”`, `No results for “bean”`. */
export function foundText(total: number, text: string): string {
  return `${total === 0 ? 'No results' : pluralize(total, 'result')} for “${shownSearch(text)}”`
}

/** Advice after a search without results. */
export const NOTHING_FOUND = 'Check the spelling, or use fewer words.'

const MAX_SHOWN_CHARACTERS = 80

/** Returns a search text, truncated to fit a heading or title. */
export function shownSearch(text: string): string {
  return text.length > MAX_SHOWN_CHARACTERS
    ? `${truncateAtGrapheme(text, MAX_SHOWN_CHARACTERS).trimEnd()}…`
    : text
}

/** Renders new items, in rows that look like results. */
export function NewItems({ items, onLeave }: { items: readonly NewItem[]; onLeave?: () => void }) {
  return (
    <ul className="-mx-3">
      {items.map((item) => (
        <li key={item.url}>
          <SiteLink href={item.url} onClick={onLeave} className={ROW_CLASS}>
            <ResultPicture result={item} />
            <span className="grid min-w-0 flex-1 content-center gap-0.5">
              <strong className="font-[650] wrap-anywhere">{item.title}</strong>
              <ResultMeta result={item} />
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

/** Returns the message for a failed search: there were too many, or what to check. */
export function searchFailure(error: unknown): { title: string; words: string } {
  const isTooMany = error instanceof Error && error.message === TOO_MANY_SEARCHES
  return isTooMany
    ? { title: 'One moment, please', words: TOO_MANY_SEARCHES }
    : { title: 'Search isn’t responding', words: 'Please check your connection and try again.' }
}
