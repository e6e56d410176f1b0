import { Failure } from '../../../../domain/errors.ts'
import { MILESTONE_KINDS, milestoneCalls } from '../../../../domain/site/milestone-calls.ts'
import { listMilestones, seeMilestone } from '../../../store/milestones.ts'
import { serveCalls } from '../serve-calls.ts'

/** The first article, recipe and letter of the coach's own, each told once (ADMIN-FIRST-1). */
export const milestoneRoutes = serveCalls('admin milestones', milestoneCalls, ({ store, clock }) => {
  const list = async () => ({ milestones: await listMilestones(store, clock().toISOString()) })
  return {
    list: { summary: 'The firsts the coach has not been told of', answer: list },
    see: {
      summary: 'The coach has been told',
      description: '`article`, `recipe` or `issue`; answers what is left to tell.',
      async answer({ params }) {
        const kind = MILESTONE_KINDS.find((one) => one === params.kind)
        if (!kind || !(await seeMilestone(store, kind, clock().toISOString())))
          throw new Failure('not_found', 'Nothing of this kind is on the site yet')
        return list()
      },
    },
  }
})
