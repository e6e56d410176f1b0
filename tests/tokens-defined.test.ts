import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const SRC = resolve(import.meta.dirname, '../src')
const SOURCES = globSync('{web,admin}/**/*.{css,ts,tsx}', { cwd: SRC }).map((file) => ({
  file,
  text: readFileSync(resolve(SRC, file), 'utf8'),
}))

/** Every `--hf-…` that is assigned a value anywhere: in a stylesheet, a style attribute or an arbitrary property. */
const DEFINED = new Set(
  SOURCES.flatMap(({ text }) =>
    [...text.matchAll(/(--hf-[a-z0-9-]+)['"]?\]?:/g)].map(([, name = '']) => name),
  ),
)

test('every design token that is used has a value', () => {
  const uses = SOURCES.flatMap(({ file, text }) =>
    [...text.matchAll(/\((--hf-[a-z0-9-]+)/g)].map(([, name = '']) => ({ file, name })),
  )
  expect(uses.length).toBeGreaterThan(100)
  expect(uses.filter(({ name }) => !DEFINED.has(name))).toEqual([])
})
