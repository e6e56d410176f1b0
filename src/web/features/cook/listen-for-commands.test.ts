import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ListeningFailure, listenForCommands, type Recognition } from './listen-for-commands.ts'

/** A stub of the browser's speech recognition, which a test cannot use: it counts its starts and fails on demand. */
class SilentRecognition extends EventTarget implements Recognition {
  lang = ''
  continuous = false
  interimResults = false
  starts = 0

  start(): void {
    this.starts++
  }
  abort(): void {
    this.end()
  }
  end(error?: string): void {
    if (error) this.dispatchEvent(Object.assign(new Event('error'), { error }))
    this.dispatchEvent(new Event('end'))
  }
  hear(transcript: string): void {
    this.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript }]] }))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function listen() {
  const recognition = new SilentRecognition()
  const heard: string[] = []
  const deaf: ListeningFailure[] = []
  const stop = listenForCommands(recognition, {
    context: () => ({ isSpeaking: false, timers: [], lines: [] }),
    onAction: ({ kind }) => heard.push(kind),
    onDeaf: (because) => deaf.push(because),
  })
  return { recognition, heard, deaf, stop }
}

test('listening resumes after silence, however often the browser ends it', () => {
  const { recognition, heard, deaf } = listen()
  for (let times = 0; times < 20; times++) {
    vi.advanceTimersByTime(8_000)
    recognition.end('no-speech')
    vi.runAllTimers()
  }
  recognition.hear('next')
  expect([recognition.starts, heard, deaf]).toEqual([21, ['next'], []])
})

test.each([
  ['not-allowed', 'refused'],
  ['service-not-allowed', 'refused'],
  ['audio-capture', 'no-microphone'],
])('%s is permanent: reported once, never started again', (error, because) => {
  const { recognition, deaf } = listen()
  recognition.end(error)
  recognition.end(error)
  vi.runAllTimers()
  expect([recognition.starts, deaf]).toEqual([1, [because]])
})

test('an unreachable speech service is tried three times with growing delays', () => {
  const { recognition, deaf } = listen()
  recognition.end('network')
  vi.advanceTimersByTime(1_999)
  expect(recognition.starts).toBe(1)
  vi.advanceTimersByTime(1)
  expect(recognition.starts).toBe(2)
  recognition.end('network')
  vi.advanceTimersByTime(4_000)
  expect([recognition.starts, deaf]).toEqual([3, []])
  recognition.end('network')
  vi.runAllTimers()
  expect([recognition.starts, deaf]).toEqual([3, ['unreachable']])
})

test.each(['aborted', 'no-speech', undefined])(
  'repeated ends right after the start count as unable to listen, e.g. a busy microphone: %s',
  (error) => {
    const { recognition, deaf } = listen()
    for (let times = 0; times < 20; times++) {
      recognition.end(error)
      vi.runAllTimers()
    }
    expect([recognition.starts, deaf]).toEqual([3, ['interrupted']])
  },
)

test('recognized speech resets the count of failures', () => {
  const { recognition, deaf } = listen()
  for (let times = 0; times < 5; times++) {
    recognition.hear('next')
    recognition.end('network')
    vi.runAllTimers()
  }
  expect([recognition.starts, deaf]).toEqual([6, []])
})

test('once stopped, listening does not resume', () => {
  const { recognition, deaf, stop } = listen()
  recognition.end('network')
  stop()
  vi.runAllTimers()
  expect([recognition.starts, deaf]).toEqual([1, []])
})
