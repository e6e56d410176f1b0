import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { backupFolder } from '../../src/server/backup/backup-place.ts'
import { type AdminClient, openAdminClient } from '../support/admin-client.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { askPlan, importAll, makeGhost, makeWxr, planOf, zipOf } from '../support/import-files.ts'

let app: TestApp
let ask: AdminClient
beforeAll(async () => {
  app = await openTestApp({ now: '2026-03-04T12:00:00.000Z' })
  ask = await openAdminClient(app)
})
afterAll(() => app.close())

const SITE = JSON.stringify({
  format: 'happiness-first-export',
  version: 1,
  exported_at: '2026-01-01T00:00:00.000Z',
  site_url: 'https://other.example.com',
  settings: { site_name: 'Other', shop_url: 'javascript:alert(1)' },
  categories: [],
  authors: [],
})

/** Replaces the name of a file inside a ZIP by one of the same length. */
function rename(zip: Buffer, from: string, to: string): Buffer {
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')
}

const LAUGHS = `<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`

const files: [what: string, make: () => Promise<string | Buffer>, status: number, sentence: RegExp][] = [
  [
    'a bomb',
    () => zipOf({ 'site.json': SITE, 'articles/a.md': '0'.repeat(30_000_000) }),
    413,
    /unpack to more/,
  ],
  [
    'a way out',
    async () => rename(await zipOf({ 'articles/aa/x.md': 'x' }), 'articles/aa/x.md', 'articles/../x.md'),
    400,
    /leads outside/,
  ],
  [
    'an absolute name',
    async () => rename(await zipOf({ 'xetc/passwd': 'x' }), 'xetc/passwd', '/etc/passwd'),
    400,
    /leads outside/,
  ],
  ['another ZIP', () => zipOf({ 'a.txt': 'x' }), 400, /not an export of this site/],
  ['half a ZIP', async () => (await zipOf({ 'site.json': SITE })).subarray(0, 60), 400, /damaged/],
  ['entities', async () => makeWxr([{}]).replace('<rss', `${LAUGHS}<rss`), 400, /document type/],
  ['entities in an item', async () => makeWxr([{ more: LAUGHS }]), 400, /document type/],
  // A parser that takes this for a comment misses what follows it.
  [
    'entities behind what looks like a comment',
    async () => makeWxr([{}]).replace('<rss', `<?x <!-- ?>${LAUGHS}<!-- --><rss`),
    400,
    /document type/,
  ],
  [
    'entities behind what looks like CDATA',
    async () => makeWxr([{ more: `<?x <![CDATA[ ?>${LAUGHS}<x>]]></x>` }]),
    400,
    /document type/,
  ],
  [
    'entities behind a comment with an instruction in it',
    async () => makeWxr([{}]).replace('<rss', `<!-- <? -->${LAUGHS}<?x ?><rss`),
    400,
    /document type/,
  ],
  [
    'another feed',
    async () => '<?xml version="1.0"?><rss version="2.0"><channel></channel></rss>',
    400,
    /not the export of a WordPress/,
  ],
  [
    'half a WordPress file',
    async () => makeWxr([{ content: 'word' }]).slice(0, -200),
    400,
    /breaks off|damaged/,
  ],
  ['other JSON', async () => '{"db":[{"data":{"posts":5}}]}', 400, /not the export of a Ghost/],
  ['deep JSON', async () => `{"db":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 400, /Ghost|deeply/],
  ['half JSON', async () => makeGhost([{ slug: 'a' }]).slice(0, 100), 400, /damaged/],
  ['a wrong encoding', async () => Buffer.from([0x3c, 0x72, 0xff, 0xfe, 0xfd]), 400, /UTF-8/],
  ['a picture', async () => Buffer.from('GIF89a----'), 415, /can’t be imported/],
  ['nothing', async () => '', 400, /choose a file/],
]

test.each(files)('%s is refused with a sentence', async (_what, make, status, sentence) => {
  const answer = await askPlan(ask, await make())
  expect([answer.statusCode, answer.json().error]).toEqual([status, expect.stringMatching(sentence)])
})

test('a ZIP that lies about a size is refused when that file is read', async () => {
  const honest = await zipOf({ 'site.json': SITE, 'articles/a.md': 'x'.repeat(5_000) })
  const size = Buffer.alloc(4)
  size.writeUInt32LE(5_000)
  const lie = Buffer.alloc(4)
  lie.writeUInt32LE(10)
  const forged = Buffer.from(
    honest.toString('latin1').replaceAll(size.toString('latin1'), lie.toString('latin1')),
    'latin1',
  )
  expect(forged.equals(honest)).toBe(false)
  expect((await askPlan(ask, forged)).json().error).toMatch(/damaged/)
})

test('a malformed form is refused, and so are invalid choices', async () => {
  expect((await ask('POST', '/imports', '{}')).statusCode).toBe(415)
  const answer = await askPlan(ask, makeGhost([]), { old_site: 'javascript:alert(1)' })
  expect([answer.statusCode, answer.json().error]).toEqual([400, expect.stringContaining('must be whole')])
})

test('invalid texts do not stop the import of valid ones, which are sanitized', async () => {
  const file = makeGhost([
    { title: 'Deep', slug: 'deep', html: '<div>'.repeat(4_000) },
    { title: 'Long', slug: 'long', html: `<p>${'word '.repeat(50_000)}</p>` },
    {
      title: 'Sly <script>',
      slug: 'sly',
      html: '<p onclick="x()">Hi<script>x()</script><a href="javascript:x()">y</a></p><img src=x onerror=x()>',
    },
    { title: '', slug: 'untitled', html: 'x' },
  ])
  const plan = await planOf(ask, file)
  expect(plan.items.map(({ usable, reason }) => [usable, reason])).toEqual([
    [false, 'This text is too deeply nested to be read.'],
    [false, 'Its text is longer than an article can be.'],
    [true, 'New.'],
    [true, 'New.'],
  ])
  expect(await importAll(ask, file)).toMatchObject({ created: 2, skipped: 2 })
  const page = (await app.server.inject('/api/public/articles/sly')).json()
  expect(page.content_html).not.toMatch(/script|onclick|onerror|javascript:/)
})

test('front matter with aliases is not expanded, invalid settings are omitted', async () => {
  const laughs = `---\na: &a [x,x]\nb: &b [*a,*a]\ntitle: *b\n---\n`
  const zip = await zipOf({
    'site.json': SITE,
    'images.json': '[]',
    'articles/a.md': laughs,
    'recipes/b.md': 'no facts',
  })
  const plan = await planOf(ask, zip)
  expect(plan.items.map(({ usable }) => usable)).toEqual([false, false])
  expect(plan.settings).toBe(1)
})

test('a picture inside an inner network is not asked for, and its text comes all the same', async () => {
  const file = makeGhost([
    { title: 'Inner', slug: 'inner', html: '<p>Text</p><img src="http://127.0.0.1:1/a.png">' },
  ])
  expect((await planOf(ask, file)).pictures).toMatchObject({ remote: 1, hosts: ['127.0.0.1:1'] })
  const result = await importAll(ask, file, { fetch_pictures: true })
  expect(result.created).toBe(1)
  expect(result.lost_pictures).toEqual([
    { address: 'http://127.0.0.1:1/a.png', reason: 'Its address is not on the public internet.' },
  ])
})

test('an import’s file is in the data folder while it is read, not in memory, and removed afterwards', async () => {
  vi.stubEnv('TMPDIR', '/nowhere')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  const file = makeWxr([{ title: 'A walk', slug: 'a-walk' }])
  expect((await planOf(ask, file)).items).toHaveLength(1)
  expect(await importAll(ask, file)).toMatchObject({ created: 1 })
  expect(await readdir(backupFolder(app.dataDir))).toEqual([])
})
