import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, fakeCalls } from '../../../../tests/support/fake-calls.ts'
import { openAdminPage, until } from '../../../../tests/support/open-page.tsx'
import type { HealthCheck } from '../../../domain/health/health-calls.ts'
import { HEALTH_CHECK_NAMES } from '../../../domain/health/health-check.ts'

const CHECKS: HealthCheck[] = HEALTH_CHECK_NAMES.map((name) => ({
  name,
  state: 'ok',
  sentence: `${name} is fine.`,
  do: null,
}))

/** Fakes the health answer: everything is ok except these. */
function fakeHealth(...notWell: HealthCheck[]): string[] {
  const asked: string[] = []
  fakeCalls(/^\/api\/admin\/health/, async ({ path }) => {
    asked.push(path)
    return answer(200, {
      checks: CHECKS.map((check) => notWell.find(({ name }) => name === check.name) ?? check),
      checked_at: '2026-03-04T09:40:00.000Z',
      machine: {
        version: '1.3.2',
        running_since: '2026-03-01T09:40:00.000Z',
        address: 'https://anna.example',
        doctor: 'happiness-first doctor',
      },
    })
  })
  return asked
}

const FULL: HealthCheck = { name: 'disk', state: 'fail', sentence: 'Almost full.', do: 'Make room.' }
const SILENT: HealthCheck = { name: 'mail', state: 'unknown', sentence: 'No letter has left.', do: null }

// HEALTH-PAGE-1
test('problems are open with their remedy, the rest is one line that opens', async () => {
  const asked = fakeHealth(SILENT, FULL)
  const { user } = await openAdminPage('/admin/health')
  await until(() => screen.getByRole('heading', { name: 'Eleven are fine, two need you' }))
  screen.getByText('Make room.')
  const rows = within(screen.getByRole('region', { name: /Eleven are fine/ })).getAllByRole('button', {
    expanded: true,
  })
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Disk: Missing or wrongAlmost full.',
    'Mail: Not knownNo letter has left.',
  ])
  const rest = screen.getByRole('button', { name: /^Eleven are fine/ })
  expect(rest.getAttribute('aria-expanded')).toBe('false')
  await user.click(rest)
  screen.getByText('clock is fine.')
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  await until(() => expect(asked).toContain('/api/admin/health?again=true'))
})

// HEALTH-PAGE-2
test('the dashboard shows problems, but not unknown states', async () => {
  fakeHealth(SILENT, FULL)
  await openAdminPage('/admin')
  const health = await until(() => screen.getByRole('region', { name: 'Health' }))
  within(health).getByText('Make room.')
  expect(within(health).queryByText('No letter has left.')).toBeNull()
})

test('the page says when everything is fine', async () => {
  fakeHealth()
  await openAdminPage('/admin/health')
  await until(() => screen.getByRole('heading', { name: 'All thirteen are fine' }))
})
