import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import {
  type ImportChoices,
  type ImportPlan,
  type ImportResult,
  importChoicesSchema,
} from '../../src/domain/import/import-calls.ts'
import { openFolderStore } from '../../src/server/media/folder-store.ts'
import type { MediaStore } from '../../src/server/media/media-store.ts'
import { createRenderQueue } from '../../src/server/media/render-queue.ts'
import { createPublicFetch, type FetchPublic } from '../../src/server/net/fetch-public.ts'
import { openImportFile } from '../../src/server/open-formats/import-file.ts'
import { describePlan, planSteps } from '../../src/server/open-formats/plan-import.ts'
import { runImport } from '../../src/server/open-formats/run-import.ts'
import { articleKind, updateArticle } from '../../src/server/store/items/articles.ts'
import { findStored } from '../../src/server/store/items/item-reads.ts'
import { recipeKind } from '../../src/server/store/items/recipes.ts'
import { SYSTEM_ACTOR } from '../../src/server/store/write-context.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { startImageApi, type TestImageApi } from '../support/image-api.ts'
import { paintHalves } from '../support/image-samples.ts'
import { makeGhost, makeWxr } from '../support/import-files.ts'

const OLD = 'https://old.example.com/files'
const now = '2026-03-04T12:00:00.000Z'
const context = { now, actor: SYSTEM_ACTOR }
let app: TestApp
let oldSite: TestImageApi
let mediaStore: MediaStore
let picture: Buffer
beforeAll(async () => {
  app = await openTestApp({ now })
  oldSite = await startImageApi()
  mediaStore = await openFolderStore(join(app.dataDir, 'media'))
  picture = await paintHalves(60, 40).png().toBuffer()
})
afterAll(async () => {
  await oldSite.close()
  await app.close()
})

/** Resolves every public name to the old site on loopback; the guard's refusals have their own tests. */
const askLoopback = createPublicFetch({ isAllowed: () => true })
const ask: FetchPublic = ({ pathname, search }, limits) =>
  askLoopback(new URL(oldSite.origin + pathname + search), limits)

let files = 0
async function bringIn(
  file: string | Buffer,
  choices: Partial<ImportChoices> = {},
  askSites = ask,
): Promise<ImportResult> {
  const path = join(app.dataDir, `import-${files++}`)
  await writeFile(path, file)
  const all = importChoicesSchema.parse(choices)
  const read = await openImportFile(path, all.old_site)
  const tools = {
    store: app.store.db,
    mediaStore,
    queue: createRenderQueue(),
    onChange: () => undefined,
    ask: askSites,
  }
  for await (const line of runImport(tools, read, all, context)) if (line.type === 'done') return line.result
  throw new Error('The import ended without a result')
}

async function planOf(file: string, choices: Partial<ImportChoices> = {}): Promise<ImportPlan> {
  const path = join(app.dataDir, `import-${files++}`)
  await writeFile(path, file)
  const read = await openImportFile(path, '')
  const steps = await planSteps(app.store.db, read, importChoicesSchema.parse(choices))
  return describePlan(app.store.db, read, steps)
}

async function readArticle(slug: string) {
  const article = await findStored(app.store.db, articleKind, slug)
  if (!article) throw new Error(`There is no ${slug}`)
  return article
}

const addressesIn = (text: string) =>
  Array.from(text.matchAll(/\]\(([^)\s]+)/g), ([, address = '']) => address)
const isPicture = async (address: string) => (await app.server.inject(address)).statusCode === 200

// IMPORT-PICTURE-1
test('a WordPress site’s pictures are imported; failed ones are reported and can be fetched later', async () => {
  oldSite.files.set('a.png?w=1&h=2', picture)
  oldSite.files.set('photo(1).png', { location: '/files/moved.png' })
  oldSite.files.set('moved.png', picture)
  oldSite.files.set('page.png', Buffer.from('<html>Not a picture</html>'))
  oldSite.files.set('round.png', { location: '/files/round.png' })
  const content = ['a.png?w=1&amp;h=2', 'photo(1).png', 'late.png', 'page.png', 'round.png']
    .map((name) => `<p><img src="${OLD}/${name}" alt="${name.slice(0, 4)}"></p>`)
    .join('\n')
  const thumbnail =
    '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>77</wp:meta_value></wp:postmeta>'
  const attachment = `<item><wp:post_id>77</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>${OLD}/moved.png</wp:attachment_url></item>`
  const file = makeWxr(
    [
      { title: 'Shown', slug: 'shown', content, more: thumbnail },
      { title: 'Again', slug: 'again', content: `<img src="${OLD}/a.png?w=1&amp;h=2">` },
    ],
    attachment,
  )
  const result = await bringIn(file, { fetch_pictures: true })
  expect(result).toMatchObject({ created: 2, skipped: 0 })
  expect(result.lost_pictures).toEqual([
    { address: `${OLD}/late.png`, reason: 'The other site answered 404 instead of a picture.' },
    { address: `${OLD}/page.png`, reason: 'It is not a JPG, PNG, WebP or GIF picture.' },
    { address: `${OLD}/round.png`, reason: expect.stringMatching(/without end/) },
  ])
  const asked = oldSite.fetched.filter(({ path }) => path === '/files/a.png?w=1&h=2')
  expect(asked).toHaveLength(1)
  const shown = await readArticle('shown')
  const [first = '', second = '', ...left] = addressesIn(shown.content)
  expect([first, second].map((address) => address.startsWith('/media/image/upload/'))).toEqual([true, true])
  expect(await Promise.all([first, second, shown.featured_image_url ?? ''].map(isPicture))).toEqual([
    true,
    true,
    true,
  ])
  expect(left).toEqual([`${OLD}/late.png`, `${OLD}/page.png`, `${OLD}/round.png`])
  expect(addressesIn((await readArticle('again')).content)).toEqual([first])

  oldSite.files.set('late.png', picture)
  const edited = `Mine now.\n\n${shown.content}`
  await updateArticle(app.store.db, shown.id, { content: edited, updated_at: undefined }, context)
  const later = await bringIn(file, { fetch_pictures: true })
  expect(later).toMatchObject({ created: 0, updated: 1, skipped: 1 })
  expect(later.lost_pictures.map(({ address }) => address)).toEqual([`${OLD}/page.png`, `${OLD}/round.png`])
  const [, , third = ''] = addressesIn((await readArticle('shown')).content)
  expect((await readArticle('shown')).content).toBe(edited.replace(`${OLD}/late.png`, third))
  expect(await isPicture(third)).toBe(true)
})

// IMPORT-PICTURE-1
test('a save by the coach during a later fetch of pictures is not overwritten', async () => {
  const content = `<p>https://youtu.be/film-while1</p>\n<p><img src="${OLD}/while.png" alt="While"></p>`
  const file = makeWxr([{ title: 'While', slug: 'while', content }])
  await bringIn(file, { fetch_pictures: false })
  const { id } = await readArticle('while')
  oldSite.files.set('while.png', picture)
  let isSaved = false
  const saveMeanwhile: FetchPublic = async (url, limits) => {
    if (!isSaved && url.hostname.includes('youtube')) {
      isSaved = true
      await updateArticle(app.store.db, id, { content: 'Mine now.', updated_at: undefined }, context)
    }
    return ask(url, limits)
  }
  const later = await bringIn(file, { fetch_pictures: true }, saveMeanwhile)
  expect(isSaved).toBe(true)
  expect((await readArticle('while')).content).toBe('Mine now.')
  expect(later.items).toMatchObject([
    { outcome: 'failed', reason: 'It was saved somewhere else while the import ran.' },
  ])
})

test('a Ghost site’s pictures can be fetched after its texts, and only once', async () => {
  oldSite.files.set('top.png', picture)
  oldSite.files.set('in-text.png', picture)
  const file = makeGhost([
    {
      title: 'Ghostly',
      slug: 'ghostly',
      html: '<p>Text</p><img src="__GHOST_URL__/files/in-text.png" alt="In the text">',
      feature_image: '__GHOST_URL__/files/top.png',
    },
  ])
  const old_site = 'https://old.example.com'
  expect(await bringIn(file, { old_site, fetch_pictures: false })).toMatchObject({
    created: 1,
    pictures: 0,
    lost_pictures: [],
  })
  expect(oldSite.fetched.filter(({ path }) => path.endsWith('top.png'))).toEqual([])
  const before = await readArticle('ghostly')
  expect([before.featured_image_public_id, addressesIn(before.content)]).toEqual([
    null,
    [`${OLD}/in-text.png`],
  ])
  const fetched = await bringIn(file, { old_site })
  expect(fetched).toMatchObject({ updated: 1, pictures: 2, lost_pictures: [] })
  const after = await readArticle('ghostly')
  expect(
    await Promise.all([after.featured_image_url ?? '', ...addressesIn(after.content)].map(isPicture)),
  ).toEqual([true, true])
  expect(after.status).toBe(before.status)
  const again = await bringIn(file, { old_site, fetch_pictures: true })
  expect(again).toMatchObject({ updated: 0, skipped: 1, pictures: 0 })
})

test('skipped pictures are offered again, and inserted into a text with a newer version in the file', async () => {
  oldSite.files.set('offered.png', picture)
  const write = (words: string, name: string) =>
    makeWxr([{ title: 'Offered', slug: 'offered', content: `<p>${words}</p><img src="${OLD}/${name}">` }])
  const [file, newer] = [write('One', 'offered.png'), write('Two', 'offered.png')]
  await bringIn(file, { fetch_pictures: false })
  const left = await planOf(file, { fetch_pictures: false })
  expect(left.pictures.remote).toBe(1)
  expect(left.items[0]).toMatchObject({ action: 'skip', reason: expect.stringMatching(/still be fetched/) })
  expect(await bringIn(newer)).toMatchObject({ updated: 1, pictures: 1 })
  const stored = await readArticle('offered')
  expect(stored.content).toMatch(/^One\n\n!\[\]\(\/media/)
  const again = await planOf(newer)
  expect(again.items[0]).toMatchObject({ action: 'skip', decidable: true })
  expect(again.pictures.remote).toBe(0)
})

test('unavailable pictures change nothing when the file is imported again', async () => {
  const file = makeWxr([{ title: 'Gone', slug: 'gone', content: `<img src="${OLD}/never.png">` }])
  expect(await bringIn(file)).toMatchObject({ created: 1, pictures: 0 })
  const before = await readArticle('gone')
  expect(await bringIn(file)).toMatchObject({ updated: 0, skipped: 1 })
  expect(await readArticle('gone')).toEqual(before)
})

test('a recipe of WP Recipe Maker is imported with its own picture', async () => {
  oldSite.files.set('soup.png', picture)
  const meta = (key: string, value: string) =>
    `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`
  const lines =
    'a:1:{i:0;a:2:{s:4:"name";s:0:"";s:11:"ingredients";a:1:{i:0;a:3:{s:6:"amount";s:1:"2";s:4:"unit";s:4:"cups";s:4:"name";s:5:"stock";}}}}'
  const attachment = `<item><wp:post_id>88</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>${OLD}/soup.png</wp:attachment_url></item>`
  const more = meta('wprm_ingredients', lines) + meta('_thumbnail_id', '88')
  const post = { title: 'Soup', slug: 'wprm-soup', type: 'wprm_recipe', more }
  expect(await bringIn(makeWxr([post], attachment))).toMatchObject({ created: 1, pictures: 1 })
  const recipe = await findStored(app.store.db, recipeKind, 'soup')
  expect(recipe?.ingredients).toEqual([{ amount: '2', unit: 'cups', ingredient: 'stock' }])
  expect(await isPicture(recipe?.featured_image_url ?? '')).toBe(true)
})

test('an unavailable old site loses the pictures, not the texts', async () => {
  const away: FetchPublic = () => Promise.reject(new Error('connect ECONNREFUSED'))
  const path = join(app.dataDir, 'away')
  await writeFile(path, makeGhost([{ title: 'Away', slug: 'away', html: `<img src="${OLD}/a.png">` }]))
  const choices = importChoicesSchema.parse({ fetch_pictures: true })
  const tools = { store: app.store.db, mediaStore, queue: createRenderQueue(), onChange: () => undefined }
  const lines = []
  for await (const line of runImport(
    { ...tools, ask: away },
    await openImportFile(path, ''),
    choices,
    context,
  ))
    lines.push(line)
  expect(lines.at(-1)).toMatchObject({
    result: { created: 1, lost_pictures: [{ reason: 'The other site could not be reached.' }] },
  })
})

test('a text of an export is imported without pictures that could not be stored, and says so', async () => {
  const image = (public_id: string) => ({
    file: `images/${public_id}.png`,
    public_id,
    version: '1',
    format: 'png',
    alt: '',
    source: 'upload',
    focal_x: null,
    focal_y: null,
    width: 60,
    height: 40,
    created_at: now,
  })
  const at = (id: string) => `/media/image/upload/c_limit,w_1200/v1/${id}`
  const facts = {
    title: 'Half',
    slug: 'half',
    status: 'published',
    featured_image_url: at('blog/torn'),
    featured_image_public_id: 'blog/torn',
    featured_image_version: '1',
    featured_image_alt: 'Torn',
  }
  const zip = new ZipFile()
  const contents: Record<string, string | Buffer> = {
    'site.json': JSON.stringify({
      format: 'happiness-first-export',
      version: 1,
      exported_at: now,
      site_url: 'https://other.example.com',
      settings: {},
      categories: [],
      authors: [],
    }),
    'images.json': JSON.stringify([image('blog/whole'), image('blog/torn')]),
    'images/blog/whole.png': picture,
    'images/blog/torn.png': picture.subarray(0, 50),
    'articles/half.md': `---\n${JSON.stringify(facts)}\n---\n\n![Whole](${at('blog/whole')})\n\n![A bowl](${at('blog/torn')}) ![Never](${at('blog/never')})\n`,
  }
  for (const [name, file] of Object.entries(contents)) zip.addBuffer(Buffer.from(file), name)
  zip.end()
  const result = await bringIn(await buffer(Readable.from(zip.outputStream)))
  expect(result).toMatchObject({ created: 1, pictures: 1, items: [{ title: 'Half', missing_pictures: 2 }] })
  expect(result.lost_pictures.map(({ address }) => address)).toEqual(['blog/torn', 'blog/never'])
  const half = await readArticle('half')
  expect(half.content).toBe(`![Whole](${at('blog/whole')})\n\nA bowl Never`)
  expect([half.featured_image_url, half.featured_image_public_id]).toEqual([null, null])
})
