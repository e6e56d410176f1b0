import { isIngredientHeading } from '../content/ingredient-line.ts'
import { UnreadableText } from '../errors.ts'
import { collectFindings, type Finding, type Rule } from './finding.ts'
import { GRAMMAR_RULES, STEP_GRAMMAR_RULES } from './grammar-rules.ts'
import { HEALTH_RULES } from './health-rules.ts'
import { ITEM_RULES } from './item-rules.ts'
import { MARKDOWN_RULES } from './markdown-rules.ts'
import { type Passage, readMarkdown, readPlain } from './prose.ts'
import { PROSE_RULES } from './prose-rules.ts'
import { RECIPE_LIST_RULES } from './recipe-list-rules.ts'
import { RECIPE_STEP_RULES } from './recipe-step-rules.ts'
import { RECIPE_TIME_RULES } from './recipe-time-rules.ts'
import { ARTICLE_SIGN_RULES, RECIPE_SIGN_RULES } from './sign-rules.ts'
import { STEP_FOOD_RULES } from './step-food-rules.ts'
import type { ArticleSubject, ItemSubject, RecipeParts, RecipeSubject, SiteFacts } from './subjects.ts'

const SHARED_RULES: readonly Rule<ItemSubject>[] = [
  ...ITEM_RULES,
  ...HEALTH_RULES,
  ...PROSE_RULES,
  ...GRAMMAR_RULES,
]

/** The rules for articles (PROOF-TEXT-1). */
export const ARTICLE_RULES: readonly Rule<ArticleSubject>[] = [
  ...MARKDOWN_RULES,
  ...ARTICLE_SIGN_RULES,
  ...SHARED_RULES,
]
/** The rules for recipes (PROOF-RECIPE-1). */
export const RECIPE_RULES: readonly Rule<RecipeSubject>[] = [
  ...RECIPE_LIST_RULES,
  ...STEP_FOOD_RULES,
  ...RECIPE_STEP_RULES,
  ...RECIPE_TIME_RULES,
  ...STEP_GRAMMAR_RULES,
  ...RECIPE_SIGN_RULES,
  ...SHARED_RULES,
]

const ARTICLE_FIELDS = [
  'title',
  'excerpt',
  'content',
  'featured_image_url',
  'featured_image_alt',
  'meta_title',
  'meta_description',
] as const
const RECIPE_FIELDS = [
  'title',
  'description',
  'prep_time_minutes',
  'cook_time_minutes',
  'servings',
  'ingredients',
  'instructions',
  'dietary_tags',
  'allergens',
  'swaps',
  'variations',
  'notes',
  'featured_image_url',
  'featured_image_alt',
  'meta_title',
  'meta_description',
] as const

interface ItemText {
  title: string
  featured_image_url: string | null
  featured_image_public_id: string | null
  featured_image_alt: string | null
  meta_title: string | null
  meta_description: string | null
  /** Keys of findings the coach ignores. */
  ignored_findings: readonly string[]
}

export interface ArticleText extends ItemText {
  excerpt: string
  content: string
}

export interface RecipeText extends ItemText, RecipeParts {
  description: string
  notes: string
}

/** An item as it would be saved. */
export type ItemToRead = { kind: 'article'; text: ArticleText } | { kind: 'recipe'; text: RecipeText }

/** Proofreads an item of either kind. */
export function proofread(item: ItemToRead, facts: SiteFacts): Finding[] {
  return item.kind === 'article' ? proofreadArticle(item.text, facts) : proofreadRecipe(item.text, facts)
}

/** Proofreads an article (PROOF-FINDING-1). Pure and offline: the same on the server and in the editor. */
export function proofreadArticle(article: ArticleText, facts: SiteFacts): Finding[] {
  try {
    const content = readMarkdown('content', article.content)
    const subject: ArticleSubject = {
      ...itemSubject(article, { field: 'excerpt', text: article.excerpt }, facts),
      content,
      passages: [...headPassages(article), ...readPlain('excerpt', article.excerpt), ...content.passages],
    }
    return collectFindings(ARTICLE_RULES, subject, {
      ignored: article.ignored_findings,
      fieldOrder: ARTICLE_FIELDS,
    })
  } catch (error) {
    if (!(error instanceof UnreadableText)) throw error
    const { length } = article.content
    return [
      {
        key: 'unreadable-text',
        rule: 'unreadable-text',
        level: 'error',
        field: 'content',
        start: 0,
        end: length,
        message: error.message,
        fix: null,
      },
    ]
  }
}

/** Proofreads a recipe, see `proofreadArticle`. */
export function proofreadRecipe(recipe: RecipeText, facts: SiteFacts): Finding[] {
  const steps = recipe.instructions.map(
    ({ instruction }, index): Passage => ({
      field: `instructions.${index}.instruction`,
      source: instruction,
      start: 0,
      text: instruction,
      kind: 'step',
    }),
  )
  const subject: RecipeSubject = {
    ...itemSubject(recipe, { field: 'description', text: recipe.description }, facts),
    recipe,
    lines: recipe.ingredients.flatMap((line, index) => (isIngredientHeading(line) ? [] : [{ line, index }])),
    steps,
    passages: [
      ...headPassages(recipe),
      ...readPlain('description', recipe.description),
      ...steps.filter(({ source }) => source.trim() !== ''),
      ...readPlain('notes', recipe.notes),
      ...recipe.variations.flatMap(({ description, steps: written }, index) => [
        ...readPlain(`variations.${index}.description`, description),
        ...written.flatMap(({ instruction }, at) =>
          readPlain(`variations.${index}.steps.${at}.instruction`, instruction, 'step'),
        ),
      ]),
    ],
  }
  return collectFindings(RECIPE_RULES, subject, {
    ignored: recipe.ignored_findings,
    fieldOrder: RECIPE_FIELDS,
  })
}

function itemSubject(
  item: ItemText,
  summary: ItemSubject['summary'],
  facts: SiteFacts,
): Omit<ItemSubject, 'passages'> {
  const { title, meta_title, meta_description, featured_image_alt } = item
  const hasPicture = Boolean(item.featured_image_public_id || item.featured_image_url)
  return { title, summary, meta_title, meta_description, featured_image_alt, hasPicture, facts }
}

function headPassages({ title, meta_title, meta_description }: ItemText): Passage[] {
  return [
    ...readPlain('title', title, 'line'),
    ...readPlain('meta_title', meta_title, 'line'),
    ...readPlain('meta_description', meta_description, 'line'),
  ]
}
