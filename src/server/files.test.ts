import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeFolder } from './files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'make-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a folder is made with those it lies in, and may be there already', () => {
  const path = join(folder, 'a/b/c')
  makeFolder(path)
  makeFolder(path)
  expect(statSync(path).isDirectory()).toBe(true)
})

test('a file in the way is told', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => makeFolder(join(folder, 'file'))).toThrow(/EEXIST/)
  expect(() => makeFolder(join(folder, 'file/below'))).toThrow(/ENOTDIR/)
})

test.runIf(process.platform === 'linux')('a place that takes no folders is told at once', () => {
  expect(() => makeFolder('/proc/no-such-place/data')).toThrow(/ENOENT/)
})
