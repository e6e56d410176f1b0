import type { Page } from '@playwright/test'
import { DAY, MINUTE, SECOND } from '../../src/domain/time/durations.ts'
import { UPDATE_STEPS, type UpdateDetails, type UpdateStatus } from '../../src/domain/updates/update-calls.ts'
import { ago } from './house-answers.ts'

const NOTES = [
  '- Readers can write notes under recipes, and you read them first.',
  '- Cook mode shows tips from other cooks at the step they belong to.',
  '- A timer that rang while the phone was locked now says how long ago.',
].join('\n')
const AVAILABLE: UpdateStatus['available'] = [
  { version: '1.4.0', date: '2026-11-22', notes: NOTES, size: 38_000_000 },
  {
    version: '1.3.3',
    date: '2026-11-10',
    notes: '- Letters with a picture no longer arrive twice in some mail programs.',
    size: 37_000_000,
  },
]
const SENTENCES: Record<string, string> = {
  room: '12 GB are free',
  check: '38 MB; it is what was published',
  backup: '184 MB, read back and compared',
  rehearsal: 'It started on a copy, and its pages could be read',
  switch: '1.3.2 is stopped, 1.4.0 is started',
  health: '1.4.0 answers, and nothing is missing',
}
const TIMES = [0, 9, 2, 41, 18, 3, 12].map((seconds) => seconds * SECOND)
const RUN: NonNullable<UpdateDetails['run']> = {
  kind: 'update',
  from: '1.3.2',
  to: '1.4.0',
  started_at: ago(12 * MINUTE),
  ended_at: ago(12 * MINUTE - 126 * SECOND),
  waited_ms: 3_200,
  step_ms: TIMES,
  is_taken: true,
}
const DETAILS: UpdateDetails = {
  source: 'web',
  asked_at: ago(4 * 60 * MINUTE),
  problem: null,
  news: NOTES,
  command: null,
  run: null,
  kept: [
    { version: '1.3.2', since: ago(25 * DAY), role: 'current' },
    { version: '1.3.1', since: ago(60 * DAY), role: 'before' },
    { version: '1.2.0', since: ago(90 * DAY), role: 'older' },
  ],
  log: '',
}

/** Returns the steps, this many of them done. */
function stepsTo(done: number): UpdateStatus['steps'] {
  return UPDATE_STEPS.map((name, index) => ({
    name,
    state: index < done ? 'done' : index === done ? 'running' : 'waiting',
    sentence: index < done ? (SENTENCES[name] ?? '') : '',
  }))
}

const updates = (status: Partial<UpdateStatus>, details: Partial<UpdateDetails>) => async (page: Page) => {
  await page.route(/\/api\/admin\/updates$/, (route) =>
    route.fulfill({ json: { current: '1.3.2', available: AVAILABLE, state: 'idle', steps: [], ...status } }),
  )
  await page.route(/\/api\/admin\/updates\/details$/, (route) =>
    route.fulfill({ json: { ...DETAILS, ...details } }),
  )
  return '/admin/updates'
}

const UNDONE: UpdateStatus['steps'] = [
  ...stepsTo(6).slice(0, 6),
  { name: 'health', state: 'failed', sentence: '1.4.0 started, but /recipes answers 500.' },
  {
    name: 'undo',
    state: 'done',
    sentence: '1.3.2 is back with its data; nothing written in between is lost',
  },
]
const REFUSED: UpdateStatus['steps'] = [
  ...stepsTo(1).slice(0, 1),
  {
    name: 'check',
    state: 'failed',
    sentence: 'The file that came is not the one that was published: its signature does not fit.',
  },
  ...stepsTo(1).slice(2),
]

/** Every state of the updates page, by name. */
export const UPDATE_STATES = {
  'admin-updates': updates({}, {}),
  'admin-updates-running': updates(
    { state: 'running', steps: stepsTo(4) },
    { run: { ...RUN, ended_at: null, waited_ms: null, step_ms: TIMES.slice(0, 4) } },
  ),
  'admin-updates-done': updates(
    { current: '1.4.0', available: [], state: 'done', steps: stepsTo(7) },
    {
      run: RUN,
      kept: [
        { version: '1.4.0', since: ago(MINUTE), role: 'current' },
        { version: '1.3.2', since: ago(25 * DAY), role: 'before' },
      ],
    },
  ),
  'admin-updates-undone': updates(
    { state: 'rolled_back', steps: UNDONE },
    { run: { ...RUN, step_ms: [...TIMES, 4 * SECOND] }, log: 'The log' },
  ),
  'admin-updates-refused': updates({ state: 'failed', steps: REFUSED }, { run: RUN }),
  'admin-updates-current': updates({ available: [] }, {}),
  'admin-updates-no-source': updates({ available: [] }, { source: null, asked_at: null }),
} as const
