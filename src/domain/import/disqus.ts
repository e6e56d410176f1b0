import { UnreadableText } from '../errors.ts'
import { type CommentFile, type CommentThread, readCommentTime, type SiteComment } from './comments.ts'
import { IMPORT_LIMITS } from './import-limits.ts'
import { linesFromHtml, plainFromHtml } from './plain-from-html.ts'
import { child, parseXml, splitXml, textOf, type XmlNode } from './xml.ts'

/** The start of a Disqus export, after any declarations. */
const BEGINNING = /^(?:<\?[^>]*\?>|<!--(?:(?!-->)[\s\S])*-->|\s)*<disqus[\s>]/

/** Whether a file is an export of Disqus. */
export function isDisqus(text: string): boolean {
  return BEGINNING.test(text.slice(0, 5_000))
}

/**
 * Reads an export of Disqus: threads hold addresses, posts are the comments under them. Deleted comments and spam are
 * skipped.
 *
 * @throws UnreadableText
 */
export function readDisqus(text: string): CommentFile {
  const threads = new Map<string, CommentThread>()
  const left_out = new Map<string, number>()
  let site_name = ''
  for (const { name, start, end } of splitXml(text, ['thread', 'post'], IMPORT_LIMITS.comments)) {
    const node = readPart(text.slice(start, end), name)
    const id = textOf(node, '@dsq:id')
    if (name === 'thread') {
      site_name ||= plainFromHtml(textOf(node, 'forum').slice(0, 300))
      threads.set(id, { url: textOf(node, 'link').trim(), comments: [] })
      continue
    }
    if (isTrue(node, 'isDeleted') || isTrue(node, 'isSpam')) {
      const what = isTrue(node, 'isSpam') ? 'spam comment' : 'deleted comment'
      left_out.set(what, (left_out.get(what) ?? 0) + 1)
      continue
    }
    const thread = threads.get(textOf(child(node, 'thread'), '@dsq:id'))
    thread?.comments.push(readPost(node, id))
  }
  return { source: 'disqus', site_name, threads: [...threads.values()], left_out }
}

function readPart(xml: string, name: string): XmlNode {
  try {
    return child(parseXml(xml), name)
  } catch (error) {
    throw new UnreadableText('This XML file is damaged. Please export it again.', { cause: error })
  }
}

function isTrue(node: XmlNode, name: string): boolean {
  return textOf(node, name).trim() === 'true'
}

function readPost(node: XmlNode, id: string): SiteComment {
  const author = child(node, 'author')
  return {
    id,
    key: `disqus:${id}`,
    parent: textOf(child(node, 'parent'), '@dsq:id'),
    name: plainFromHtml(textOf(author, 'name').slice(0, 1_000)),
    email: textOf(author, 'email').trim().toLowerCase(),
    text: linesFromHtml(textOf(node, 'message').slice(0, IMPORT_LIMITS.htmlLength)).join('\n'),
    created_at: readCommentTime(textOf(node, 'createdAt')),
    rating: null,
    isAuthors: false,
  }
}
