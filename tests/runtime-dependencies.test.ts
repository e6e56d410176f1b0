import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const ROOT = resolve(import.meta.dirname, '..')
const { dependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')))

/** Commands that need the test tools: `tools: true` in scripts/run.mjs. */
const TOOL_SCRIPTS = /^scripts\/(?:(?:test|test-long|audit-dependencies|find-browser)\.ts$|release\/)/
/** An import of a value; type imports are erased before anything runs. */
const IMPORT =
  /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^.'"][^'"]*)['"]|\bimport\(\s*['"]([^.'"][^'"]*)['"]/gm

function filesOf(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|css)$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
}

function packageOf(specifier: string): string {
  const [scope = '', name = ''] = specifier.split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}

// `npm start` installs no devDependencies: code that starts only on a machine that has run the tests is broken.
test('serving, building and running commands need only the dependencies', () => {
  const files = [...filesOf('src'), ...filesOf('scripts'), 'vite.config.ts'].filter(
    (file) => !/\.test\.tsx?$/.test(file) && !TOOL_SCRIPTS.test(file),
  )
  const imports = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)].map(([, still, lazily]) => ({
      file,
      name: packageOf(still ?? lazily ?? ''),
    })),
  )
  expect(imports.length).toBeGreaterThan(100)
  const missing = imports.filter(({ name }) => !isBuiltin(name) && !(name in dependencies))
  expect(missing.map(({ file, name }) => `${file} needs ${name}`)).toEqual([])
})
