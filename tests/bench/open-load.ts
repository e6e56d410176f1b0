import { randomInt } from 'node:crypto'
import { Agent, request } from 'node:http'

/** What came of requests sent at a fixed pace, however fast they are answered. */
export interface OpenLoadResult {
  sent: number
  accepted: number
  /** 503 with `Retry-After`. */
  turnedAway: number
  /** Anything else: other statuses, broken lines. */
  failed: number
  /** Milliseconds from sending to the last byte. */
  acceptedTimes: number[]
  turnedAwayTimes: number[]
}

interface OpenLoadOptions {
  url: string
  /** Makes the next request's path. */
  nextPath: () => string
  perSecond: number
  seconds: number
}

const TICK_MS = 10
const TIME_LIMIT_MS = 30_000

/** Asks at a fixed pace, as visitors do who know nothing of each other: who is slow does not slow the others down. */
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

/** A share of all values is not larger than the answer; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN)
}

/** Readers are many: each request comes from an address of its own, or the limits of one would answer. */
export function fromAnywhere(): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` }
}
