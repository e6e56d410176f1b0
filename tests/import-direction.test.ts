import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const SRC = resolve(import.meta.dirname, '../src')

/** Which rooms a room may import from (docs/architecture.md). */
const MAY_IMPORT: Record<string, (target: string) => boolean> = {
  domain: (target) => target.startsWith('domain/'),
  web: (target) => /^(web|domain)\//.test(target),
  admin: (target) => /^(admin|domain|web\/(ui|styles))\//.test(target),
  illustrator: (target) => target.startsWith('illustrator/'),
  server: (target) =>
    /^(server|domain)\//.test(target) ||
    target === 'web/entry-server.tsx' ||
    target === 'illustrator/illustrator.ts',
}

const IMPORT = /(?:from\s+|import\s*\(\s*|import\s+)['"](\.[^'"]+)['"]/g

function sourceFiles(): string[] {
  return readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

function wrongImports(file: string): string[] {
  const own = relative(SRC, file)
  const room = own.split('/')[0] ?? ''
  const allowed = MAY_IMPORT[room]
  if (!allowed) return [`${own} stands in no room`]
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .map(([, path = '']) => relative(SRC, resolve(dirname(file), path)))
    .filter((target) => !target.startsWith('..') && !allowed(target))
    .map((target) => `${own} imports ${target}`)
}

test('imports point one way: domain ← web ← admin, domain ← server; the illustrator alone; web and illustrator by one entry', () => {
  const files = sourceFiles()
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap(wrongImports)).toEqual([])
})

test('only config.ts reads the environment', () => {
  const readers = sourceFiles().filter(
    (file) =>
      /src\/server\//.test(file) &&
      /process\.env\b/.test(readFileSync(file, 'utf8')) &&
      !file.endsWith('.test.ts'),
  )
  expect(readers.map((file) => relative(SRC, file))).toEqual(['server/config.ts'])
})

test('the server reads the clock where it starts, and compares with the times of files; all else is told the time', () => {
  const readers = sourceFiles().filter(
    (file) =>
      /src\/(server|domain)\//.test(file) &&
      /Date\.now\(\)|new Date\(\)/.test(readFileSync(file, 'utf8')) &&
      !/\.test\.tsx?$/.test(file),
  )
  expect(readers.map((file) => relative(SRC, file)).sort()).toEqual([
    'server/app.ts',
    'server/backup/work-folder.ts',
    'server/media/folder-store.ts',
    'server/start-site.ts',
  ])
})
