import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface Received {
  method: string
  path: string
  fields: Record<string, string>
  file: { name: string; type: string; bytes: Buffer } | null
}

/** A stand-in for the external image host's upload API, on loopback. */
export interface TestImageHost {
  url: string
  received: Received[]
  /** Sets the answer from now on; null drops the connection. */
  answer: (status: number | null, body?: string) => void
  close: () => Promise<void>
}

export async function startImageHost(): Promise<TestImageHost> {
  const received: Received[] = []
  let next: { status: number | null; body: string | undefined } = { status: 200, body: undefined }
  const server = createServer(async (request, response) => {
    const bytes = await buffer(request)
    const form = await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData()
    const fields: Record<string, string> = {}
    let file: Received['file'] = null
    for (const [name, value] of form) {
      if (typeof value === 'string') fields[name] = value
      else file = { name: value.name, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) }
    }
    received.push({ method: request.method ?? '', path: request.url ?? '', fields, file })
    if (next.status === null) return request.socket.destroy()
    response.writeHead(next.status, { 'content-type': 'application/json' })
    response.end(
      next.body ?? JSON.stringify(describeUpload(`${fields.folder ?? 'site'}/Photo_${received.length}`)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answer: (status, body) => {
      next = { status, body }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Returns the host's description of an upload; it contains much more than the site reads. */
export function describeUpload(publicId: string) {
  return {
    asset_id: '3515c6000a548515f1134043f9785c2f',
    public_id: publicId,
    version: 1719307544,
    signature: 'd0b1009e3271a942836c25756ce3e04d205bf754',
    width: 400,
    height: 300,
    format: 'jpg',
    resource_type: 'image',
    bytes: 1234,
    url: `http://res.cloudinary.com/demo/image/upload/v1719307544/${publicId}.jpg`,
    secure_url: `https://res.cloudinary.com/demo/image/upload/v1719307544/${publicId}.jpg`,
  }
}
