import { createServer, request, type Server } from 'node:http'
import { gunzipSync } from 'node:zlib'

/**
 * A single address behind which the site can be exchanged, as by a release, or taken offline: the browser keeps its
 * stored data, which belongs to the origin. Texts can be changed in transit to simulate another release.
 */
export interface ReleaseSwitch {
  url: string
  /** Sets the site that answers from now on; null drops all connections. */
  show(siteUrl: string | null, release?: Release): void
  close(): Promise<void>
}

/** Differences of another release: its texts and the names of its files. */
export interface Release {
  /** @returns the text to forward */
  text?: (path: string, text: string) => string
  /** @returns the path as the site knows it */
  path?: (path: string) => string
  /** Addresses that are redirected. */
  moved?: Record<string, string>
}

const TEXT = /^(?:text|application\/(?:json|javascript))/

export async function openReleaseSwitch(port: number): Promise<ReleaseSwitch> {
  let target: string | null = null
  let shown: Release = {}
  const server: Server = createServer((incoming, answer) => {
    if (target === null) {
      incoming.socket.destroy()
      return
    }
    const path = incoming.url ?? '/'
    const location = shown.moved?.[path]
    if (location !== undefined) {
      answer.writeHead(301, { location, 'cache-control': 'no-cache' }).end()
      return
    }
    const headers = { ...incoming.headers, host: new URL(target).host, 'accept-encoding': 'gzip' }
    const onward = request(
      new URL(shown.path?.(path) ?? path, target),
      { method: incoming.method, headers },
      async (got) => {
        const chunks: Buffer[] = []
        for await (const chunk of got) chunks.push(chunk)
        const sent = Buffer.concat(chunks)
        const plain = got.headers['content-encoding'] === 'gzip' && sent.length > 0 ? gunzipSync(sent) : sent
        const isText = TEXT.test(got.headers['content-type'] ?? '')
        const text = isText ? plain.toString() : ''
        const body = isText ? Buffer.from(shown.text?.(path, text) ?? text) : plain
        const { 'content-encoding': _encoding, 'content-length': _length, etag: _etag, ...rest } = got.headers
        answer.writeHead(got.statusCode ?? 502, rest).end(body)
      },
    )
    onward.on('error', () => incoming.socket.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    show: (siteUrl, release = {}) => {
      target = siteUrl
      shown = release
      if (siteUrl === null) server.closeAllConnections()
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
