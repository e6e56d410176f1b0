import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { GrowingField, NumberField } from './fields.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Minutes() {
  const [value, setValue] = useState<number | null>(5)
  return <NumberField label="Minutes" value={value} min={0} max={60} onChange={setValue} />
}

// EDIT-FIELD-1
test.each([
  ['99', '60'],
  ['-3', '0'],
  ['2.6', '2'],
])('%s is clamped to %s when the field loses the focus', (typed, left) => {
  render(<Minutes />)
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Minutes' })
  expect([field.type, field.min, field.max]).toEqual(['number', '0', '60'])
  fireEvent.change(field, { target: { value: typed } })
  fireEvent.blur(field)
  expect(field.value).toBe(left)
})

// PAGE-BROWSER-1
test('a line grows with its text in a browser without `field-sizing`, also once its tab is shown', async () => {
  vi.stubGlobal('CSS', { supports: () => false })
  const text = { height: 0, spaceBelow: '' }
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
    text.spaceBelow = this.style.marginBottom
    return text.height
  })
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(47)
  let resize = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => {}
      disconnect = () => {}
      constructor(listen: () => void) {
        resize = listen
      }
    },
  )
  render(<GrowingField label="Name" value="Two lines" onChange={() => undefined} />)
  const field = screen.getByRole('textbox', { name: 'Name' })
  text.height = 70
  resize()
  await vi.waitFor(() => expect(field.style.height).toBe('73px'))
  // Otherwise the page would get shorter meanwhile, and scroll.
  expect([text.spaceBelow, field.style.marginBottom]).toEqual(['50px', ''])
})
