import { ArrowRight } from 'lucide-react'
import { pluralize } from '../../../domain/content/labels.ts'
import type { RecipeFilters } from '../../../domain/kitchen/finder/answers.ts'
import type { Loosening } from '../../../domain/kitchen/finder/loosen.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { listHref } from '../grid/paging.ts'
import { looseningWords } from './finder-words.ts'

interface NothingFitsProps {
  filters: RecipeFilters
  loosenings: readonly Loosening[]
}

/** Where nothing fits: an empty plate, and the smallest ways out (product §28.7). */
export function NothingFits({ filters, loosenings }: NothingFitsProps) {
  return (
    <div className="grid items-center gap-x-12 gap-y-6 pt-6 pb-16 md:grid-cols-[320px_minmax(0,1fr)]">
      <EmptyPlate />
      <div>
        <h2 className="type-h2">An honest empty plate</h2>
        <p className="type-lead text-muted mt-1">
          {loosenings.length > 0 ? 'Take one wish away and there is dinner.' : 'No recipes fit.'}
        </p>
        {loosenings.length > 0 && (
          <ul className="mt-5 max-w-136 border-b-[1.5px] border-line">
            {loosenings.map((loosening) => (
              <li key={JSON.stringify(loosening.filters)} className="border-t-[1.5px] border-line">
                <SiteLink
                  href={listHref({ list: 'recipes', filters: loosening.filters, page: 1 })}
                  keepScroll
                  className="group grid min-h-15 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-4 py-1.5 no-underline"
                >
                  <b className="font-[650] decoration-accent group-hover:underline">
                    {looseningWords(filters, loosening.filters)}
                  </b>
                  <span className="text-muted">{pluralize(loosening.count, 'dish', 'dishes')}</span>
                  <ArrowRight aria-hidden className="size-5" />
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-5">
          <SiteLink
            href="/contact"
            className="text-small font-[650] text-accent-text inline-flex min-h-11 items-center"
          >
            Wish for such a dish
          </SiteLink>
        </p>
      </div>
    </div>
  )
}

/** A plate with nothing on it but crumbs and a leaf, between knife and fork; papers keep their colours in the dark. */
function EmptyPlate() {
  return (
    <svg viewBox="0 0 320 240" aria-hidden="true" className="w-[min(260px,62vw)] rounded-paper md:w-full">
      <path fill="#f7cdc1" d="M0 0h320v240H0z" />
      <path fill="#ea9c8c" d="M32 240C34 138 90 84 160 84s126 54 128 156z" />
      <circle cx="160" cy="124" r="82" fill="#fbfaf4" />
      <circle cx="160" cy="124" r="57" fill="none" stroke="#c6e0e3" strokeWidth="5" />
      <path
        fill="#c9a877"
        d="M143 108a5 4 0 1 1 9 2 5 4 0 1 1-9-2zm16 12a3 3 0 1 1 6 1 3 3 0 1 1-6-1zm-22 8a3 2 0 1 1 6 1 3 2 0 1 1-6-1zm26-24a2 2 0 1 1 5 1 2 2 0 1 1-5-1z"
      />
      <path fill="#2b5f4e" d="M174 148c4-12 17-16 29-13-4 10-17 18-29 13z" />
      <path
        fill="#14312a"
        d="M46 70c0-2 4-2 4 0l2 26h2l1-26c0-2 4-2 4 0l1 26h2l2-26c0-2 4-2 4 0 1 18 1 32-2 38-2 4-5 6-5 10v122h-8V118c0-4-3-6-5-10-3-6-3-20-2-38zM260 66c8 6 13 24 13 44 0 12-3 20-6 24v106h-8V68c0-2 0-3 1-2z"
      />
    </svg>
  )
}
