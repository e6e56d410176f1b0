import { z } from 'zod'
import { escapeHtml } from '../../text/escape-html.ts'
import { parseJson } from '../../text/json.ts'
import { IMPORT_LIMITS } from '../import-limits.ts'

const mobiledocSchema = z.object({
  cards: z.array(z.tuple([z.string(), z.record(z.string(), z.unknown())])).default([]),
  sections: z.array(z.array(z.unknown())).default([]),
})

const MARKUP = 1
const CARD = 10
const LIST = 3
const BLOCK_TAG = /^(?:p|h[1-6]|blockquote)$/

/** The HTML of a text from Ghost's older editor: paragraphs, lists and the cards that hold HTML, Markdown or a picture. */
export function mobiledocToHtml(source: string): string {
  const parsed = mobiledocSchema.safeParse(parseJson(source, { maxDepth: IMPORT_LIMITS.jsonDepth }))
  if (!parsed.success) return ''
  const { cards, sections } = parsed.data
  return sections
    .map(([type, ...rest]) => {
      if (type === CARD) return cardToHtml(cards[Number(rest[0])])
      if (type === MARKUP) return blockToHtml(String(rest[0]), rest[1])
      if (type === LIST && Array.isArray(rest[1])) return listToHtml(String(rest[0]), rest[1])
      return ''
    })
    .filter((html) => html !== '')
    .join('\n')
}

function blockToHtml(tag: string, markers: unknown): string {
  const name = BLOCK_TAG.test(tag) ? tag : 'p'
  return `<${name}>${markersToHtml(markers)}</${name}>`
}

function listToHtml(tag: string, items: readonly unknown[]): string {
  const name = tag === 'ol' ? 'ol' : 'ul'
  return `<${name}>${items.map((item) => `<li>${markersToHtml(item)}</li>`).join('')}</${name}>`
}

/** The words; how they were marked is not kept for texts that were never published. */
function markersToHtml(markers: unknown): string {
  if (!Array.isArray(markers)) return ''
  return markers.map((marker) => escapeHtml(String(Array.isArray(marker) ? (marker[3] ?? '') : ''))).join('')
}

function cardToHtml(card: [string, Record<string, unknown>] | undefined): string {
  if (!card) return ''
  const [name, { html, markdown, src, alt, url }] = card
  if (typeof html === 'string' && name === 'html') return html
  if (typeof markdown === 'string') return `<p>${escapeHtml(markdown)}</p>`
  if (name === 'image' && typeof src === 'string')
    return `<p><img src="${escapeHtml(src)}" alt="${escapeHtml(String(alt ?? ''))}"></p>`
  if (name === 'embed' && typeof url === 'string')
    return `<p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`
  return name === 'hr' ? '<hr>' : ''
}
