import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { autosaveIssue, type IssueCalls } from './issue-autosave.ts'
import { createIssueEditor, type SaveProblem, write } from './issue-editor.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server that stores issues, and first answers with the given failures. */
function openServer(failures: (SaveProblem | null)[] = []) {
  const stored: { subject: string; item: number | null; version: string | null }[] = []
  let inFlight = 0
  let most = 0
  let failure: SaveProblem | null = null
  const calls: IssueCalls = {
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
    findStored: async () => null,
    readFailure: () => failure,
  }
  return { calls, stored, mostAtOnce: () => most }
}

test('saves when typing pauses: first as a new issue, then as its next version', async () => {
  const editor = createIssueEditor(null)
  const { calls, stored } = openServer()
  autosaveIssue(editor, calls)
  for (const subject of ['S', 'Sp', 'Spring']) write(editor, { subject })
  await vi.advanceTimersByTimeAsync(5_000)
  write(editor, { subject: 'Spring!' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(stored).toEqual([
    { subject: 'Spring', item: null, version: null },
    { subject: 'Spring!', item: 7, version: 'version 1' },
  ])
})

test('saves at intervals during continuous typing, one save at a time', async () => {
  const editor = createIssueEditor(null)
  const { calls, stored, mostAtOnce } = openServer()
  autosaveIssue(editor, calls)
  for (let key = 0; key < 120; key++) {
    write(editor, { subject: 'a'.repeat(key + 1) })
    await vi.advanceTimersByTimeAsync(200)
  }
  expect(stored.length).toBeGreaterThanOrEqual(2)
  expect(mostAtOnce()).toBe(1)
})

test('saving now waits for the save in flight and includes what was typed meanwhile', async () => {
  const editor = createIssueEditor(null)
  const { calls, stored } = openServer()
  const autosave = autosaveIssue(editor, calls)
  write(editor, { subject: 'One' })
  const saved = autosave.saveNow()
  await vi.advanceTimersByTimeAsync(100)
  write(editor, { subject: 'Two' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await saved).toBe(true)
  expect(stored.map(({ subject }) => subject)).toEqual(['One', 'Two'])
})

test('retries after an outage', async () => {
  const editor = createIssueEditor(null)
  const { calls, stored } = openServer([{ kind: 'offline' }])
  autosaveIssue(editor, calls)
  write(editor, { subject: 'One' })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(editor.get().problem).toEqual({ kind: 'offline' })
  await vi.advanceTimersByTimeAsync(15_000)
  expect(stored).toHaveLength(1)
  expect(editor.get().problem).toBeNull()
})

// NEWS-ISSUE-3
test('a newer version on the server stops saving and keeps the typed text', async () => {
  const editor = createIssueEditor(null)
  const refusal: SaveProblem = { kind: 'locked', message: 'It has gone out' }
  const { calls, stored } = openServer([refusal])
  const autosave = autosaveIssue(editor, calls)
  write(editor, { subject: 'Mine' })
  await vi.advanceTimersByTimeAsync(3_000)
  write(editor, { subject: 'Mine still' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await autosave.saveNow()).toBe(false)
  expect(stored).toEqual([])
  expect(editor.get()).toMatchObject({ fields: { subject: 'Mine still' }, problem: refusal })
})

test('an issue deleted elsewhere becomes a new one', async () => {
  const editor = createIssueEditor(null)
  editor.change({ item: { id: 3, updated_at: 'old' } })
  const { calls, stored } = openServer([null])
  autosaveIssue(editor, calls)
  write(editor, { subject: 'Mine' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(stored).toEqual([{ subject: 'Mine', item: null, version: null }])
})

test('a new issue answered as missing is retried later, not at once', async () => {
  const editor = createIssueEditor(null)
  const { calls, stored } = openServer([null, null])
  autosaveIssue(editor, calls)
  write(editor, { subject: 'Mine' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(editor.get().problem).toEqual({ kind: 'offline' })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(stored).toEqual([{ subject: 'Mine', item: null, version: null }])
})

test('leaving sends the pending changes', async () => {
  const editor = createIssueEditor(null)
  const { calls, stored } = openServer()
  const autosave = autosaveIssue(editor, calls)
  write(editor, { subject: 'Last words' })
  const stopped = autosave.stop()
  await vi.advanceTimersByTimeAsync(500)
  await stopped
  expect(stored).toHaveLength(1)
})
