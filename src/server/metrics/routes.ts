import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../../domain/errors.ts'
import type { ResponseCache } from '../cache/response-cache.ts'
import type { Overload } from '../http/overload.ts'
import type { RenderQueue } from '../media/render-queue.ts'
import type { Store } from '../store/database.ts'
import { countLetters } from '../store/mail/outbox-upkeep.ts'

interface MetricsOptions {
  token: string
  store: Store
  cache: ResponseCache
  queue: RenderQueue
  overload: Overload
}

const PROMETHEUS_TEXT = 'text/plain; version=0.0.4; charset=utf-8'

/**
 * Counts every request of this process and serves the metrics at `/metrics` to bearers of the token. Each process has
 * its own counts; those of the outbox come from the store and are the same in all.
 */
export function addMetrics(app: FastifyInstance, options: MetricsOptions): void {
  const { cache, queue, overload, store } = options
  const counts = new RequestCounts()
  app.addHook('onResponse', (request, reply, done) => {
    counts.add(kindOf(request), reply.raw.statusCode, reply.elapsedTime / 1_000)
    done()
  })

  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!hasToken(request, options.token)) {
      reply.header('www-authenticate', 'Bearer')
      throw new Failure('unauthorized', 'These figures need a token.')
    }
    // While the store is unreachable the process's own metrics are all the more useful.
    const letters = await countLetters(store).catch((error: unknown) => {
      request.log.warn({ err: error }, 'The letters could not be counted')
      return null
    })
    const gauges = [
      gauge('site_event_loop_delay_seconds', 'Mean lateness of the event loop.', overload.delayMs() / 1_000),
      gauge('site_requests_under_way', 'Uncached requests being worked on.', overload.underWay()),
      gauge('site_resident_memory_bytes', 'Memory of this process.', process.memoryUsage.rss()),
      gauge('site_page_cache_pages', 'Finished pages kept.', cache.size),
      gauge('site_picture_queue_length', 'Pictures being made or waiting for it.', queue.length),
    ]
    const outbox = formatMetric({
      name: 'site_letters',
      type: 'gauge',
      help: 'Letters in the outbox that wait or have failed.',
      samples: Object.entries(letters ?? {}).map(([state, value]) => ({ labels: { state }, value })),
    })
    return reply.type(PROMETHEUS_TEXT).send([counts.print(), ...gauges, outbox].join(''))
  })
}

function gauge(name: string, help: string, value: number): string {
  return formatMetric({ name, type: 'gauge', help, samples: [{ value }] })
}

/** Both are hashed first, so that the comparison's duration reveals neither length nor content. */
function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(token))
}

function kindOf(request: FastifyRequest): RequestKind {
  if (request.fromPageCache) return 'page_cached'
  const [, first = ''] = request.url.split(/[/?]/, 2)
  if (first === 'api') return request.url.startsWith('/api/admin') ? 'admin' : 'api'
  if (first === 'admin') return 'admin'
  if (first === 'media' || first === 'share-cards' || first === 'figures') return 'media'
  // Everything answered by the page routes, including 404.
  return request.routeOptions.url === '/*' ? 'page' : 'other'
}

interface Sample {
  /** Suffix of the metric's name: `_bucket`, `_sum`, `_count` of a histogram. */
  suffix?: string
  /** Plain words only, so that no escaping is needed. */
  labels?: Record<string, string>
  value: number
}

interface Metric {
  name: string
  type: 'counter' | 'gauge' | 'histogram'
  help: string
  samples: readonly Sample[]
}

/** Formats one metric in Prometheus' text format, version 0.0.4. */
function formatMetric({ name, type, help, samples }: Metric): string {
  const lines = samples.map(({ suffix = '', labels = {}, value }) => {
    const inner = Object.entries(labels).map(([label, text]) => `${label}="${text}"`)
    return `${name}${suffix}${inner.length > 0 ? `{${inner.join(',')}}` : ''} ${value}`
  })
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n')
}

/** Kinds of requests. A cached page is one sent from the cache. */
const REQUEST_KINDS = ['page_cached', 'page', 'api', 'admin', 'media', 'other'] as const
type RequestKind = (typeof REQUEST_KINDS)[number]

/** Upper bounds of the latency histogram, in seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Latency {
  /** Count per bucket, not cumulative. */
  buckets: number[]
  sum: number
  count: number
}

/** Counts answered requests by kind and class of status, and their latency by kind. */
class RequestCounts {
  readonly #answers = new Map<string, number>()
  readonly #latency = new Map<RequestKind, Latency>()

  /** @param seconds from the request's arrival to the end of its answer */
  add(kind: RequestKind, status: number, seconds: number): void {
    const key = `${kind} ${Math.floor(status / 100)}xx`
    this.#answers.set(key, (this.#answers.get(key) ?? 0) + 1)
    const latency = this.#latency.get(kind) ?? { buckets: BUCKETS.map(() => 0), sum: 0, count: 0 }
    this.#latency.set(kind, latency)
    const place = BUCKETS.findIndex((end) => seconds <= end)
    if (place !== -1) latency.buckets[place] = (latency.buckets[place] ?? 0) + 1
    latency.sum += seconds
    latency.count++
  }

  print(): string {
    const answers = [...this.#answers].map(([key, value]): Sample => {
      const [kind = '', status = ''] = key.split(' ')
      return { labels: { kind, status }, value }
    })
    return [
      formatMetric({
        name: 'site_requests_total',
        type: 'counter',
        help: 'Requests answered, by kind and class of status.',
        samples: answers,
      }),
      formatMetric({
        name: 'site_request_seconds',
        type: 'histogram',
        help: 'Time from the arrival of a request to the end of its answer.',
        samples: [...this.#latency].flatMap(([kind, latency]) => toSamples(kind, latency)),
      }),
    ].join('')
  }
}

function toSamples(kind: RequestKind, { buckets, sum, count }: Latency): Sample[] {
  let below = 0
  return [
    ...BUCKETS.map((end, index): Sample => {
      below += buckets[index] ?? 0
      return { suffix: '_bucket', labels: { kind, le: String(end) }, value: below }
    }),
    { suffix: '_bucket', labels: { kind, le: '+Inf' }, value: count },
    { suffix: '_sum', labels: { kind }, value: sum },
    { suffix: '_count', labels: { kind }, value: count },
  ]
}
