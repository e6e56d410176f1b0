import { isIngredientHeading } from '../../../domain/content/ingredient-line.ts'
import { pluralize } from '../../../domain/items/labels.ts'
import type { ItemToRead } from '../../../domain/proofreader/proofread.ts'
import { capitalize } from '../../../domain/text/capitalize.ts'

const OVEN = /\boven\b/i

/** What was looked at in a text without findings, in short sentences. */
export function describeChecked(item: ItemToRead): string {
  return item.kind === 'article' ? describeArticle(item.text.content) : describeRecipe(item.text)
}

function describeArticle(content: string): string {
  const words = content.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0
  const pictures = content.match(/!\[[^\]]+\]\(/g)?.length ?? 0
  const links = (content.match(/\]\([^)\s]+/g)?.length ?? 0) - pictures
  const sentences = [
    `${pluralize(words, 'word')} read.`,
    /^#{2,}\s/m.test(content) ? 'Headings in order.' : '',
    links === 1 ? 'The link leads somewhere.' : links > 1 ? `${links} links, all lead somewhere.` : '',
    pictures === 1 ? 'The picture is described.' : pictures > 1 ? `${pictures} pictures, all described.` : '',
  ]
  return sentences.filter(Boolean).join(' ')
}

function describeRecipe({
  ingredients,
  instructions,
  cook_time_minutes,
  dietary_tags,
}: Extract<ItemToRead, { kind: 'recipe' }>['text']): string {
  const lines = ingredients.filter((line) => line.ingredient.trim() !== '' && !isIngredientHeading(line))
  const [tag] = dietary_tags
  const sentences = [
    `${pluralize(lines.length, 'ingredient')}, all used.`,
    (cook_time_minutes ?? 0) > 0 ? 'Times add up.' : '',
    instructions.some(({ instruction }) => OVEN.test(instruction)) ? 'The oven has a temperature.' : '',
    tag ? `${capitalize(tag)} means ${tag}.` : '',
  ]
  return sentences.filter(Boolean).join(' ')
}
