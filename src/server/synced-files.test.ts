import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeSynced } from './files.ts'

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'synced-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('written several times at once, a file is one of what was written, and nothing is beside it', async () => {
  const folder = makeFolder()
  const file = join(folder, 'known.json')
  const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(1_000))
  await Promise.all(texts.map((text) => writeSynced(file, text)))
  expect(texts).toContain(readFileSync(file, 'utf8'))
  expect(readdirSync(folder)).toEqual(['known.json'])
})

test('what cannot be written leaves nothing half written', async () => {
  const folder = makeFolder()
  mkdirSync(join(folder, 'known.json'))
  await expect(writeSynced(join(folder, 'known.json'), 'text')).rejects.toThrow('EISDIR')
  expect(readdirSync(folder)).toEqual(['known.json'])
})
