import { CONTENT_KINDS } from '../content/status.ts'

/** What can show a picture of the library: articles, recipes and the letters of the newsletter. */
export const PICTURE_USERS = [...CONTENT_KINDS, 'letter'] as const

export type PictureUser = (typeof PICTURE_USERS)[number]
