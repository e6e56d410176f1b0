import { expect, test } from 'vitest'
import { findVideoLinks } from '../../domain/video/video-link.ts'
import type { FetchPublic } from '../net/fetch-public.ts'
import { queryVideoProvider } from './query-video-provider.ts'

const [LINK] = findVideoLinks('https://youtu.be/film-000001')
const NOTHING = { state: 'unknown', title: '', author: '', seconds: null, uploaded: null, poster: null }

async function askWith(ask: FetchPublic) {
  if (!LINK) throw new Error('It is a film’s address')
  return queryVideoProvider(LINK, ask)
}

// VIDEO-FACT-2
test('all requests for a film share one time limit, and each response has a size limit', async () => {
  const asked: Parameters<FetchPublic>[] = []
  await askWith(async (...call) => {
    asked.push(call)
    return Response.json({ title: 'A film', thumbnail_url: 'https://i.ytimg.com/vi/x/hq.jpg' })
  })
  expect(
    asked.map(([{ hostname }, { timeLimitMs, maxBytes, httpsOnly }]) => [
      hostname,
      timeLimitMs,
      maxBytes,
      httpsOnly,
    ]),
  ).toEqual([
    ['www.youtube.com', 6_000, 100_000, true],
    ['i.ytimg.com', 6_000, 10 * 1024 * 1024, true],
  ])
  expect(new Set(asked.map(([, { signal }]) => signal)).size).toBe(1)
  expect(asked[0]?.[1].signal).toBeInstanceOf(AbortSignal)
})

test.each([
  ['that does not end', () => Promise.reject(new DOMException('The operation timed out', 'TimeoutError'))],
  ['that is too long', () => Promise.reject(new Error('More than 100000 bytes were sent'))],
  [
    'that breaks off while it is read',
    async () => new Response(new ReadableStream({ start: (body) => body.error(new Error('gone')) })),
  ],
] satisfies [string, FetchPublic][])(
  'an answer %s leaves nothing known, and throws nothing',
  async (_, ask) => {
    expect(await askWith(ask)).toEqual(NOTHING)
  },
)
