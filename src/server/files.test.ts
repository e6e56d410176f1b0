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

test('a folder is created with its parents and may already exist', () => {
  const path = join(folder, 'a/b/c')
  makeFolder(path)
  makeFolder(path)
  expect(statSync(path).isDirectory()).toBe(true)
})

test('a file in place of a folder is an error', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => makeFolder(join(folder, 'file'))).toThrow(/EEXIST/)
  expect(() => makeFolder(join(folder, 'file/below'))).toThrow(/ENOTDIR/)
})

test.runIf(process.platform === 'linux')('a path where no folder can be created is an error', () => {
  expect(() => makeFolder('/proc/no-such-place/data')).toThrow(/ENOENT/)
})
