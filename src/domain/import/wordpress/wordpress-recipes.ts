import { COUNTABLE_UNIT } from '../../content/ingredient-line.ts'
import type { Ingredient } from '../../content/recipe.ts'
import { splitIngredients } from '../../content/split-ingredients.ts'
import { pluralize } from '../../items/labels.ts'
import { CONTENT_DEFAULTS, CONTENT_LIMITS } from '../../items/limits.ts'
import { parseJson } from '../../text/json.ts'
import { finishItem, type ImportItem } from '../import-item.ts'
import { IMPORT_LIMITS } from '../import-limits.ts'
import { oldPathOf } from '../old-path.ts'
import { linesFromHtml, plainFromHtml } from '../plain-from-html.ts'
import type { RecipeData } from '../recipe/data-values.ts'
import { readRecipe } from '../recipe/read-recipe.ts'
import { children, textOf, type XmlNode } from '../xml.ts'
import { phpUnserialize } from './php-unserialize.ts'
import { readComments } from './wordpress-comments.ts'
import {
  authorOf,
  metaOf,
  originOf,
  readDate,
  readStatus,
  recipeSlug,
  recipeTitle,
  type WxrSite,
} from './wxr-site.ts'

/** A plugin's recipe, before its conversion to the editor's fields. */
interface PluginRecipe {
  /** With schema.org property names. */
  data: RecipeData
  ingredients: Ingredient[]
  /** HTML. */
  summary: string
  notes: string[]
  categories: string[]
  warnings: string[]
}

/** Reads a recipe of WP Recipe Maker or Tasty Recipes, which each store it in a post of its own (IMPORT-RECIPE-1). */
export function readRecipePost(site: WxrSite, node: XmlNode): ImportItem {
  const isTasty = textOf(node, 'wp:post_type').trim() === 'tasty_recipe'
  const plugin = isTasty ? readTasty(node) : readRecipeMaker(node)
  const recipe = readRecipe({ ...plugin.data, recipeIngredient: plugin.ingredients.map(textOfLine) })
  const warnings = [...plugin.warnings, ...recipe.warnings]
  const shown = readVisibility(site, node)
  const summary = plainFromHtml(plugin.summary)
  const isLong = summary.length > CONTENT_LIMITS.excerpt
  if (isLong) warnings.push('Its summary is long: the whole of it stands in the notes.')
  const thumbnail = [metaOf(node, '_thumbnail_id'), ...shown.thumbnails]
    .map((id) => site.attachments.get(id))
    .find((attachment) => attachment !== undefined)
  const path = oldPathOf(textOf(node, 'link').trim())
  const [category = null, ...others] = plugin.categories
  return finishItem({
    origin: originOf(site, node),
    kind: 'recipe',
    fields: {
      title: recipeTitle(node),
      slug: recipeSlug(node),
      description: summary,
      ...readTimes(recipe, warnings),
      servings: recipe.servings ?? undefined,
      ingredients: cutList(plugin.ingredients, 'ingredients', warnings),
      instructions: cutList(recipe.instructions, 'steps', warnings),
      notes: cutNotes([...(isLong ? linesFromHtml(plugin.summary) : []), ...plugin.notes], warnings),
      dietary_tags: recipe.dietary_tags,
      meta_keywords: [...new Set([...others, ...recipe.meta_keywords])]
        .map((word) => word.slice(0, CONTENT_LIMITS.keyword))
        .slice(0, CONTENT_LIMITS.keywords),
      status: shown.status,
      published_at: shown.published_at,
    },
    category,
    author: authorOf(site, node),
    old_paths: path === null ? [] : [path],
    pictures: thumbnail ? [thumbnail.url] : [],
    featured_picture: thumbnail ? { url: thumbnail.url, alt: thumbnail.alt } : null,
    notes: readComments(site, node).notes,
    warnings: [...shown.warnings, ...warnings],
  })
}

/** Readers saw it through the posts that show it, whatever its own status: it is a draft when all of them are. */
function readVisibility({ recipeParents }: WxrSite, node: XmlNode) {
  const parents = recipeParents.get(textOf(node, 'wp:post_id').trim()) ?? []
  const thumbnails = parents.map(({ thumbnail }) => thumbnail)
  const { status, warnings } = readStatus(node)
  const open = parents.find((parent) => parent.status === 'published')
  if (open)
    return { status: open.status, published_at: open.published_at ?? readDate(node), thumbnails, warnings }
  if (parents.length > 0) return { status: 'draft', published_at: null, thumbnails, warnings }
  return { status, published_at: status === 'published' ? readDate(node) : null, thumbnails, warnings }
}

/** Reads the times; a missing one gets the minimum, so that the total is what was stated. */
function readTimes(
  { prep_time_minutes: prep, cook_time_minutes: cook }: ReturnType<typeof readRecipe>,
  warnings: string[],
) {
  const { prepTimeMinutes, cookTimeMinutes } = CONTENT_DEFAULTS
  if (prep === null && cook === null) {
    warnings.push(
      `It gave no times: ${prepTimeMinutes} minutes stand for preparing, ${cookTimeMinutes} for cooking.`,
    )
    return {}
  }
  if (prep === null)
    warnings.push(
      `It gave no preparation time, which stands as ${pluralize(CONTENT_LIMITS.prepTimeMin, 'minute')}.`,
    )
  // With a time for preparing and none for cooking, nothing is cooked.
  return { prep_time_minutes: prep ?? CONTENT_LIMITS.prepTimeMin, cook_time_minutes: cook ?? 0 }
}

/** Its lists are PHP arrays: groups with a name, and lines in each. */
function readRecipeMaker(node: XmlNode): PluginRecipe {
  const warnings: string[] = []
  const groups = readList(metaOf(node, 'wprm_ingredients'))
  const ingredients = groups.flatMap((group) => [
    ...headingOf(field(group, 'name')),
    ...listIn(group, 'ingredients').flatMap(readIngredient),
  ])
  const methods = readList(metaOf(node, 'wprm_instructions'))
  const steps = methods.flatMap((group) => listIn(group, 'instructions'))
  if (steps.some((step) => Number(field(step, 'image')) > 0))
    warnings.push('Pictures beside its steps stay behind.')
  if (['wprm_video_embed', 'wprm_video_id'].some((key) => /[^\s0]/.test(metaOf(node, key))))
    warnings.push('Its film stays behind.')
  const tools = readList(metaOf(node, 'wprm_equipment')).flatMap((tool) => field(tool, 'name') || [])
  const custom = metaOf(node, 'wprm_custom_time')
  const hasCustom = /^[1-9]\d{0,4}$/.test(custom)
  const total = Number(metaOf(node, 'wprm_total_time')) - (hasCustom ? Number(custom) : 0)
  const label = plainFromHtml(metaOf(node, 'wprm_custom_time_label')).replace(/:$/, '') || 'Resting time'
  return {
    data: {
      prepTime: durationOf(metaOf(node, 'wprm_prep_time')),
      cookTime: durationOf(metaOf(node, 'wprm_cook_time')),
      totalTime: total > 0 ? durationOf(String(total)) : '',
      recipeYield: [`${metaOf(node, 'wprm_servings')} ${metaOf(node, 'wprm_servings_unit')}`.trim()],
      recipeInstructions: methods.map((group) => ({
        '@type': 'HowToSection',
        name: field(group, 'name').replace(/\s*:\s*$/, ''),
        itemListElement: listIn(group, 'instructions').map((step) => ({ text: field(step, 'text') })),
      })),
      keywords: [...termsOf(node, 'wprm_keyword'), ...termsOf(node, 'wprm_cuisine')],
      suitableForDiet: termsOf(node, 'wprm_suitablefordiet'),
      nutrition: /s:8:"calories";[sid]:[^;]{0,20}[1-9]/.test(metaOf(node, 'wprm_nutrition'))
        ? true
        : undefined,
    },
    ingredients,
    summary: textOf(node, 'content:encoded') || metaOf(node, 'wprm_summary'),
    notes: [
      ...linesFromHtml(metaOf(node, 'wprm_notes')),
      ...(tools.length > 0 ? [`Equipment: ${tools.join(', ')}.`] : []),
      ...(hasCustom ? [`${label}: ${custom} minutes.`] : []),
    ],
    categories: termsOf(node, 'wprm_course'),
    warnings,
  }
}

/** Maximum length of a list as HTML, in characters; a longer one is ignored. */
const MAX_LIST = 200_000

/** Its lists are HTML as typed. */
function readTasty(node: XmlNode): PluginRecipe {
  const keywords = ['keywords', 'cuisine', 'method'].flatMap((key) => metaOf(node, key).split(','))
  const categories = metaOf(node, 'category').split(',')
  return {
    data: {
      prepTime: metaOf(node, 'prep_time'),
      cookTime: metaOf(node, 'cook_time'),
      totalTime: metaOf(node, 'total_time'),
      recipeYield: metaOf(node, 'yield'),
      recipeInstructions: markedSteps(metaOf(node, 'instructions')),
      keywords: keywords.map(plainFromHtml),
      suitableForDiet: metaOf(node, 'diet'),
      nutrition: metaOf(node, 'calories') === '' ? undefined : true,
    },
    ingredients: splitIngredients(
      linesFromHtml(markHeadings(metaOf(node, 'ingredients').slice(0, MAX_LIST))).join('\n'),
    ),
    summary: metaOf(node, 'description'),
    notes: linesFromHtml(metaOf(node, 'notes')),
    categories: categories.map(plainFromHtml).filter((name) => name !== ''),
    warnings: [],
  }
}

/** Marks `<h4>For the soup</h4>` and `<p><strong>Soup</strong></p>`, alone on their line, as headings. */
function markHeadings(html: string): string {
  return html
    .replace(/<h[1-6]\b[^>]{0,300}>([^<>]{1,200})<\/h[1-6]>/gi, '<p># $1</p>')
    .replace(
      /<p\b[^>]{0,300}>\s{0,20}<(?:strong|b)>([^<>]{1,200})<\/(?:strong|b)>:?\s{0,20}<\/p>/gi,
      '<p># $1</p>',
    )
}

/** Returns a list's items as steps; a heading is put before the first step below it. */
function markedSteps(html: string): unknown {
  if (!/<li\b/i.test(html)) return html
  const sections: { '@type': string; name: string; itemListElement: string[] }[] = []
  for (const line of linesFromHtml(markHeadings(html.slice(0, MAX_LIST)))) {
    const heading = /^# (.+?)\s*:?$/.exec(line)?.[1]
    const last = sections.at(-1)
    if (heading !== undefined || !last)
      sections.push({
        '@type': 'HowToSection',
        name: heading ?? '',
        itemListElement: heading === undefined ? [line] : [],
      })
    else last.itemListElement.push(line)
  }
  return sections
}

function readIngredient(line: unknown): Ingredient[] {
  const amount = field(line, 'amount')
  const name = field(line, 'name')
  const notes = field(line, 'notes')
  const ingredient = name === '' ? notes : notes === '' ? name : `${name}, ${notes}`
  if (ingredient === '') return []
  const unit = field(line, 'unit') || (amount === '' ? '' : COUNTABLE_UNIT)
  return [{ amount, unit, ingredient }].map((part) => ({
    amount: part.amount.slice(0, CONTENT_LIMITS.ingredientPart),
    unit: part.unit.slice(0, CONTENT_LIMITS.ingredientPart),
    ingredient: part.ingredient.slice(0, CONTENT_LIMITS.ingredientPart),
  }))
}

function headingOf(name: string): Ingredient[] {
  const text = name.replace(/[\s:]+$/, '').slice(0, CONTENT_LIMITS.ingredientPart - 1)
  return text === '' ? [] : [{ amount: '', unit: '', ingredient: `${text}:` }]
}

function textOfLine({ amount, unit, ingredient }: Ingredient): string {
  return `${amount} ${unit} ${ingredient}`.trim()
}

function readList(text: string): unknown[] {
  const value = /^[[{]/.test(text)
    ? parseJson(text, { maxDepth: IMPORT_LIMITS.jsonDepth })
    : phpUnserialize(text)
  return valuesOf(value)
}

function valuesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null
    ? Object.values(value).slice(0, IMPORT_LIMITS.recipeValues)
    : []
}

function listIn(group: unknown, key: string): unknown[] {
  return typeof group === 'object' && group !== null && key in group ? valuesOf(Reflect.get(group, key)) : []
}

/** Returns the plain text of a field, '' when it has none. */
function field(entry: unknown, key: string): string {
  const value: unknown =
    typeof entry === 'object' && entry !== null && key in entry ? Reflect.get(entry, key) : ''
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? plainFromHtml(value.slice(0, IMPORT_LIMITS.recipeValueLength)) : ''
}

function durationOf(minutes: string): string {
  return /^\d{1,5}$/.test(minutes) && Number(minutes) > 0 ? `PT${minutes}M` : ''
}

function termsOf(node: XmlNode, domain: string): string[] {
  return children(node, 'category')
    .slice(0, IMPORT_LIMITS.terms)
    .filter((term) => textOf(term, '@domain') === domain)
    .map((term) => plainFromHtml(textOf(term, '#text').slice(0, 1_000)))
    .filter((name) => name !== '')
}

function cutList<T>(list: readonly T[], what: string, warnings: string[]): T[] {
  const max = CONTENT_LIMITS.listItems
  if (list.length > max) warnings.push(`It had more than ${max} ${what}; the rest is cut.`)
  return list.slice(0, max)
}

function cutNotes(lines: readonly string[], warnings: string[]): string {
  const text = lines.join('\n')
  if (text.length <= CONTENT_LIMITS.notes) return text
  warnings.push(`Its notes were longer than ${CONTENT_LIMITS.notes} characters and are cut.`)
  return text.slice(0, CONTENT_LIMITS.notes)
}
