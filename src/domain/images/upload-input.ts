import { z } from 'zod'
import { slugify } from '../items/slug.ts'
import { UPLOAD_PRESETS } from './upload-limits.ts'

const MAX_FOLDER_PATH_LENGTH = 200
const MAX_FOLDERS = 4
const MAX_FOLDER_LENGTH = 40
const MAX_NAME_LENGTH = 60

/** The origins of a picture that an upload may state. */
const UPLOAD_SOURCES = ['upload', 'illustrator', 'ai'] as const

/** The text fields sent with an uploaded file (IMG-UPLOAD-1). Unknown fields are ignored, such as those of the external host. */
export const uploadFieldsSchema = z.object({
  upload_preset: z.enum(UPLOAD_PRESETS, 'upload_preset must be blog or recipe'),
  folder: z
    .string()
    .max(MAX_FOLDER_PATH_LENGTH, `folder can be at most ${MAX_FOLDER_PATH_LENGTH} characters`)
    .optional(),
  source: z.enum(UPLOAD_SOURCES, 'source must be upload, illustrator or ai').default('upload'),
})

export type UploadFields = z.infer<typeof uploadFieldsSchema>

/** Normalizes a folder for use in ids: `AI Images/2026` becomes `ai-images/2026`. '' when no character of it can be used. */
export function cleanFolder(folder: string): string {
  return folder
    .split(/[/\\]/)
    .map((part) => shorten(slugify(part), MAX_FOLDER_LENGTH))
    .filter((part) => part !== '')
    .slice(0, MAX_FOLDERS)
    .join('/')
}

/**
 * Returns the id of a new picture: its folder, its file name, and a suffix that cannot be guessed.
 *
 * @param unique `a-z0-9`; different for every picture
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
