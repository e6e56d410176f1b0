import { expect, test } from 'vitest'
import { chooseNames, renameInScript, renameInSheet, shortName } from './short-class-names.ts'

const NAMES = new Map([
  ['mt-4', 'A'],
  ['lg:grid-cols-[5fr_7fr]', 'B'],
  ["after:content-['']", 'C'],
  ['-rotate-2', 'D'],
  ['font-display', 'E'],
])

/** A template's placeholder; `@` below. */
const HOLE = '$'.concat('{x}')

test.each([
  ['a text', 'f("flex mt-4 lg:grid-cols-[5fr_7fr]")', 'f("flex A B")'],
  ['one with quotes of its own', `f("after:content-[''] -rotate-2")`, 'f("C D")'],
  ['a key of an object', 'f({ "mt-4": x })', 'f({ "A": x })'],
  ['a template', 'f(`mt-4 @ -rotate-2`)', 'f(`A @ D`)'],
  ['not a word that goes on', 'f(`mt-4@mt-4 mt-40 xmt-4`)', 'f(`mt-4@mt-4 mt-40 xmt-4`)'],
  ['not what a method is given', 'style.getPropertyValue("font-display")', null],
  ['not what is no text', 'f(mt-4, /mt-4/)', null],
])('names in a script: %s', (_name, code, renamed) => {
  const fill = (text: string) => text.replaceAll('@', HOLE)
  expect(renameInScript(fill(code), NAMES)).toBe(fill(renamed ?? code))
})

test.each([
  ['.mt-4{margin:0 .5em}', '.A{margin:0 .5em}'],
  ['.lg\\:grid-cols-\\[5fr_7fr\\]:hover>.mt-40{}', '.B:hover>.mt-40{}'],
  [".after\\:content-\\[\\'\\'\\]::after{background:url(a.mt-4)}", '.C::after{background:url(a.mt-4)}'],
  [':is(.\\-rotate-2,.\\2d rotate-2) .wrap{}', ':is(.D,.D) .wrap{}'],
])('names in a sheet: %s', (sheet, renamed) => {
  expect(renameInSheet(sheet, NAMES)).toBe(renamed)
})

test('names are unique, the shortest come first, and none collides with a name of the site', () => {
  const names = Array.from({ length: 5000 }, (_, index) => shortName(index))
  expect(new Set(names).size).toBe(names.length)
  expect(names.slice(0, 27).join(' ')).toMatch(/^(?:[A-Z] ){26}[A-Z]{2}$/)
  for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z0-9]{0,2}$/)
})

// PERF-BYTES-2
test('utilities of pages are renamed; the site’s own names, foreign ones and those for tests are not', async () => {
  const names = await chooseNames('src/web/styles/site.css')
  expect(names.size).toBeGreaterThan(1000)
  expect([...names.keys()]).toEqual(expect.arrayContaining(['mt-4', 'lg:sticky', "after:content-['']"]))
  for (const kept of ['wrap', 'flex', 'noscript:hidden', 'note-who', 'ease-in-out', 'sr-only']) {
    expect(names.has(kept), kept).toBe(false)
  }
})
