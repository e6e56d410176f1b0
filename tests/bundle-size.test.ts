import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openWebBuild } from '../src/server/pages/web-build.ts'
import { siteRoutes } from '../src/web/routes/routes.tsx'
import { openTestApp, ROOT } from './support/app.ts'

const KB = 1024

/** Maximum bytes of a cold first view, brotli where the server compresses. */
const MAX_SCRIPT = 93.5 * KB
/** A recipe also loads its choices and marked sentences; the code that applies them is loaded with the first choice. */
const MAX_RECIPE_SCRIPT = 98 * KB
/** The recipe list contains the finder's sentence. */
const MAX_FINDER_SCRIPT = 95 * KB
/** Loaded before the first paint. */
const MAX_EARLY_SCRIPT = 1 * KB
/** What a phone waits for, without notes; wide screens and print have separate style sheets. */
const MAX_ARTICLE_AND_STYLES = 24 * KB
/** Added to an item's page by its notes. */
const MAX_NOTES = 3 * KB
/** Brotli quality of a page rendered for a single request. */
const QUALITY_OF_PAGES = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
/** With its headers it fits into the first packets of a connection, which saves a round trip. */
const MAX_SHEET = 12.25 * KB
const MAX_MEDIA_SHEET = 2.5 * KB
/** Added by each kitchen page, loaded when it is opened. */
const MAX_KITCHEN_PAGE = 30 * KB
const MAX_OF_PAGE: ReadonlyMap<string, number> = new Map([
  ['recipe', MAX_RECIPE_SCRIPT],
  ['recipes', MAX_FINDER_SCRIPT],
  ['recipe-cook', MAX_SCRIPT + MAX_KITCHEN_PAGE],
])
/** Fetched once, when a page has been idle for some time. */
const MAX_WORKER = 10 * KB
/** Each of the two that every English page requests; with its headers it fits into the first packets, like the sheet. */
const MAX_FONT = 13.5 * KB

const CLIENT = join(ROOT, 'dist/client')
const PUBLIC_ENTRY = 'src/web/entry-client.tsx'

/**
 * Libraries only the admin or the server needs, each with a text that survives minification: style names, names passed
 * to constructors, token names.
 */
const NOT_FOR_READERS = [
  { library: 'ProseMirror', source: 'prosemirror-view/dist/index.js', sign: /ProseMirror-hideselection/ },
  { library: 'zod in full', source: 'zod/v4/classic/schemas.js', sign: /["'`]ZodObject["'`]/ },
  { library: 'drag and drop', source: '@dnd-kit/core/dist/core.esm.js', sign: /DndDescribedBy/ },
  {
    library: 'Markdown',
    source: 'micromark/lib/compile.js',
    sign: /codeFencedFenceInfo/,
  },
]

const manifest = z
  .record(
    z.string(),
    z.object({
      file: z.string(),
      imports: z.array(z.string()).default([]),
      dynamicImports: z.array(z.string()).default([]),
      assets: z.array(z.string()).default([]),
    }),
  )
  .parse(JSON.parse(readFileSync(join(CLIENT, 'manifest.json'), 'utf8')))

const build = await openWebBuild(ROOT)

/** Returns the bytes on the wire of the files with these addresses. */
function weigh(urls: readonly string[]): number {
  return urls
    .map((url) => join(CLIENT, url))
    .map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size)
    .reduce((sum, size) => sum + size, 0)
}

/** Returns every chunk that a reader's browser can load, statically or dynamically. */
function findReachable(name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name]
  if (!chunk || seen.has(name)) return seen
  seen.add(name)
  for (const next of [...chunk.imports, ...chunk.dynamicImports]) findReachable(next, seen)
  return seen
}

// PERF-BYTES-1
describe.each(siteRoutes.map(({ id }) => id))('the first view of %s', (id) => {
  const { scripts, modulePreloads, wakeModules } = build.assetsFor(id)

  test('loads little script, and almost none before the first paint', () => {
    expect(scripts).toHaveLength(1)
    expect(modulePreloads, 'what would race with the picture and the words').toEqual([])
    expect(weigh(scripts)).toBeLessThan(MAX_EARLY_SCRIPT)
    expect(wakeModules.length).toBeGreaterThan(1)
    expect(weigh([...scripts, ...wakeModules])).toBeLessThan(MAX_OF_PAGE.get(id) ?? MAX_SCRIPT)
  })
})

test('cook mode adds little to a recipe', () => {
  const recipe = build.assetsFor('recipe').wakeModules
  const more = build.assetsFor('recipe-cook').wakeModules.filter((url) => !recipe.includes(url))
  expect(more.length).toBeGreaterThan(0)
  expect(weigh(more)).toBeLessThan(MAX_KITCHEN_PAGE)
})

/** What a page loads after waking, in addition to what every page has. */
test.each(['src/web/features/week/week-planner.tsx', 'src/web/features/week/shopping-list-page.tsx'])(
  '%s is small',
  (name) => {
    const first = new Set(build.assetsFor('week').wakeModules)
    const files = (part: string, seen = new Set<string>()): Set<string> => {
      const chunk = manifest[part]
      if (!chunk || seen.has(`/${chunk.file}`)) return seen
      seen.add(`/${chunk.file}`)
      for (const next of chunk.imports) files(next, seen)
      return seen
    }
    const own = [...files(name)].filter((url) => !first.has(url))
    expect(own.length).toBeGreaterThan(0)
    expect(weigh(own)).toBeLessThan(MAX_KITCHEN_PAGE)
  },
)

test('the two fonts of an English page are small', () => {
  const fonts = manifest[PUBLIC_ENTRY]?.assets.filter((file) => file.includes('-latin-core-')) ?? []
  expect(fonts).toHaveLength(2)
  for (const font of fonts) expect(weigh([font]), font).toBeLessThan(MAX_FONT)
})

test('the fonts are preloaded together with the styles, after text and picture', async () => {
  const app = await openTestApp()
  try {
    const { payload } = await app.server.inject('/about')
    const preloads = payload.match(/<link rel="preload"[^>]*>/g) ?? []
    expect(preloads).toHaveLength(2)
    for (const preload of preloads) expect(preload).toMatch(/as="font" .*fetchPriority="low"/i)
  } finally {
    await app.close()
  }
})

test('an article with its styles is small', async () => {
  const app = await openTestApp({ seed: 'sample' })
  try {
    const articles = z
      .array(z.object({ slug: z.string() }))
      .parse((await app.server.inject('/api/public/articles')).json())
    expect(articles.length).toBeGreaterThan(10)
    const { styles: sheets, mediaSheet } = build.assetsFor('article')
    const styles = weigh(sheets)
    expect(styles).toBeLessThan(MAX_SHEET)
    expect(mediaSheet?.media).toBe('print, (min-width: 30rem)')
    expect(weigh([mediaSheet?.href ?? ''])).toBeLessThan(MAX_MEDIA_SHEET)
    let withNotes = 0
    for (const { slug } of articles) {
      const page = await app.server.inject({ url: `/blog/${slug}`, headers: { 'accept-encoding': 'br' } })
      expect([page.statusCode, page.headers['content-encoding']]).toEqual([200, 'br'])
      const html = brotliDecompressSync(page.rawPayload).toString()
      const own = html.replace(/<section id="notes"[\s\S]*?<\/section>/, '')
      const size = brotliCompressSync(own, QUALITY_OF_PAGES).length
      expect(size + styles, slug).toBeLessThan(MAX_ARTICLE_AND_STYLES)
      expect(page.rawPayload.length - size, `the notes of ${slug}`).toBeLessThan(MAX_NOTES)
      if (html.includes('class="note-who"')) withNotes += 1
    }
    expect(withNotes).toBeGreaterThan(3)
  } finally {
    await app.close()
  }
})

test.each(['saved', 'offline'])('%s has little code of its own', (id) => {
  const everywhere = new Set(build.assetsFor('not-found').wakeModules)
  const own = build.assetsFor(id).wakeModules.filter((url) => !everywhere.has(url))
  expect(own.length).toBeGreaterThan(0)
  expect(weigh(own)).toBeLessThan(MAX_KITCHEN_PAGE)
})

test('the service worker is small', () => {
  const script = build.serviceWorker ?? ''
  expect(script.length).toBeGreaterThan(5 * KB)
  expect(brotliCompressSync(script).length).toBeLessThan(MAX_WORKER)
})

describe('what readers never load', () => {
  const reachable = [...findReachable(PUBLIC_ENTRY)]

  test('the admin', () => {
    expect(reachable.length).toBeGreaterThan(siteRoutes.length)
    expect(reachable.filter((name) => name.includes('src/admin'))).toEqual([])
  })

  test.each(NOT_FOR_READERS)('$library', ({ source, sign }) => {
    expect(readFileSync(join(ROOT, 'node_modules', source), 'utf8'), 'the sign by which it is known').toMatch(
      sign,
    )
    const found = reachable.filter((name) => {
      const file = manifest[name]?.file ?? ''
      return file.endsWith('.js') && sign.test(readFileSync(join(CLIENT, file), 'utf8'))
    })
    expect(found).toEqual([])
  })
})
