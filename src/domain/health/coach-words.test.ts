import { expect, test } from 'vitest'
import { adviseOn } from './coach-words.ts'

// HEALTH-PAGE-3
test('what only a helper can do stands apart from what the coach can', () => {
  const { coach, helper } = adviseOn({ name: 'mail', do: 'Set MAIL_URL to your mail server.' })
  expect(coach).toMatch(/^Until there is a mail server nobody gets your letters/)
  expect(coach).not.toMatch(/MAIL_URL/)
  expect(helper).toBe('Set MAIL_URL to your mail server.')
})

// HEALTH-PAGE-3
test('what the coach can do alone is said as it is', () => {
  const todo = 'Make one now on the page of backups; it says why where it cannot.'
  expect(adviseOn({ name: 'backup', do: todo })).toEqual({ coach: todo, helper: null })
})

test('a check with nothing to do has no advice', () => {
  expect(adviseOn({ name: 'mail', do: null })).toEqual({ coach: null, helper: null })
})
