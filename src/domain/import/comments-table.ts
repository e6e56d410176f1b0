import { type CommentFile, readCommentRating, readCommentTime, type SiteComment } from './comments.ts'
import { IMPORT_LIMITS } from './import-limits.ts'
import { linesFromHtml, plainFromHtml } from './plain-from-html.ts'

/** The names of each column: our own first, then those of Ghost, Disqus and their tools. */
const COLUMNS = {
  url: ['post_url', 'url', 'link', 'thread_link', 'thread_url', 'page_url', 'permalink', 'post_slug', 'slug'],
  name: ['name', 'author', 'author_name', 'member_name', 'display_name', 'username'],
  email: ['email', 'author_email', 'member_email'],
  created_at: ['created_at', 'createdat', 'created', 'date', 'posted_at', 'timestamp'],
  text: ['text', 'comment', 'html', 'message', 'raw_message', 'content', 'body'],
  id: ['id', 'comment_id', 'dsq_id'],
  parent: ['parent', 'in_reply_to_id', 'parent_id', 'in_reply_to', 'reply_to'],
  rating: ['rating', 'stars'],
  status: ['status', 'state'],
  isSpam: ['is_spam', 'isspam'],
  isDeleted: ['is_deleted', 'isdeleted'],
} as const
type Column = keyof typeof COLUMNS

const SHOWN = new Set(['', 'published', 'approved', 'public', '1', 'true'])
const HTML = /<(?:p|br|a|div|strong|em|b|i|blockquote|[uo]l|li)\b/i

/** The columns that identify a table of comments; dates, names and the rest may be missing. */
const NEEDED: readonly Column[] = ['url', 'text']

/**
 * Reads a table of comments whose first row names its columns (IMPORT-NOTE-3). `parent` is the id of another comment
 * or, in a table without ids, the number of its row, counted from 1 below the header.
 *
 * @returns null where it is a table of something else
 */
export function readCommentsTable(rows: readonly (readonly string[])[]): CommentFile | null {
  const [names = [], ...lines] = rows
  const placeOf = findColumns(names)
  if (NEEDED.some((column) => !placeOf.has(column))) return null
  const threads = new Map<string, SiteComment[]>()
  let hidden = 0
  for (const [index, line] of lines.slice(0, IMPORT_LIMITS.comments).entries()) {
    const cell = (column: Column) => line[placeOf.get(column) ?? -1]?.trim() ?? ''
    const url = cell('url')
    if (url === '') continue
    if (!isShown(cell)) {
      hidden += 1
      continue
    }
    const comments = threads.get(url) ?? []
    threads.set(url, comments)
    comments.push(readComment(cell, String(index + 1)))
  }
  return {
    source: 'comments',
    site_name: '',
    threads: [...threads].map(([url, comments]) => ({ url, comments })),
    left_out: hidden > 0 ? new Map([['hidden comment', hidden]]) : new Map(),
  }
}

function findColumns(names: readonly string[]): Map<Column, number> {
  const given = names.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  )
  const places = new Map<Column, number>()
  for (const [column, known] of Object.entries(COLUMNS)) {
    const name = known.find((one) => given.includes(one))
    if (name !== undefined && isColumn(column)) places.set(column, given.indexOf(name))
  }
  return places
}

function isColumn(name: string): name is Column {
  return name in COLUMNS
}

function isShown(cell: (column: Column) => string): boolean {
  const isSet = (column: Column) => /^(?:true|1|yes|t)$/i.test(cell(column))
  return SHOWN.has(cell('status').toLowerCase()) && !isSet('isSpam') && !isSet('isDeleted')
}

function readComment(cell: (column: Column) => string, row: string): SiteComment {
  const id = cell('id')
  const text = cell('text').slice(0, IMPORT_LIMITS.htmlLength)
  return {
    id: id || row,
    // Row numbers change when a table is sorted: without ids, a comment is identified by its content.
    key: `comments:${cell('url')}#${id || `${cell('created_at')} ${cell('name')} ${text.slice(0, 200)}`}`,
    parent: cell('parent'),
    name: plainFromHtml(cell('name').slice(0, 1_000)),
    email: cell('email').toLowerCase(),
    text: HTML.test(text) ? linesFromHtml(text).join('\n') : text,
    created_at: readCommentTime(cell('created_at')),
    rating: readCommentRating(cell('rating')),
    isAuthors: false,
  }
}
