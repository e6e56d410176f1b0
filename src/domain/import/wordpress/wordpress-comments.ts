import { IMPORT_LIMITS } from '../import-limits.ts'
import { finishNote, type ImportedNote } from '../imported-note.ts'
import { linesFromHtml, plainFromHtml } from '../plain-from-html.ts'
import { findEmbeddedRecipes } from './embedded-recipes.ts'
import { originOf, type WxrSite } from './wxr-site.ts'
import { children, textOf, type XmlNode } from './wxr-xml.ts'

/** Under these names WP Recipe Maker and Tasty Recipes keep a comment's stars. */
const RATING_KEYS = new Set(['wprm-comment-rating', 'ERRating'])

interface Comment {
  id: string
  parent: string
  name: string
  email: string
  text: string
  created_at: string
  rating: number | null
  isAuthors: boolean
}

/**
 * The approved comments of a post, as notes (IMPORT-NOTE-1): an answer of the post's author is the coach's, deeper nesting is
 * made flat, and one with stars belongs to the recipe the post shows. Pingbacks, spam and what was never approved stay behind.
 *
 * @returns how many that wait for approval stay behind, beside the notes
 */
export function readComments(site: WxrSite, node: XmlNode): { notes: ImportedNote[]; waiting: number } {
  const given = children(node, 'wp:comment').slice(0, IMPORT_LIMITS.commentsOfItem)
  const written = given.filter(isWritten)
  const comments = written
    .filter((comment) => approvalOf(comment) === '1')
    .flatMap((comment) => readComment(site, node, comment))
    .sort((a, b) => (a.created_at < b.created_at ? -1 : a.created_at > b.created_at ? 1 : 0))
  const [recipe = null] = findEmbeddedRecipes(textOf(node, 'content:encoded')).flatMap(
    (id) => site.recipes.get(id)?.origin ?? [],
  )
  return {
    notes: joinAnswers(comments, originOf(site, node), recipe),
    waiting: written.filter((comment) => approvalOf(comment) === '0').length,
  }
}

/** By a person, and not another site's word that it links here. */
function isWritten(comment: XmlNode): boolean {
  return ['', 'comment', 'review'].includes(textOf(comment, 'wp:comment_type').trim())
}

function approvalOf(comment: XmlNode): string {
  return textOf(comment, 'wp:comment_approved').trim()
}

function readComment(site: WxrSite, node: XmlNode, comment: XmlNode): Comment[] {
  const text = linesFromHtml(textOf(comment, 'wp:comment_content').slice(0, IMPORT_LIMITS.htmlLength)).join(
    '\n',
  )
  const email = textOf(comment, 'wp:comment_author_email').trim().toLowerCase()
  const user = textOf(comment, 'wp:comment_user_id').trim()
  const author = site.accounts.get(textOf(node, 'dc:creator').trim())
  return [
    {
      id: textOf(comment, 'wp:comment_id').trim(),
      parent: textOf(comment, 'wp:comment_parent').trim(),
      name: plainFromHtml(textOf(comment, 'wp:comment_author').slice(0, 1_000)),
      email,
      text,
      created_at: readTime(comment),
      rating: readRating(comment),
      isAuthors:
        author !== undefined &&
        ((user !== '' && user !== '0' && user === author.id) || (email !== '' && email === author.email)),
    },
  ]
}

/** WordPress writes UTC without saying so. One without a time is as old as a time can be. */
function readTime(comment: XmlNode): string {
  const text = textOf(comment, 'wp:comment_date_gmt').trim() || textOf(comment, 'wp:comment_date').trim()
  const time = Date.parse(`${text.replace(' ', 'T')}Z`)
  return new Date(Number.isNaN(time) || text.startsWith('0000') ? 0 : time).toISOString()
}

function readRating(comment: XmlNode): number | null {
  for (const meta of children(comment, 'wp:commentmeta')) {
    if (!RATING_KEYS.has(textOf(meta, 'wp:meta_key').trim())) continue
    const rating = Math.round(Number(textOf(meta, 'wp:meta_value').trim()))
    if (rating >= 1 && rating <= 5) return rating
  }
  return null
}

/** The author's words under a comment are its answer, a later one below the first; all else is a note of its own. */
function joinAnswers(comments: readonly Comment[], post: string, recipe: string | null): ImportedNote[] {
  const notes = new Map<string, ImportedNote>()
  /** Of each comment the note its words ended in. */
  const noteOf = new Map<string, string>()
  for (const comment of comments) {
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
      origin: `${post}#comment-${comment.id}`,
      recipe: isRated ? recipe : null,
      kind: isRated ? 'cooked' : null,
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
