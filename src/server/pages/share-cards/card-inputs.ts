import type { Article, ArticleSummary } from '../../../domain/content/article.ts'
import type { Recipe, RecipeSummary } from '../../../domain/content/recipe.ts'
import type { Lookup } from '../../../domain/items/item-address.ts'
import { formatDifficulty, formatPrepTime, formatReadTime, pluralize } from '../../../domain/items/labels.ts'
import type { SentIssue } from '../../../domain/newsletter/issue.ts'
import { firstNameOf } from '../../../domain/site/coach-name.ts'
import { HOUSE_LOOK, type SiteLook, standsForName } from '../../../domain/site/look.ts'
import type { SiteSettings } from '../../../domain/site/settings.ts'
import { formatLongDate } from '../../../domain/time/dates.ts'
import {
  type CardImage,
  type CardKind,
  type CardPage,
  isCardPage,
  planDayOf,
  type ShareCardInput,
} from '../../pixels/share-cards/share-card.ts'

const BETWEEN = ' · '

type ArticleFields = Pick<
  ArticleSummary,
  | 'title'
  | 'category_name'
  | 'read_time_minutes'
  | 'author_name'
  | 'featured_image_public_id'
  | 'featured_image_version'
>

/** Returns the parts of the coach's look that every card shows. */
function lookOf({ logo, accent }: SiteLook): Pick<ShareCardInput, 'logo' | 'accent'> {
  return {
    ...(logo && { logo: { ...logo, standsForName: standsForName(logo) } }),
    ...(accent !== '' && { accent }),
  }
}

export function makeArticleCard(
  article: ArticleFields,
  settings: SiteSettings,
  look: SiteLook = HOUSE_LOOK,
): ShareCardInput {
  return {
    kind: 'articles',
    title: article.title,
    site_name: settings.site_name,
    category_name: article.category_name,
    meta: [formatReadTime(article.read_time_minutes), article.author_name || settings.coach_name]
      .filter(Boolean)
      .join(BETWEEN),
    picture: pickImage(article),
    ...lookOf(look),
  }
}

type RecipeFields = Pick<
  RecipeSummary,
  | 'title'
  | 'category_name'
  | 'prep_time_minutes'
  | 'servings'
  | 'difficulty'
  | 'featured_image_public_id'
  | 'featured_image_version'
>

export function makeRecipeCard(
  recipe: RecipeFields,
  settings: SiteSettings,
  look: SiteLook = HOUSE_LOOK,
): ShareCardInput {
  const facts = [
    formatPrepTime(recipe.prep_time_minutes),
    pluralize(recipe.servings, 'serving'),
    formatDifficulty(recipe.difficulty),
  ]
  return {
    kind: 'recipes',
    title: recipe.title,
    site_name: settings.site_name,
    category_name: recipe.category_name,
    meta: facts.join(BETWEEN),
    picture: pickImage(recipe),
    ...lookOf(look),
  }
}

/** Makes the card of all other pages: the site's name and tagline, and the coach where there is a portrait. */
export function makeSiteCard(settings: SiteSettings, look: SiteLook = HOUSE_LOOK): ShareCardInput {
  const { site_name, tagline } = settings
  const words = { title: site_name, site_name, category_name: null, meta: tagline }
  return { kind: 'site', ...words, picture: look.portrait, ...lookOf(look) }
}

/** Texts on the cards of pages that are neither an item nor a letter. */
const PAGE_WORDS: Readonly<Record<CardPage, (settings: SiteSettings) => [title: string, meta: string]>> = {
  about: ({ coach_name, tagline }) => [`Meet ${coach_name}`, tagline],
  blog: () => ['Small reads for stronger days', 'Workouts, food and a calmer head'],
  recipes: () => ['Food that loves you back', 'Weeknight recipes with real portions'],
  playlist: (settings) => [
    'The workout playlist',
    [
      settings.playlist_songs && `${settings.playlist_songs} songs`,
      settings.playlist_duration,
      settings.playlist_genre,
    ]
      .filter(Boolean)
      .join(BETWEEN),
  ],
  plan: () => ['Your 7-day plan', 'Seven short sessions, one for each day'],
  letters: (settings) => [`Letters from ${firstNameOf(settings)}`, 'To read in your own time'],
  contact: () => ['Say hello', 'Usually answered within 24-48 hours'],
}

export function makePageCard(
  page: CardPage,
  settings: SiteSettings,
  look: SiteLook = HOUSE_LOOK,
): ShareCardInput {
  const [title, meta] = PAGE_WORDS[page](settings)
  const picture = page === 'about' ? look.portrait : null
  const words = { title, meta, site_name: settings.site_name, category_name: null }
  return { kind: 'pages', page, ...words, picture, ...lookOf(look) }
}

/** Makes the card of one day of the plan: its number, never what only its reader may see. */
export function makePlanDayCard(
  day: number,
  settings: SiteSettings,
  look: SiteLook = HOUSE_LOOK,
): ShareCardInput {
  const plan = makePageCard('plan', settings, look)
  return { ...plan, day, title: `Day ${day} of your 7-day plan`, meta: 'One short session' }
}

export function makeLetterCard(
  { subject, sent_at }: Pick<SentIssue, 'subject' | 'sent_at'>,
  settings: SiteSettings,
  look: SiteLook = HOUSE_LOOK,
): ShareCardInput {
  return {
    kind: 'letters',
    page: 'letters',
    title: subject,
    site_name: settings.site_name,
    category_name: `A letter from ${firstNameOf(settings)}`,
    meta: formatLongDate(sent_at, settings.time_zone),
    picture: null,
    ...lookOf(look),
  }
}

interface ImageFields {
  featured_image_public_id: string | null
  featured_image_version: string | null
}

function pickImage({ featured_image_public_id, featured_image_version }: ImageFields): CardImage | null {
  if (!featured_image_public_id || !featured_image_version) return null
  return { public_id: featured_image_public_id, version: featured_image_version }
}

/** Finds the subjects of cards. */
interface CardSubjects {
  settings(): Promise<SiteSettings>
  look(): Promise<SiteLook>
  article(id: string): Promise<Lookup<Article>>
  recipe(id: string): Promise<Lookup<Recipe>>
  letter(slug: string): Promise<Lookup<SentIssue>>
}

/** Finds the card of publicly visible content, else null; an item by its id, a letter by its slug, a page by its name. */
export async function findCard(
  queries: CardSubjects,
  kind: CardKind,
  name: string,
): Promise<ShareCardInput | null> {
  const [settings, look] = await Promise.all([queries.settings(), queries.look()])
  if (kind === 'site') return makeSiteCard(settings, look)
  const day = kind === 'pages' ? planDayOf(name) : null
  if (day) return makePlanDayCard(day, settings, look)
  if (kind === 'pages') return isCardPage(name) ? makePageCard(name, settings, look) : null
  if (kind === 'letters') {
    const letter = await queries.letter(name)
    return letter.kind === 'found' ? makeLetterCard(letter.item, settings, look) : null
  }
  if (kind === 'articles') {
    const article = await queries.article(name)
    return article.kind === 'found' ? makeArticleCard(article.item, settings, look) : null
  }
  const recipe = await queries.recipe(name)
  return recipe.kind === 'found' ? makeRecipeCard(recipe.item, settings, look) : null
}
