import { pagePath } from '../../../domain/content/affected-pages.ts'
import { recipeKeywords } from '../../../domain/content/keywords.ts'
import { recipeJsonLd } from '../../../domain/content/structured-data/recipe-json-ld.ts'
import { breadcrumbJsonLd, modifiedAt } from '../../../domain/content/structured-data/site-json-ld.ts'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { useLocation } from '../../data/page-context.ts'
import { useSettings, useSite } from '../../data/site-context.ts'
import { Head } from '../head.tsx'
import { JsonLd } from '../json-ld.tsx'
import { useMetaTexts } from '../meta-texts.ts'
import { isNotedAddress } from '../notes/line-address.ts'
import { notesToldOf } from '../notes/notes-told.ts'
import { itemImages, shareCardUrl } from '../share/item-images.ts'

const DEFAULT_SECTION = 'Healthy Recipe'

/** What a recipe says to browsers, previews and machines (REC-HEAD-1). */
export function RecipeHead({ recipe }: { recipe: RecipePage }) {
  const { siteUrl, reads } = useSite()
  const isNoted = isNotedAddress(useLocation().search)
  const settings = useSettings()
  const path = pagePath('recipe', recipe.slug)
  const texts = useMetaTexts(recipe.title, (rules) => ({
    title: rules.recipeMetaTitle(recipe, settings),
    description: rules.recipeMetaDescription(recipe),
  }))
  return (
    <>
      <Head
        {...texts}
        noindex={isNoted && 'follow'}
        canonical={path}
        type="article"
        image={{ url: shareCardUrl('recipe', recipe.id), alt: recipe.title }}
        publishedTime={recipe.published_at}
        modifiedTime={modifiedAt(recipe)}
        author={recipe.author_name ?? settings.coach_name}
        section={recipe.category_name ?? DEFAULT_SECTION}
        keywords={recipeKeywords(recipe)}
      />
      <JsonLd
        data={
          import.meta.env.SSR
            ? {
                ...recipeJsonLd(recipe, itemImages(recipe, siteUrl), { siteUrl, settings }),
                ...(isNoted ? {} : notesToldOf('recipe', recipe.id, reads)),
              }
            : null
        }
      />
      <JsonLd
        data={
          import.meta.env.SSR
            ? breadcrumbJsonLd(
                [
                  { name: 'Recipes', path: '/recipes' },
                  { name: recipe.title, path },
                ],
                siteUrl,
              )
            : null
        }
      />
    </>
  )
}
