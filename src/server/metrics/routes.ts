import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../../domain/errors.ts'
import type { ResponseCache } from '../cache/response-cache.ts'
import type { Overload } from '../http/overload.ts'
import type { RenderQueue } from '../media/render-queue.ts'
import type { Store } from '../store/database.ts'
import { countLetters } from '../store/mail/outbox-counts.ts'
import { formatMetric, RequestCounts, type RequestKind } from './request-counts.ts'

interface MetricsOptions {
  token: string
  store: Store
  cache: ResponseCache
  queue: RenderQueue
  overload: Overload
}

const PROMETHEUS_TEXT = 'text/plain; version=0.0.4; charset=utf-8'

/**
 * Counts every request of this process and shows the figures at `/metrics` to bearers of the token. Each process has
 * figures of its own; those of the outbox are the store's and the same in all.
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
    // Without the store the process's own figures are worth the more.
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

/** Both are hashed first, so that neither length nor content shows in the time the comparison takes. */
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
  // Everything the table of pages answers, its 404 included.
  return request.routeOptions.url === '/*' ? 'page' : 'other'
}
