import { Failure } from '../../../../domain/errors.ts'
import { planCalls } from '../../../../domain/newsletter/plan-calls.ts'
import { planChangeCalls } from '../../../../domain/newsletter/plan-change-calls.ts'
import type { PlanDay } from '../../../../domain/newsletter/workout-plan.ts'
import { writeContext } from '../../../http/visitor.ts'
import { givenFields } from '../../../store/items/given-fields.ts'
import {
  listPlanDays,
  PLAN_PAGES,
  readPlanDay,
  resetPlanDay,
  writePlanDay,
} from '../../../store/newsletter/plan-days.ts'
import { serveCalls } from '../serve-calls.ts'

const STALE = 'This day was changed elsewhere in the meantime. Your text is still here.'

const ALL = { ...planCalls, ...planChangeCalls }

/** The 7-day plan as edited by the coach (PLAN-EDIT-4). */
export const adminPlanRoutes = serveCalls('admin newsletter', ALL, (options) => {
  const { store, clock, planDays, onChange } = options

  /** @throws Failure `not_found` for a day the plan does not have */
  function findOriginal({ day }: { day: string }): PlanDay {
    const original = planDays.find((candidate) => String(candidate.day) === day)
    if (!original) throw new Failure('not_found', 'The plan has no such day')
    return original
  }

  return {
    list: {
      summary: 'All days of the 7-day plan',
      async answer() {
        const days = await listPlanDays(store, planDays)
        const own = days.filter(({ updated_at }) => updated_at !== null)
        return { days: days.map(({ day }) => day), own: own.map(({ day }) => day.day) }
      },
    },
    read: {
      summary: 'One day of the 7-day plan',
      answer: async ({ params }) => readPlanDay(store, findOriginal(params)),
    },
    save: {
      summary: 'Change a day of the 7-day plan',
      description:
        'The fields of a day, or the day as it was read. Fields left out keep their value. With the version it was made from (`updated_at`), a change over a newer one is refused.',
      async answer(request, reply) {
        const original = findOriginal(request.params)
        const { updated_at: seen, ...change } = request.body
        if (change.day !== undefined && change.day !== original.day) {
          const message = `This is day ${change.day}, but the address is that of day ${original.day}`
          throw new Failure('invalid', message, { field: 'day' })
        }
        const context = writeContext(request, clock)
        const { kind, ...stored } = await writePlanDay(store, original, givenFields(change), context, seen)
        if (kind === 'stale') return reply.code(409).send({ error: STALE, ...stored })
        onChange(PLAN_PAGES)
        return stored
      },
    },
    reset: {
      summary: 'Bring a day of the 7-day plan back as it came',
      async answer(request) {
        const stored = await resetPlanDay(store, findOriginal(request.params), writeContext(request, clock))
        onChange(PLAN_PAGES)
        return stored
      },
    },
  }
})
