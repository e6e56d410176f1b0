import { afterEach, expect, test } from 'vitest'
import { enqueueLetter } from '../../src/server/store/mail/outbox.ts'
import { openTestApp, type TestApp } from '../support/app.ts'

const TOKEN = 'a-token-of-enough-letters'

let app: TestApp
afterEach(() => app.close())

async function open(environment: Record<string, string> = { METRICS_TOKEN: TOKEN }): Promise<void> {
  app = await openTestApp({ environment })
}

const read = (authorization = `Bearer ${TOKEN}`) =>
  app.server.inject({ url: '/metrics', headers: { authorization } })

/** Returns the figures by name and labels, parsed as by Prometheus. */
async function readFigures(): Promise<Map<string, number>> {
  const { body, headers } = await read()
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  const figures = new Map<string, number>()
  for (const line of body.trimEnd().split('\n')) {
    if (/^# (HELP|TYPE) site_[a-z_]+ \S/.test(line)) continue
    const [, name, value] = /^(site_[a-z_]+(?:\{[^}]*\})?) (\S+)$/.exec(line) ?? []
    if (name === undefined) throw new Error(`Prometheus would not read: ${line}`)
    figures.set(name, Number(value))
  }
  return figures
}

// RUN-CONFIG-12
test('without a token set there is no such address', async () => {
  await open({})
  const { statusCode, body } = await read()
  expect([statusCode, body.includes('site_requests_total')]).toEqual([404, false])
})

test.for(['', 'Bearer', 'Bearer wrong', `Basic ${TOKEN}`, `Bearer ${TOKEN}x`])(
  'refused with "%s"',
  async (authorization) => {
    await open()
    const { statusCode, headers, body } = await read(authorization)
    expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer'])
    expect(body).not.toContain('site_')
  },
)

test('requests are counted by kind and status, with their duration', async () => {
  await open()
  for (const url of ['/', '/', '/nothing-here', '/api/public/articles', '/api/admin/overview', '/media/x'])
    await app.server.inject(url)
  const figures = await readFigures()
  expect(Object.fromEntries([...figures].filter(([name]) => name.startsWith('site_requests_total')))).toEqual(
    {
      'site_requests_total{kind="page",status="2xx"}': 1,
      'site_requests_total{kind="page_cached",status="2xx"}': 1,
      'site_requests_total{kind="page",status="4xx"}': 1,
      'site_requests_total{kind="api",status="2xx"}': 1,
      'site_requests_total{kind="admin",status="4xx"}': 1,
      'site_requests_total{kind="media",status="4xx"}': 1,
    },
  )
  expect(figures.get('site_request_seconds_count{kind="page"}')).toBe(2)
  expect(figures.get('site_request_seconds_bucket{kind="page",le="+Inf"}')).toBe(2)
  expect(figures.get('site_request_seconds_sum{kind="page"}')).toBeGreaterThan(0)
  const buckets = [...figures].filter(([name]) => name.startsWith('site_request_seconds_bucket{kind="page",'))
  const values = buckets.map(([, value]) => value)
  expect(values).toEqual(values.toSorted((a, b) => a - b))
})

test('internal state is measured', async () => {
  await open()
  await app.server.inject('/')
  const letter = { kind: 'contact_to_coach', to: 'coach@example.com', data: {} } as const
  await enqueueLetter(app.store.db, letter, '2999-01-01T00:00:00.000Z')
  const figures = await readFigures()
  expect(figures.get('site_page_cache_pages')).toBe(1)
  expect(figures.get('site_picture_queue_length')).toBe(0)
  expect(figures.get('site_resident_memory_bytes')).toBeGreaterThan(10_000_000)
  expect(figures.get('site_event_loop_delay_seconds')).toBeGreaterThanOrEqual(0)
  expect(figures.get('site_requests_under_way')).toBeGreaterThanOrEqual(0)
  expect(figures.get('site_letters{state="waiting"}')).toBe(1)
  expect(figures.get('site_letters{state="failed"}')).toBe(0)
})
