import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage, until } from '../../../../tests/support/open-page.tsx'

// ABOUT-QUOTE-1, ABOUT-QUOTE-2
test('testimonials are shown two by two, stop at the ends and can be paused', async () => {
  const { user, pass } = await openPage('/about', { now: '2026-03-01' })
  const carousel = await until(() => {
    const next = screen.getByRole('button', { name: 'Next testimonials' })
    return within(next.closest('section') ?? document.body)
  })
  const button = (name: string) => carousel.getByRole<HTMLButtonElement>('button', { name })
  carousel.getByText('1 of 4')
  expect(button('Previous testimonials').disabled).toBe(true)
  for (const position of ['2 of 4', '3 of 4', '4 of 4']) {
    await user.click(button('Next testimonials'))
    carousel.getByText(position)
  }
  expect(carousel.getByRole('status').textContent).toBe('Page 4 of 4')
  expect(button('Next testimonials').disabled).toBe(true)
  // The focus moves on when a button becomes disabled.
  expect(document.activeElement).toBe(button('Previous testimonials'))
  await user.click(button('Pause rotation'))
  button('Start rotation')
  await pass(6_000)
  carousel.getByText('4 of 4')
})
