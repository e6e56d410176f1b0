import { ChefHat, Clock, Timer, Users } from 'lucide-react'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import { formatDifficulty, formatMinutes, formatPrepTime, pluralize } from '../../../domain/items/labels.ts'
import type { RecipeCardData } from '../../../domain/reads/public-reads.ts'
import { TagList } from '../../ui/tag.tsx'
import { SaveButton } from '../saved/save-button.tsx'
import { type CardChoices, CardMeta, ContentCard, MetaItem } from './content-card.tsx'
import { RecipeFindings } from './recipe-findings.tsx'

/** Dietary tags a card of the grid shows (REC-INDEX-3). */
const MAX_TAGS = 2

interface RecipeCardProps extends CardChoices {
  recipe: RecipeCardData
  /** True where only the preparation time is told (the home page). */
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
      {!brief && <TagList tags={recipe.dietary_tags.slice(0, MAX_TAGS)} label="Dietary tags" />}
      <CardMeta>
        <MetaItem icon={Timer}>{formatPrepTime(recipe.prep_time_minutes)}</MetaItem>
        {!brief && (
          <>
            {recipe.cook_time_minutes > 0 && (
              <MetaItem icon={Clock}>
                {formatMinutes(recipe.prep_time_minutes + recipe.cook_time_minutes)} in all
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
