import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { UPLOAD_SLOTS } from '../../src/server/api/notes/receive-note.ts'
import { paintHalves } from '../support/image-samples.ts'
import { NOTE, type NoteSite, openNoteSiteForEach } from '../support/note-site.ts'
import { waitUntil } from '../support/wait-until.ts'

/** More than there are upload slots, from more networks than a household has. */
const NETWORKS = 12
const EACH = 2
/** Longer than an upload may keep its slot when another one needs it. */
const HOLD_MS = 5_500
const BEAT_MS = 250

let site: NoteSite
openNoteSiteForEach((opened) => {
  site = opened
})
let senders: Socket[] = []
afterEach(() => {
  for (const sender of senders) sender.destroy()
  senders = []
})

const BEGINNING =
  '--x\r\nContent-Disposition: form-data; name="image"; filename="dish.jpg"\r\nContent-Type: image/jpeg\r\n\r\n' +
  '\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x00'

/** Starts sending a picture, and continues byte by byte. @returns the response so far */
async function trickle(port: number, address: string): Promise<() => string> {
  const socket = connect(port, '127.0.0.1')
  senders.push(socket)
  let answer = ''
  socket.on('error', () => undefined)
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString()
  })
  await new Promise((resolve) => socket.once('connect', resolve))
  socket.write(
    `POST /api/public/recipes/${site.recipe.id}/notes HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 4000000\r\n\r\n`,
  )
  socket.write(Buffer.from(BEGINNING, 'latin1'))
  const beat = setInterval(() => socket.write('a'), BEAT_MS)
  socket.once('close', () => clearInterval(beat))
  return () => answer
}

async function sendPicture(port: number, address: string, text: string): Promise<Response> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...NOTE, text })) form.set(name, value)
  form.set('image', new Blob([new Uint8Array(await paintHalves(800, 600).jpeg().toBuffer())]), 'dish.jpg')
  return fetch(`http://127.0.0.1:${port}/api/public/recipes/${site.recipe.id}/notes`, {
    method: 'POST',
    body: form,
    headers: { 'x-forwarded-for': address },
  })
}

// NOTE-LIMIT-4
test('clients that trickle their uploads do not block a reader’s upload', async () => {
  const port = Number(new URL(await site.app.server.listen({ port: 0, host: '127.0.0.1' })).port)
  const answers: (() => string)[] = []
  for (let network = 0; network < NETWORKS; network++)
    for (let host = 1; host <= EACH; host++) answers.push(await trickle(port, `198.51.${network}.${host}`))
  const refused = () => answers.filter((answer) => answer().startsWith('HTTP/1.1 503'))
  const early = NETWORKS * EACH - UPLOAD_SLOTS
  await waitUntil('the places are taken', () => refused().length === early)
  await pause(HOLD_MS)
  expect(refused().length, 'while nobody else comes').toBe(early)

  const reader = await sendPicture(port, '203.0.113.9', 'A reader from elsewhere.')
  expect([reader.status, await reader.json()]).toEqual([202, expect.objectContaining({ success: true })])
  // From the same network as the senders.
  expect((await sendPicture(port, '198.51.0.200', 'A reader next door.')).status).toBe(202)
  expect(refused().length).toBeGreaterThan(early)
  for (const answer of refused()) expect(answer()).toContain('Several pictures are being sent right now.')
  expect((await site.rows()).map(({ text, picture }) => [text, picture !== null])).toEqual([
    ['A reader from elsewhere.', true],
    ['A reader next door.', true],
  ])
})
