import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './support/app.ts'

const PROMISES = 'docs/product.md'
const FOLDERS = ['src', 'tests', 'scripts', 'docs', 'content', 'deploy']
const TEXT = /\.(?:tsx?|mjs|js|md|css|ya?ml|json)$/

/** Where a comment goes on in the next line. */
const GAP = String.raw`(?:\s|\*|//)+`
/** `product §4.2`, and `product §4.2, §9.1` for several. */
const CITATION = new RegExp(
  String.raw`\bproduct${GAP}(§\d+(?:\.\d+)?(?:(?:,|${GAP}and)${GAP}§\d+(?:\.\d+)?)*)`,
  'gi',
)
const NUMBER = /§(\d+(?:\.\d+)?)/g
const OUTSIDE_TEXT = new RegExp(String.raw`\b(?:contract(?:-2)?|specification)(?:${GAP}§\d+|['’]s\b)`, 'gi')

function textsOfTheProject(): { path: string; text: string }[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && TEXT.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  return [...files, join(ROOT, 'README.md')].map((file) => ({
    path: relative(ROOT, file),
    text: readFileSync(file, 'utf8'),
  }))
}

/** The numbers of the headings, in their order: `4` of `## 4. Home`, `4.2` of `### 4.2 Cards`. */
function promisedNumbers(): string[] {
  const text = readFileSync(join(ROOT, PROMISES), 'utf8')
  return Array.from(text.matchAll(/^##+ (\d+(?:\.\d+)?)\.? /gm), ([, number = '']) => number)
}

const numbersIn = (text: string) => Array.from(text.matchAll(NUMBER), ([, number = '']) => number)

test('every number of what the product promises is there once, inside its section', () => {
  const numbers = promisedNumbers()
  expect(numbers.length).toBeGreaterThan(100)
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  let section = ''
  for (const number of numbers) {
    if (!number.includes('.')) section = number
    expect(number.split('.')[0], `§${number} is in section ${section}`).toBe(section)
  }
})

test('every promise that is cited exists', () => {
  const promised = new Set(promisedNumbers())
  const cited = textsOfTheProject().flatMap(({ path, text }) => {
    // Within its own page a number is cited without the name of the page.
    const passages = path === PROMISES ? [text] : Array.from(text.matchAll(CITATION), ([passage]) => passage)
    return passages.flatMap(numbersIn).map((number) => ({ path, number }))
  })
  expect(cited.length).toBeGreaterThan(150)
  expect(cited.filter(({ number }) => !promised.has(number))).toEqual([])
})

test('no text is cited that is not in the project', () => {
  const citations = textsOfTheProject().flatMap(({ path, text }) =>
    Array.from(text.matchAll(OUTSIDE_TEXT), ([citation]) => `${path}: ${citation}`),
  )
  expect(citations).toEqual([])
})
