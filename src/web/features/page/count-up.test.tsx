import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { CountUp } from './count-up.tsx'

const stat = { value: 1976, suffix: '+', label: 'Swims', description: '' }

/** Reports which share of the figure is visible. */
let see: (share: number) => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] })
  see = () => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (seen: { isIntersecting: boolean; intersectionRatio: number }[]) => void) {
        see = (share) => tell([{ isIntersecting: share > 0, intersectionRatio: share }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function draw() {
  render(<CountUp stat={stat} durationMs={2_000} />)
  return { counting: () => document.querySelector('[aria-hidden]')?.textContent ?? null }
}

// HOME-COUNT-1, HOME-COUNT-2
test('during the animation screen readers get the final figure', async () => {
  const { counting } = draw()
  expect(counting()).toBeNull()
  act(() => see(0.2))
  expect(counting()).toBe('1581+')
  act(() => see(0.3))
  act(() => vi.advanceTimersByTime(500))
  const half = Number.parseInt(counting() ?? '', 10)
  expect(half).toBeGreaterThan(1581)
  expect(half).toBeLessThan(1976)
  // The visible digits are hidden from screen readers.
  expect(screen.getByText('1976').closest('[aria-hidden]')).toBeNull()
  act(() => vi.advanceTimersByTime(1_600))
  expect(counting()).toBeNull()
  screen.getByText('1976')
})

// HOME-COUNT-2
test('with reduced motion there is no animation', () => {
  const { device } = window.happyDOM.settings
  device.prefersReducedMotion = 'reduce'
  onTestFinished(() => {
    device.prefersReducedMotion = 'no-preference'
  })
  const { counting } = draw()
  act(() => see(0.3))
  act(() => vi.advanceTimersByTime(500))
  expect(counting()).toBeNull()
})
