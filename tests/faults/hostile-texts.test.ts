import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { ZipFile } from 'yazl'
import { DATABASES_AT_LENGTH, storeMaker } from '../support/databases.ts'
import { makeWxr } from '../support/import-files.ts'
import { logIn } from '../support/log-in-over-http.ts'
import { LONG } from '../support/run-length.ts'
import { startSite } from '../support/site.ts'

const PASSWORD = 'a quiet long password'
/** Maximum response time while a text is parsed; generous, since the test machine may be busy. */
const HEALTHY_WITHIN_MS = 3_000
/** Maximum memory of the process, in MB: the site itself and the two kinds of threads. */
const MEMORY_MB = 900

const SITE = JSON.stringify({
  format: 'happiness-first-export',
  version: 1,
  exported_at: '2026-01-01T00:00:00.000Z',
  site_url: 'https://other.example.com',
  settings: {},
  categories: [],
  authors: [],
})

async function zipOf(files: Record<string, string>): Promise<Buffer<ArrayBuffer>> {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  return Buffer.from(await buffer(Readable.from(zip.outputStream)))
}

/** A title that compresses as badly as a text. */
const longTitle = () => Array.from({ length: 1_900_000 }, (_, index) => index % 7_919).join(' ')

const article = (content: string) => ({ path: '/articles', body: { title: 'A', slug: 'a', content } })
const keys = (count: number) => Array.from({ length: count }, (_, index) => `k${index}: 1`).join('\n')
const microdata = `<div itemscope itemtype="https://schema.org/Recipe">${'<i itemprop="recipeIngredient">1 egg</i>'.repeat(40_000)}</div>`

type Attack = { path: string; body: object } | { path: string; file: string | Buffer<ArrayBuffer> }

const attacks: [what: string, make: () => Attack | Promise<Attack>, status: number][] = [
  ['emphasis that never closes', () => article('*a_'.repeat(7_000)), 400],
  ['quotations in quotations', () => article('>'.repeat(20_000)), 400],
  ['lines that go on lazily', () => article(`> a\n${'a\n'.repeat(90_000)}`), 400],
  ['lists in lists', () => article('- '.repeat(99_000)), 400],
  [
    'a table that fills itself up',
    () => article(`${'|a'.repeat(9_000)}\n${'|-'.repeat(9_000)}\n${'a\n'.repeat(9_000)}`),
    400,
  ],
  ['one long address, often', () => article(`[a]: /${'x'.repeat(90_000)}\n\n${'[a] '.repeat(20_000)}`), 400],
  [
    'links that are not closed',
    () => ({ path: '/imports/plan', file: makeWxr([{ content: '<a>'.repeat(700) }]) }),
    200,
  ],
  [
    'marks that are not closed',
    () => ({
      path: '/imports/plan',
      file: makeWxr([{ content: Array.from({ length: 40_000 }, (_, id) => `<p><b id=${id}>`).join('') }]),
    }),
    200,
  ],
  [
    'front matter without end',
    async () => ({
      path: '/imports/plan',
      file: await zipOf({ 'site.json': SITE, 'articles/a.md': `---\n${keys(100_000)}\n---\n\nText` }),
    }),
    200,
  ],
  [
    'titles without end',
    async () => {
      const title = longTitle().slice(0, 19_000_000)
      const files = Object.fromEntries(
        Array.from({ length: 8 }, (_, index) => [`articles/${index}.md`, `---\ntitle: ${title}\n---\n`]),
      )
      return { path: '/imports/plan', file: await zipOf({ 'site.json': SITE, ...files }) }
    },
    400,
  ],
  ['a recipe of 40,000 lines', () => ({ path: '/recipes/read-pasted', body: { text: microdata } }), 400],
]

/** One for each entry point. */
const SHORT = ['emphasis that never closes', 'marks that are not closed', 'a recipe of 40,000 lines']

// AVAIL-PARSE-1
test.each(DATABASES_AT_LENGTH)(
  'on %s the site answers while third-party texts of any form are parsed',
  async (kind) => {
    const databaseUrl = kind === 'postgres' ? (await storeMaker(kind).place()).databaseUrl : null
    const site = await startSite({
      SEED: 'none',
      ADMIN_PASSWORD: PASSWORD,
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    })
    onTestFinished(() => {
      site.process.kill('SIGKILL')
    })
    const cookie = await logIn(site.url, PASSWORD)
    const send = async ({ path, ...attack }: Attack) => {
      const headers = { cookie, origin: site.url }
      const url = `${site.url}/api/admin${path}`
      if ('body' in attack)
        return fetch(url, {
          method: 'POST',
          body: JSON.stringify(attack.body),
          headers: { ...headers, 'content-type': 'application/json' },
        })
      const form = new FormData()
      form.set('choices', '{}')
      form.set('file', new Blob([attack.file]), 'file')
      return fetch(url, { method: 'POST', headers, body: form })
    }
    const figures: string[] = []
    for (const [what, make, status] of attacks.filter(([what]) => LONG || SHORT.includes(what))) {
      const attack = await make()
      const start = performance.now()
      const answering = send(attack)
      const slowest = await slowestAnswer(`${site.url}/healthz`, answering)
      const answer = await answering
      const text = await answer.text()
      expect([what, answer.status, text]).toEqual([
        what,
        status,
        expect.not.stringContaining('Something went'),
      ])
      expect(slowest, what).toBeLessThan(HEALTHY_WITHIN_MS)
      figures.push(
        `${what}: ${answer.status} after ${Math.round(performance.now() - start)} ms, /healthz at most ${Math.round(slowest)} ms`,
      )
    }
    const memory = highestMemory(site.process.pid ?? 0)
    expect(memory).toBeLessThan(MEMORY_MB)
    console.log(`${kind}, at most ${memory} MB\n${figures.join('\n')}`)
    // The attacked part works as before.
    const saved = await send({ path: '/articles', body: { title: 'Fine', slug: 'fine', content: '*Fine*' } })
    expect([saved.status, (await saved.json()).article.content_html]).toEqual([201, '<p><em>Fine</em></p>'])
  },
)

/** Returns the longest response time in milliseconds among many responses, until a promise settles. */
async function slowestAnswer(url: string, until: Promise<unknown>): Promise<number> {
  let isOver = false
  const end = () => {
    isOver = true
  }
  void until.then(end, end)
  let slowest = 0
  do {
    const start = performance.now()
    const { status } = await fetch(url)
    expect(status).toBe(200)
    slowest = Math.max(slowest, performance.now() - start)
  } while (!isOver)
  return slowest
}

/** Returns the peak memory since the process began, in MB. */
function highestMemory(pid: number): number {
  const [, kilobytes = '0'] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1_024)
}
