import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { openTestApp } from '../support/app.ts'
import { addArticle, NOW } from '../support/factories.ts'
import { copyDatabase, dropDatabase, withDatabase } from '../support/postgres-databases.ts'

const MESSAGE = {
  firstName: 'A',
  lastName: 'B',
  email: 'a@b.co',
  subject: 'S',
  message: 'Long enough to send',
}

// PAGE-FAIL-1
test('when the store is gone, cached pages go on being served, the rest is 503 with a retry', async () => {
  const server = inject('postgresUrl')
  const name = 'site_outage'
  await copyDatabase(server, name, inject('postgresTemplate'))
  const app = await openTestApp({ databaseUrl: withDatabase(server, name), now: NOW })
  try {
    const { slug } = await addArticle(app.store.db, { title: 'Still here' })
    // A change made directly in the store is noticed within a second, and invalidates the page once.
    await pause(1_500)
    expect((await app.server.inject(`/blog/${slug}`)).statusCode).toBe(200)
    expect((await app.server.inject('/healthz')).json()).toEqual({ status: 'ok' })

    await dropDatabase(server, name)

    const cached = await app.server.inject(`/blog/${slug}`)
    expect([cached.statusCode, cached.body.includes('Still here')]).toEqual([200, true])
    for (const path of ['/', '/blog/other', '/rss.xml', '/search?q=here']) {
      const response = await app.server.inject(path)
      expect(response.statusCode, path).toBe(503)
      expect(response.headers['retry-after']).toBe('10')
      expect(response.body).not.toMatch(/site_outage|postgres|ECONN/i)
    }
    const api = await app.server.inject('/api/public/articles')
    expect([api.statusCode, api.json()]).toEqual([503, { error: expect.any(String) }])
    const message = await app.server.inject({
      method: 'POST',
      url: '/api/contact',
      payload: MESSAGE,
    })
    expect([message.statusCode, message.json().success]).toEqual([503, false])
    expect((await app.server.inject('/healthz')).statusCode).toBe(503)
  } finally {
    await app.close()
  }
})

test('a deleted database file is an outage: no write is accepted that would be lost', async () => {
  const app = await openTestApp()
  const file = join(app.dataDir, 'site.db')
  const write = () => app.server.inject({ method: 'POST', url: '/api/contact', payload: MESSAGE })
  try {
    expect((await write()).statusCode).toBe(200)
    await rename(file, `${file}.away`)
    expect((await write()).statusCode).toBe(503)
    await expect.poll(async () => (await app.server.inject('/blog/other')).statusCode).toBe(503)
    expect((await app.server.inject('/healthz')).statusCode).toBe(503)
    await rename(`${file}.away`, file)
    expect((await write()).statusCode).toBe(200)
  } finally {
    await app.close()
  }
})
