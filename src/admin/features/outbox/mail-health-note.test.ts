import { expect, test } from 'vitest'
import { describeHealth } from './mail-health-note.tsx'

const health = {
  transport: 'smtp' as const,
  healthy: true,
  last_sent_at: null,
  last_error: null,
  last_error_at: null,
}
const TIME = '2026-03-01T10:00:00.000Z'

test.each([
  [{}, 'good', 'No letter has gone out yet.'],
  [{ last_sent_at: TIME }, 'good', 'Mail is working.'],
  // A failure before the last success is not mentioned.
  [{ last_sent_at: TIME, last_error: 'Busy', last_error_at: TIME }, 'good', 'Mail is working.'],
  [{ healthy: false, last_error: 'Busy' }, 'bad', 'The last letter was not taken: Busy'],
  [
    { transport: 'folder' as const },
    'info',
    'Letters are written as files because no mail server is set up.',
  ],
])('%j is described', (more, look, words) => {
  expect(describeHealth({ ...health, ...more })).toEqual({ look, words })
})
