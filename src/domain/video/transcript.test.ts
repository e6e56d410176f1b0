import { expect, test } from 'vitest'
import { formatVideoTime, readTranscript } from './transcript.ts'

// VIDEO-WORDS-1
test('each time begins a passage, and lines without a time continue it', () => {
  expect(readTranscript('0:00 Good morning.\n\n0:24 - We begin\nwith the feet.\n[1:02:03] Rest')).toEqual([
    { at: 0, words: 'Good morning.' },
    { at: 24, words: 'We begin with the feet.' },
    { at: 3723, words: 'Rest' },
  ])
})

test('text without times is also a transcript', () => {
  expect(readTranscript('Hello\r\nyou')).toEqual([{ at: null, words: 'Hello you' }])
  expect(readTranscript(' \n')).toEqual([])
  expect(readTranscript('0:75 is no time')).toEqual([{ at: null, words: '0:75 is no time' }])
})

test.each([
  [0, '0:00'],
  [42, '0:42'],
  [580, '9:40'],
  [3723, '1:02:03'],
])('%i seconds are written %s', (seconds, written) => {
  expect(formatVideoTime(seconds)).toBe(written)
})
