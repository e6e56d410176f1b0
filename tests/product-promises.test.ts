import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { limitsPage } from '../scripts/product-limits.ts'
import { ROOT } from './support/app.ts'

const PAGES = 'docs/product'
const INDEX = 'README.md'
const LIMITS = 'limits.md'
const MAX_PAGE_LINES = 150
const MAX_LINE_LENGTH = 120

const FOLDERS = ['src', 'tests', 'scripts', 'docs', 'content', 'deploy']
const TEXT = /\.(?:tsx?|mjs|js|md|css|ya?ml|json)$/

/** `COOK-TIMER-3`. */
const ID = /\b([A-Z][A-Z0-9]*)-[A-Z]+-\d+\b/g
const RULE = /^- \*\*([A-Z][A-Z0-9]*-[A-Z]+-\d+)\*\* /gm
const INDEX_ROW = /^\| \[[^\]]+\]\(([a-z0-9-]+\.md)\) \| ((?:`[A-Z0-9]+`(?:, )?)+) \|$/gm
const PAGE_LINK = /\bdocs\/product\/([a-z0-9-]+\.md)/g
const SECTION_NUMBER = /\bproduct(?:\s|\*|\/\/)+§\d/i
const OUTSIDE_TEXT = /\b(?:contract(?:-\d)?|specification)(?:(?:\s|\*|\/\/)+§\d+|['’]s\b)/gi

function readPage(name: string): string {
  return readFileSync(join(ROOT, PAGES, name), 'utf8')
}

const pages = readdirSync(join(ROOT, PAGES))
  .filter((name) => name !== INDEX && name !== LIMITS)
  .map((name) => ({ name, ids: Array.from(readPage(name).matchAll(RULE), ([, id = '']) => id) }))

const prefixOf = (id: string) => id.split('-')[0] ?? ''

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

test('every rule has a unique id', () => {
  const ids = pages.flatMap((page) => page.ids)
  expect(ids.length).toBeGreaterThan(500)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('the index names every page and every prefix', () => {
  const index = readPage(INDEX)
  const rows = Array.from(index.matchAll(INDEX_ROW), ([, name = '', prefixes = '']) => ({
    name,
    prefixes: prefixes.match(/[A-Z0-9]+/g) ?? [],
  }))
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name)
  expect(rows.sort(byName)).toEqual(
    pages.map(({ name, ids }) => ({ name, prefixes: [...new Set(ids.map(prefixOf))] })).sort(byName),
  )
  expect(index).toContain(`(${LIMITS})`)
})

test('pages are short', () => {
  for (const name of [...pages.map((page) => page.name), INDEX, LIMITS])
    expect(readPage(name).trimEnd().split('\n').length, name).toBeLessThanOrEqual(MAX_PAGE_LINES)
})

test('lines of documents fit a screen, except rows of tables', () => {
  const documents = textsOfTheProject().filter(({ path }) =>
    /^(?:docs\/.*|scripts\/[\w-]+\/[\w-]+|README)\.md$/.test(path),
  )
  expect(documents.length).toBeGreaterThan(60)
  const long = documents.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter(
        (line) => line.length > MAX_LINE_LENGTH && (path.startsWith(`${PAGES}/`) || !line.startsWith('|')),
      )
      .map((line) => `${path}: ${line}`),
  )
  expect(long).toEqual([])
})

test('every bullet of a page is a rule', () => {
  for (const { name, ids } of pages) {
    const bullets = readPage(name).match(/^- /gm) ?? []
    expect(bullets.length, name).toBe(ids.length)
  }
})

test('every cited rule and page exists', () => {
  const promised = new Set(pages.flatMap((page) => page.ids))
  const prefixes = new Set(Array.from(promised, prefixOf))
  const texts = textsOfTheProject()
  const cited = texts.flatMap(({ path, text }) =>
    Array.from(text.matchAll(ID))
      .filter(([, prefix = '']) => prefixes.has(prefix))
      .map(([id]) => ({ path, id })),
  )
  expect(cited.length).toBeGreaterThan(1_000)
  expect(cited.filter(({ id }) => !promised.has(id))).toEqual([])

  const links = texts.flatMap(({ path, text }) =>
    Array.from(text.matchAll(PAGE_LINK), ([, page = '']) => ({ path, page })),
  )
  expect(links.filter(({ page }) => !existsSync(join(ROOT, PAGES, page)))).toEqual([])
})

test('rules are cited by their ids', () => {
  expect(textsOfTheProject().flatMap(({ path, text }) => (SECTION_NUMBER.test(text) ? [path] : []))).toEqual(
    [],
  )
})

test('the page of limits matches the code', async () => {
  expect(readPage(LIMITS)).toBe(await limitsPage())
})

test('no text outside the project is cited', () => {
  const citations = textsOfTheProject().flatMap(({ path, text }) =>
    Array.from(text.matchAll(OUTSIDE_TEXT), ([citation]) => `${path}: ${citation}`),
  )
  expect(citations).toEqual([])
})
