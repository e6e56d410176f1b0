import { pathToFileURL } from 'node:url'
import autocannon from 'autocannon'
import { openTestApp } from '../support/app.ts'
import { listPictureRequests } from './picture-requests.ts'

const SECONDS = 3
const CONNECTIONS = 10
const IMAGES = 6

/** Measures the requests per second of one process for six stored images: 304s to clients that have them, and 200s. */
export async function measureImageDelivery(): Promise<void> {
  const app = await openTestApp({ seed: 'sample' })
  try {
    const url = await app.server.listen({ port: 0, host: '127.0.0.1' })
    const asked = await listPictureRequests(url, IMAGES)
    const requests = []
    for (const { path, accept } of asked) {
      const answer = await fetch(url + path, { headers: { accept } })
      await answer.arrayBuffer()
      requests.push({ path, headers: { accept }, etag: answer.headers.get('etag') ?? '' })
    }
    const conditional = requests.map(({ path, headers, etag }) => ({
      path,
      headers: { ...headers, 'if-none-match': etag },
    }))
    const plain = requests.map(({ path, headers }) => ({ path, headers }))
    for (const [name, list] of [
      ['304', conditional],
      ['200', plain],
    ] as const) {
      const result = await autocannon({ url, requests: list, connections: CONNECTIONS, duration: SECONDS })
      console.log(`${name}: ${Math.round(result.requests.average)} a second, p99 ${result.latency.p99} ms`)
    }
  } finally {
    await app.close()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await measureImageDelivery()
