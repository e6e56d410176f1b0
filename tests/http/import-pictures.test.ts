import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ZipFile } from 'yazl'
import { type ImportChoices, type ImportResult, importChoicesSchema } from '../../src/domain/admin/imports.ts'
import { openFolderStore } from '../../src/server/media/folder-store.ts'
import type { MediaStore } from '../../src/server/media/media-store.ts'
import { createRenderQueue } from '../../src/server/media/render-queue.ts'
import { createPublicFetch, type FetchPublic } from '../../src/server/net/fetch-public.ts'
import { openImportFile } from '../../src/server/open-formats/import-file.ts'
import { runImport } from '../../src/server/open-formats/run-import.ts'
import { findArticle, updateArticle } from '../../src/server/store/articles.ts'
import { SYSTEM_ACTOR } from '../../src/server/store/write-context.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { startImageApi, type TestImageApi } from '../support/image-api.ts'
import { paintHalves } from '../support/image-samples.ts'
import { makeGhost, makeWxr } from '../support/import-files.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

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

/** Every public name leads to the old site on loopback; what the guard refuses has tests of its own. */
const askLoopback = createPublicFetch({ isAllowed: () => true })
const ask: FetchPublic = ({ pathname, search }, limits) =>
  askLoopback(new URL(oldSite.origin + pathname + search), limits)

let files = 0
async function bringIn(file: string | Buffer, choices: Partial<ImportChoices> = {}): Promise<ImportResult> {
  const path = join(app.dataDir, `import-${files++}`)
  await writeFile(path, file)
  const all = importChoicesSchema.parse(choices)
  const read = await openImportFile(path, all.old_site)
  const tools = {
    store: app.store.db,
    mediaStore,
    queue: createRenderQueue(),
    onChange: () => undefined,
    ask,
  }
  for await (const line of runImport(tools, read, all, context)) if (line.type === 'done') return line.result
  throw new Error('The import ended without a result')
}

async function readArticle(slug: string) {
  const article = await findArticle(app.store.db, slug)
  if (!article) throw new Error(`There is no ${slug}`)
  return article
}

const addressesIn = (text: string) =>
  Array.from(text.matchAll(/\]\(([^)\s]+)/g), ([, address = '']) => address)
const isPicture = async (address: string) => (await app.server.inject(address)).statusCode === 200

test('a WordPress site’s pictures come along; what cannot be had is told and can be fetched later', async () => {
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
  expect(await bringIn(file, { old_site })).toMatchObject({ created: 1, pictures: 0, lost_pictures: [] })
  expect(oldSite.fetched.filter(({ path }) => path.endsWith('top.png'))).toEqual([])
  const before = await readArticle('ghostly')
  expect([before.featured_image_public_id, addressesIn(before.content)]).toEqual([
    null,
    [`${OLD}/in-text.png`],
  ])
  const fetched = await bringIn(file, { old_site, fetch_pictures: true })
  expect(fetched).toMatchObject({ updated: 1, pictures: 2, lost_pictures: [] })
  const after = await readArticle('ghostly')
  expect(
    await Promise.all([after.featured_image_url ?? '', ...addressesIn(after.content)].map(isPicture)),
  ).toEqual([true, true])
  expect(after.status).toBe(before.status)
  const again = await bringIn(file, { old_site, fetch_pictures: true })
  expect(again).toMatchObject({ updated: 0, skipped: 1, pictures: 0 })
})

test('an old site that is away costs the pictures, not the texts', async () => {
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

test('a text of an export comes without the pictures that could not be kept, and says so', async () => {
  const image = (public_id: string) => ({
    ...{ file: `images/${public_id}.png`, public_id, version: '1', format: 'png', alt: '', source: 'upload' },
    ...{ focal_x: null, focal_y: null, width: 60, height: 40, created_at: now },
  })
  const at = (id: string) => `/media/image/upload/c_limit,w_1200/v1/${id}`
  const facts = {
    ...{ title: 'Half', slug: 'half', status: 'published', featured_image_url: at('blog/torn') },
    ...{ featured_image_public_id: 'blog/torn', featured_image_version: '1', featured_image_alt: 'Torn' },
  }
  const zip = new ZipFile()
  const contents: Record<string, string | Buffer> = {
    'site.json': JSON.stringify({
      ...{
        format: 'happiness-first-export',
        version: 1,
        exported_at: now,
        site_url: 'https://other.example.com',
      },
      ...{ settings: {}, categories: [], authors: [] },
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
