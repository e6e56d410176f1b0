import { highlightFirstWords } from '../../../domain/content/highlighted-words.ts'
import { formatDifficulty } from '../../../domain/content/labels.ts'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { Picture } from '../../ui/picture.tsx'
import { TagList } from '../../ui/tag.tsx'
import { CategorySurface } from '../cards/category-mark.tsx'
import { usePageUrl } from '../head.tsx'
import { HighlightedTitle } from '../highlighted-title.tsx'
import { SaveButton } from '../saved/save-button.tsx'
import { ShareMenu } from '../share/share-menu.tsx'
import { PrintButton } from './print-button.tsx'

export function RecipeHeader({ recipe, servings }: { recipe: RecipePage; servings: number }) {
  const url = usePageUrl()
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:items-center lg:gap-14 print:grid-cols-[1fr_46mm] print:items-start print:gap-[6mm]">
      <div className="min-w-0 lg:order-2 print:order-2">
        <Picture
          source={recipe}
          ratio="4:3"
          sizes="(min-width: 82rem) 570px, (min-width: 64rem) 45vw, 92vw"
          eager
          fallback={<CategorySurface name={recipe.category_name || 'Recipe'} />}
        />
      </div>
      <div className="flex min-w-0 flex-col items-start gap-5 print:gap-[2mm]">
        <TagList tags={recipe.dietary_tags} label="Dietary tags" className="print-hidden" />
        <h1 className="type-d2 wrap-anywhere print:text-[22pt]">
          <HighlightedTitle words={highlightFirstWords(recipe.title)} />
        </h1>
        {recipe.description && (
          <p className="type-lead text-muted wrap-anywhere print:text-[1em]">{recipe.description}</p>
        )}
        <div className="flex w-full flex-wrap items-end justify-between gap-x-5 gap-y-4">
          <RecipeFacts recipe={recipe} servings={servings} />
          <div className="flex flex-wrap gap-2">
            <SaveButton recipe={recipe} look="button" />
            <ShareMenu shared={{ url, title: recipe.title, description: recipe.description }} />
            <PrintButton />
          </div>
        </div>
      </div>
    </div>
  )
}

/** What a cook asks first. The servings are the chosen ones, so that a printed recipe says what it is for. */
function RecipeFacts({ recipe, servings }: { recipe: RecipePage; servings: number }) {
  const facts = [
    { name: 'Prep', value: `${recipe.prep_time_minutes} min` },
    ...(recipe.cook_time_minutes > 0 ? [{ name: 'Cook', value: `${recipe.cook_time_minutes} min` }] : []),
    { name: 'Servings', value: String(servings) },
    { name: 'Difficulty', value: formatDifficulty(recipe.difficulty) },
  ]
  return (
    <dl className="flex flex-wrap gap-x-[clamp(1.1rem,2vw,1.5rem)] gap-y-3">
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
