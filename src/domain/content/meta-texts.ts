import { pluralize } from '../items/labels.ts'
import { CONTENT_LIMITS } from '../items/limits.ts'
import type { SiteSettings } from '../site/settings.ts'
import { textFromHtml } from '../text/html-text.ts'
import { plainTextFromMarkdown, truncateAtGrapheme, truncateAtWord } from '../text/plain-text.ts'

const ELLIPSIS = '…'

interface TitleForm {
  /** Text between title and site name. */
  joint: string
  /** The joint where space is short, and the suffix without a site name. */
  shortJoint: string
  nameless: string
  /** Number of characters of a title that stay when the whole does not fit (CONTENT-META-2). */
  cut: number
}

const ARTICLE_TITLE: TitleForm = { joint: ' | ', shortJoint: ' | ', nameless: '', cut: 42 }
const RECIPE_TITLE: TitleForm = {
  joint: ' - Healthy Recipe | ',
  shortJoint: ' - Recipe | ',
  nameless: ' - Recipe',
  cut: 34,
}

type SiteNames = Pick<SiteSettings, 'site_name' | 'site_short_name'>

interface TitledItem {
  title: string
  meta_title: string | null
}

/** Returns the title of an article's page: the coach's, else title and site name; at most 60 characters (CONTENT-META-2). */
export function articleMetaTitle({ title, meta_title }: TitledItem, names: SiteNames): string {
  return meta_title?.trim() ? fitOwnTitle(meta_title) : generateTitle(title, names, ARTICLE_TITLE)
}

/** Returns the title of a recipe's page, likewise; at most 60 characters (CONTENT-META-2). */
export function recipeMetaTitle({ title, meta_title }: TitledItem, names: SiteNames): string {
  return meta_title?.trim() ? fitOwnTitle(meta_title) : generateTitle(title, names, RECIPE_TITLE)
}

/** Returns the coach's own title; one stored before the limit existed is truncated. */
function fitOwnTitle(metaTitle: string): string {
  return cutWithEllipsis(
    joinLines(metaTitle),
    CONTENT_LIMITS.metaTitle - ELLIPSIS.length,
    CONTENT_LIMITS.metaTitle,
  )
}

function generateTitle(written: string, { site_name, site_short_name }: SiteNames, form: TitleForm): string {
  const max = CONTENT_LIMITS.metaTitle
  const title = joinLines(written)
  const whole = title + form.joint + site_name
  if (whole.length <= max) return whole
  const short = cutWithEllipsis(title, form.cut, form.cut)
  const name = wholeWordsOf(site_short_name, max - short.length - form.shortJoint.length)
  if (name !== '') return short + form.shortJoint + name
  return short.length + form.nameless.length <= max ? short + form.nameless : short
}

/** Returns the text when it is not longer than `max`, else its first `cut` characters and an ellipsis. */
function cutWithEllipsis(text: string, cut: number, max: number): string {
  return text.length <= max ? text : truncateAtGrapheme(text, cut).trimEnd() + ELLIPSIS
}

/** Returns as many whole words of a name as fit; '' when none does. */
function wholeWordsOf(name: string, room: number): string {
  if (name.length <= room) return name
  const part = truncateAtWord(name, room)
  return /\s/.test(name.charAt(part.length)) ? part.replace(/[^\p{L}\p{M}\p{N}]+$/u, '') : ''
}

interface DescribedArticle {
  title: string
  meta_description: string | null
  excerpt: string
  /** The body as Markdown, or as the safe HTML made from it: whichever is available. */
  content?: string
  content_html?: string
}

/**
 * Returns the description of an article's page: the written one, else from the excerpt, else from the text, else a
 * general sentence; at most 160 characters, truncated at a word (CONTENT-META-3).
 */
export function articleMetaDescription(article: DescribedArticle, siteName: string): string {
  const source =
    joinLines(article.meta_description ?? '') ||
    joinLines(article.excerpt) ||
    plainTextFromMarkdown(article.content ?? '') ||
    textFromHtml(article.content_html ?? '') ||
    `${joinLines(article.title)}: an article about fitness and wellness from ${siteName}.`
  return truncateAtWord(source, CONTENT_LIMITS.metaDescription)
}

interface DescribedRecipe {
  title: string
  meta_description: string | null
  description: string
  prep_time_minutes: number
  cook_time_minutes: number
  servings: number
  dietary_tags: readonly string[]
}

/**
 * Returns the description of a recipe's page: the written one, else from its description, else a sentence with total
 * minutes, servings and dietary tags; at most 160 characters, truncated at a word (CONTENT-META-3).
 */
export function recipeMetaDescription(recipe: DescribedRecipe): string {
  const source =
    joinLines(recipe.meta_description ?? '') || joinLines(recipe.description) || describeRecipe(recipe)
  return truncateAtWord(source, CONTENT_LIMITS.metaDescription)
}

function describeRecipe({
  title,
  prep_time_minutes,
  cook_time_minutes,
  servings,
  dietary_tags,
}: DescribedRecipe): string {
  const minutes = pluralize(prep_time_minutes + cook_time_minutes, 'minute')
  const tags = dietary_tags.length > 0 ? ` Good to know: ${dietary_tags.join(', ')}.` : ''
  return `${joinLines(title)}: a healthy recipe for ${pluralize(servings, 'serving')}, ready in ${minutes}.${tags}`
}

/** Texts in a page's head have no line breaks. */
function joinLines(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
