import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { AISLES, CONTENTS, type Content } from '../src/domain/content/food-contents.ts'
import { dishIndex } from '../src/domain/kitchen/foods/dishes.ts'
import { COUNTED_UNITS } from '../src/domain/kitchen/foods/food.ts'
import { readWords } from '../src/domain/kitchen/foods/food-words.ts'
import { findHeadName, findNames } from '../src/domain/kitchen/foods/recognize.ts'
import {
  contentsOf,
  type Entry,
  findProblems,
  isPaleo,
  ML_PER_CUP,
  NUTRIENTS,
  nutrient,
  ownName,
  readEntries,
  round,
} from './foods/read-foods.ts'

const FOLDER = resolve(import.meta.dirname, '../src/domain/kitchen/foods')

/** Returns the generated modules by path, from `scripts/foods/foods.yaml` and `scripts/foods/usda-foods.csv`. */
export function makeFoodTable(): Map<string, string> {
  const entries = readEntries()
  const problems = findProblems(entries)
  if (problems.length > 0) throw new Error(`scripts/foods/foods.yaml:\n${problems.join('\n')}`)
  const needed = leaveOutRedundant(entries)
  return new Map([
    [join(FOLDER, 'food-table.generated.ts'), foodTableModule(entries, needed)],
    [join(FOLDER, 'nutrient-table.generated.ts'), nutrientTableModule(entries)],
  ])
}

/**
 * Omits names that are recognized even without an entry: with `onion` known, `red onion` is. Names that would otherwise
 * be read as another food or a dish (`chestnut mushroom`, `coconut meat`) stay.
 */
function leaveOutRedundant(entries: readonly Entry[]): Map<string, string[]> {
  const names = new Map<string, string>()
  const longest = Math.max(
    ...entries.flatMap(({ phrases }) => phrases.map((phrase) => phrase.split(' ').length)),
  )
  const all = entries.flatMap(({ id, phrases }) =>
    phrases.map((phrase) => ({ id, phrase, words: readWords(phrase) })),
  )
  all.sort((a, b) => a.words.length - b.words.length)
  for (const { id, phrase, words } of all) {
    const found = findNames(words, { names, longest })
    const dishes = findNames(words, dishIndex())
    const isRead =
      found.every(({ named }) => named === id) &&
      dishes.every((dish) => found.some(({ from, to }) => from <= dish.from && dish.to <= to)) &&
      findHeadName(words, { names, longest })?.named === id
    // A food's own name always stays: common words of alternatives are looked up in it (`red or white wine vinegar`).
    if (!isRead || phrase === ownName(id)) names.set(phrase, id)
  }
  const kept = new Map<string, string[]>(entries.map(({ id }) => [id, []]))
  for (const [phrase, id] of names) kept.get(id)?.push(phrase)
  return kept
}

/**
 * Packs a food's id and its names one after the other, with their words in reverse order, so that most share a prefix:
 * `milk,Bwhole` is the id `milk` and the name `whole milk`. A capital is the number of words shared with the previous
 * one: `B` is one. `!` precedes an id that is not a name.
 */
function packNames(id: string, phrases: readonly string[], compare: Compare): string {
  const own = id.replaceAll('-', ' ')
  const others = phrases
    .filter((phrase) => phrase !== own)
    .map((phrase) => phrase.split(' ').toReversed())
    .toSorted(compare)
  const names = [own.split(' ').toReversed(), ...others]
  const packed = names.map((name, at) => {
    const before = names[at - 1] ?? []
    const different = name.findIndex((word, place) => word !== before[place])
    const shared = different === -1 ? name.length : different
    const sign = shared === 0 ? '' : String.fromCharCode('A'.charCodeAt(0) + shared)
    return sign + name.slice(shared).join(' ')
  })
  return (phrases.includes(own) ? '' : '!') + packed.join(',')
}

type Compare = (one: readonly string[], other: readonly string[]) => number

/**
 * Returns an order of names: at the first different word the one more names have is first, so that the same words
 * follow each other in food after food and compress well.
 */
function byCommonWords(phrases: readonly string[]): Compare {
  const uses = new Map<string, number>()
  for (const word of phrases.flatMap((phrase) => phrase.split(' '))) uses.set(word, (uses.get(word) ?? 0) + 1)
  return (one, other) => {
    const at = one.findIndex((word, place) => word !== other[place])
    const [word, another] = [one[at], other[at]]
    if (word === undefined) return -1
    if (another === undefined) return 1
    return (uses.get(another) ?? 0) - (uses.get(word) ?? 0) || (word < another ? -1 : 1)
  }
}

const HEADER =
  '// Made by scripts/make-food-table.ts from scripts/foods/foods.yaml and scripts/foods/usda-foods.csv; not written by hand.\n'

function foodTableModule(entries: readonly Entry[], phrases: ReadonlyMap<string, readonly string[]>): string {
  const compare = byCommonWords([...phrases.values()].flat())
  const rows = entries.map(({ id, group, source, gramsPerMl, gramsPer }) => [
    packNames(id, phrases.get(id) ?? [], compare),
    AISLES.indexOf(group.aisle).toString(36),
    lettersOf(contentsOf(group, source)),
    lettersOf(source.may.length > 0 ? source.may : (group.may ?? [])),
    isPaleo(group, source) ? '' : '-',
    gramsPerMl === null ? '' : gramsPerCup(gramsPerMl),
    COUNTED_UNITS.flatMap((unit, at) =>
      gramsPer[unit] === undefined ? [] : String.fromCharCode('a'.charCodeAt(0) + at) + gramsPer[unit],
    ).join(''),
  ])
  const columns = (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? '').join('\n'))
  const longest = Math.max(...[...phrases.values()].flat().map((phrase) => phrase.split(' ').length))
  return `${HEADER}
/** Maximum number of words in a name. */
export const LONGEST_NAME = ${longest}

/**
 * Columns, separated by a line of two dots, with a line for each food: id and names, aisle, contents, possible contents
 * (letters in the order of \`CONTENTS\`), \`-\` when not paleo, grams per cup, grams per counted unit (a letter in the
 * order of \`COUNTED_UNITS\`). The words of ids and names are in reverse order, and a capital is the number of words
 * shared with the previous one: \`B\` is one. An id after \`!\` is not a name.
 */
export const FOOD_TABLE = \`\\
${columns.join('\n..\n')}\`
`
}

/** Returns whole grams, or tenths for very light foods. */
function gramsPerCup(gramsPerMl: number): string {
  const grams = gramsPerMl * ML_PER_CUP
  return String(round(grams, grams < 40 ? 1 : 0))
}

function lettersOf(contained: readonly Content[]): string {
  return contained.map((content) => CONTENTS.indexOf(content).toString(36)).join('')
}

function nutrientTableModule(entries: readonly Entry[]): string {
  const lines = entries.flatMap(({ id, row }) =>
    row ? [[id, row.ndb_no, ...NUTRIENTS.map((name) => nutrient(row, name) ?? '')].join('|')] : [],
  )
  return `${HEADER}
/**
 * A food per line: id, number in the USDA National Nutrient Database for Standard Reference 28, and per 100 g kcal,
 * protein, fat, carbohydrate, fiber, sugars (g), sodium (mg); empty where the source has none.
 */
export const NUTRIENT_TABLE = \`\\
${lines.join('\n')}\`
`
}

/** Prints every food with its assigned name and measures, for manual review. */
function printReview(): void {
  for (const { id, row, gramsPerMl, gramsPer } of readEntries())
    console.log(
      `${id} | ${row ? row.name.slice(0, 70) : '—'} | ${gramsPerMl ?? '—'} | ${JSON.stringify(gramsPer)}`,
    )
}

if (import.meta.main) {
  if (process.argv.includes('--review')) printReview()
  else {
    for (const [path, text] of makeFoodTable()) {
      writeFileSync(path, text)
      console.log(`${path}: ${text.length} bytes, ${brotliCompressSync(text).length} with Brotli`)
    }
  }
}
