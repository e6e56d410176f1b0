import { z } from 'zod'
import { slugify } from '../items/slug.ts'
import { UPLOAD_PRESETS } from './upload-limits.ts'

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
 * The id of a new picture: its folder, what its file was called, and letters that cannot be guessed.
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
