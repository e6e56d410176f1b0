import { expect, test } from 'vitest'
import { NOTE_FLOOD_RATE, SITE_NOTE_RATE } from '../../src/domain/notes/note-rules.ts'
import { type NoteSite, openNoteSiteForEach } from '../support/note-site.ts'
import { LONG } from '../support/run-length.ts'

/** Several times what the site accepts per hour from browsers without proof of work. */
const COUNT = LONG ? 10_000 : 5 * SITE_NOTE_RATE.limit
const AT_ONCE = 50

let site: NoteSite
openNoteSiteForEach((opened) => {
  site = opened
})

const addressOf = (count: number) => `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`

// NOTE-LIMIT-2, NOTE-LIMIT-3
test('a flood of notes from many addresses leaves the site and the inbox usable', async () => {
  await site.write({ name: 'Ellen', text: 'What a reader wrote before.' })
  const codes = new Map<number, number>()
  const begun = performance.now()
  for (let start = 0; start < COUNT; start += AT_ONCE) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        site.write(
          { name: 'Bot', text: `Buy number ${start + index} of our things` },
          {
            'x-forwarded-for': addressOf(start + index),
          },
        ),
      ),
    )
    for (const { statusCode } of answers) codes.set(statusCode, (codes.get(statusCode) ?? 0) + 1)
  }
  const seconds = Math.round((performance.now() - begun) / 1_000)
  console.info(
    `${COUNT} notes in ${seconds} s: ${[...codes].map(([code, count]) => `${count} × ${code}`).join(', ')}`,
  )
  expect([...codes.keys()].filter((code) => ![202, 429, 503].includes(code))).toEqual([])
  expect(codes.get(202)).toBeLessThan(SITE_NOTE_RATE.limit)
  const { total, counts } = (await site.ask('GET', '/notes?state=waiting&q=Ellen')).json()
  expect(total).toBe(1)
  expect(counts.waiting + counts.spam).toBeLessThanOrEqual(NOTE_FLOOD_RATE.limit)
  expect((await site.read()).statusCode).toBe(200)
  expect((await site.app.server.inject('/recipes/red-lentil-dal')).statusCode).toBe(200)
})
