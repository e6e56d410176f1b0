import { expect, test } from 'vitest'
import { listTasks, type Overview, SETUP_STEPS, type SetupStep } from './overview-calls.ts'

const NONE = { total: 0, published: 0, draft: 0, archived: 0, scheduled: 0 }
const DRAFT = { type: 'recipe', id: 1, title: 'Soup', updated_at: '2026-11-01T08:00:00.000Z' } as const

/** Returns a dashboard on which nothing waits but the given tasks. */
function morning({ unread = 0, notes = 0, drafts = 0, open = [] as SetupStep[] }): Overview {
  return {
    articles: NONE,
    recipes: { ...NONE, draft: drafts },
    drafts: drafts > 0 ? [DRAFT] : [],
    scheduled: [],
    most_read: [],
    messages: { unread, newest: [] },
    notes: { waiting: notes, spam: 1 },
    subscribers: { active: 0, pending: 0, newest: [] },
    setup: SETUP_STEPS.map((step) => ({ step, done: !open.includes(step) })),
  }
}
const kinds = (overview: Overview) =>
  listTasks(overview).map((task) => ('step' in task ? task.step : task.kind))

// ADMIN-HOME-2
test('tasks are ordered: messages and notes, missing mail, drafts, other setup steps', () => {
  const open: SetupStep[] = ['links', 'mail']
  expect(kinds(morning({ unread: 1, notes: 2, drafts: 3, open }))).toEqual([
    'messages',
    'notes',
    'mail',
    'drafts',
  ])
  expect(kinds(morning({ drafts: 3, open: ['links'] }))).toEqual(['drafts', 'links'])
  expect(kinds(morning({}))).toEqual([])
})

// ADMIN-HOME-2
test('on a new site its first step precedes drafts, and mail keeps its place among the steps', () => {
  const open = SETUP_STEPS.filter((step) => step !== 'look')
  expect(listTasks(morning({ drafts: 2, open }))).toEqual([
    { kind: 'setup', step: 'coach_name', open: open.length },
    { kind: 'drafts', newest: DRAFT, count: 2 },
  ])
})
