import { parse, stringify } from 'yaml'
import { IMPORT_LIMITS } from './import-limits.ts'

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/

/** Writes a Markdown file with YAML front matter between two lines of dashes, and the text below. */
export function writeFrontMatter(facts: Record<string, unknown>, text: string): string {
  return `---\n${stringify(facts, { lineWidth: 0 })}---\n\n${text.trim()}\n`
}

/**
 * Reads the front matter and the text of such a file; null when it has no front matter, or more than any item has.
 * Aliases are refused: a few lines of them can expand to gigabytes.
 *
 * @throws Error when the YAML cannot be parsed
 */
export function readFrontMatter(file: string): { facts: Record<string, unknown>; text: string } | null {
  const [, yaml, text = ''] = FRONT_MATTER.exec(file) ?? []
  if (yaml === undefined || yaml.length > IMPORT_LIMITS.frontMatterLength) return null
  // The check for duplicate keys takes quadratic time; without it the last of them wins.
  const facts: unknown = parse(yaml, { maxAliasCount: 0, schema: 'core', uniqueKeys: false })
  if (typeof facts !== 'object' || facts === null || Array.isArray(facts)) return null
  if (Object.keys(facts).length > IMPORT_LIMITS.frontMatterKeys) return null
  return { facts: { ...facts }, text: text.trim() }
}
