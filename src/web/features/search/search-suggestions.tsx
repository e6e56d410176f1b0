import { ArrowLink } from '../../ui/arrow-link.tsx'
import { EmptyBowl } from '../../ui/empty-bowl.tsx'

/** Where to go when a search finds nothing, or has not begun. */
export function SearchSuggestions({ found }: { found: 'nothing' | 'not-asked' }) {
  return (
    <div className="grid gap-6">
      {found === 'nothing' ? (
        <>
          <EmptyBowl />
          <div>
            <h2 className="type-h3">An empty bowl, for now</h2>
            <ul className="text-muted mt-3 grid gap-2">
              <Tip>Check the spelling.</Tip>
              <Tip>Try one word instead of several, or just the start of a word.</Tip>
              <Tip>Try an ingredient, or what you need it for.</Tip>
            </ul>
          </div>
        </>
      ) : (
        <p className="type-lead text-muted max-w-120">
          An ingredient, a sore spot, a time of day: one word is enough.
        </p>
      )}
      <nav aria-label="Places to look" className="flex flex-wrap gap-x-8 gap-y-1">
        <ArrowLink href="/blog">All articles</ArrowLink>
        <ArrowLink href="/recipes">All recipes</ArrowLink>
        <ArrowLink href="/sitemap">The whole site</ArrowLink>
      </nav>
    </div>
  )
}

function Tip({ children }: { children: string }) {
  return (
    <li className="relative pl-6">
      <span aria-hidden className="half-disc absolute top-[.65em] left-0 text-accent" />
      {children}
    </li>
  )
}
