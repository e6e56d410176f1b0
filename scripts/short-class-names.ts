import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compile } from '@tailwindcss/node'
import postcss from 'postcss'
import { type Plugin, parseAst, Visitor } from 'vite'
import { type Replacement, replaceRanges } from './replace-ranges.ts'

/** Plain words are ambiguous; a word with one of these characters can only be a utility. */
const MARK_OF_UTILITY = /[-:[/]/
/** Tests query by name what is hidden without scripts. */
const ASKED_FOR = /^noscript:/
/** A class in a selector, with its escapes. */
const CLASS = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/g
const ESCAPE = /\\([\da-f]{1,6}) ?|\\(.)/g
const WORD = /\S+/g
/** Ends at its closing quote; quotes in brackets belong to it: `after:content-['']`. */
const QUOTED_WORD = /(?:\[[^\]\s]*\]|[^\s"'`])+/g
const CODE = /(?<!\.test)\.tsx?$/
/** Including the query Vite adds where a sheet's address is imported. */
const SHEET = /\.css(?:\?transform-only)?$/
const PAGES = 'src/web'
/** Other code that writes HTML styled by these sheets: its names are kept. */
const OTHERS = ['src/domain', 'src/server', 'packages']

const FIRST = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const REST = `${FIRST}${FIRST.toLowerCase()}0123456789`

export type ShortNames = ReadonlyMap<string, string>

/**
 * Renames Tailwind's utilities to one to three letters, the shortest for the most frequent: a quarter of a page's bytes
 * were long names, and with its HTML in one round trip a phone paints that much earlier.
 */
export async function shortClassNames(): Promise<Plugin> {
  const names = await chooseNames('src/web/styles/site.css')
  return {
    name: 'short-class-names',
    transform: (code, id) => {
      if (!id.includes(`/${PAGES}/`)) return null
      if (SHEET.test(id)) return renameInSheet(code, names)
      return CODE.test(id) ? { code: renameInScript(code, names), map: null } : null
    },
  }
}

/** Chooses the short names of the utilities used only by pages. */
export async function chooseNames(sheet: string): Promise<ShortNames> {
  const uses = countWords([PAGES])
  const kept = countWords(OTHERS)
  const compiler = await compile(readFileSync(sheet, 'utf8'), {
    base: join(process.cwd(), dirname(sheet)),
    onDependency: () => {},
  })
  const utilities = findUtilities(compiler.build([...uses.keys()]))
  const chosen = [...utilities].filter(
    (name) => uses.has(name) && !kept.has(name) && MARK_OF_UTILITY.test(name) && !ASKED_FOR.test(name),
  )
  chosen.sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || (a < b ? -1 : 1))
  return new Map(chosen.map((name, index) => [name, shortName(index)]))
}

function countWords(folders: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => CODE.test(file))
    for (const file of files) {
      for (const [word] of readFileSync(join(folder, file), 'utf8').matchAll(QUOTED_WORD)) {
        counts.set(word, (counts.get(word) ?? 0) + 1)
      }
    }
  }
  return counts
}

function findUtilities(sheet: string): Set<string> {
  const found = new Set<string>()
  postcss.parse(sheet).walkAtRules('layer', (layer) => {
    if (layer.params !== 'utilities') return
    layer.walkRules(({ selector }) => {
      for (const [, escaped = ''] of selector.matchAll(CLASS)) found.add(readEscapes(escaped))
    })
  })
  return found
}

const readEscapes = (name: string) =>
  name.replace(ESCAPE, (_, code: string | undefined, letter: string) =>
    code === undefined ? letter : String.fromCodePoint(Number.parseInt(code, 16)),
  )

/** Returns a unique name that is not a word: no class of ours contains a capital. */
export function shortName(index: number): string {
  let name = FIRST.charAt(index % FIRST.length)
  for (let rest = Math.floor(index / FIRST.length); rest > 0; rest = Math.floor((rest - 1) / REST.length)) {
    name += REST.charAt((rest - 1) % REST.length)
  }
  return name
}

/** Returns the sheet with short names in its selectors. */
export function renameInSheet(sheet: string, names: ShortNames): string {
  const root = postcss.parse(sheet)
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(CLASS, (found, escaped: string) => {
      const name = names.get(readEscapes(escaped))
      return name === undefined ? found : `.${name}`
    })
  })
  return root.toString()
}

/** Returns the script with short names in its strings, except in method arguments, which name properties, not classes. */
export function renameInScript(code: string, names: ShortNames): string {
  const changes: Replacement[] = []
  const kept = new Set<unknown>()
  const rename = (text: string) => text.replace(WORD, (word) => names.get(word) ?? word)
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (callee.type === 'MemberExpression') for (const argument of given) kept.add(argument)
    },
    Literal(node) {
      if (typeof node.value !== 'string' || kept.has(node)) return
      const text = rename(node.value)
      if (text !== node.value) changes.push({ start: node.start, end: node.end, text: JSON.stringify(text) })
    },
    TemplateLiteral({ quasis }) {
      for (const [index, { start, end, value }] of quasis.entries()) {
        const text = value.raw.replace(WORD, (word, at: number) => {
          const goesOn = at + word.length === value.raw.length && index < quasis.length - 1
          return goesOn || (at === 0 && index > 0) ? word : (names.get(word) ?? word)
        })
        if (text !== value.raw) changes.push({ start, end, text })
      }
    },
  }).visit(parseAst(code))
  return replaceRanges(code, changes)
}
