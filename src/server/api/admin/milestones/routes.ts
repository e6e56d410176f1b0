import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { MILESTONE_KINDS, milestoneInput, milestonesAnswer } from '../../../../domain/admin/milestones.ts'
import { Failure } from '../../../../domain/errors.ts'
import { errorAnswer } from '../../../http/error-handler.ts'
import { listMilestones, seeMilestone } from '../../../store/milestones.ts'
import type { ApiOptions } from '../../api.ts'

const tags = ['admin milestones']
/** What is no kind is simply not there. */
const params = z.object({ kind: z.string().max(20) })

/** The first article, recipe and letter of the coach's own, each told once (ADMIN-FIRST-1). */
export const milestoneRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, { store, clock }) => {
  const list = async () => ({ milestones: await listMilestones(store, clock().toISOString()) })

  app.get(
    '/admin/milestones',
    { schema: { tags, summary: 'The firsts she has not been told of', response: { 200: milestonesAnswer } } },
    list,
  )

  app.put(
    '/admin/milestones/:kind',
    {
      schema: {
        tags,
        summary: 'She has been told',
        description: '`article`, `recipe` or `issue`; answers what is left to tell.',
        params,
        body: milestoneInput,
        response: { 200: milestonesAnswer, 400: errorAnswer, 404: errorAnswer },
      },
    },
    async (request) => {
      const kind = MILESTONE_KINDS.find((one) => one === request.params.kind)
      if (!kind || !(await seeMilestone(store, kind, clock().toISOString())))
        throw new Failure('not_found', 'Nothing of this kind is on the site yet')
      return list()
    },
  )
}
