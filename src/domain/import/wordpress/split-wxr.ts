import { UnreadableText } from '../../errors.ts'
import { IMPORT_LIMITS } from '../import-limits.ts'
import { splitXml } from '../xml.ts'

export interface WxrParts {
  /** The channel without its items. */
  head: string
  /** Where each item begins and ends in the text. */
  items: [start: number, end: number][]
}

/**
 * Finds the items of a WordPress export.
 *
 * @throws UnreadableText
 */
export function splitWxr(text: string): WxrParts {
  const parts = splitXml(text, ['item'], IMPORT_LIMITS.wxrItems)
  const head = text.slice(0, parts[0]?.start ?? text.length)
  if (!/<rss[\s>]/.test(head) || !/wordpress\.org\/export/.test(head)) {
    throw new UnreadableText('This XML file is not the export of a WordPress site (Tools, Export).')
  }
  return { head, items: parts.map(({ start, end }) => [start, end]) }
}
