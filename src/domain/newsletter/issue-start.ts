import { deliveryBase, imageUrl } from '../images/presets.ts'
import { truncateAtWord } from '../text/plain-text.ts'
import { ISSUE_LIMITS } from './issue.ts'

export interface IssueFields {
  subject: string
  preview_text: string
  /** Markdown. */
  content: string
}

interface StartItem {
  kind: 'article' | 'recipe'
  title: string
  slug: string
  /** Its excerpt or description. */
  summary: string
  featured_image_url: string | null
  featured_image_alt: string | null
  featured_image_public_id: string | null
  featured_image_version: string | null
}

/** Twice the width at which most letters are read, for high-density screens; one of the sizes in which pictures exist. */
const PICTURE_WIDTH = 800

const KINDS = {
  article: { path: '/blog', ratio: '16:9', link: 'Read the whole article' },
  recipe: { path: '/recipes', ratio: '4:3', link: 'See the whole recipe' },
} as const

/** Returns the beginning of a letter about an article or recipe: its title, an intro, its picture, and a link to it. */
export function startIssue(item: StartItem): IssueFields {
  const { path, link } = KINDS[item.kind]
  const page = `${path}/${item.slug}`
  const picture = pictureOf(item)
  const alt = escapeText(item.featured_image_alt ?? item.title)
  const paragraphs = [
    item.summary.trim(),
    ...(picture ? [`[![${alt}](${picture})](${page})`] : []),
    `[${link}](${page})`,
  ]
  return {
    subject: truncateAtWord(item.title, ISSUE_LIMITS.subject),
    preview_text: truncateAtWord(item.summary.replace(/\s+/g, ' ').trim(), ISSUE_LIMITS.previewText),
    content: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'),
  }
}

/** Appends a beginning to what is written, which stays unchanged. */
export function addStart(written: IssueFields, start: IssueFields): IssueFields {
  const content = written.content.trimEnd()
  return {
    subject: written.subject.trim() === '' ? start.subject : written.subject,
    preview_text: written.preview_text.trim() === '' ? start.preview_text : written.preview_text,
    content: content === '' ? start.content : `${content}\n\n${start.content}`,
  }
}

function pictureOf(item: StartItem): string | null {
  const { featured_image_url: url, featured_image_public_id: id, featured_image_version: version } = item
  if (id !== null && version !== null)
    return imageUrl(id, version, KINDS[item.kind].ratio, PICTURE_WIDTH, deliveryBase(url))
  // Escapes the characters of an address that would end a Markdown link.
  return url?.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll(' ', '%20') ?? null
}

function escapeText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[[\]\\]/g, '\\$&')
}
