import type { RefObject } from 'react'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import { highlightFirstWords } from '../../../domain/content/highlighted-words.ts'
import { formatDifficulty, formatMinutes } from '../../../domain/items/labels.ts'
import { DIETARY_TAGS } from '../../../domain/items/limits.ts'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { useSite } from '../../data/site-context.ts'
import { Picture } from '../../ui/picture.tsx'
import { TagList } from '../../ui/tag.tsx'
import { CategorySurface } from '../cards/category-mark.tsx'
import { usePageUrl } from '../page/head.tsx'
import { HighlightedTitle } from '../page/item-head.tsx'
import { SaveButton } from '../saved/save-button.tsx'
import { ShareMenu } from '../share/share-menu.tsx'
import { CookLink } from './cook-bar.tsx'
import { PrintButton } from './print-button.tsx'

interface RecipeHeaderProps {
  recipe: RecipePage
  servings: number
  buttons: RefObject<HTMLDivElement | null>
}

export function RecipeHeader({ recipe, servings, buttons }: RecipeHeaderProps) {
  const url = usePageUrl()
  const { isPreview } = useSite()
  return (
    <div className="grid gap-6 low:grid-cols-[3fr_5fr] lg:grid-cols-2 lg:items-center lg:gap-14 print:grid-cols-[1fr_46mm] print:items-start print:gap-[6mm]">
      <div className="min-w-0 row-start-1 lg:col-start-2 print:col-start-2">
        <Picture
          source={recipe}
          ratio="4:3"
          sizes="(min-width: 82rem) 580px, (min-width: 64rem) 45vw, (max-height: 30rem) 40vw, 90vw"
          eager
          page={pagePath('recipe', recipe.slug)}
          fallback={<CategorySurface name={recipe.category_name || 'Recipe'} title={recipe.title} />}
        />
      </div>
      <div className="flex min-w-0 flex-col items-start gap-5 print:gap-[2mm]">
        <TagList tags={recipe.dietary_tags} hrefOf={dietHref} className="low:order-1 print-hidden" />
        <h1 className="type-d2 wrap-anywhere low:[font-size:var(--hf-text-h1)] print:text-[22pt]">
          <RecipeTitle title={recipe.title} />
        </h1>
        {recipe.description && (
          <p className="type-lead text-muted wrap-anywhere low:order-1 print:text-[1em]">
            {recipe.description}
          </p>
        )}
        <RecipeFacts recipe={recipe} servings={servings} />
        <div
          ref={buttons}
          className="flex w-full flex-wrap gap-[.6rem] max-sm:grid max-sm:grid-cols-2 *:min-h-12 [&>*>button]:min-h-12 [&>*>button]:w-full"
        >
          {!isPreview && <CookLink slug={recipe.slug} />}
          <SaveButton recipe={recipe} look="button" />
          <ShareMenu shared={{ url, title: recipe.title, description: recipe.description }} />
          <PrintButton />
        </div>
      </div>
    </div>
  )
}

/** Returns the finder's address of a dietary tag; null for the coach's own tags. */
function dietHref(tag: string): string | null {
  const diet = DIETARY_TAGS.find((known) => known === tag.toLowerCase())
  return diet ? `/recipes?diet=${diet}` : null
}

/** The facts a cook needs first. The servings are the chosen ones, so that a printed recipe states what it is for. */
function RecipeFacts({ recipe, servings }: { recipe: RecipePage; servings: number }) {
  const facts = [
    { name: 'Prep', value: `${recipe.prep_time_minutes} min` },
    ...(recipe.cook_time_minutes > 0
      ? [
          { name: 'Cook', value: `${recipe.cook_time_minutes} min` },
          { name: 'Total', value: formatMinutes(recipe.total_time_minutes) },
        ]
      : []),
    { name: 'Servings', value: String(servings) },
    { name: 'Difficulty', value: formatDifficulty(recipe.difficulty) },
  ]
  return (
    <dl className="flex flex-wrap gap-x-[clamp(1.1rem,2vw,1.5rem)] gap-y-3 max-sm:grid max-sm:w-full max-sm:grid-cols-[repeat(auto-fit,minmax(max(4.5rem,28%),1fr))] print:flex">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="type-label text-muted">{name}</dt>
          <dd className="font-display text-[1.2rem] leading-[1.2] font-[750] tracking-[-.01em] sm:text-[1.375rem] print:text-[12pt]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Number of characters up to which a title's last two words fit one line of a phone. */
const MAX_TOGETHER = 14

/** Renders a recipe's title: the last word is not alone on a line where the preceding one fits beside it (PAGE-TITLE-3). */
export function RecipeTitle({ title }: { title: string }) {
  const { marked, after } = highlightFirstWords(title)
  const [lastTwo = ''] = /\S+\s+\S+$/.exec(title) ?? []
  const start = title.length - lastTwo.length
  if (!after || lastTwo.length > MAX_TOGETHER || (start < marked.length && start > MAX_TOGETHER))
    return <HighlightedTitle words={{ before: '', marked, after }} />
  if (start >= marked.length)
    return (
      <>
        <HighlightedTitle words={{ before: '', marked, after: title.slice(marked.length, start) }} />
        <span className="min-[22rem]:whitespace-nowrap">{lastTwo}</span>
      </>
    )
  // Three words: the highlight continues across the only permitted break.
  return (
    <span className="min-[22rem]:whitespace-nowrap">
      <span className="highlight">
        {title.slice(0, start)}
        <wbr />
        {title.slice(start, marked.length)}
      </span>
      {after}
    </span>
  )
}
