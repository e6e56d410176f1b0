import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { figurePicture } from '../../src/domain/movement/figure/figure-picture.ts'
import { renderLetter } from '../../src/server/mail/letters/entry-letters.tsx'
import { openTestApp, type TestApp } from '../support/app.ts'
import { addArticle } from '../support/factories.ts'
import { SAMPLE_DAY, SAMPLE_SITE } from '../support/letter-samples.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const get = (url: string, headers = {}) => app.server.inject({ url, headers })

// FIGURE-PICTURE-1
test('the figure of a move is an SVG for pages, cached for long and revalidated by its tag', async () => {
  const drawing = await get('/figures/thread-the-needle.svg')
  expect(drawing.statusCode).toBe(200)
  expect(drawing.headers['content-type']).toContain('image/svg+xml')
  expect(drawing.headers['cache-control']).toContain('max-age=604800')
  expect(drawing.headers['content-security-policy']).toBe("default-src 'none'")
  expect(drawing.body).toContain('aria-label="A paper figure slides one arm under the other')
  const again = await get('/figures/thread-the-needle.svg', { 'if-none-match': String(drawing.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('the figure for letters is a small deterministic PNG with its own sky', async () => {
  const [first, second] = await Promise.all([get('/figures/squat.png'), get('/figures/squat.png')])
  expect(first.rawPayload).toEqual(second.rawPayload)
  expect(first.headers['content-type']).toBe('image/png')
  expect(first.rawPayload.length).toBeLessThan(12_000)
  const picture = sharp(first.rawPayload)
  expect(await picture.metadata()).toMatchObject({ width: 432, height: 388 })
  const corner = await picture
    .extract({ left: 2, top: 2, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  const sky = [0xc6, 0xe0, 0xe3]
  expect([...corner].every((value, index) => Math.abs(value - (sky[index] ?? 0)) <= 3)).toBe(true)
})

test.each([
  '/figures/juggle.svg',
  '/figures/squat.gif',
  '/figures/squat',
  '/figures/Squat.svg',
  '/figures/..%2f..%2fpackage.json',
  '/figures/constructor.png',
  '/figures/',
  '/figures/a/b.svg',
  `/figures/${'a'.repeat(400)}.svg`,
])('%s is not a picture', async (url) => {
  const { statusCode, headers } = await get(url)
  expect(statusCode).toBe(404)
  expect(headers['cache-control']).toBe('no-store')
})

test('the figure chosen for a move is shown on the page and in the letter', async () => {
  const move = { name: 'Kitchen bow', amount: '5 times', figure: 'hang forward' }
  const chosen = figurePicture(move.figure, 'svg').path
  expect(chosen).not.toBe(figurePicture(move.name, 'svg').path)
  const block = JSON.stringify({ title: 'Bows', moves: [move] })
  const { slug } = await addArticle(app.store.db, {
    title: 'Bows',
    content: `\`\`\`workout\n${block}\n\`\`\``,
    status: 'published',
  })
  expect((await get(`/blog/${slug}`)).body).toContain(`src="${chosen}"`)
  const { html } = await renderLetter({ ...SAMPLE_DAY, moves: [move] }, SAMPLE_SITE)
  expect(html).toContain(figurePicture(move.figure, 'png').path)
})

// MOVE-BLOCK-2
test('without JavaScript a workout is a list of its moves without buttons', async () => {
  const workout = {
    title: 'Barefoot minutes',
    warm_up: [{ name: 'March on the spot', amount: '20 seconds' }],
    moves: [
      { name: 'Squat', amount: '10 times', how: 'Send your hips back.', easier: 'To a chair.' },
      { name: 'Tree', amount: '10 seconds on each side' },
    ],
    cool_down: [{ name: 'Hang forward', amount: '5 breaths' }],
  }
  const content = `\`\`\`workout\n${JSON.stringify(workout)}\n\`\`\``
  const { slug } = await addArticle(app.store.db, { title: 'Minutes', content, status: 'published' })
  const { body } = await get(`/blog/${slug}`)
  const [section = ''] = /<section class="workout".*?<\/section>/s.exec(body) ?? []
  expect(section).toMatch(/<h3[^>]*>Barefoot minutes<\/h3>/)
  const moves = Array.from(section.matchAll(/<li>(.*?)<\/li>/gs), ([, move = '']) =>
    move.replace(/<[^>]*>/g, ''),
  )
  expect(moves).toEqual([
    'March on the spot 20 seconds',
    'Squat 10 timesSend your hips back. Easier: To a chair.',
    'Tree 10 seconds on each side',
    'Hang forward 5 breaths',
  ])
  expect(body).not.toContain('Move with me')
})
