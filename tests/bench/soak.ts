import { paintHalves } from '../support/image-samples.ts'
import { logIn } from '../support/log-in-over-http.ts'
import { countAcknowledged, createAcknowledged, startWriters } from '../support/writers.ts'
import { percentile, sendOpenLoad } from './open-load.ts'
import { listPictureRequests } from './picture-requests.ts'
import { startProduct } from './product.ts'

const SAMPLE_MS = 5_000
/** Share of the time in which caches fill and the heap reaches its size. */
const WARM_UP_SHARE = 0.3
const READS_PER_SECOND = 150
const PATHS = [
  '/',
  '/blog',
  '/recipes',
  '/about',
  '/api/public/articles?limit=24',
  '/rss.xml',
  '/sitemap.xml',
]

/** Runs every kind of load at once for minutes, at a sustainable rate, and checks that memory stays constant. */
export async function measureSoak(seconds: number): Promise<void> {
  console.log(`\nSoak: ${seconds} s of reading, searching, messages, sign-ups, saves, uploads and pictures`)
  const product = await startProduct()
  try {
    const pictures = await listPictureRequests(product.url, 200)
    let number = 0
    const nextPath = () => {
      number++
      if (number % 10 === 0) return `/search?q=calm${number}`
      if (number % 25 === 0) return pictures[number % pictures.length]?.path ?? '/'
      return PATHS[number % PATHS.length] ?? '/'
    }
    const acknowledged = createAcknowledged()
    const writers = startWriters({
      url: product.url,
      cookie: await logIn(product.url, product.password),
      picture: await paintHalves(1_200, 800).jpeg().toBuffer(),
      acknowledged,
      nextNumber: () => number++,
      pauseMs: 500,
    })
    const samples: { minutes: number; memory: number }[] = []
    const started = performance.now()
    const timer = setInterval(async () => {
      const memory = (await product.memory()).now
      samples.push({ minutes: (performance.now() - started) / 60_000, memory })
    }, SAMPLE_MS)
    const result = await sendOpenLoad({ url: product.url, nextPath, perSecond: READS_PER_SECOND, seconds })
    clearInterval(timer)
    await writers.stop()
    const { highest } = await product.memory()
    const steady = samples.slice(Math.floor(samples.length * WARM_UP_SHARE))
    console.log(
      `  ${result.accepted} reads answered, p50 ${percentile(result.acceptedTimes, 0.5)} ms, p99 ${percentile(result.acceptedTimes, 0.99)} ms; ${result.turnedAway} × 503, ${result.failed} failed; ${countAcknowledged(acknowledged)} writes`,
    )
    const every = Math.max(1, Math.floor(samples.length / 12))
    const shown = samples.filter((_, index) => index % every === 0).map(({ memory }) => memory)
    console.log(`  memory in MiB: ${shown.join(' ')}; at most ${highest}`)
    console.log(
      `  slope after the first ${WARM_UP_SHARE * 100} %: ${fitSlope(steady).toFixed(2)} MiB a minute, middle ${percentile(
        steady.map(({ memory }) => memory),
        0.5,
      )} MiB`,
    )
  } finally {
    await product.stop()
  }
}

/** Returns the slope of a least-squares fit, in MiB per minute. */
function fitSlope(samples: readonly { minutes: number; memory: number }[]): number {
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length
  const time = mean(samples.map(({ minutes }) => minutes))
  const memory = mean(samples.map((sample) => sample.memory))
  const over = samples.reduce((sum, one) => sum + (one.minutes - time) * (one.memory - memory), 0)
  return over / samples.reduce((sum, one) => sum + (one.minutes - time) ** 2, 0)
}
