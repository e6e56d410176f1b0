import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import { at, FUTURE as LATER, NOW } from '../../../../tests/support/factories.ts'
import type { PlanDay } from '../../../domain/newsletter/workout-plan.ts'
import { readPlan } from '../../plan/read-plan.ts'
import { PROJECT_ROOT } from '../../project-root.ts'
import { readPageChanges } from '../page-changes.ts'
import {
  listOwnPlanDays,
  listPlanDays,
  readPlanDay,
  readPlanDays,
  resetPlanDay,
  takePlanDay,
  writePlanDay,
} from './plan-days.ts'

const PLAN = await readPlan(join(PROJECT_ROOT, 'content/plan'))

function dayOf(number: number): PlanDay {
  const day = PLAN.find((candidate) => candidate.day === number)
  if (!day) throw new Error(`There is no day ${number}`)
  return day
}

describeStores((makeStore) => {
  // PLAN-EDIT-3
  test('a changed day of the plan is marked as the coach’s own, the other days stay as they came', async () => {
    const { db } = await makeStore()
    expect(await readPlanDays(db, PLAN)).toEqual(PLAN)
    const save = await writePlanDay(db, dayOf(2), { title: 'Stairs', minutes: 20 }, at(NOW))
    expect(save).toEqual({
      kind: 'saved',
      updated_at: NOW,
      day: { ...dayOf(2), title: 'Stairs', minutes: 20 },
    })
    expect((await listPlanDays(db, PLAN)).map(({ day, updated_at }) => [day.title, updated_at])).toEqual(
      PLAN.map(({ day, title }) => (day === 2 ? ['Stairs', NOW] : [title, null])),
    )
    await writePlanDay(db, dayOf(2), { rounds: 1 }, at(NOW))
    expect((await readPlanDay(db, dayOf(2))).day).toMatchObject({ title: 'Stairs', minutes: 20, rounds: 1 })
    expect((await readPageChanges(db, 0)).paths).toEqual(['/plan', '/week'])
  })

  test('a save based on a version that is no longer stored is refused', async () => {
    const { db } = await makeStore()
    const first = await writePlanDay(db, dayOf(2), { title: 'One' }, at(NOW), null)
    expect(first.kind).toBe('saved')
    const stale = { kind: 'stale', updated_at: NOW, day: { title: 'One' } }
    expect(await writePlanDay(db, dayOf(2), { title: 'Two' }, at(LATER), null)).toMatchObject(stale)
    expect(await writePlanDay(db, dayOf(2), { title: 'Two' }, at(LATER), LATER)).toMatchObject(stale)
    expect((await writePlanDay(db, dayOf(2), { title: 'Two' }, at(NOW), NOW)).kind).toBe('saved')
    expect((await writePlanDay(db, dayOf(2), { title: 'Three' }, at(NOW), NOW)).kind).toBe('stale')
  })

  test('a day equal to the original, or reset to it, is no longer marked as the coach’s own', async () => {
    const { db } = await makeStore()
    await writePlanDay(db, dayOf(2), { title: 'Mine' }, at(NOW))
    expect((await writePlanDay(db, dayOf(2), { title: dayOf(2).title }, at(NOW))).updated_at).toBeNull()
    expect(await listOwnPlanDays(db)).toEqual([])
    await takePlanDay(db, { ...dayOf(3), title: 'Theirs' }, at(NOW))
    expect((await listOwnPlanDays(db)).map(({ day }) => day.title)).toEqual(['Theirs'])
    expect(await resetPlanDay(db, dayOf(3), at(LATER))).toEqual({ day: dayOf(3), updated_at: null })
    expect(await readPlanDays(db, PLAN)).toEqual(PLAN)
  })

  test('an invalid row is ignored and replaced by the next save', async () => {
    const { db } = await makeStore()
    for (const content of ['{', '{"title":"Old"}', JSON.stringify(dayOf(3))])
      await db
        .insertInto('plan_days')
        .values({ day: 2, content, updated_at: NOW })
        .onConflict((conflict) => conflict.column('day').doUpdateSet({ content }))
        .execute()
    expect(await readPlanDays(db, PLAN)).toEqual(PLAN)
    expect((await writePlanDay(db, dayOf(2), { title: 'New' }, at(LATER), null)).kind).toBe('saved')
    expect((await readPlanDay(db, dayOf(2))).day.title).toBe('New')
  })

  test('of concurrent changes one is saved and the rest are reported as conflicts', async () => {
    const { db } = await makeStore()
    const saves = await Promise.all(
      ['One', 'Two', 'Three'].map((title) => writePlanDay(db, dayOf(2), { title }, at(NOW), null)),
    )
    expect(saves.map(({ kind }) => kind).toSorted()).toEqual(['saved', 'stale', 'stale'])
  })
})
