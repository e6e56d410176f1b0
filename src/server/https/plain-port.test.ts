import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { createPlainPort } from './plain-port.ts'

// HTTPS-PLAIN-1
test('if the reason cannot be read the page is shown without it, and the log says why', async () => {
  const logged: unknown[] = []
  const { server } = createPlainPort({
    siteUrl: 'https://anna.example',
    hasCertificate: () => false,
    trouble: () => Promise.reject(new Error('Too many open files')),
    log: { error: (what: object) => void logged.push(what) },
  })
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens on no port')
  const response = await fetch(`http://127.0.0.1:${address.port}/`, { headers: { connection: 'close' } })
  expect([response.status, await response.text()]).toEqual([
    503,
    expect.stringContaining('This site opens soon.'),
  ])
  expect(logged).toEqual([{ err: expect.objectContaining({ message: 'Too many open files' }) }])
})
