import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const ROOT = join(import.meta.dirname, '..')
const PAGE = 'docs/product/limits.md'
/** Folders whose modules have no side effects when imported. */
const FOLDERS = ['src/domain', 'src/server/http']
const SOURCE = /(?<!\.test)\.ts$/
const DECLARED = /^export const ([A-Z][A-Z0-9_]*)\b/gm
const LIMIT_NAME =
  /^(?:MAX|MIN)_|_(?:LIMITS?|RATES?|MS|DAYS|MONTHS|MINUTES|BYTES|PIXELS|TIMES|RANGE|DEFAULTS|WIDTHS|LENGTH|MAX|LOOKUPS)$/
const LINE_WIDTH = 118

const TIME_UNITS = { days: 86_400_000, hours: 3_600_000, minutes: 60_000, seconds: 1_000 }
const SIZE_UNITS = { MiB: 1_048_576, MB: 1_000_000, KiB: 1_024, KB: 1_000 }

/**
 * Lists the limits and defaults declared in the code, by area.
 *
 * @returns the text of `docs/product/limits.md`
 */
export async function limitsPage(): Promise<string> {
  const areas = new Map<string, string[]>()
  for (const path of FOLDERS.flatMap(sourcesOf)) {
    const area = path.split('/')[2] ?? ''
    areas.set(area, [...(areas.get(area) ?? []), ...(await limitsOf(path))])
  }
  const sections = [...areas]
    .filter(([, lines]) => lines.length > 0)
    .map(([area, lines]) => `## ${area}\n\n${lines.join('\n')}`)
  const head = `# Limits and defaults

Exported constants of \`${FOLDERS.join('` and `')}\`; \`node scripts/product-limits.ts\` writes this page. Texts are
measured in characters.`
  return `${[head, ...sections].join('\n\n')}\n`
}

function sourcesOf(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => SOURCE.test(file))
    .map((file) => `${folder}/${file}`)
    .sort()
}

async function limitsOf(path: string): Promise<string[]> {
  const names = Array.from(
    readFileSync(join(ROOT, path), 'utf8').matchAll(DECLARED),
    ([, name = '']) => name,
  ).filter((name) => LIMIT_NAME.test(name))
  if (names.length === 0) return []
  const values: Record<string, unknown> = await import(pathToFileURL(join(ROOT, path)).href)
  return names.flatMap((name) => {
    const value = values[name]
    if (typeof value === 'string') return []
    const text = describeValue(name, value)
    return text === '' ? [] : [wrap(`- \`${name}\` ${text}`)]
  })
}

/** Returns `24 hours`, `title 200, slug 80`; empty where there are no values. */
function describeValue(name: string, value: unknown): string {
  if (typeof value === 'number') return describeNumber(name, value)
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map((entry) => describeValue('', entry)).join(', ')
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([key, entry]) => {
      const text = describeValue(key, entry)
      const label = wordsOf(key)
      return typeof entry === 'object' ? `${label} (${text})` : `${label} ${text}`
    })
    .join(', ')
}

/** Returns `message min` for `messageMin`; a duration's unit is written with its value. */
function wordsOf(key: string): string {
  return key.replace(/Ms$/, '').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

function describeNumber(name: string, value: number): string {
  if (/(?:_MS|Ms)$/.test(name)) return inUnits(value, TIME_UNITS) ?? `${value} ms`
  if (/bytes$/i.test(name)) return inUnits(value, SIZE_UNITS) ?? `${value} bytes`
  return value.toLocaleString('en-US')
}

/** Converts to the largest unit that gives a whole number; null when none does. */
function inUnits(value: number, units: Readonly<Record<string, number>>): string | null {
  const unit = Object.entries(units).find(([, size]) => value >= size && value % size === 0)
  if (unit === undefined) return null
  const [name, size] = unit
  return `${value / size} ${value === size ? name.replace(/s$/, '') : name}`
}

function wrap(text: string): string {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last === '') lines[0] = word
    else if (last.length + word.length < LINE_WIDTH) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`  ${word}`)
  }
  return lines.join('\n')
}

if (import.meta.main) writeFileSync(join(ROOT, PAGE), await limitsPage())
