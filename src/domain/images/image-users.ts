import { CONTENT_KINDS } from '../items/status.ts'

/** What can show a picture of the library: articles, recipes and the issues of the newsletter. */
const IMAGE_USERS = [...CONTENT_KINDS, 'issue'] as const

export type ImageUser = (typeof IMAGE_USERS)[number]

/** Beside them readers' notes, and the site itself, whose logo, portrait or icon a picture can be. */
export const IMAGE_USES = [...IMAGE_USERS, 'note', 'look'] as const

/** The address of a stored picture inside a text: its variant, its version, its id; ours or an outside host's. */
const ADDRESS = /(\/image\/upload\/(?:[^/\s"'()<>]+\/)?v)\d+\/([\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*)/g
/** What may follow an id without being part of it: an outside host's file ending, the end of a sentence. */
const AFTER_ID = /(?:\.(?:jpe?g|png|webp|gif|avif))?\.*$/i

/** The ids of the stored pictures a Markdown text shows, each once. */
export function findTextImages(markdown: string): string[] {
  return [...new Set(Array.from(markdown.matchAll(ADDRESS), ([, , id = '']) => id.replace(AFTER_ID, '')))]
}

/** The text with one picture's addresses naming its present version; for Markdown and for HTML. */
export function renewImageVersion(text: string, publicId: string, version: string): string {
  return text.replace(ADDRESS, (address: string, before: string, id: string) =>
    id.replace(AFTER_ID, '') === publicId ? `${before}${version}/${id}` : address,
  )
}
