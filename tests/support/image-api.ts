import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'

const orderSchema = z.object({
  model: z.string(),
  prompt: z.string(),
  n: z.int(),
  size: z.string(),
})
type Order = z.infer<typeof orderSchema> & { authorization: string | undefined }

/** A function that answers an order. */
export type Answering = (order: Order, response: ServerResponse) => void | Promise<void>

/** A stand-in for an OpenAI-compatible image API, on loopback. */
export interface TestImageApi {
  origin: string
  /** The value for `AI_IMAGES_URL`. */
  url: string
  orders: Order[]
  /** Other paths that were fetched. */
  fetched: { path: string; authorization: string | undefined }[]
  answer: (answering: Answering) => void
  /** Content of `/files/NAME`: bytes, or a redirect target. */
  files: Map<string, Buffer | { location: string }>
  close: () => Promise<void>
}

export async function startImageApi(): Promise<TestImageApi> {
  const orders: Order[] = []
  const fetched: TestImageApi['fetched'] = []
  const files: TestImageApi['files'] = new Map()
  let answering: Answering = (_order, response) => {
    response.writeHead(500).end()
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? ''
    const { authorization } = request.headers
    if (request.method === 'POST' && path === '/v1/images/generations') {
      const order = { ...orderSchema.parse(JSON.parse((await buffer(request)).toString())), authorization }
      orders.push(order)
      await answering(order, response)
      return
    }
    fetched.push({ path, authorization })
    const file = files.get(path.replace('/files/', ''))
    if (!file) response.writeHead(404).end()
    else if (Buffer.isBuffer(file)) response.writeHead(200, { 'content-type': 'image/png' }).end(file)
    else response.writeHead(302, { location: file.location }).end()
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    url: `${origin}/v1`,
    orders,
    fetched,
    files,
    answer: (next) => {
      answering = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export function answerJson(body: unknown, status = 200): Answering {
  return (_order, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}
