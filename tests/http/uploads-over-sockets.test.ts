import { once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { paintHalves, paintNoise } from '../support/image-samples.ts'
import { countStored, encodeForm, makeUploadForm, openUploads } from '../support/uploads.ts'

const { app, cookie, send } = await openUploads()

const SIZE = 'File too large. Please upload images smaller than 10MB.'

describe('over a real connection', () => {
  function* cut(bytes: Buffer, size: number) {
    for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
  }

  async function listen(): Promise<number> {
    if (!app.server.server.listening) await app.server.listen({ port: 0, host: '127.0.0.1' })
    const address = app.server.server.address()
    return (address as AddressInfo).port
  }

  test('more than 10 MB is refused before the body is sent', async () => {
    const port = await listen()
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST /media/image/upload HTTP/1.1\r\nHost: localhost:3000\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 999999999\r\n\r\n`,
    )
    const [answer] = await once(socket, 'data')
    socket.destroy()
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /)
    expect(String(answer)).toContain(SIZE)
  })

  // AVAIL-BODY-2
  test('a client with too large a body can read the answer while still sending', async () => {
    const port = await listen()
    const form = makeUploadForm({
      file: Buffer.concat([await paintHalves(50, 50).jpeg().toBuffer(), Buffer.alloc(30 * 1024 * 1024)]),
    })
    const { payload, headers } = await encodeForm(form)
    const sending = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/media/image/upload',
      headers: { ...headers, cookie },
    })
    // Once answered, the remaining upload may be cut off.
    sending.on('error', () => undefined)
    Readable.from(cut(payload, 65_536)).pipe(sending)
    const [response] = await once(sending, 'response')
    expect(response.statusCode).toBe(413)
    expect(await json(response)).toEqual({ error: SIZE })
  })

  // IMPORT-PLAN-1
  test.each(['in its middle', 'when all of it was sent'])(
    'an import upload cut off %s does not block another',
    async (when) => {
      const port = await listen()
      const form = new FormData()
      form.set('file', new Blob(['post_url,text\n/a,hello\n'.padEnd(200_000, 'x')]), 'comments.csv')
      const { payload, headers } = await encodeForm(form)
      const url = `http://127.0.0.1:${port}/api/admin/imports/plan`
      for (const afterMs of [0, 1, 2, 5, 10, 20]) {
        const sending = request(url, { method: 'POST', headers: { ...headers, cookie } })
        sending.on('error', () => undefined)
        if (when === 'in its middle') sending.write(payload.subarray(0, 100_000))
        else sending.end(payload)
        await pause(afterMs)
        sending.destroy()
      }
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...headers, cookie },
        body: new Uint8Array(payload),
      })
      expect(answer.status).toBe(200)
    },
  )

  test('concurrent uploads are processed in turn, none is lost', async () => {
    const port = await listen()
    const files = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) =>
        paintNoise(300 + n, 200)
          .jpeg()
          .toBuffer(),
      ),
    )
    const answers = await Promise.all(
      files.map((file) =>
        fetch(`http://127.0.0.1:${port}/media/image/upload`, {
          method: 'POST',
          body: makeUploadForm({ file }),
          headers: { cookie },
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
  })

  test('a client that disconnects leaves nothing stored', async () => {
    const port = await listen()
    const before = await countStored(app)
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST /media/image/upload HTTP/1.1\r\nHost: localhost:3000\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nGIF89a`,
    )
    await once(socket, 'ready')
    socket.destroy()
    const files = await Promise.all([40, 41].map((width) => paintHalves(width, 40).png().toBuffer()))
    // Both upload slots are free again.
    const answers = await Promise.all(files.map((file) => send({ file })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await countStored(app)).toEqual({ rows: before.rows + 2, files: before.files + 2 })
  })
})
