import { finishNote, type ImportedNote } from './imported-note.ts'
import { readSiteTime } from './site-time.ts'

/** A comment exported from another site. */
export interface SiteComment {
  id: string
  /** Unique among the comments of its site. */
  key: string
  /** The id of the comment it replies to; '' for none. */
  parent: string
  name: string
  email: string
  text: string
  /** ISO 8601. */
  created_at: string
  rating: number | null
  /** Whether it is by the site's owner. */
  isAuthors: boolean
}

/** The comments under one address of another site. */
export interface CommentThread {
  /** As found in the file. */
  url: string
  comments: SiteComment[]
}

/** The content of a file of comments (IMPORT-NOTE-3). */
export interface CommentFile {
  source: 'disqus' | 'comments'
  site_name: string
  threads: CommentThread[]
  /** The parts of the file that are not imported, with their numbers. */
  left_out: Map<string, number>
}

/** Returns the first of these times that can be parsed; a missing one becomes the earliest one possible. */
export function readCommentTime(...written: string[]): string {
  return written.map(readSiteTime).find((time) => time !== null) ?? new Date(0).toISOString()
}

/** Parses stars from 1 to 5; null for any other value. */
export function readCommentRating(written: string): number | null {
  const rating = Math.round(Number(written.trim() || Number.NaN))
  return rating >= 1 && rating <= 5 ? rating : null
}

/**
 * Converts comments to notes, oldest first: the author's reply to a comment becomes its answer, a later one is appended
 * to the first; any other comment is a note of its own, however deeply nested (IMPORT-NOTE-1).
 *
 * @param recipe the recipe that notes with stars belong to, by its origin in the same file; null where there is none
 * and stars are left out; absent where the item they are imported under decides
 */
export function joinComments(comments: readonly SiteComment[], recipe?: string | null): ImportedNote[] {
  const notes = new Map<string, ImportedNote>()
  /** Maps each comment to the note that holds its text. */
  const noteOf = new Map<string, string>()
  const inOrder = comments.toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
  for (const comment of inOrder) {
    const above = notes.get(noteOf.get(comment.parent) ?? '')
    if (comment.isAuthors && above) {
      const before = above.answer
      above.answer = {
        text: before ? `${before.text}\n\n${comment.text}` : comment.text,
        answered_at: comment.created_at,
      }
      noteOf.set(comment.id, noteOf.get(comment.parent) ?? '')
      continue
    }
    const isRated = comment.rating !== null && recipe !== null
    noteOf.set(comment.id, comment.id)
    notes.set(comment.id, {
      origin: comment.key,
      recipe: isRated ? (recipe ?? null) : null,
      kind: isRated && recipe !== undefined ? 'cooked' : null,
      name: comment.name,
      email: comment.email,
      text: comment.text,
      rating: isRated ? comment.rating : null,
      created_at: comment.created_at,
      answer: null,
    })
  }
  return [...notes.values()].flatMap((note) => finishNote(note) ?? [])
}

/** Marks the comments by one of these names as the site owner's. */
export function markAuthors(
  comments: readonly SiteComment[],
  names: ReadonlySet<string>,
): readonly SiteComment[] {
  const isAuthors = ({ name }: SiteComment) => names.has(foldName(name))
  return comments.map((comment) => ({ ...comment, isAuthors: comment.isAuthors || isAuthors(comment) }))
}

/** Normalizes a name for comparison. */
export function foldName(name: string): string {
  return name.replace(/\s+/g, ' ').trim().toLowerCase()
}
