import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { listPictureRequests } from './picture-requests.ts'
import { type Product, startProduct } from './product.ts'

const PICTURES = 60
const AT_ONCE = 4
/** Long enough for garbage collection, memory to be released, and idle processes to end. */
const REST_MS = 15_000
const LOOK_EVERY_MS = 50
/** Logged by the site at `debug`, also if the pictures already exist. */
const WARMED = 'The usual pictures are made'

/** Measures the memory of the product started by `npm start`, as the system counts it. */
export async function measureMemory(): Promise<void> {
  console.log(
    `\nMemory of the site, resident (with the processes it starts), after ${REST_MS / 1_000} s of rest`,
  )
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-memory-'))
  try {
    await measureSite(dataDir, async (product) => {
      await measureWork(product, 'first start, pictures made', () => product.printed(WARMED))
      await measureWork(product, `${PICTURES} AVIF variants`, () => askForPictures(product))
    })
    await measureSite(dataDir, (product) =>
      measureWork(product, 'restart, nothing to make', () => product.printed(WARMED)),
    )
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measureSite(dataDir: string, measure: (product: Product) => Promise<void>): Promise<void> {
  const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'debug' })
  try {
    await measure(product)
  } finally {
    await product.stop()
  }
}

async function measureWork(product: Product, name: string, work: () => Promise<void>): Promise<void> {
  const begun = performance.now()
  let isOver = false
  let ofAll = 0
  const watch = async () => {
    while (!isOver) {
      ofAll = Math.max(ofAll, await product.memoryOfAll())
      await setTimeout(LOOK_EVERY_MS)
    }
  }
  const watching = watch()
  await work().finally(() => {
    isOver = true
  })
  await watching
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
  const { highest } = await product.memory()
  await setTimeout(REST_MS)
  const { now } = await product.memory()
  const nowOfAll = await product.memoryOfAll()
  console.log(
    `  ${name.padEnd(28)} ${now} MiB (${nowOfAll}); at most ${highest} MiB (${ofAll}) in ${seconds} s`,
  )
}

async function askForPictures(product: Product): Promise<void> {
  const requests = await listPictureRequests(product.url, PICTURES)
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = requests.shift(); next; next = requests.shift()) {
        const answer = await fetch(product.url + next.path, { headers: { accept: next.accept } })
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(`${next.path}: ${answer.status}`)
      }
    }),
  )
}
