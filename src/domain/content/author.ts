import { z } from 'zod'
import { lineField, NOT_AN_OBJECT, textField } from '../items/input-fields.ts'
import { CONTENT_LIMITS } from '../items/limits.ts'
import { isBlank } from '../text/control-characters.ts'

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
  (url) => url === '' || (/^https?:\/\//i.test(url) && URL.canParse(url)),
  'The link must begin with http:// or https://',
)

const ownFields = {
  name: z
    .string({ error: ({ input }) => (input == null ? 'Name is required' : 'Name must be text') })
    .pipe(lineField('Name', CONTENT_LIMITS.authorName))
    .refine((name) => !isBlank(name), 'Name is required'),
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

/** A new author: what is left out gets its default. */
export const authorCreateSchema = z
  .object(
    {
      ...ownFields,
      bio: ownFields.bio.default(''),
      is_active: ownFields.is_active.default(true),
      social_links: ownFields.social_links.default({}),
    },
    NOT_AN_OBJECT,
  )
  .meta({ id: 'AuthorCreate' })

/** A change of an author: fields left out keep their value. */
export const authorUpdateSchema = z.object(ownFields, NOT_AN_OBJECT).partial().meta({ id: 'AuthorUpdate' })
