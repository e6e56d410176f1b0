import { z } from 'zod'
import { lineField } from '../content/input-fields.ts'
import { CONTENT_LIMITS } from '../content/limits.ts'
import { slugify } from '../content/slug.ts'
import { limitField, pageField } from '../paging.ts'
import { replaceControlCharacters } from '../text/control-characters.ts'
import { UPLOAD_PRESETS } from './upload-limits.ts'

/** How many pictures the library shows at once. */
const LIBRARY_PAGE = { default: 48, max: 200 } as const

/** Query of the media library. An empty value counts as not given. */
export const imageListQuery = z.object({
  q: z
    .string()
    .default('')
    .transform((text) => replaceControlCharacters(text).slice(0, 200)),
  unused: z
    .enum(['true', 'false', ''])
    .default('false')
    .transform((value) => value === 'true')
    .describe('Only pictures that no article and no recipe shows.'),
  limit: limitField(LIBRARY_PAGE),
  page: pageField,
})

const FOCAL_MESSAGE = 'The focal point is a fraction from 0 to 1 from the left and from the top'
const fraction = z.number(FOCAL_MESSAGE).min(0, FOCAL_MESSAGE).max(1, FOCAL_MESSAGE).nullable().optional()

/** A change of a picture: what is left out keeps its value; a focal point is both its numbers, or null for none. */
export const imageUpdateSchema = z
  .object(
    {
      alt: lineField('The description', CONTENT_LIMITS.imageAlt).optional(),
      focal_x: fraction,
      focal_y: fraction,
    },
    'The request must be a JSON object',
  )
  .refine(({ focal_x, focal_y }) => typeof focal_x === typeof focal_y, {
    path: ['focal_x'],
    message: 'The focal point needs both focal_x and focal_y',
  })
  .meta({ id: 'ImageUpdate' })

export type ImageUpdate = z.infer<typeof imageUpdateSchema>

/** A picture of a public page, to be fetched into the library. */
export const imageFetchSchema = z.object({
  url: z.url({ protocol: /^https?$/, message: 'Please give the address of a picture' }).max(2_000),
  upload_preset: z.enum(UPLOAD_PRESETS, 'upload_preset must be blog or recipe'),
})

const MAX_FOLDER_PATH_LENGTH = 200
const MAX_FOLDERS = 4
const MAX_FOLDER_LENGTH = 40
const MAX_NAME_LENGTH = 60

/** Where a picture came from, as an upload may say it. */
const UPLOAD_SOURCES = ['upload', 'illustrator', 'ai'] as const

/** The text fields that go with an uploaded file (IMG-UPLOAD-1). Others are ignored, as the external host's own are. */
export const uploadFieldsSchema = z.object({
  upload_preset: z.enum(UPLOAD_PRESETS, 'upload_preset must be blog or recipe'),
  folder: z
    .string()
    .max(MAX_FOLDER_PATH_LENGTH, `folder can be at most ${MAX_FOLDER_PATH_LENGTH} characters`)
    .optional(),
  source: z.enum(UPLOAD_SOURCES, 'source must be upload, illustrator or ai').default('upload'),
})

export type UploadFields = z.infer<typeof uploadFieldsSchema>

/** A folder as ids may hold it: `AI Images/2026` becomes `ai-images/2026`. '' when nothing of it can be written so. */
export function cleanFolder(folder: string): string {
  return folder
    .split(/[/\\]/)
    .map((part) => shorten(slugify(part), MAX_FOLDER_LENGTH))
    .filter((part) => part !== '')
    .slice(0, MAX_FOLDERS)
    .join('/')
}

/**
 * The id of a new picture: its folder, what its file was called, and random letters.
 *
 * @param unique `a-z0-9`; two pictures with the same never meet
 */
export function makePublicId(
  { upload_preset, folder = '' }: Pick<UploadFields, 'upload_preset' | 'folder'>,
  filename: string,
  unique: string,
): string {
  const name = shorten(slugify(filename.replace(/^.*[/\\]/, '').replace(/\.\w{1,5}$/, '')), MAX_NAME_LENGTH)
  return `${cleanFolder(folder) || upload_preset}/${name === '' ? unique : `${name}-${unique}`}`
}

function shorten(slug: string, max: number): string {
  return slug.slice(0, max).replace(/-$/, '')
}
