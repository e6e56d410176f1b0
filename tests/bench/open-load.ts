import { randomInt } from 'node:crypto'
import { Agent, request } from 'node:http'

/** Results of requests sent at a fixed rate, independent of the response times. */
export interface OpenLoadResult {
  sent: number
  accepted: number
  /** 503 with `Retry-After`. */
  turnedAway: number
  /** Anything else: other statuses, broken connections. */
  failed: number
  /** Milliseconds from sending until the last byte. */
  acceptedTimes: number[]
  turnedAwayTimes: number[]
}

interface OpenLoadOptions {
  url: string
  /** Returns the path of the next request. */
  nextPath: () => string
  perSecond: number
  seconds: number
}

const TICK_MS = 10
const TIME_LIMIT_MS = 30_000

/** Sends requests at a fixed rate, like independent visitors: a slow response does not delay the other requests. */
export async function sendOpenLoad(options: OpenLoadOptions): Promise<OpenLoadResult> {
  const { url, nextPath, perSecond, seconds } = options
  const result: OpenLoadResult = {
    sent: 0,
    accepted: 0,
    turnedAway: 0,
    failed: 0,
    acceptedTimes: [],
    turnedAwayTimes: [],
  }
  const agent = new Agent({ keepAlive: true, maxSockets: 2_000 })
  const underWay = new Set<Promise<void>>()
  const ask = (): Promise<void> =>
    new Promise((done) => {
      const started = performance.now()
      const asked = request(
        url + nextPath(),
        { agent, timeout: TIME_LIMIT_MS, headers: fromAnywhere() },
        (answer) => {
          answer.resume()
          answer.once('error', fail)
          answer.once('end', () => {
            const took = performance.now() - started
            if (answer.statusCode === 200) {
              result.accepted++
              result.acceptedTimes.push(took)
            } else if (answer.statusCode === 503 && answer.headers['retry-after'] !== undefined) {
              result.turnedAway++
              result.turnedAwayTimes.push(took)
            } else result.failed++
            done()
          })
        },
      )
      function fail(): void {
        result.failed++
        done()
      }
      asked.once('timeout', () => asked.destroy())
      asked.once('error', fail)
      asked.end()
    })

  const started = performance.now()
  await new Promise<void>((done) => {
    const timer = setInterval(() => {
      const elapsed = (performance.now() - started) / 1_000
      const due = Math.floor(Math.min(elapsed, seconds) * perSecond) - result.sent
      for (let number = 0; number < due; number++) {
        result.sent++
        const asked = ask().finally(() => underWay.delete(asked))
        underWay.add(asked)
      }
      if (elapsed < seconds) return
      clearInterval(timer)
      done()
    }, TICK_MS)
  })
  await Promise.all(underWay)
  agent.destroy()
  return result
}

/** Returns the value below or at which the given share of all values lies; NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN)
}

/** Returns a random client address for each request, as many readers have, to stay below the limits per address. */
export function fromAnywhere(): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` }
}
