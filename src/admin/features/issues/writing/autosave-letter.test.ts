import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { autosaveLetter } from './autosave-letter.ts'
import { createWriting, type SaveProblem, write } from './letter-writing.ts'
import type { LetterCalls } from './save-letter.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server that takes letters, and answers with the failures it is given first. */
function openServer(failures: (SaveProblem | null)[] = []) {
  const stored: { subject: string; item: number | null; version: string | null }[] = []
  let inFlight = 0
  let most = 0
  let failure: SaveProblem | null = null
  const calls: LetterCalls = {
    async store({ subject }, item) {
      most = Math.max(most, ++inFlight)
      await new Promise((resolve) => setTimeout(resolve, 300))
      inFlight--
      if (failures.length > 0) {
        failure = failures.shift() ?? null
        throw new Error('The server said no')
      }
      stored.push({ subject, item: item?.id ?? null, version: item?.updated_at ?? null })
      return { id: item?.id ?? 7, updated_at: `version ${stored.length}` }
    },
    readFailure: () => failure,
  }
  return { calls, stored, mostAtOnce: () => most }
}

test('saves when she pauses: first as a new letter, then as its next version', async () => {
  const writing = createWriting(null)
  const { calls, stored } = openServer()
  autosaveLetter(writing, calls)
  for (const subject of ['S', 'Sp', 'Spring']) write(writing, { subject })
  await vi.advanceTimersByTimeAsync(5_000)
  write(writing, { subject: 'Spring!' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(stored).toEqual([
    { subject: 'Spring', item: null, version: null },
    { subject: 'Spring!', item: 7, version: 'version 1' },
  ])
})

test('saves now and then while she never pauses, one at a time', async () => {
  const writing = createWriting(null)
  const { calls, stored, mostAtOnce } = openServer()
  autosaveLetter(writing, calls)
  for (let key = 0; key < 120; key++) {
    write(writing, { subject: 'a'.repeat(key + 1) })
    await vi.advanceTimersByTimeAsync(200)
  }
  expect(stored.length).toBeGreaterThanOrEqual(2)
  expect(mostAtOnce()).toBe(1)
})

test('saving now waits for what is on its way, and takes what was typed meanwhile', async () => {
  const writing = createWriting(null)
  const { calls, stored } = openServer()
  const autosave = autosaveLetter(writing, calls)
  write(writing, { subject: 'One' })
  const saved = autosave.saveNow()
  await vi.advanceTimersByTimeAsync(100)
  write(writing, { subject: 'Two' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await saved).toBe(true)
  expect(stored.map(({ subject }) => subject)).toEqual(['One', 'Two'])
})

test('tries again by itself after an outage', async () => {
  const writing = createWriting(null)
  const { calls, stored } = openServer([{ kind: 'offline' }])
  autosaveLetter(writing, calls)
  write(writing, { subject: 'One' })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(writing.get().problem).toEqual({ kind: 'offline' })
  await vi.advanceTimersByTimeAsync(15_000)
  expect(stored).toHaveLength(1)
  expect(writing.get().problem).toBeNull()
})

test('a newer version elsewhere stops the saving; her text stays', async () => {
  const writing = createWriting(null)
  const refusal: SaveProblem = { kind: 'locked', message: 'It has gone out' }
  const { calls, stored } = openServer([refusal])
  const autosave = autosaveLetter(writing, calls)
  write(writing, { subject: 'Mine' })
  await vi.advanceTimersByTimeAsync(3_000)
  write(writing, { subject: 'Mine still' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await autosave.saveNow()).toBe(false)
  expect(stored).toEqual([])
  expect(writing.get()).toMatchObject({ fields: { subject: 'Mine still' }, problem: refusal })
})

test('a letter deleted elsewhere becomes a new one', async () => {
  const writing = createWriting(null)
  writing.change({ item: { id: 3, updated_at: 'old' } })
  const { calls, stored } = openServer([null])
  autosaveLetter(writing, calls)
  write(writing, { subject: 'Mine' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(stored).toEqual([{ subject: 'Mine', item: null, version: null }])
})

test('leaving sends what is waiting', async () => {
  const writing = createWriting(null)
  const { calls, stored } = openServer()
  const autosave = autosaveLetter(writing, calls)
  write(writing, { subject: 'Last words' })
  const stopped = autosave.stop()
  await vi.advanceTimersByTimeAsync(500)
  await stopped
  expect(stored).toHaveLength(1)
})
