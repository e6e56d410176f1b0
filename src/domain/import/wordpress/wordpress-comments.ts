import { joinComments, readCommentRating, readCommentTime, type SiteComment } from '../comments.ts'
import { IMPORT_LIMITS } from '../import-limits.ts'
import type { ImportedNote } from '../imported-note.ts'
import { linesFromHtml, plainFromHtml } from '../plain-from-html.ts'
import { children, textOf, type XmlNode } from '../xml.ts'
import { findEmbeddedRecipes, originOf, type WxrSite } from './wxr-site.ts'

/** The meta keys under which WP Recipe Maker and Tasty Recipes store a comment's stars. */
const RATING_KEYS = new Set(['wprm-comment-rating', 'ERRating'])

/**
 * Reads the approved comments of a post as notes (IMPORT-NOTE-1): a reply by the post's author is the coach's, deeper
 * nesting is flattened, and a comment with stars belongs to the recipe the post shows. Pingbacks, spam and unapproved
 * comments are skipped.
 *
 * @returns the notes, and the number of comments waiting for approval, which are skipped
 */
export function readComments(site: WxrSite, node: XmlNode): { notes: ImportedNote[]; waiting: number } {
  const given = children(node, 'wp:comment').slice(0, IMPORT_LIMITS.commentsOfItem)
  const written = given.filter(isWritten)
  const comments = written
    .filter((comment) => approvalOf(comment) === '1')
    .flatMap((comment) => readComment(site, node, comment))
  const [recipe = null] = findEmbeddedRecipes(textOf(node, 'content:encoded')).flatMap(
    (id) => site.recipes.get(id)?.origin ?? [],
  )
  return {
    notes: joinComments(comments, recipe),
    waiting: written.filter((comment) => approvalOf(comment) === '0').length,
  }
}

/** Whether a comment is by a person and not a pingback or trackback. */
function isWritten(comment: XmlNode): boolean {
  return ['', 'comment', 'review'].includes(textOf(comment, 'wp:comment_type').trim())
}

function approvalOf(comment: XmlNode): string {
  return textOf(comment, 'wp:comment_approved').trim()
}

function readComment(site: WxrSite, node: XmlNode, comment: XmlNode): SiteComment[] {
  const text = linesFromHtml(textOf(comment, 'wp:comment_content').slice(0, IMPORT_LIMITS.htmlLength)).join(
    '\n',
  )
  const email = textOf(comment, 'wp:comment_author_email').trim().toLowerCase()
  const user = textOf(comment, 'wp:comment_user_id').trim()
  const author = site.accounts.get(textOf(node, 'dc:creator').trim())
  const id = textOf(comment, 'wp:comment_id').trim()
  return [
    {
      id,
      key: `${originOf(site, node)}#comment-${id}`,
      parent: textOf(comment, 'wp:comment_parent').trim(),
      name: plainFromHtml(textOf(comment, 'wp:comment_author').slice(0, 1_000)),
      email,
      text,
      created_at: readCommentTime(textOf(comment, 'wp:comment_date_gmt'), textOf(comment, 'wp:comment_date')),
      rating: readRating(comment),
      isAuthors:
        author !== undefined &&
        ((user !== '' && user !== '0' && user === author.id) || (email !== '' && email === author.email)),
    },
  ]
}

function readRating(comment: XmlNode): number | null {
  for (const meta of children(comment, 'wp:commentmeta')) {
    if (!RATING_KEYS.has(textOf(meta, 'wp:meta_key').trim())) continue
    const rating = readCommentRating(textOf(meta, 'wp:meta_value'))
    if (rating !== null) return rating
  }
  return null
}
