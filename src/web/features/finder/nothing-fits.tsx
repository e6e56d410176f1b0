import { ArrowRight } from 'lucide-react'
import { pluralize } from '../../../domain/items/labels.ts'
import type { RecipeFilters } from '../../../domain/kitchen/finder/answers.ts'
import type { Loosening } from '../../../domain/kitchen/finder/loosen.ts'
import { useSettings } from '../../data/site-context.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { NearEnd } from '../../ui/near-end.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { listHref } from '../grid/paging.ts'
import emptyPlate from './empty-plate.svg'
import { looseningWords } from './finder-words.ts'

interface NothingFitsProps {
  filters: RecipeFilters
  loosenings: readonly Loosening[]
}

/** Shown where nothing fits: the smallest change after which something does, then others, and a contact (FIND-NONE-1). */
export function NothingFits({ filters, loosenings }: NothingFitsProps) {
  const { coach_name } = useSettings()
  const [first, ...others] = loosenings
  return (
    <div className="pt-6">
      <div className="grid items-center gap-x-12 gap-y-6 pb-16 md:grid-cols-[320px_minmax(0,1fr)]">
        <img
          src={emptyPlate}
          alt=""
          width={320}
          height={240}
          className="w-[min(260px,62vw)] rounded-paper md:w-full"
        />
        <div>
          <h2 className="type-h2">{loosenings.length > 0 ? 'With one change' : 'No recipes fit.'}</h2>
          {first && (
            <p className="mt-5">
              <ButtonLink href={hrefOf(first)} keepScroll>
                {looseningWords(filters, first.filters)}: {dishes(first)}
                <ArrowRight aria-hidden className="size-5" />
              </ButtonLink>
            </p>
          )}
          {others.length > 0 && (
            <ul className="mt-5 max-w-136 border-b-[1.5px] border-line">
              {others.map((loosening) => (
                <li key={JSON.stringify(loosening.filters)} className="border-t-[1.5px] border-line">
                  <SiteLink
                    href={hrefOf(loosening)}
                    keepScroll
                    className="group grid min-h-15 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-4 py-1.5 no-underline"
                  >
                    <b className="font-[650] decoration-accent group-hover:underline">
                      {looseningWords(filters, loosening.filters)}
                    </b>
                    <span className="text-muted">{dishes(loosening)}</span>
                    <ArrowRight aria-hidden className="size-5" />
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
          <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
            <ButtonLink href="/recipes" look="line" keepScroll>
              See all recipes
            </ButtonLink>
            <ArrowLink href="/contact">Ask {coach_name.split(' ')[0]} for one</ArrowLink>
          </p>
        </div>
      </div>
      {first && (
        <NearEnd
          // Another question has other near matches.
          key={JSON.stringify(first.filters)}
          className="min-h-40"
          load={async () => {
            const { ClosestRecipes } = await import('../recipe/cook-next.tsx')
            return () => <ClosestRecipes loosening={first} />
          }}
        />
      )}
    </div>
  )
}

function hrefOf({ filters }: Loosening): string {
  return listHref({ list: 'recipes', filters, page: 1 })
}

function dishes({ count }: Loosening): string {
  return pluralize(count, 'dish', 'dishes')
}
