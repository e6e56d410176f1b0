interface Sample {
  /** Added to the metric's name: `_bucket`, `_sum`, `_count` of a histogram. */
  suffix?: string
  /** Plain words only, so that nothing has to be escaped. */
  labels?: Record<string, string>
  value: number
}

interface Metric {
  name: string
  type: 'counter' | 'gauge' | 'histogram'
  help: string
  samples: readonly Sample[]
}

/** One metric in Prometheus' text format, version 0.0.4. */
export function formatMetric({ name, type, help, samples }: Metric): string {
  const lines = samples.map(({ suffix = '', labels = {}, value }) => {
    const inner = Object.entries(labels).map(([label, text]) => `${label}="${text}"`)
    return `${name}${suffix}${inner.length > 0 ? `{${inner.join(',')}}` : ''} ${value}`
  })
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n')
}

/** What was asked for. A cached page is one that was sent as it lay. */
const REQUEST_KINDS = ['page_cached', 'page', 'api', 'admin', 'media', 'other'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

/** Upper ends of the latency histogram, in seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Latency {
  /** How many fell into each bucket, those of the smaller ones not included. */
  buckets: number[]
  sum: number
  count: number
}

/** Counts answered requests by kind and class of status, and how long they took by kind. */
export class RequestCounts {
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
