import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { NumberField } from './fields.tsx'

afterEach(cleanup)

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
