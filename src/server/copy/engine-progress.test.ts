import { expect, test } from 'vitest'
import { advance, type EngineProgress, NO_PROGRESS, readEngineLine, settle } from './engine-progress.ts'

const AT = 1_000_000
const line = (fields: object) => JSON.stringify({ time: '2026-11-27T09:34:10Z', level: 'DEBUG', ...fields })
const sync = line({ msg: 'replica sync', position: 'cc7f6b7e8b9634f0/00000000:1170112' })
const sending = line({ msg: 'write wal segment', position: 'cc7f6b7e8b9634f0/00000000:663352' })
const sent = line({ msg: 'wal segment written', position: 'cc7f6b7e8b9634f0/00000000:663352', sz: 506760 })
const half = line({ msg: 'wal segment written', position: 'cc7f6b7e8b9634f0/00000000:663352', sz: 4120 })
const failure = line({ level: 'ERROR', msg: 'monitor error', error: 'connection refused' })

function follow(lines: readonly string[], start: EngineProgress = NO_PROGRESS): EngineProgress {
  return lines.reduce((progress, one, index) => {
    const event = readEngineLine(one)
    return event === null ? progress : advance(progress, event, AT + index)
  }, start)
}

// COPY-STATE-3
test('once its last piece has arrived, a sync covers what was written until a second before it', () => {
  expect(follow([sync]).coveredAt).toBeNull()
  expect(follow([sync, sending]).isSending).toBe(true)
  expect(follow([sync, sending, half]).coveredAt).toBeNull()
  expect(follow([sync, sending, sent])).toMatchObject({
    coveredAt: AT - 1_000,
    isSending: false,
    problem: null,
  })
})

test('a sync with nothing to send ends after a quiet time; one that sends ends with its last piece', () => {
  expect(settle(follow([sync]), AT + 2_999).coveredAt).toBeNull()
  expect(settle(follow([sync]), AT + 3_000).coveredAt).toBe(AT - 1_000)
  expect(settle(follow([sync, sending]), AT + 60_000).coveredAt).toBeNull()
})

test('with no sync begun, nothing is pending', () => {
  const done = follow([sync, sending, sent])
  expect(settle(done, AT + 5_000).coveredAt).toBe(AT - 1_000)
  expect(settle(done, AT + 60_000).coveredAt).toBe(AT + 53_000)
  expect(settle(NO_PROGRESS, AT + 60_000).coveredAt).toBeNull()
})

test('a failure stays until something arrives', () => {
  const failed = follow([sync, sending, failure])
  expect(failed.problem).toContain('connection refused')
  expect(settle(failed, AT + 60_000)).toBe(failed)
  expect(follow([sync, sending, sent], failed).problem).toBeNull()
})

test('other lines and lines that are not JSON are ignored', () => {
  expect(['', 'usage: litestream', '[]', line({ msg: 'litestream' })].map(readEngineLine)).toEqual([
    null,
    null,
    null,
    null,
  ])
})
