import { expect, test } from 'vitest'
import { changeQueue, describeQueue, type QueueChange, type QueuedFile } from './upload-queue.ts'

function afterAll(changes: QueueChange[]): readonly QueuedFile[] {
  return changes.reduce<readonly QueuedFile[]>(changeQueue, [])
}

const ADDED: QueueChange = {
  type: 'added',
  files: [
    { key: 1, name: 'a.jpg', problem: null },
    { key: 2, name: 'b.txt', problem: 'Not a picture' },
    { key: 3, name: 'c.jpg', problem: null },
  ],
}

test('a file that must not be sent fails at once', () => {
  expect(afterAll([ADDED]).map(({ phase, message }) => [phase, message])).toEqual([
    ['waiting', null],
    ['failed', 'Not a picture'],
    ['waiting', null],
  ])
})

test('each file progresses independently', () => {
  const queue = afterAll([
    ADDED,
    { type: 'moved', key: 1, percent: 40 },
    { type: 'done', key: 3 },
    { type: 'removed', key: 2 },
  ])
  expect(queue.map(({ key, phase, percent }) => [key, phase, percent])).toEqual([
    [1, 'uploading', 40],
    [3, 'done', 100],
  ])
  expect(describeQueue(queue)).toBe('1 of 2 uploaded')
})

test('clearing keeps files in flight', () => {
  const queue = afterAll([ADDED, { type: 'done', key: 3 }, { type: 'cleared' }])
  expect(queue.map(({ key }) => key)).toEqual([1])
  expect(describeQueue(afterAll([ADDED]))).toBe('0 of 3 uploaded, 1 failed')
})
