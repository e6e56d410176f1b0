import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type MilestoneKind, milestoneInput, milestonesAnswer } from '../../../domain/admin/milestones.ts'
import { callApi } from '../../data/api.ts'

const API_PATH = '/api/admin/milestones'

/** The firsts she has not been told of; asked where one may just have been reached, never by itself. */
export function milestonesQuery() {
  return queryOptions({
    queryKey: ['admin', 'milestones'],
    queryFn: async ({ signal }) => (await callApi(milestonesAnswer, API_PATH, { signal })).milestones,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

/** Looks whether something is out for the first time. Without an answer it is told at the next occasion. */
export function lookForMilestones(client: QueryClient): Promise<void> {
  return client.prefetchQuery({ ...milestonesQuery(), staleTime: 0 })
}

/** She has been told: never again. */
export async function tellSeen(kind: MilestoneKind): Promise<void> {
  await callApi(milestonesAnswer, `${API_PATH}/${kind}`, {
    method: 'PUT',
    body: milestoneInput.parse({ seen: true }),
  })
}
