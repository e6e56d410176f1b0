import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { chooseNames } from '../scripts/short-class-names.ts'
import { openTestApp, ROOT } from './support/app.ts'
import { readHtml } from './support/read-html.ts'

/** A utility's name, long or shortened by the build; any other class may be a handle for scripts. */
const UTILITY = /[:[]|^[A-Z][A-Za-z0-9]{0,2}$/
/** A class name in a style sheet, with its escapes. */
const CLASS = /\.((?:\\.|[\w-])+)/g
const CLIENT = join(ROOT, 'dist/client/assets')
/** A string passed to a method names a property, not a class. */
const GIVEN_TO_METHOD = /\.\w+\([`"'][^`"']*[`"']\)/g
const WORD = /(?:\[[^\]\s]*\]|[^\s"'`])+/g

// PERF-BYTES-2
test('pages and style sheets use the same class names', async () => {
  const dressed = new Set(
    readdirSync(CLIENT)
      .filter((file) => file.endsWith('.css') && !file.startsWith('entry-admin'))
      .flatMap((file) => [...readFileSync(join(CLIENT, file), 'utf8').matchAll(CLASS)])
      .map(([, name = '']) => name.replaceAll('\\', '')),
  )
  const app = await openTestApp({ seed: 'sample' })
  try {
    const sitemap = (await app.server.inject('/sitemap.xml')).body
    const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)</g)].map(([, path = '']) => path || '/')
    const cooking = listed.filter((path) => path.startsWith('/recipes/')).map((path) => `${path}/cook`)
    const paths = [...listed, ...cooking, '/saved', '/week', '/week/shopping', '/search?q=oats', '/nothing']
    const undressed = new Set<string>()
    let short = 0
    for (const path of paths) {
      const page = readHtml((await app.server.inject(path)).body)
      for (const element of page.querySelectorAll('[class]')) {
        for (const name of element.classList) {
          if (!UTILITY.test(name)) continue
          if (name.length <= 3) short += 1
          if (!dressed.has(name)) undressed.add(`${path}: ${name}`)
        }
      }
    }
    expect(short).toBeGreaterThan(10_000)
    expect([...undressed]).toEqual([])
  } finally {
    await app.close()
  }
})

// PERF-BYTES-2
test('no script of readers’ pages contains an unshortened class name', async () => {
  const names = await chooseNames('src/web/styles/site.css')
  const manifest = z
    .record(z.string(), z.object({ file: z.string() }))
    .parse(JSON.parse(readFileSync(join(ROOT, 'dist/client/manifest.json'), 'utf8')))
  const scripts = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) =>
    file.endsWith('.js'),
  )
  expect(scripts.length).toBeGreaterThan(100)
  for (const file of scripts) {
    const text = readFileSync(join(ROOT, 'dist/client', file), 'utf8').replace(GIVEN_TO_METHOD, '')
    expect(
      [...text.matchAll(WORD)].map(([word]) => word).filter((word) => names.has(word)),
      file,
    ).toEqual([])
  }
})
