import { finishNote, type ImportedNote } from './imported-note.ts'

/** A comment as another site keeps it. */
export interface SiteComment {
  id: string
  /** Tells it from all others of its site. */
  key: string
  /** The id of the comment it answers; '' for none. */
  parent: string
  name: string
  email: string
  text: string
  /** ISO 8601. */
  created_at: string
  rating: number | null
  /** Written by whom the site belongs to. */
  isAuthors: boolean
}

/** The comments under one address of another site. */
export interface CommentThread {
  /** As it came. */
  url: string
  comments: SiteComment[]
}

/** What a file of comments holds (IMPORT-NOTE-3). */
export interface CommentFile {
  source: 'disqus' | 'comments'
  site_name: string
  threads: CommentThread[]
  /** What is in it and not taken over, with how many there are. */
  left_out: Map<string, number>
}

/** Other sites write UTC without saying so. One without a time is as old as a time can be. */
export function readCommentTime(written: string): string {
  const text = written.trim().replace(/^(\d{4}-\d\d-\d\d) /, '$1T')
  const isBare = /^\d{4}-\d\d-\d\dT[\d:.]+$/.test(text)
  const time = Date.parse(isBare ? `${text}Z` : text)
  return new Date(Number.isNaN(time) || text.startsWith('0000') ? 0 : time).toISOString()
}

/** Stars from 1 to 5; null for anything else. */
export function readCommentRating(written: string): number | null {
  const rating = Math.round(Number(written.trim() || Number.NaN))
  return rating >= 1 && rating <= 5 ? rating : null
}

/**
 * Comments as notes, oldest first: the author's words under a comment are its answer, a later one below the first; all else is a
 * note of its own, however deep it stood (IMPORT-NOTE-1).
 *
 * @param recipe the one those with stars belong to, by its origin in the same file; null where there is none and stars are left
 *   out; not given where the item they come under decides
 */
export function joinComments(comments: readonly SiteComment[], recipe?: string | null): ImportedNote[] {
  const notes = new Map<string, ImportedNote>()
  /** Of each comment the note its words ended in. */
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

/** The same comments, with those by one of these names as the site's own. */
export function markAuthors(
  comments: readonly SiteComment[],
  names: ReadonlySet<string>,
): readonly SiteComment[] {
  const isAuthors = ({ name }: SiteComment) => names.has(foldName(name))
  return comments.map((comment) => ({ ...comment, isAuthors: comment.isAuthors || isAuthors(comment) }))
}

/** A name as names are compared. */
export function foldName(name: string): string {
  return name.replace(/\s+/g, ' ').trim().toLowerCase()
}
