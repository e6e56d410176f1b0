import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { PlanDay } from '../../src/domain/newsletter/workout-plan.ts'
import { DEFAULT_SETTINGS } from '../../src/domain/site/default-settings.ts'
import { writeDuePlanLetters } from '../../src/server/jobs/send-newsletter.ts'
import { SubscriberTokens } from '../../src/server/mail/subscriber-links.ts'
import { readSecret } from '../../src/server/store/auth/secrets.ts'
import { takePlanDay } from '../../src/server/store/newsletter/plan-days.ts'
import {
  confirmSubscriber,
  getSubscriber,
  movePlan,
  subscribeAddress,
} from '../../src/server/store/newsletter/subscribers.ts'
import { type AdminClient, openAdminClient } from '../support/admin-client.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { openCoachSite } from '../support/coach-site.ts'
import { at } from '../support/factories.ts'
import { importAll, planOf } from '../support/import-files.ts'
import { waitForAnswer } from '../support/wait-until.ts'

const NOW = '2026-03-04T12:00:00.000Z'
const MOVES = [
  { name: 'Squat', amount: '10 times', how: 'Down and up.' },
  { name: 'Kitchen bow', amount: '5 times', how: '', figure: 'hang forward' },
]

describe.each(['sqlite', 'postgres'] as const)('the plan on %s', (kind) => {
  let app: TestApp
  let ask: AdminClient
  openCoachSite(kind, NOW, (opened, client) => {
    app = opened
    ask = client
  })

  const readDay = async (day: number): Promise<PlanDay> => (await ask('GET', `/plan/${day}`)).json().day

  /** Adds a reader to the list; returns the reader's id and plan token. */
  async function addReader(): Promise<{ id: number; token: string }> {
    const subscription = { email: 'eva@example.com', referralSource: 'footer', tags: [] } as const
    const { id } = await subscribeAddress(app.store.db, { ...subscription, tags: ['free-workout-plan'] }, NOW)
    await confirmSubscriber(app.store.db, id, NOW)
    const subscriber = await getSubscriber(app.store.db, id)
    if (!subscriber) throw new Error('She is not on the list')
    const tokens = new SubscriberTokens(await readSecret(app.store.db, 'newsletter'))
    return { id, token: tokens.make('plan', subscriber) }
  }

  async function readLetter(isIt: (letter: { subject?: string }) => boolean) {
    const folder = join(app.dataDir, 'outbox')
    return waitForAnswer(async () => {
      for (const name of await readdir(folder).catch(() => [])) {
        if (!name.endsWith('.eml')) continue
        const letter = await PostalMime.parse(await readFile(join(folder, name)))
        if (isIt(letter)) return letter
      }
      return null
    })
  }

  // PLAN-EDIT-1
  test('is returned as it came, and a changed day keeps omitted fields', async () => {
    const { days, own } = (await ask('GET', '/plan')).json()
    expect(days.map(({ day }: PlanDay) => day)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(own).toEqual([])
    const changed = await ask('PUT', '/plan/2', { title: 'Stairs', minutes: 22, moves: MOVES })
    expect([changed.statusCode, changed.json()]).toEqual([
      200,
      { day: { ...days[1], title: 'Stairs', minutes: 22, moves: MOVES }, updated_at: NOW },
    ])
    expect(await readDay(2)).toEqual(changed.json().day)
    expect((await ask('GET', '/plan')).json().own).toEqual([2])
    // The response can be sent back unchanged, whole or only the day.
    for (const body of [changed.json(), changed.json().day])
      expect((await ask('PUT', '/plan/2', body)).json().day).toEqual(changed.json().day)
  })

  // PLAN-EDIT-6
  test('its pages, its sessions and its next letter follow a change at once', async () => {
    const { id, token } = await addReader()
    const read = async (path: string) => (await app.server.inject(path)).body
    expect(await read('/week')).toContain('Legs that carry you')
    expect(await read('/api/public/sessions')).toContain('Legs that carry you')
    expect(await read(`/plan/2?token=${token}`)).toContain('Backward lunge')

    const change = {
      title: 'Stairs',
      minutes: 22,
      illustration: 'swim',
      moves: MOVES,
      cool_down: [],
      closing: '',
    }
    await ask('PUT', '/plan/2', change)
    for (const path of ['/week', '/api/public/sessions', `/plan?token=${token}`, `/plan/2?token=${token}`]) {
      const body = await read(path)
      expect(body, path).toContain('Stairs')
      expect(body, path).not.toContain('Legs that carry you')
    }
    const page = await read(`/plan/2?token=${token}`)
    expect(page).toContain('Kitchen bow')
    expect(page).toMatch(/src="\/assets\/swim-[^"]+\.svg"/)
    expect(page).not.toContain('Cool down')

    await movePlan(app.store.db, id, () => ({ plan_day: 2, plan_due_at: NOW }))
    await writeDuePlanLetters({
      store: app.store.db,
      settings: async () => DEFAULT_SETTINGS,
      clock: app.clock,
      log: pino({ level: 'silent' }),
      triggerDelivery: () => undefined,
    })
    // The saved text is in the next letter requested.
    const payload = { email: 'anna@example.com', referralSource: 'footer' }
    await app.server.inject({ method: 'POST', url: '/api/newsletter/subscribe', payload })
    const letter = await readLetter(({ subject = '' }) => subject.startsWith('Day 2'))
    expect(letter.subject).toBe('Day 2 of 7: Stairs')
    expect(letter.text).toContain('- Kitchen bow: 5 times')
    expect(letter.text).toContain('22 minutes')
  })

  test('a change by another process is seen', async () => {
    const day = await readDay(3)
    const sessions = async () => (await app.server.inject('/api/public/sessions')).json()
    expect((await sessions())[2].title).toBe(day.title)
    await takePlanDay(app.store.db, { ...day, title: 'From next door' }, at(NOW))
    await waitForAnswer(async () => ((await sessions())[2].title === 'From next door' ? true : null))
  })

  test('of concurrent changes to a day the second is refused with the stored version', async () => {
    expect((await ask('PUT', '/plan/2', { title: 'Mine', updated_at: null })).statusCode).toBe(200)
    const stale = await ask('PUT', '/plan/2', { title: 'Hers', updated_at: null })
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      {
        error: 'This day was changed elsewhere in the meantime. Your text is still here.',
        day: { title: 'Mine' },
        updated_at: NOW,
      },
    ])
    expect((await ask('PUT', '/plan/2', { title: 'Hers', updated_at: NOW })).statusCode).toBe(200)
  })

  // PLAN-EDIT-9
  test('a day is reset to the original, and the history has both changes', async () => {
    const before = await readDay(2)
    await ask('PUT', '/plan/2', { title: 'Stairs' })
    const back = await ask('DELETE', '/plan/2')
    expect([back.statusCode, back.json()]).toEqual([200, { day: before, updated_at: null }])
    const { entries } = (await ask('GET', '/history?kind=content')).json()
    expect(entries).toMatchObject([
      { sentence: 'Brought back day 2 of the plan “Legs that carry you”, as it came', href: '/admin/plan' },
      { sentence: 'Changed day 2 of the plan “Stairs”', actor: 'coach' },
    ])
  })
})

describe('bad input', () => {
  let app: TestApp
  let ask: AdminClient
  beforeAll(async () => {
    app = await openTestApp({ now: NOW })
    ask = await openAdminClient(app)
  })
  afterAll(() => app.close())

  // PLAN-EDIT-5
  test.each(['8', '0', '1.5', '02', 'two', '%00'])('day %s does not exist', async (day) => {
    for (const [method, body] of [['GET'], ['PUT', { title: 'x' }], ['DELETE']] as const) {
      const answer = await ask(method, `/plan/${day}`, body)
      expect([answer.statusCode, answer.json().error]).toEqual([404, 'The plan has no such day'])
    }
  })

  test.each<[unknown, string, string]>([
    [{ moves: [] }, 'moves', 'A day needs its moves, at least one'],
    [{ title: '' }, 'title', 'A day needs its title'],
    [{ minutes: '18' }, 'minutes', 'Minutes must be a whole number from 1 to 120'],
    [{ illustration: 'dragon' }, 'illustration', 'There is no drawing of this name for a day of the plan'],
    [{ day: 3 }, 'day', 'This is day 3, but the address is that of day 2'],
    [{ moves: [{ name: ' ', amount: '10' }] }, 'moves.0.name', 'A move needs its name'],
  ])('%j is refused at its field, and nothing is stored', async (body, field, message) => {
    const answer = await ask('PUT', '/plan/2', JSON.stringify(body))
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { error: message, details: [{ field, message }] },
    ])
    expect((await ask('GET', '/plan')).json().own).toEqual([])
  })

  test('only the coach reads or changes it, and the API description includes it', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'] as const)
      expect((await app.server.inject({ method, url: '/api/admin/plan/2' })).statusCode).toBe(401)
    const { paths } = (await app.server.inject('/api/openapi.json')).json()
    expect(Object.keys(paths['/api/admin/plan/{day}'])).toEqual(['get', 'put', 'delete'])
    expect(paths['/api/admin/plan'].get.tags).toEqual(['admin newsletter'])
  })
})

test('the coach’s days are in the full export, and are imported with the settings', async () => {
  const [from, to] = [await openTestApp({ now: NOW }), await openTestApp({ now: NOW })]
  onTestFinished(async () => {
    await from.close()
    await to.close()
  })
  const [here, there] = [await openAdminClient(from), await openAdminClient(to)]
  await here('PUT', '/plan/2', { title: 'Stairs', moves: MOVES })
  const file = (await here('GET', '/export')).rawPayload
  expect((await planOf(there, file)).plan_days).toBe(1)
  await importAll(there, file)
  expect((await there('GET', '/plan')).json().own).toEqual([])
  await importAll(there, file, { take_settings: true })
  expect((await there('GET', '/plan/2')).json().day).toEqual((await here('GET', '/plan/2')).json().day)
  expect((await planOf(there, file)).plan_days).toBe(0)
})
