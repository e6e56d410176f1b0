import { expect, test } from 'vitest'
import { adviseOn } from './health-words.ts'

// HEALTH-PAGE-3
test('what only a helper can do is separated from what the coach can do', () => {
  const { coach, helper } = adviseOn({ name: 'mail', do: 'Set MAIL_URL to your mail server.' })
  expect(coach).toMatch(/^Until there is a mail server nobody gets your letters/)
  expect(coach).not.toMatch(/MAIL_URL/)
  expect(helper).toBe('Set MAIL_URL to your mail server.')
})

// HEALTH-PAGE-3
test('what the coach can do alone is shown unchanged', () => {
  const todo = 'Make one now on the page of backups; it says why where it cannot.'
  expect(adviseOn({ name: 'backup', do: todo })).toEqual({ coach: todo, helper: null })
})

// HEALTH-PAGE-3
test('a remedy for the coach is kept even if another remedy of the same check is for a helper', () => {
  for (const [name, todo] of [
    ['mail', 'Look at the outbox; it says what to do.'],
    ['copy', 'Get more room there, or clear some.'],
    ['certificate', 'Start the site, then check again.'],
  ] as const)
    expect(adviseOn({ name, do: todo })).toEqual({ coach: todo, helper: null })
  expect(
    adviseOn({ name: 'copy', do: 'Check COPY: its address, its keys, and whether it has room.' }),
  ).toEqual({
    coach: 'Ask whoever set up your server to look at it. Until then keep a downloaded backup at home.',
    helper: 'Check COPY: its address, its keys, and whether it has room.',
  })
})

test('a check with nothing to do has no advice', () => {
  expect(adviseOn({ name: 'mail', do: null })).toEqual({ coach: null, helper: null })
})
