import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BUNDLED_SERVER, PROJECT_ROOT } from '../src/server/project-root.ts'

const FOLDER = join(BUNDLED_SERVER, '..')
const STILL_IMPORT = /^(?:import|export)\b[^'"]*?\bfrom "([^"]+)"|^import "([^"]+)"/gm
/** Bundles that start the site; the second is loaded after the settings have been read. */
const ENTRIES = ['main.js', 'start-site.js']

/** Returns the import names of everything loaded at startup. */
function loadedByStart(): Set<string> {
  const loaded = new Set<string>()
  const visit = (file: string) => {
    for (const [, from, bare] of readFileSync(join(FOLDER, file), 'utf8').matchAll(STILL_IMPORT)) {
      const name = from ?? bare ?? ''
      if (loaded.has(name)) continue
      loaded.add(name)
      if (name.startsWith('./')) visit(name)
    }
  }
  for (const entry of ENTRIES) visit(entry)
  return loaded
}

test('startup loads nothing that only some sites or requests need', () => {
  const loaded = loadedByStart()
  expect(loaded).toContain('fastify')
  expect(loaded).toContain('better-sqlite3')
  // Importing Node's HTTP and TLS modules as a whole loads its `fetch` and all certificates.
  for (const name of ['sharp', 'pg', 'satori', 'nodemailer', 'imapflow', 'node:http', 'node:tls'])
    expect(loaded, name).not.toContain(name)
})

test('only the process for pixels loads the libraries it needs', () => {
  const loading = /(?:from|import\()\s*"(?:sharp|satori)"/
  const files = readdirSync(FOLDER).filter((name) => loading.test(readFileSync(join(FOLDER, name), 'utf8')))
  expect(files).toEqual(['pixel-process.js'])
})

test('only the process that seeds a new store reads the sample site', () => {
  const files = readdirSync(FOLDER).filter((name) =>
    readFileSync(join(FOLDER, name), 'utf8').includes('readSampleRecipes'),
  )
  expect(files).toEqual(['seed-process.js'])
})

test('everything the server loads is ASCII: another character doubles the memory of its file', () => {
  for (const folder of [
    FOLDER,
    join(PROJECT_ROOT, 'dist/server'),
    join(PROJECT_ROOT, 'dist/server/assets'),
  ]) {
    const files = readdirSync(folder).filter((name) => name.endsWith('.js'))
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) expect(readFileSync(join(folder, file), 'utf8'), file).toMatch(/^[\0-\x7f]*$/)
  }
})
