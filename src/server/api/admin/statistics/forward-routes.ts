import { Failure } from '../../../../domain/errors.ts'
import { forwardCalls } from '../../../../domain/statistics/statistics-calls.ts'
import { countedPath } from '../../../../domain/statistics/visit.ts'
import { writeContext } from '../../../http/visitor.ts'
import { deleteForward, listForwards, writeForward } from '../../../store/newsletter/forwards.ts'
import { isCountedPage } from '../../../store/statistics/counted-pages.ts'
import { serveCalls } from '../serve-calls.ts'

/** Addresses that lead nowhere, made to lead to a page of this site (STAT-ACT-2). */
export const forwardRoutes = serveCalls('admin statistics', forwardCalls, ({ store, clock }) => {
  const list = async () => ({ forwards: await listForwards(store) })
  return {
    list: { summary: 'Missed addresses that lead to a page', answer: list },
    write: {
      summary: 'Make a missed address lead to a page',
      async answer(request) {
        const { path, to } = request.body
        const context = writeContext(request, clock)
        const target = countedPath(to)
        if (!(await isCountedPage(store, target, context.now)))
          throw refuse('to', `There is no page at ${target} that readers can open`)
        if (await isCountedPage(store, path, context.now))
          throw refuse('path', `${path} is a page of its own, and stays one`)
        await writeForward(store, { path, to: target }, context)
        return list()
      },
    },
    remove: {
      summary: 'Let a forwarded address lead nowhere again',
      async answer(request) {
        const { path } = request.query
        if (!(await deleteForward(store, path, writeContext(request, clock))))
          throw new Failure('not_found', `${path} leads nowhere yet`)
        return list()
      },
    },
  }
})

function refuse(field: 'path' | 'to', message: string): Failure {
  return new Failure('invalid', message, { details: [{ field, message }] })
}
