export interface Sample {
  /** Added to the metric's name: `_bucket`, `_sum`, `_count` of a histogram. */
  suffix?: string
  /** Plain words only, so that nothing has to be escaped. */
  labels?: Record<string, string>
  value: number
}

export interface Metric {
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
