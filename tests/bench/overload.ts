import { connect, type Socket } from 'node:net'
import { measureLoad } from './load.ts'
import { fromAnywhere, percentile, sendOpenLoad } from './open-load.ts'
import { listPictureRequests } from './picture-requests.ts'
import { type Product, startProduct } from './product.ts'
import { type Watched, watchWhile } from './watch.ts'

const SECONDS = 10
const CAPACITY_SECONDS = 5
const CAPACITY_CONNECTIONS = 8
const PICTURES = 200
const SILENT = 1_000
const DRIPPING = 200
const DRIP_MS = 1_000
const DRIP_SECONDS = 20
const QUIET_LIMIT_MS = 120_000
const QUIET_LOOK_MS = 200
const QUIET_LOOKS = 20

/** Measures overload: too many visitors, too many pictures, too many clients that only hold connections. */
export async function measureOverload(): Promise<void> {
  const product = await startProduct()
  try {
    await waitForQuiet(product)
    await measureTwiceCapacity(product)
    await measurePictureBurst(product)
    await measureSlowReaders(product)
  } finally {
    await product.stop()
  }
}

/** The usual pictures are generated after startup, which takes a while and half a core. */
async function waitForQuiet({ figure }: Product): Promise<void> {
  const limit = performance.now() + QUIET_LIMIT_MS
  for (let quiet = 0; quiet < QUIET_LOOKS && performance.now() < limit; ) {
    await new Promise((resolve) => setTimeout(resolve, QUIET_LOOK_MS))
    quiet = (await figure('site_picture_queue_length')) === 0 ? quiet + 1 : 0
  }
}

function describeWatched({ cachedPage, cachedPageFailures, eventLoopDelay, memory }: Watched): string {
  const failures = cachedPageFailures > 0 ? `, ${cachedPageFailures} FAILED` : ''
  return `cached page meanwhile p50 ${percentile(cachedPage, 0.5)} ms, p99 ${percentile(cachedPage, 0.99)} ms${failures}; event loop at most ${eventLoopDelay} ms late; memory at most ${memory} MiB`
}

async function measureTwiceCapacity(product: Product): Promise<void> {
  console.log('\nTwice the capacity: pages of search results, each asked for once and so never cached')
  await (await fetch(product.url)).arrayBuffer()
  let number = 0
  const nextPath = () => `/search?q=calm${number++}`
  // A process is slow for a while after its start.
  await measureCapacity(product.url, nextPath)
  const { perSecond: capacity, times } = await measureCapacity(product.url, nextPath)
  console.log(`  capacity: ${capacity} a second, p99 ${percentile(times, 0.99)} ms`)
  const [result, watched] = await watchWhile(product, () =>
    sendOpenLoad({ url: product.url, nextPath, perSecond: 2 * capacity, seconds: SECONDS }),
  )
  const share = (count: number) => `${Math.round((100 * count) / result.sent)} %`
  console.log(`  ${2 * capacity} a second for ${SECONDS} s: ${result.sent} sent`)
  console.log(
    `  accepted ${share(result.accepted)} (${Math.round(result.accepted / SECONDS)} a second), p50 ${percentile(result.acceptedTimes, 0.5)} ms, p99 ${percentile(result.acceptedTimes, 0.99)} ms`,
  )
  console.log(
    `  503 with Retry-After ${share(result.turnedAway)}, p50 ${percentile(result.turnedAwayTimes, 0.5)} ms, p99 ${percentile(result.turnedAwayTimes, 0.99)} ms; anything else: ${result.failed}`,
  )
  console.log(`  ${describeWatched(watched)}`)
}

/** Measures the capacity with a few clients, each requesting as fast as it is answered. */
async function measureCapacity(url: string, nextPath: () => string) {
  const times: number[] = []
  const limit = performance.now() + CAPACITY_SECONDS * 1_000
  const ask = async () => {
    while (performance.now() < limit) {
      const started = performance.now()
      const answer = await fetch(url + nextPath(), { headers: fromAnywhere() })
      await answer.arrayBuffer()
      if (answer.ok) times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: CAPACITY_CONNECTIONS }, ask))
  return { perSecond: Math.round(times.length / CAPACITY_SECONDS), times }
}

async function measurePictureBurst(product: Product): Promise<void> {
  console.log(`\n${PICTURES} different pictures, all asked for at once`)
  const requests = await listPictureRequests(product.url, PICTURES)
  const started = performance.now()
  const statuses = new Map<string, number>()
  const [, watched] = await watchWhile(product, () =>
    Promise.all(
      requests.map(async ({ path, accept }) => {
        const answer = await fetch(product.url + path, { headers: { accept } })
        await answer.arrayBuffer()
        const status = `${answer.status}${answer.headers.has('retry-after') ? ' with Retry-After' : ''}`
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }),
    ),
  )
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  console.log(`  ${counts} in ${((performance.now() - started) / 1_000).toFixed(1)} s`)
  console.log(`  at most ${watched.imageQueue} in line; ${describeWatched(watched)}`)
}

async function measureSlowReaders(product: Product): Promise<void> {
  console.log(`\n${SILENT} lines that say nothing and ${DRIPPING} that send their headers byte by byte`)
  const port = Number(new URL(product.url).port)
  const before = await measureLoad({ url: product.url, seconds: 3 })
  const memoryBefore = (await product.memory()).now
  const lines = Array.from({ length: SILENT + DRIPPING }, () => openLine(port))
  const dripping = lines.slice(SILENT)
  for (const line of dripping) line.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
  const timer = setInterval(() => {
    for (const line of dripping) if (line.writable) line.write('a')
  }, DRIP_MS)
  const during = await measureLoad({ url: product.url, seconds: 3 })
  const memoryDuring = (await product.memory()).now
  const cut = await countCut(lines, DRIP_SECONDS)
  clearInterval(timer)
  for (const line of lines) line.destroy()
  console.log(`  a cached page without them ${before.requestsPerSecond} a second, p99 ${before.p99} ms`)
  console.log(
    `  a cached page beside them  ${during.requestsPerSecond} a second, p99 ${during.p99} ms, ${during.failures} failed`,
  )
  console.log(
    `  memory ${memoryBefore} MiB before, ${memoryDuring} MiB with them; ${cut} of ${lines.length} cut within ${DRIP_SECONDS} s`,
  )
}

function openLine(port: number): Socket {
  const line = connect(port, '127.0.0.1')
  line.resume()
  // The test waits for the connection to be cut.
  line.on('error', () => undefined)
  return line
}

async function countCut(lines: readonly Socket[], withinSeconds: number): Promise<number> {
  const limit = performance.now() + withinSeconds * 1_000
  const isCut = (line: Socket) => line.closed || line.readableEnded
  while (performance.now() < limit && !lines.every(isCut))
    await new Promise((resolve) => setTimeout(resolve, 100))
  return lines.filter(isCut).length
}
