import { CONTENT_KINDS } from '../content/status.ts'

/** What can show a picture of the library: articles, recipes and the issues of the newsletter. */
export const PICTURE_USERS = [...CONTENT_KINDS, 'issue'] as const

export type PictureUser = (typeof PICTURE_USERS)[number]
