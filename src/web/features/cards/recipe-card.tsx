import { Check, ChefHat, Clock, Timer, Users } from 'lucide-react'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import {
  formatDifficulty,
  formatMinutes,
  formatPrepTime,
  joinWords,
  pluralize,
} from '../../../domain/items/labels.ts'
import type { RecipeCardData } from '../../../domain/reads/public-reads.ts'
import { TagList } from '../../ui/tag.tsx'
import { SaveButton } from '../saved/save-button.tsx'
import { type CardChoices, CardMeta, ContentCard, MetaItem } from './content-card.tsx'

/** Maximum number of dietary tags on a card of the grid (REC-INDEX-3). */
const MAX_TAGS = 2

interface RecipeCardProps extends CardChoices {
  recipe: RecipeCardData
  /** True where only the preparation time is shown (the home page). */
  brief?: boolean
}

export function RecipeCard({ recipe, brief = false, ...choices }: RecipeCardProps) {
  return (
    <ContentCard
      {...choices}
      href={pagePath('recipe', recipe.slug)}
      title={recipe.title}
      text={recipe.description}
      category={recipe.category_name || 'Recipe'}
      picture={recipe}
      ratio="4:3"
      action={<SaveButton recipe={recipe} look="card" />}
    >
      {!brief && <TagList tags={recipe.dietary_tags.slice(0, MAX_TAGS)} />}
      <CardMeta>
        <MetaItem icon={Timer}>{formatPrepTime(recipe.prep_time_minutes)}</MetaItem>
        {!brief && (
          <>
            {recipe.cook_time_minutes > 0 && (
              <MetaItem icon={Clock}>
                {`${formatMinutes(recipe.prep_time_minutes + recipe.cook_time_minutes)} in all`}
              </MetaItem>
            )}
            {/* Together on a line, so that none is left over alone. */}
            <CardMeta>
              <MetaItem icon={Users}>{pluralize(recipe.servings, 'serving')}</MetaItem>
              <MetaItem icon={ChefHat}>{formatDifficulty(recipe.difficulty)}</MetaItem>
            </CardMeta>
          </>
        )}
      </CardMeta>
      <RecipeFindings recipe={recipe} />
    </ContentCard>
  )
}

/** The finder's answers on a card: what is in the fridge, what to buy, what a swap removes. */
function RecipeFindings({
  recipe: { have, to_buy = [], swaps_needed = [], unknown = [] },
}: {
  recipe: RecipeCardData
}) {
  if (!have && swaps_needed.length + unknown.length === 0) return null
  return (
    <ul className="mt-0.5 grid w-full gap-1.5 border-t-[1.5px] border-line pt-2.5 text-small leading-[1.45]">
      {swaps_needed.length > 0 && (
        <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-2.5">
          <Check aria-hidden className="mt-0.5 size-4.5" />
          <span>
            <b className="font-[650]">Without {joinWords(swaps_needed)}</b>, by{' '}
            {pluralize(swaps_needed.length, 'swap')}
          </span>
        </li>
      )}
      {unknown.length > 0 && <li className="text-muted">Not everything in this list is known to us</li>}
      {have && (
        <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-2.5">
          <HalfPlate part={have.matched.length / (have.matched.length + have.missing || 1)} />
          <span className="wrap-anywhere">
            <b className="font-[650]">
              {have.matched.length > 0 ? `You have ${joinWords(have.matched)}` : 'Uses nothing you have'}
            </b>
            <br />
            <span className="text-muted">{describeMissing(have.missing, to_buy)}</span>
          </span>
        </li>
      )}
    </ul>
  )
}

/** `Buy barley, beetroot, spinach and 3 more`. */
function describeMissing(missing: number, named: readonly string[]): string {
  if (missing === 0) return 'Nothing to buy'
  const rest = missing - named.length
  if (named.length === 0) return `Buy ${pluralize(missing, 'thing')}`
  return rest > 0 ? `Buy ${named.join(', ')} and ${rest} more` : `Buy ${joinWords(named)}`
}

/** Shows how much of the dish is in the fridge: a half-disc that fills from the left. @param part from 0 to 1 */
function HalfPlate({ part }: { part: number }) {
  const angle = Math.PI * (1 - part)
  const [x, y] = [11 + 9 * Math.cos(angle), 13 - 9 * Math.sin(angle)]
  return (
    <svg viewBox="0 0 22 22" aria-hidden="true" className="size-5.5">
      <path d="M2 13a9 9 0 0 1 18 0z" className="fill-line" />
      {part > 0 && <path d={`M11 13L2 13A9 9 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)}z`} fill="#7da84b" />}
      <path d="M1 14.5h20" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
