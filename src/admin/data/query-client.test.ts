import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { createAdminQueryClient } from './query-client.ts'

const queryKey = ['admin', 'backups']

/** A mounted list whose requests the test answers manually. */
function openList(enabled = true) {
  const client = createAdminQueryClient()
  const requests: { answer: (list: string[]) => void; signal: AbortSignal }[] = []
  const observer = new QueryObserver(client, {
    queryKey,
    enabled,
    queryFn: ({ signal }) => new Promise<string[]>((answer) => requests.push({ answer, signal })),
  })
  onTestFinished(observer.subscribe(() => undefined))
  return { client, observer, requests }
}

test('a first answer in flight during a change is not taken as current', async () => {
  const { client, observer, requests } = openList()
  const refreshed = client.invalidateQueries({ queryKey: ['admin'] })
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false])
  requests[0]?.answer([])
  requests[1]?.answer(['the one just made'])
  await refreshed
  expect(observer.getCurrentResult()).toMatchObject({ isSuccess: true, data: ['the one just made'] })
  expect(requests).toHaveLength(2)
})

test('queries marked for later or of other data are not aborted', async () => {
  const { client, observer, requests } = openList()
  await client.invalidateQueries({ queryKey, refetchType: 'none' })
  await client.invalidateQueries({ queryKey: ['admin', 'authors'] })
  await client.invalidateQueries({ queryKey, predicate: () => false })
  requests[0]?.answer(['as it was'])
  await expect.poll(() => observer.getCurrentResult().data).toEqual(['as it was'])
  expect(requests).toHaveLength(1)
})

test('a manual fetch is not aborted, because nothing would repeat it', async () => {
  const { client, observer, requests } = openList(false)
  const asked = observer.refetch()
  await client.invalidateQueries({ queryKey })
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([false])
  requests[0]?.answer(['as asked'])
  expect((await asked).data).toEqual(['as asked'])
})
