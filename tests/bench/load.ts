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
}

/** Asks one address on loopback as fast as it answers, for a bounded time. */
export async function measureLoad({
  url,
  headers = {},
  connections = 32,
  seconds = 4,
}: LoadOptions): Promise<LoadResult> {
  const options = { url, headers: { 'accept-encoding': 'br, gzip', ...headers }, connections }
  await autocannon({ ...options, duration: 1 })
  const result = await autocannon({ ...options, duration: seconds })
  return {
    requestsPerSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.errors + result.timeouts + result.non2xx,
  }
}
