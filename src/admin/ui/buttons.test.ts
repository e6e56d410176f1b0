import { expect, test, vi } from 'vitest'
import { BusyButton } from './buttons.tsx'

/** Presses the button without a browser. */
function press(busy: boolean) {
  const onClick = vi.fn()
  const preventDefault = vi.fn()
  const { props } = BusyButton({ busy, onClick, children: 'Save' })
  props.onClick({ preventDefault })
  return { props, onClick, preventDefault }
}

// EDIT-SAVE-1
test('while it is busy a press does nothing and sends no form, and it stays where the focus can be', () => {
  const { props, onClick, preventDefault } = press(true)
  expect(onClick).not.toHaveBeenCalled()
  expect(preventDefault).toHaveBeenCalledOnce()
  expect(props).toMatchObject({ 'aria-disabled': true })
  expect(props).not.toHaveProperty('disabled')
})

test('else it is a button like any other', () => {
  const { props, onClick, preventDefault } = press(false)
  expect(onClick).toHaveBeenCalledOnce()
  expect(preventDefault).not.toHaveBeenCalled()
  expect(props['aria-disabled']).toBeUndefined()
})
