import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, holdToasts, releaseToasts, showToast, toastStore } from './toast.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  for (const { id } of toastStore.get()) dismissToast(id)
  vi.useRealTimers()
})

const titles = () => toastStore.get().map(({ title }) => title)

// PAGE-TOAST-1
test('a toast stays five seconds by default', () => {
  showToast({ title: 'Short' })
  showToast({ title: 'Long', duration: 8_000 })
  vi.advanceTimersByTime(4_999)
  expect(titles()).toEqual(['Short', 'Long'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual(['Long'])
  vi.advanceTimersByTime(3_000)
  expect(titles()).toEqual([])
})

test('a fourth toast removes the oldest', () => {
  for (const title of ['One', 'Two', 'Three', 'Four']) showToast({ title })
  expect(titles()).toEqual(['Two', 'Three', 'Four'])
})

test('a repeated message replaces its toast and restarts its time', () => {
  const first = showToast({ title: 'Wait', kind: 'alert' })
  vi.advanceTimersByTime(3_000)
  const second = showToast({ title: 'Wait', kind: 'alert' })
  expect(toastStore.get().map(({ id }) => id)).toEqual([second])
  expect(second).not.toBe(first)
  vi.advanceTimersByTime(4_000)
  expect(titles()).toEqual(['Wait'])
})

test('held toasts stay, new ones included, and resume with their remaining time', () => {
  showToast({ title: 'Read me' })
  vi.advanceTimersByTime(2_000)
  holdToasts()
  showToast({ title: 'Later' })
  vi.advanceTimersByTime(60_000)
  expect(titles()).toEqual(['Read me', 'Later'])
  releaseToasts()
  vi.advanceTimersByTime(3_000)
  expect(titles()).toEqual(['Later'])
  vi.advanceTimersByTime(2_000)
  expect(titles()).toEqual([])
})

test('a toast close to its end stays another second after a hold', () => {
  showToast({ title: 'Nearly over' })
  vi.advanceTimersByTime(4_900)
  holdToasts()
  releaseToasts()
  vi.advanceTimersByTime(900)
  expect(titles()).toEqual(['Nearly over'])
})

test('dismissing the last toast ends the hold', () => {
  const id = showToast({ title: 'Gone' })
  holdToasts()
  dismissToast(id)
  showToast({ title: 'Next' })
  vi.advanceTimersByTime(5_000)
  expect(titles()).toEqual([])
})
