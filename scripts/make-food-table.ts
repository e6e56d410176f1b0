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
  ML_PER_CUP,
  NUTRIENTS,
  nutrient,
  ownName,
  readEntries,
  round,
} from './foods/read-foods.ts'

const FOLDER = resolve(import.meta.dirname, '../src/domain/kitchen/foods')

/** The generated modules by their paths, as `scripts/foods/foods.yaml` and `scripts/foods/usda-foods.csv` say them. */
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
 * Leaves out names that are read the same without being in the table: with `onion` known, `red onion` is. What would read
 * as another food or a dish as well (`chestnut mushroom`, `coconut meat`) stays.
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
    // A food's own name stays all the same: what alternatives share is looked up in it (`red or white wine vinegar`).
    if (!isRead || phrase === ownName(id)) names.set(phrase, id)
  }
  const kept = new Map<string, string[]>(entries.map(({ id }) => [id, []]))
  for (const [phrase, id] of names) kept.get(id)?.push(phrase)
  return kept
}

/**
 * A food's id and its names after each other, their words from the last to the first, which most of them share: `milk,Bwhole`
 * are the id `milk` and the name `whole milk`. A capital says how many words are those of the one before: `B` one. `!`
 * stands before an id that is no name.
 */
function packNames(id: string, phrases: readonly string[]): string {
  const own = id.replaceAll('-', ' ')
  const others = phrases
    .filter((phrase) => phrase !== own)
    .map((phrase) => phrase.split(' ').toReversed())
    .toSorted((a, b) => (a.join(' ') < b.join(' ') ? -1 : 1))
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

const HEADER =
  '// Made by scripts/make-food-table.ts from scripts/foods/foods.yaml and scripts/foods/usda-foods.csv; not written by hand.\n'

function foodTableModule(entries: readonly Entry[], phrases: ReadonlyMap<string, readonly string[]>): string {
  const rows = entries.map(({ id, group, source, gramsPerMl, gramsPer }) => [
    packNames(id, phrases.get(id) ?? []),
    AISLES.indexOf(group.aisle).toString(36),
    lettersOf(contentsOf(group, source)),
    lettersOf(source.may.length > 0 ? source.may : (group.may ?? [])),
    (source.paleo ?? group.paleo) ? '' : '-',
    gramsPerMl === null ? '' : gramsPerCup(gramsPerMl),
    COUNTED_UNITS.flatMap((unit, at) =>
      gramsPer[unit] === undefined ? [] : String.fromCharCode('a'.charCodeAt(0) + at) + gramsPer[unit],
    ).join(''),
  ])
  const columns = (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? '').join('\n'))
  const longest = Math.max(...[...phrases.values()].flat().map((phrase) => phrase.split(' ').length))
  return `${HEADER}
/** The most words a name has. */
export const LONGEST_NAME = ${longest}

/**
 * Columns, parted by a line of two dots, of a line for each food: id and names, aisle, contents, possible contents (letters
 * in the order of \`CONTENTS\`), \`-\` when not paleo, grams per cup, grams per counted unit (a letter in the order of
 * \`COUNTED_UNITS\`). Of an id and a name the words stand from the last to the first, and a capital says how many of them are
 * those of the one before: \`B\` one. An id behind \`!\` is no name.
 */
export const FOOD_TABLE = \`\\
${columns.join('\n..\n')}\`
`
}

/** Whole grams, or tenths of what is very light. */
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
 * A food a line: id, number in the USDA National Nutrient Database for Standard Reference 28, and per 100 g kcal, protein, fat,
 * carbohydrate, fiber, sugars (g), sodium (mg); empty where the source has none.
 */
export const NUTRIENT_TABLE = \`\\
${lines.join('\n')}\`
`
}

/** Every food beside the name and measures it was given, to be read through by a person. */
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
