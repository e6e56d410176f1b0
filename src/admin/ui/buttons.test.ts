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
test('a busy button ignores presses, submits no form and stays focusable', () => {
  const { props, onClick, preventDefault } = press(true)
  expect(onClick).not.toHaveBeenCalled()
  expect(preventDefault).toHaveBeenCalledOnce()
  expect(props).toMatchObject({ 'aria-disabled': true })
  expect(props).not.toHaveProperty('disabled')
})

test('an idle button works normally', () => {
  const { props, onClick, preventDefault } = press(false)
  expect(onClick).toHaveBeenCalledOnce()
  expect(preventDefault).not.toHaveBeenCalled()
  expect(props['aria-disabled']).toBeUndefined()
})
