import { ArrowRight } from 'lucide-react'
import { pluralize } from '../../../domain/items/labels.ts'
import type { RecipeFilters } from '../../../domain/kitchen/finder/answers.ts'
import type { Loosening } from '../../../domain/kitchen/finder/loosen.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { listHref } from '../grid/paging.ts'
import { looseningWords } from './finder-words.ts'

interface NothingFitsProps {
  filters: RecipeFilters
  loosenings: readonly Loosening[]
}

/** Where nothing fits: an empty plate, and the smallest ways out (FIND-NONE-1). */
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

/** A plate with nothing on it but a leaf, between knife and fork; papers keep their colours in the dark. */
function EmptyPlate() {
  return (
    <svg viewBox="0 0 320 240" aria-hidden="true" className="w-[min(260px,62vw)] rounded-paper md:w-full">
      <path fill="#f7cdc1" d="M0 0h320v240H0z" />
      <path fill="#ea9c8c" d="M32 240C34 138 90 84 160 84s126 54 128 156z" />
      <circle cx="160" cy="124" r="82" fill="#fbfaf4" />
      <circle cx="160" cy="124" r="57" fill="none" stroke="#c6e0e3" strokeWidth="5" />
      <path fill="#2b5f4e" d="M174 148c4-12 17-16 29-13-4 10-17 18-29 13z" />
      <path
        d="M46 70v30q8 14 16 0V70m-8 0v160M266 70v160"
        fill="none"
        stroke="#14312a"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </svg>
  )
}
