import { rmSync } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROGRAM_SOURCES } from '../support/run-until-exit.ts'
import { fillLargeSite } from './fill-site.ts'
import { percentile, sendOpenLoad } from './open-load.ts'
import { type Product, startProduct } from './product.ts'
import { type MeasuredRun, runMeasured } from './run-measured.ts'

const ARTICLES = 1_000
const PICTURE_BYTES = 1e9
/** A steady load of readers, half of them on pages that are never cached. */
const READS_PER_SECOND = 40
const CHUNK_SECONDS = 2
const QUIET_CHUNKS = 6
/** The usual pictures are generated after startup. */
const SETTLE_MS = 20_000
const PATHS = ['/', '/blog', '/recipes', '/api/public/articles?limit=24']

/** Measures a backup and a restore of a large site, and whether readers notice them. */
export async function measureBackup(): Promise<void> {
  console.log(`\nBackup of ${ARTICLES} articles and ${PICTURE_BYTES / 1e9} GB of pictures`)
  const folder = await mkdtemp(join(tmpdir(), 'bench-backup-'))
  // An interrupted run leaves no gigabytes on disk.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1))
  try {
    const dataDir = join(folder, 'site')
    const file = join(folder, 'site.backup')
    const { pictures, bytes } = await fillLargeSite(dataDir, {
      articles: ARTICLES,
      imageBytes: PICTURE_BYTES,
    })
    console.log(`  filled with ${pictures} pictures, ${(bytes / 1e6).toFixed(0)} MB`)
    const product = await startProduct({ DATA_DIR: dataDir })
    try {
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
      await readFor(product, 1)
      report('readers, before', await readFor(product, QUIET_CHUNKS))
      const made = runMeasured(PROGRAM_SOURCES, ['backup', file], { DATA_DIR: dataDir })
      report('readers, while it is made', await readUntil(product, made))
      reportRun('backup', await made)
    } finally {
      await product.stop()
    }
    console.log(`  size ${((await stat(file)).size / 1e6).toFixed(0)} MB`)
    reportRun(
      'restore',
      await runMeasured(PROGRAM_SOURCES, ['restore', file], { DATA_DIR: join(folder, 'restored') }),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Reads {
  times: number[]
  failed: number
}

let number = 0

async function readFor(product: Product, chunks: number): Promise<Reads> {
  const reads: Reads = { times: [], failed: 0 }
  for (let chunk = 0; chunk < chunks; chunk++) await readOnce(product, reads)
  return reads
}

async function readUntil(product: Product, work: Promise<unknown>): Promise<Reads> {
  const reads: Reads = { times: [], failed: 0 }
  let going = true
  const stop = () => {
    going = false
  }
  work.then(stop, stop)
  while (going) await readOnce(product, reads)
  return reads
}

async function readOnce({ url }: Product, reads: Reads): Promise<void> {
  const nextPath = () => {
    number++
    return number % 2 === 0
      ? `/search?q=calm${number}`
      : (PATHS[Math.floor(number / 2) % PATHS.length] ?? '/')
  }
  const load = await sendOpenLoad({ url, nextPath, perSecond: READS_PER_SECOND, seconds: CHUNK_SECONDS })
  reads.times.push(...load.acceptedTimes)
  reads.failed += load.failed + load.turnedAway
}

function report(what: string, { times, failed }: Reads): void {
  console.log(
    `  ${what.padEnd(34)} ${times.length} answers, p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms, ${failed} failed`,
  )
}

function reportRun(what: string, { seconds, memory, said }: MeasuredRun): void {
  console.log(`  ${what.padEnd(34)} ${seconds.toFixed(1)} s, at most ${memory} MiB of memory\n    ${said}`)
}
