import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const SRC = resolve(import.meta.dirname, '../src')

/** Functions that are missing in Safari 17, which neither the build nor `admin/older-browsers.ts` adds. */
const TOO_NEW =
  /\bURL\.parse\(|\bObject\.groupBy\(|\bPromise\.(?:withResolvers|try)\(|\bArray\.fromAsync\(|\bIterator\.|\bRegExp\.escape\(|\bnew Set\([^\n]*\)\.(?:union|intersection|difference)\(|\.(?:symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(|\.(?:to|from)Base64\(/

/** Those that it adds, for the admin only. */
const ONLY_IN_ADMIN = /\bAbortSignal\.any\(|\bMap\.groupBy\(|\.checkVisibility\(/

const find = (folders: string, pattern: RegExp) =>
  globSync(`${folders}/**/*.{ts,tsx}`, { cwd: SRC })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => pattern.test(readFileSync(resolve(SRC, file), 'utf8')))

// PAGE-BROWSER-1
test('no code for browsers calls a function that a supported browser lacks', () => {
  expect(find('{web,admin,domain}', TOO_NEW)).toEqual([])
  expect(find('web', ONLY_IN_ADMIN)).toEqual([])
})
