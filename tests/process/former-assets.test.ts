import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepFormerAssets } from '../../scripts/former-assets.ts'

const LONG_AGO = new Date('2026-01-01T00:00:00Z')

/** Writes files as a build leaves them in the folder. */
function build(folder: string, names: readonly string[], at?: Date): void {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  for (const name of names.flatMap((name) => [name, `${name}.br`])) {
    writeFileSync(join(folder, 'assets', name), name)
    if (at) utimesSync(join(folder, 'assets', name), at, at)
  }
  const [file = '', ...css] = names.map((name) => `assets/${name}`)
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ 'src/entry.tsx': { file, css } }))
}

test('files of the previous build stay for open pages, older ones are deleted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-client-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  keepFormerAssets(folder)
  build(folder, ['a-1.js', 'a-1.css', 'same.js'], LONG_AGO)
  writeFileSync(join(folder, 'favicon.ico'), '')

  const removeAfterSecond = keepFormerAssets(folder)
  expect(readdirSync(folder)).toEqual(['assets'])
  build(folder, ['a-2.js', 'a-2.css', 'same.js'])
  removeAfterSecond()
  const both = ['a-1.css', 'a-1.js', 'a-2.css', 'a-2.js', 'same.js']
  expect(readdirSync(join(folder, 'assets')).filter((name) => !name.endsWith('.br'))).toEqual(both)

  const soon = new Date(Date.now() - 60_000)
  build(folder, ['a-2.js', 'a-2.css', 'same.js'], soon)
  const removeAfterThird = keepFormerAssets(folder)
  build(folder, ['a-3.js'])
  removeAfterThird()
  expect(readdirSync(join(folder, 'assets'))).toEqual(
    ['a-2.css', 'a-2.js', 'a-3.js', 'same.js'].flatMap((name) => [name, `${name}.br`]),
  )
})
