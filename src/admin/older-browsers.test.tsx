import { afterEach, expect, test, vi } from 'vitest'
import { completeOlderBrowser } from './older-browsers.ts'

/** Withdraws a function from an object for one test. */
function withdraw(owner: object, name: string): void {
  const before = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { value: undefined, configurable: true, writable: true })
  restores.push(() => {
    if (before) Object.defineProperty(owner, name, before)
    else Reflect.deleteProperty(owner, name)
  })
}

const restores: (() => void)[] = []
afterEach(() => {
  for (const restore of restores.splice(0)) restore()
})

// PAGE-BROWSER-1
test('a browser without them gets combined signals, groups and the visibility of an element', () => {
  withdraw(AbortSignal, 'any')
  withdraw(Map, 'groupBy')
  withdraw(Element.prototype, 'checkVisibility')
  completeOlderBrowser()

  const [one, other] = [new AbortController(), new AbortController()]
  const either = AbortSignal.any([one.signal, other.signal])
  expect(either.aborted).toBe(false)
  other.abort('late')
  one.abort('later')
  expect([either.aborted, either.reason]).toEqual([true, 'late'])
  expect(AbortSignal.any([one.signal]).reason).toBe('later')

  const groups = Map.groupBy(['apple', 'plum', 'avocado'], ([letter]) => letter)
  expect([...groups]).toEqual([
    ['a', ['apple', 'avocado']],
    ['p', ['plum']],
  ])

  const element = document.createElement('p')
  vi.spyOn(element, 'getClientRects').mockReturnValue(Object.assign([], { item: () => null }))
  expect(element.checkVisibility()).toBe(false)
})

test('what a browser has itself stays', () => {
  const { any } = AbortSignal
  completeOlderBrowser()
  expect(AbortSignal.any).toBe(any)
})
