import { CONTENT_KINDS } from '../items/status.ts'

/** The kinds of content that can show a picture of the library: articles, recipes and the issues of the newsletter. */
const IMAGE_USERS = [...CONTENT_KINDS, 'issue'] as const

export type ImageUser = (typeof IMAGE_USERS)[number]

/** These, readers' notes, and the site itself, which can use a picture as logo, portrait or icon. */
export const IMAGE_USES = [...IMAGE_USERS, 'note', 'look'] as const

/** The address of a stored picture inside a text, with its transformation, version and id; on this site or an outside host. */
const ADDRESS = /(\/image\/upload\/(?:[^/\s"'()<>]+\/)?v)\d+\/([\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*)/g
/** What may follow an id without being part of it: a file extension of an outside host, the end of a sentence. */
const AFTER_ID = /(?:\.(?:jpe?g|png|webp|gif|avif))?\.*$/i

/** Returns the distinct ids of the stored pictures a Markdown text shows. */
export function findTextImages(markdown: string): string[] {
  return [...new Set(Array.from(markdown.matchAll(ADDRESS), ([, , id = '']) => id.replace(AFTER_ID, '')))]
}

/** Updates the version in a picture's addresses within a Markdown or HTML text. */
export function renewImageVersion(text: string, publicId: string, version: string): string {
  return text.replace(ADDRESS, (address: string, before: string, id: string) =>
    id.replace(AFTER_ID, '') === publicId ? `${before}${version}/${id}` : address,
  )
}
