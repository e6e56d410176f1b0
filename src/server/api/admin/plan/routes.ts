import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { planAnswer, planDayAnswer, stalePlanDayAnswer } from '../../../../domain/admin/answers.ts'
import { Failure } from '../../../../domain/errors.ts'
import type { PlanDay } from '../../../../domain/newsletter/plan.ts'
import { planDayBody } from '../../../../domain/newsletter/plan-input.ts'
import { errorAnswer } from '../../../http/error-handler.ts'
import { writeContext } from '../../../http/visitor.ts'
import { givenFields } from '../../../store/given-fields.ts'
import {
  listPlanDays,
  PLAN_PAGES,
  readPlanDay,
  resetPlanDay,
  writePlanDay,
} from '../../../store/plan-days.ts'
import type { ApiOptions } from '../../api.ts'

const tags = ['admin newsletter']
const STALE = 'This day was changed elsewhere in the meantime. Your text is still here.'

/** What is no number of a day is simply not there. */
const dayParams = z.object({ day: z.string().max(20) })

/** The 7-day plan as the coach writes it (PLAN-EDIT-4). */
export const adminPlanRoutes: FastifyPluginAsyncZod<ApiOptions> = async (
  app,
  { store, clock, planDays, onChange },
) => {
  /** @throws Failure `not_found` for what is no day of the plan */
  function findOriginal({ day }: { day: string }): PlanDay {
    const original = planDays.find((candidate) => String(candidate.day) === day)
    if (!original) throw new Failure('not_found', 'The plan has no such day')
    return original
  }

  app.get(
    '/admin/plan',
    { schema: { tags, summary: 'All days of the 7-day plan', response: { 200: planAnswer } } },
    async () => {
      const days = await listPlanDays(store, planDays)
      const own = days.filter(({ updated_at }) => updated_at !== null)
      return { days: days.map(({ day }) => day), own: own.map(({ day }) => day.day) }
    },
  )

  app.get(
    '/admin/plan/:day',
    {
      schema: {
        tags,
        summary: 'One day of the 7-day plan',
        params: dayParams,
        response: { 200: planDayAnswer, 404: errorAnswer },
      },
    },
    async ({ params }) => readPlanDay(store, findOriginal(params)),
  )

  app.put(
    '/admin/plan/:day',
    {
      schema: {
        tags,
        summary: 'Change a day of the 7-day plan',
        description:
          'The fields of a day, or the day as it was read. Fields left out keep their value. With the version it was made from (`updated_at`), a change over a newer one is refused.',
        params: dayParams,
        body: planDayBody,
        response: { 200: planDayAnswer, 400: errorAnswer, 404: errorAnswer, 409: stalePlanDayAnswer },
      },
    },
    async (request, reply) => {
      const original = findOriginal(request.params)
      const { updated_at: seen, ...change } = request.body
      if (change.day !== undefined && change.day !== original.day) {
        const message = `This is day ${change.day}, but the address is that of day ${original.day}`
        throw new Failure('invalid', message, { details: [{ field: 'day', message }] })
      }
      const context = writeContext(request, clock)
      const { kind, ...stored } = await writePlanDay(store, original, givenFields(change), context, seen)
      if (kind === 'stale') return reply.code(409).send({ error: STALE, ...stored })
      onChange(PLAN_PAGES)
      return stored
    },
  )

  app.delete(
    '/admin/plan/:day',
    {
      schema: {
        tags,
        summary: 'Bring a day of the 7-day plan back as it came',
        params: dayParams,
        response: { 200: planDayAnswer, 404: errorAnswer },
      },
    },
    async (request) => {
      const stored = await resetPlanDay(store, findOriginal(request.params), writeContext(request, clock))
      onChange(PLAN_PAGES)
      return stored
    },
  )
}
