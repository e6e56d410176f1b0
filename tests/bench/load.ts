import autocannon from 'autocannon'

export interface LoadResult {
  requestsPerSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  failures: number
}

interface LoadOptions {
  url: string
  headers?: Record<string, string>
  connections?: number
  seconds?: number
  /** The server name sent in TLS. */
  servername?: string
}

/** Requests one address on loopback as fast as it answers, for a limited time. */
export async function measureLoad({
  url,
  headers = {},
  connections = 32,
  seconds = 4,
  servername,
}: LoadOptions): Promise<LoadResult> {
  const options = {
    url,
    headers: { 'accept-encoding': 'br, gzip', ...headers },
    connections,
    ...(servername && { servername }),
  }
  await autocannon({ ...options, duration: 1 })
  const result = await autocannon({ ...options, duration: seconds })
  return {
    requestsPerSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.errors + result.timeouts + result.non2xx,
  }
}

/** Writes a line of figures. */
export function report(name: string, result: LoadResult): void {
  const failures = result.failures > 0 ? `, ${result.failures} FAILED` : ''
  console.log(
    `  ${name.padEnd(34)} ${String(result.requestsPerSecond).padStart(7)} requests/s, p50 ${result.p50} ms, p99 ${result.p99} ms${failures}`,
  )
}

/** Returns a's requests per second relative to b's, in percent. */
export function ratio(a: LoadResult, b: LoadResult): string {
  return `${Math.round((100 * a.requestsPerSecond) / b.requestsPerSecond)} %`
}
