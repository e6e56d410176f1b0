import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { CONTENT_KINDS } from '../items/status.ts'
import { isHttpUrl } from '../text/parse-url.ts'

/** An item that shows pictures from other sites. */
const outsideItemSchema = z.object({
  type: z.enum(CONTENT_KINDS),
  id: z.int().positive(),
  title: z.string(),
  /** The number of such pictures it shows. */
  pictures: z.int().positive(),
})

const outsideImagesAnswer = z.object({
  items: z.array(outsideItemSchema),
  /** Over all items. */
  pictures: z.int().nonnegative(),
})

const fetchOutsideInput = z.object(
  {
    type: z.enum(CONTENT_KINDS, 'Type is article or recipe'),
    id: z.int('Id must be a whole number').positive('Id must be a whole number'),
  },
  'The request must be a JSON object',
)

const fetchOutsideAnswer = z.object({
  /** The number of pictures now stored here and shown from here. */
  fetched: z.int().nonnegative(),
  /** The former address of each, and the address by which a text shows it now. */
  shown: z.array(z.object({ address: z.string(), now: z.string() })),
  /** Those that could not be fetched; they stay as they are. */
  lost: z.array(z.object({ address: z.string(), reason: z.string() })),
})

export const outsideImageCalls = {
  list: { method: 'GET', path: '/admin/outside-images', answer: outsideImagesAnswer },
  fetch: {
    method: 'POST',
    path: '/admin/outside-images/fetch',
    body: fetchOutsideInput,
    answer: fetchOutsideAnswer,
    refuses: ['not_found', 'conflict'],
  },
} as const satisfies CallSet

export type OutsideItem = z.infer<typeof outsideItemSchema>
export type FetchedOutside = z.infer<typeof fetchOutsideAnswer>

/** A Markdown picture with an inline address; parentheses in it are balanced or escaped. */
const IMAGE =
  /!\[(?:\\.|[^\]\\]){0,600}\]\(\s{0,20}<?(https?:\/\/(?:\\[!-/:-@[-`{-~]|[^\s()<>\\]|\([^\s()<>\\]{0,500}\)){1,4000})>?(?:\s{1,20}(?:"[^"]*"|'[^']*'|\([^)]*\)))?\s{0,20}\)/gi
/** A Markdown picture with a reference to an address: `![words][name]`, `![name][]` or `![name]`. */
const NAMED_IMAGE = /!\[((?:\\.|[^\]\\]){0,600})\](?!\()(?:\[((?:\\.|[^\]\\]){0,600})\])?/g
/** The definition of such a reference. */
const DEFINITION =
  /^ {0,3}\[((?:\\.|[^\]\\]){1,600})\]:\s{0,20}<?(https?:\/\/(?:\\[!-/:-@[-`{-~]|[^\s<>\\]){1,4000})>?/gim
const ESCAPED = /\\([!-/:-@[-`{-~])/g

/**
 * Returns the distinct addresses of pictures from other sites in a Markdown text, as written but unescaped (IMG-OUTSIDE-1).
 *
 * @param ownOrigin the site's own, `https://example.com`: its pictures are not outside
 */
export function findOutsideImages(markdown: string, ownOrigin: string): string[] {
  const named = new Set(
    Array.from(markdown.matchAll(NAMED_IMAGE), ([, words = '', name = '']) => nameOf(name || words)),
  )
  const found = [
    ...markdown.matchAll(IMAGE),
    ...Array.from(markdown.matchAll(DEFINITION), ([whole, name = '', address = '']) =>
      named.has(nameOf(name)) ? [whole, address] : [],
    ),
  ]
  const addresses = found.flatMap(([, address]) => (address ? [address.replace(ESCAPED, '$1')] : []))
  return [...new Set(addresses)].filter((address) => isOutside(address, ownOrigin))
}

/** Normalizes a reference name: ignoring case, with whitespace collapsed (CommonMark 0.31, 4.7). */
function nameOf(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase()
}

/** Whether an address belongs to another site: it is neither a path nor on our own origin. */
export function isOutside(address: string, ownOrigin: string): boolean {
  return isHttpUrl(address) && new URL(address).origin !== ownOrigin
}
