import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type BounceDecision,
  bounceDecisionAnswer,
  bouncesAnswer,
  mailboxAnswer,
  mailChecksAnswer,
} from '../../../domain/admin/mail-check.ts'
import { outboxAnswer, outboxLetterAnswer } from '../../../domain/mail/outbox-calls.ts'
import { showToast } from '../../../web/ui/toast.ts'
import { callApi, describeFailure } from '../../data/api.ts'
import { WATCH_EVERY } from '../outbox/outbox-queries.ts'

/** What mail services will make of the letters. */
export function mailCheckQuery() {
  return queryOptions({
    queryKey: ['admin', 'mail-check'],
    queryFn: ({ signal }) => callApi(mailChecksAnswer, '/api/admin/mail-check', { signal }),
  })
}

/** Whether letters that come back are seen; null while they are. */
export function mailboxQuery() {
  return queryOptions({
    queryKey: ['admin', 'mail-check', 'mailbox'],
    queryFn: async ({ signal }) =>
      (await callApi(mailboxAnswer, '/api/admin/mail-check/mailbox', { signal })).trouble,
    refetchOnMount: 'always',
  })
}

/** What came back so often at once that it waits for the coach's word, and mails that could not be read. */
export function bouncesQuery() {
  return queryOptions({
    queryKey: ['admin', 'mail-check', 'bounces'],
    queryFn: ({ signal }) => callApi(bouncesAnswer, '/api/admin/mail-check/bounces', { signal }),
    refetchOnMount: 'always',
  })
}

/** Takes the subscribers whose letters came back off the list, or keeps them on it. */
export function useBounceDecision() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BounceDecision) =>
      callApi(bounceDecisionAnswer, '/api/admin/mail-check/bounces', { method: 'POST', body }),
    onSuccess: ({ settled }, { decision }) => {
      const readers = `${settled} ${settled === 1 ? 'reader' : 'readers'}`
      showToast({
        kind: 'ok',
        title: decision === 'accept' ? `${readers} taken off the list` : `${readers} kept on the list`,
      })
      void client.invalidateQueries({ queryKey: ['admin'] })
    },
    onError: (error) =>
      showToast({
        kind: 'alert',
        title: 'Nothing was changed',
        description: describeFailure(error),
      }),
  })
}

/** Looks it up anew. */
export function useLookAgain() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(mailChecksAnswer, '/api/admin/mail-check?again=true'),
    onSuccess: (checks) => client.setQueryData(mailCheckQuery().queryKey, checks),
    onError: (error) =>
      showToast({
        kind: 'alert',
        title: 'We couldn’t look it up',
        description: describeFailure(error),
      }),
  })
}

/** The last test letter, followed while it is on its way; null before the first. And how mail is doing. */
export function testLetterQuery() {
  return queryOptions({
    queryKey: ['admin', 'outbox', 'test-letter'],
    queryFn: async ({ signal }) => {
      const asked = '/api/admin/outbox?kind=mail_test&limit=1'
      const { letters, health } = await callApi(outboxAnswer, asked, { signal })
      return { letter: letters[0] ?? null, health }
    },
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) =>
      data?.letter?.state === 'waiting' || data?.letter?.state === 'sending' ? WATCH_EVERY : false,
  })
}

/** Sends a test letter to the coach. */
export function useTestLetter() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () =>
      (await callApi(outboxLetterAnswer, '/api/admin/mail-check/test-letter', { method: 'POST' })).letter,
    onSuccess: (letter) => {
      const { queryKey } = testLetterQuery()
      client.setQueryData(queryKey, (known) => known && { ...known, letter })
      // How mail is doing, too; and it may be there already.
      void client.invalidateQueries({ queryKey })
    },
    onError: (error) =>
      showToast({
        kind: 'alert',
        title: 'We couldn’t write the test letter',
        description: describeFailure(error),
      }),
  })
}
