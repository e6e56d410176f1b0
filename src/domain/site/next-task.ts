import type { Overview, SetupStep } from './overview-calls.ts'

/** Something that waits for the coach. */
export type Task =
  | { kind: 'messages' | 'notes'; count: number }
  /** What the site still has of the sample; `open` steps are left in all. */
  | { kind: 'setup'; step: SetupStep; open: number }
  | { kind: 'drafts'; newest: Overview['drafts'][number]; count: number }

/** With fewer steps done, the site is new. */
const FIRST_STEPS = 3

/** Whether the site is so new that making it one's own comes before writing. */
function isFirstDay(setup: Overview['setup']): boolean {
  return setup.filter(({ done }) => done).length < FIRST_STEPS
}

/**
 * What waits, the most urgent first: messages and notes, mail that is not set up, a new site's first steps, drafts,
 * other steps (ADMIN-HOME-2).
 */
export function listTasks({ messages, notes, articles, recipes, drafts, setup }: Overview): Task[] {
  const open = setup.filter(({ done }) => !done)
  const isNew = isFirstDay(setup)
  // Until the site has a name, letters are no concern.
  const step = (isNew ? undefined : open.find((one) => one.step === 'mail')) ?? open[0]
  const ownSite: Task[] = step ? [{ kind: 'setup', step: step.step, open: open.length }] : []
  const comesFirst = isNew || step?.step === 'mail'
  const [newest] = drafts
  const count = articles.draft + recipes.draft
  return [
    ...(messages.unread > 0 ? [{ kind: 'messages', count: messages.unread } as const] : []),
    ...(notes.waiting > 0 ? [{ kind: 'notes', count: notes.waiting } as const] : []),
    ...(comesFirst ? ownSite : []),
    ...(newest ? [{ kind: 'drafts', newest, count } as const] : []),
    ...(comesFirst ? [] : ownSite),
  ]
}
