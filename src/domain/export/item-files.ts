import type { Article } from '../content/article.ts'
import { ingredientLine, isIngredientHeading } from '../content/ingredient-line.ts'
import type { Recipe } from '../content/recipe.ts'
import { writeFrontMatter } from './front-matter.ts'

/** An article as `articles/<slug>.md`: every field above, its Markdown below. */
export function writeArticleFile(article: Article, formerSlugs: readonly string[]): string {
  const { content, content_html: _, featured_image_color: _color, ...facts } = article
  return writeFrontMatter({ ...facts, former_slugs: [...formerSlugs] }, content)
}

/** A recipe as `recipes/<slug>.md`: every field above; below, the recipe written out for reading. */
export function writeRecipeFile(recipe: Recipe, formerSlugs: readonly string[]): string {
  const { featured_image_color: _, instructions, ...facts } = recipe
  const steps = instructions.map(({ instruction }) => instruction)
  return writeFrontMatter(
    { ...facts, instructions: steps, former_slugs: [...formerSlugs] },
    writeOut(recipe, steps),
  )
}

function writeOut({ title, description, ingredients, notes, variations }: Recipe, steps: readonly string[]) {
  const list = (lines: readonly string[]) => lines.join('\n')
  const parts = [
    `# ${title}`,
    description,
    ingredients.length > 0 &&
      `## Ingredients\n\n${list(ingredients.map((one) => (isIngredientHeading(one) ? `\n### ${one.ingredient}\n` : `- ${ingredientLine(one)}`)))}`,
    steps.length > 0 && `## Instructions\n\n${list(steps.map((step, index) => `${index + 1}. ${step}`))}`,
    notes !== '' && `## Pro Tips\n\n${notes}`,
    variations.length > 0 &&
      `## Variations\n\n${list(variations.map(({ name, description: how }) => `- **${name}**: ${how}`))}`,
  ]
  return parts.filter((part) => part !== false && part !== '').join('\n\n')
}
