import { once } from 'node:events'
import { Piscina } from 'piscina'
import { expect, onTestFinished, test, vi } from 'vitest'
import { TOO_SLOW } from '../../domain/errors.ts'
import { handleWorkerLoss, parseCsv, proofreadItems, renderMarkdown } from './parse-in-worker.ts'

test('texts beyond the queue limit are refused as too many, the rest are parsed', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 130 }, () => renderMarkdown('*a*', 'article')),
  )
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThanOrEqual(30)
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'unavailable', retryAfter: 5 })
  for (const result of results)
    if (result.status === 'fulfilled') expect(result.value).toContain('<em>a</em>')
})

// PROOF-API-2
test('the proof-reader has 45 seconds for a text', async () => {
  // Expires immediately.
  const limit = vi
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new DOMException('Too late', 'TimeoutError')))
  onTestFinished(() => limit.mockRestore())
  const facts = { siteUrl: 'https://example.com', paths: [], others: [] }
  await expect(proofreadItems({ facts, items: [] })).rejects.toMatchObject({
    code: 'invalid',
    message: TOO_SLOW,
  })
  expect(limit.mock.calls).toEqual([[45_000]])
})

test('a queued text is parsed after earlier texts have lost their threads', async () => {
  const rows = 2_000_000
  const huge = { text: 'a,b,c,d,e,f,g,h\n'.repeat(rows), delimiter: ',', maxRows: rows }
  const [one, two, waiting] = await Promise.allSettled([
    parseCsv(huge),
    parseCsv(huge),
    // Three times the threads' own limit: on a slow machine they are ended by time instead of by their memory.
    proofreadItems({ facts: { siteUrl: 'https://example.com', paths: [], others: [] }, items: [] }),
  ])
  expect([one.status, two.status]).toEqual(['rejected', 'rejected'])
  expect(waiting).toEqual({ status: 'fulfilled', value: [] })
})

test('a worker thread that cannot start fails its job without ending the process', async () => {
  let isOver = false
  const pool = handleWorkerLoss(
    new Piscina({ filename: '/nowhere/parse-worker.js', minThreads: 0, atomics: 'disabled' }),
    () => {
      isOver = true
    },
  )
  const warned = once(process, 'warning')
  await expect(pool.run('*a*')).rejects.toThrow()
  expect(String(await warned)).toContain('A thread that parses texts was lost')
  expect(isOver).toBe(true)
})
