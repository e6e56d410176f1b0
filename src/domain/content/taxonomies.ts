import { z } from 'zod'
import { lineField, NOT_AN_OBJECT, sharedFields, textField } from '../items/input-fields.ts'
import { CONTENT_LIMITS } from '../items/limits.ts'
import { isBlank } from '../text/control-characters.ts'
import { isHttpUrl } from '../text/parse-url.ts'

/** The initial categories of an empty store (CONTENT-TAXONOMY-2). */
export const DEFAULT_CATEGORIES = [
  { id: 1, name: 'Nutrition', slug: 'nutrition', color: '#4f8a2c', icon: 'salad' },
  { id: 2, name: 'Workouts', slug: 'workouts', color: '#cf360e', icon: 'dumbbell' },
  { id: 3, name: 'Wellness', slug: 'wellness', color: '#3d8592', icon: 'leaf' },
  { id: 4, name: 'Recipes', slug: 'recipes', color: '#c98a06', icon: 'chef-hat' },
] as const

export const categorySchema = z
  .object({ id: z.int().positive(), name: z.string(), slug: z.string(), color: z.string(), icon: z.string() })
  .meta({ id: 'Category' })

/** A category with its numbers of published articles and recipes. */
export const categoryWithCountsSchema = categorySchema
  .extend({ articles: z.int(), recipes: z.int() })
  .meta({ id: 'CategoryWithCounts' })

export type Category = z.infer<typeof categorySchema>
export type CategoryWithCounts = z.infer<typeof categoryWithCountsSchema>

/** A category's colour until the coach chooses one. */
export const DEFAULT_CATEGORY_COLOR = '#7a6a4f'

/** `#rgb`, `#rrggbb` or a color name: safe in any context. */
const COLOR = /^(#(?:[0-9a-f]{3}|[0-9a-f]{6})|[a-z][a-z0-9-]{0,39})$/i

const nameField = (max: number) =>
  z
    .string({ error: ({ input }) => (input == null ? 'Name is required' : 'Name must be text') })
    .pipe(lineField('Name', max))
    .refine((name) => !isBlank(name), 'Name is required')

const categoryFields = {
  name: nameField(CONTENT_LIMITS.categoryName),
  slug: sharedFields.slug,
  color: lineField('Color', CONTENT_LIMITS.color).refine(
    (color) => COLOR.test(color),
    'Color must be written like #4f8a2c',
  ),
  icon: lineField('Icon', CONTENT_LIMITS.icon),
  is_active: z.boolean('Active is true or false'),
}

/** A new category. A missing or empty slug is made from the name. */
export const categoryCreateSchema = z
  .object(
    {
      ...categoryFields,
      slug: z
        .union([z.literal(''), categoryFields.slug])
        .nullish()
        .transform((slug) => slug || null),
      color: categoryFields.color.default(DEFAULT_CATEGORY_COLOR),
      icon: categoryFields.icon.default(''),
      is_active: categoryFields.is_active.default(true),
    },
    NOT_AN_OBJECT,
  )
  .meta({ id: 'CategoryCreate' })

/** A change of a category: fields left out keep their value. */
export const categoryUpdateSchema = z
  .object(categoryFields, NOT_AN_OBJECT)
  .partial()
  .meta({ id: 'CategoryUpdate' })

const DEFAULT_SLUGS: ReadonlySet<string> = new Set(DEFAULT_CATEGORIES.map(({ slug }) => slug))

/**
 * Whether a category is visible to readers (CONTENT-TAXONOMY-4): one the coach created only when something visible is
 * in it, since its name may reveal what is being prepared.
 */
export function isPublicCategory({ slug, articles, recipes }: CategoryWithCounts): boolean {
  return articles > 0 || recipes > 0 || DEFAULT_SLUGS.has(slug)
}

export const authorSchema = z
  .object({
    id: z.int().positive(),
    name: z.string(),
    bio: z.string(),
    is_active: z.boolean(),
    social_links: z.record(z.string(), z.string()),
  })
  .meta({ id: 'Author' })

export type Author = z.infer<typeof authorSchema>

const linkField = lineField('The link', CONTENT_LIMITS.url).refine(
  (url) => url === '' || isHttpUrl(url),
  'The link must begin with http:// or https://',
)

const authorFields = {
  name: nameField(CONTENT_LIMITS.authorName),
  bio: textField('Bio', CONTENT_LIMITS.authorBio),
  is_active: z.boolean('Active is true or false'),
  social_links: z
    .record(lineField('The network’s name', CONTENT_LIMITS.tag), linkField, 'Social links must be an object')
    .refine(
      (links) => Object.keys(links).length <= CONTENT_LIMITS.socialLinks,
      `An author can have at most ${CONTENT_LIMITS.socialLinks} links`,
    )
    .transform((links) => Object.fromEntries(Object.entries(links).filter(([, url]) => url !== ''))),
}

/** A new author: fields left out get their default. */
export const authorCreateSchema = z
  .object(
    {
      ...authorFields,
      bio: authorFields.bio.default(''),
      is_active: authorFields.is_active.default(true),
      social_links: authorFields.social_links.default({}),
    },
    NOT_AN_OBJECT,
  )
  .meta({ id: 'AuthorCreate' })

/** A change of an author: fields left out keep their value. */
export const authorUpdateSchema = z.object(authorFields, NOT_AN_OBJECT).partial().meta({ id: 'AuthorUpdate' })
