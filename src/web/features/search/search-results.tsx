import type { SearchAnswer } from '../../../domain/content/search-result.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { ResultMeta, ResultPassage } from './result-text.tsx'

/** The results of the search page, best first. */
export function SearchResults({ answer: { results, total } }: { answer: SearchAnswer }) {
  return (
    <>
      <ol className="border-t-2 border-ink">
        {results.map((result) => (
          <li
            key={`${result.type}-${result.id}`}
            className="group relative grid gap-1.5 border-b-[1.5px] border-line py-5"
          >
            <ResultMeta result={result} />
            <h2 className="type-h3 wrap-anywhere">
              <SiteLink
                href={result.url}
                className="no-underline decoration-accent decoration-[.09em] underline-offset-[.14em] group-hover:underline after:absolute after:inset-0 after:content-['']"
              >
                {result.title}
              </SiteLink>
            </h2>
            <ResultPassage html={result.highlight} className="type-small text-muted max-w-(--hf-measure)" />
          </li>
        ))}
      </ol>
      {results.length < total && (
        <p className="text-muted mt-6">
          These are the {results.length} best. One more word will narrow it down.
        </p>
      )}
    </>
  )
}
