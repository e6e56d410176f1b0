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

test('concurrent writes leave one complete text in the file and no temporary files', async () => {
  const folder = makeFolder()
  const file = join(folder, 'known.json')
  const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(1_000))
  await Promise.all(texts.map((text) => writeSynced(file, text)))
  expect(texts).toContain(readFileSync(file, 'utf8'))
  expect(readdirSync(folder)).toEqual(['known.json'])
})

test('a failed write leaves no partial file', async () => {
  const folder = makeFolder()
  mkdirSync(join(folder, 'known.json'))
  await expect(writeSynced(join(folder, 'known.json'), 'text')).rejects.toThrow('EISDIR')
  expect(readdirSync(folder)).toEqual(['known.json'])
})
