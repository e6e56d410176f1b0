import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { readCopyState } from '../../src/server/copy/copy-notes.ts'
import { logIn } from '../support/log-in-over-http.ts'
import { waitUntil } from '../support/wait-until.ts'
import { percentile, sendOpenLoad } from './open-load.ts'
import { type Product, startProduct } from './product.ts'

const SECONDS = 20
const READS_PER_SECOND = 60
const SAVE_EVERY_MS = 500
/** The usual pictures are generated after startup. */
const SETTLE_MS = 20_000
const FIRST_COPY_WITHIN_MS = 60_000
const TEXT =
  'A paragraph as long as those a coach writes, about breakfast and the morning after it.\n\n'.repeat(60)

const articleAnswer = z.object({ article: z.object({ id: z.int() }) })

interface Figures {
  /** Milliseconds. */
  reads: number[]
  saves: number[]
  failed: number
  /** Of the site's process, in MiB. */
  memory: number
}

interface Site {
  product: Product
  dataDir: string
}

/** Measures the cost of the copy at a second place while readers read and the coach saves (COPY-FOLLOW-1). */
export async function measureCopy(): Promise<void> {
  console.log(`\nWhile readers read ${READS_PER_SECOND} uncached pages a second and the coach saves`)
  const folder = await mkdtemp(join(tmpdir(), 'bench-copy-'))
  const withSite = async <T>(
    name: string,
    place: Record<string, string>,
    work: (site: Site) => Promise<T>,
  ) => {
    const dataDir = join(folder, name)
    const product = await startProduct({ DATA_DIR: dataDir, ...place })
    try {
      await pause(SETTLE_MS)
      return await work({ product, dataDir })
    } finally {
      await product.stop()
    }
  }
  try {
    const without = await withSite('without', {}, measureBusySite)
    report('without a second place', without)
    const copied = await withSite('with', { COPY: join(folder, 'place') }, async (site) => {
      await waitUntil('the copy is whole', () => isWhole(site), FIRST_COPY_WITHIN_MS)
      const figures = await measureBusySite(site)
      console.log(`  ${'its engine'.padEnd(34)} ${await engineMemory(site)} MiB`)
      return figures
    })
    report('with one, in a folder', copied)
    const times = (what: 'reads' | 'saves', share: number) =>
      (percentile(copied[what], share) / percentile(without[what], share)).toFixed(2)
    for (const what of ['reads', 'saves'] as const)
      console.log(`  → ${what}: p50 ${times(what, 0.5)} times, p99 ${times(what, 0.99)} times`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const isWhole = async ({ dataDir }: Site) => (await readCopyState(dataDir))?.covered_at != null

async function engineMemory({ dataDir }: Site): Promise<number> {
  const pid = Number(await readFile(join(dataDir, 'copy/engine.pid'), 'utf8'))
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024)
}

async function measureBusySite({ product }: Site): Promise<Figures> {
  const cookie = await logIn(product.url, product.password)
  let number = 0
  const nextPath = () => `/search?q=calm${number++}`
  const saves: number[] = []
  let failedSaves = 0
  const ask = (method: string, path: string, body: object) =>
    fetch(`${product.url}/api/admin${path}`, {
      method,
      headers: { cookie, origin: product.url, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const created = await ask('POST', '/articles', {
    title: 'Saved again and again',
    slug: 'saved-again-and-again',
    content: TEXT,
  })
  const { id } = articleAnswer.parse(await created.json()).article
  const timer = setInterval(async () => {
    const begun = performance.now()
    const { ok } = await ask('PUT', `/articles/${id}`, { content: `${TEXT}${saves.length}` })
    if (!ok) failedSaves++
    saves.push(performance.now() - begun)
  }, SAVE_EVERY_MS)
  const read = await sendOpenLoad({
    url: product.url,
    nextPath,
    perSecond: READS_PER_SECOND,
    seconds: SECONDS,
  }).finally(() => clearInterval(timer))
  return {
    reads: read.acceptedTimes,
    saves,
    failed: read.failed + read.turnedAway + failedSaves,
    memory: (await product.memory()).now,
  }
}

function report(what: string, { reads, saves, failed, memory }: Figures): void {
  const middle = (times: number[]) => `p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms`
  console.log(
    `  ${what.padEnd(34)} ${reads.length} reads ${middle(reads)}; ${saves.length} saves ${middle(saves)}; ${failed} failed; ${memory} MiB`,
  )
}
