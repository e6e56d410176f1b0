import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openLogger } from '../../src/server/log.ts'
import { openTestApp } from '../support/app.ts'
import { copyDatabase, dropDatabase, withDatabase } from '../support/postgres-databases.ts'

const VISITOR = '203.0.113.77'

async function openLogged(options: { level: string; databaseUrl?: string | null }) {
  let written = ''
  const destination = {
    write: (line: string) => {
      written += line
    },
  }
  const app = await openTestApp({
    databaseUrl: options.databaseUrl ?? null,
    environment: { TRUST_PROXY: '1', LOG_LEVEL: options.level },
    logger: openLogger(options.level, destination),
  })
  onTestFinished(() => app.close())
  return { app, written: () => written }
}

// PRIV-KEEP-3
test('whatever is asked, the log names nobody', async () => {
  const { app, written } = await openLogged({ level: 'trace' })
  const headers = { 'x-forwarded-for': VISITOR, 'user-agent': 'Curious/1.0', cookie: 'session=s3cret' }
  const email = 'mia.okafor@example.com'
  const ask = (url: string, payload?: object) =>
    app.server.inject({ url, headers, ...(payload ? { method: 'POST' as const, payload } : {}) })
  for (const url of [
    '/nothing?email=mia.okafor@example.com',
    '/newsletter/confirm?token=s3cret',
    '/preview/s3cret',
  ])
    await ask(url)
  await ask('/api/newsletter/subscribe', { email, referralSource: 'footer' })
  const message = { firstName: 'Mia', lastName: 'Okafor', email, subject: 'Hi', message: 'A quiet question.' }
  expect((await ask('/api/contact', message)).statusCode).toBe(200)
  await ask('/api/contact', { ...message, message: 'x' })
  await ask('/api/auth/login', { password: 's3cret' })
  expect(written()).toContain('Page not found')
  expect(written()).not.toMatch(/203\.0\.113|okafor|s3cret|Curious/i)
})

// API-ERROR-4
test('a failure of ours carries the id under which the log tells why', async () => {
  const name = 'site_logs'
  await copyDatabase(inject('postgresUrl'), name, inject('postgresTemplate'))
  const { app, written } = await openLogged({
    level: 'info',
    databaseUrl: withDatabase(inject('postgresUrl'), name),
  })
  await dropDatabase(inject('postgresUrl'), name)
  for (const url of ['/api/public/articles', '/blog/some']) {
    const { statusCode, headers } = await app.server.inject(url)
    expect([url, statusCode]).toEqual([url, 503])
    const id = String(headers['x-request-id'])
    const line = written()
      .split('\n')
      .find((text) => text.includes(`"reqId":"${id}"`))
    expect(JSON.parse(line ?? '{}').msg).toMatch(/store cannot be reached/i)
  }
})

test('a visitor who aborts a form is not logged as a failure', async () => {
  const { app, written } = await openLogged({ level: 'warn' })
  const { port } = new URL(await app.server.listen({ port: 0, host: '127.0.0.1' }))
  for (const framing of ['Content-Length: 500', 'Transfer-Encoding: chunked']) {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => undefined)
    const request = once(app.server.server, 'request')
    socket.write(
      `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${framing}\r\n\r\n10\r\n{"firstName":"Mi`,
    )
    const [message] = await request
    const ended = new Promise((resolve) => message.once('close', resolve))
    socket.resetAndDestroy()
    await ended
  }
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  expect(written()).toBe('')
})
