import { ChefHat, Timer, Users } from 'lucide-react'
import { formatDifficulty, formatPrepTime, pluralize } from '../../../domain/content/labels.ts'
import type { RecipeCardData } from '../../../domain/reads/public-reads.ts'
import { Picture } from '../../ui/picture.tsx'
import { TagList } from '../../ui/tag.tsx'
import { CardMeta, MetaItem } from '../cards/card-meta.tsx'
import { CategoryField } from '../cards/category-field.tsx'
import { FeatureBlock } from '../grid/feature-block.tsx'

/** Dietary tags the block shows (product §6.4). */
const MAX_TAGS = 3

export function FeaturedRecipe({ recipe }: { recipe: RecipeCardData }) {
  return (
    <FeatureBlock
      href={`/recipes/${recipe.slug}`}
      title={recipe.title}
      flip
      mark={
        <p className="type-label inline-flex items-center gap-[.45em] font-[650]">
          <span aria-hidden className="half-disc h-1.5 w-3 text-[#c98a06] dark:text-mark" />
          Featured Recipe
        </p>
      }
      picture={
        <Picture
          source={recipe}
          ratio="4:3"
          sizes="(min-width: 82rem) 660px, (min-width: 64rem) 52vw, 92vw"
          eager
          fallback={<CategoryField name={recipe.category_name || 'Recipe'} />}
        />
      }
    >
      {recipe.description && <p className="type-lead wrap-anywhere">{recipe.description}</p>}
      <TagList tags={recipe.dietary_tags.slice(0, MAX_TAGS)} label="Dietary tags" outlined />
      <CardMeta>
        <MetaItem icon={Timer}>{formatPrepTime(recipe.prep_time_minutes)}</MetaItem>
        <MetaItem icon={Users}>{pluralize(recipe.servings, 'serving')}</MetaItem>
        <MetaItem icon={ChefHat}>{formatDifficulty(recipe.difficulty)}</MetaItem>
      </CardMeta>
    </FeatureBlock>
  )
}
