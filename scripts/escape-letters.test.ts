import { expect, test } from 'vitest'
import { escapeLetters } from './escape-letters.ts'

const ASCII = /^[\0-\x7f]*$/
/** A template's placeholder; `@` below. */
const HOLE = '$'.concat('{1}')

/** Returns what a module with this code exports as `found`. */
async function run(code: string): Promise<unknown> {
  const { found }: { found: unknown } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return found
}

test.each([
  ['a regular expression', 'export const found = "5\\u20446\\u2013\\u00e9".match(/[⁄–]\\s*|\\/é/g).length'],
  ['one that reads whole letters', 'export const found = /^[🍎🥕]$/u.test("\\u{1f955}")'],
  ['a raw template', 'export const found = String.raw`\\d\\s*[/⁄]@\\u00e9–`'],
  ['a raw template with marks of its own', 'export const found = String.raw`–\\`$\\@$1\\\\`'],
  ['a template', 'export const found = `½ – \\u00bd \\`@ \\– \\\\–`'],
])('%s is equivalent in ASCII', async (_name, code) => {
  const original = code.replace('@', HOLE)
  const escaped = escapeLetters(original)
  expect(escaped).toMatch(ASCII)
  expect(await run(escaped)).toEqual(await run(original))
})

test('a template of an unknown tag is left unchanged', async () => {
  const code = 'const tag = ({ raw }) => raw[0]\nexport const found = tag`–\\n`'
  expect(escapeLetters(code)).toBe(code)
})

test('a text in ASCII is left unchanged', () => {
  const code = 'export const found = /\\u2013/.test(`a`)'
  expect(escapeLetters(code)).toBe(code)
})
