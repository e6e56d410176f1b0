import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mailCheckCalls } from '../../../domain/mail/mail-check-calls.ts'
import { outboxCalls } from '../../../domain/mail/outbox-calls.ts'
import { showAlert, showToast } from '../../../web/ui/toast.ts'
import { describeFailure } from '../../data/api.ts'
import { ask, readOf, useChange } from '../../data/calls.ts'
import { WATCH_EVERY } from '../outbox/outbox-queries.ts'

export const mailCheckQuery = readOf(mailCheckCalls.read, {})

/** The trouble with detecting returned letters; null while there is none. */
export const mailboxQuery = readOf(mailCheckCalls.mailbox, {}, { refetchOnMount: 'always' })

/** Bounces held because so many came at the same time that the coach decides, and mails that could not be parsed. */
export const bouncesQuery = readOf(mailCheckCalls.bounces, {}, { refetchOnMount: 'always' })

/** Removes the subscribers whose letters were returned from the list, or keeps them on it. */
export function useBounceDecision() {
  return useChange(mailCheckCalls.settleBounces, {
    failure: 'Nothing was changed',
    onSuccess({ settled }, { body: { decision } }) {
      const readers = `${settled} ${settled === 1 ? 'reader' : 'readers'}`
      showToast({
        kind: 'ok',
        title: decision === 'accept' ? `${readers} taken off the list` : `${readers} kept on the list`,
      })
    },
  })
}

export function useRecheckMail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => ask(mailCheckCalls.read, { query: { again: true } }),
    onSuccess: (checks) => client.setQueryData(mailCheckQuery.queryKey, checks),
    onError: (error) => showAlert('We couldn’t look it up', describeFailure(error)),
  })
}

/** The last test letter, polled while it is being sent; none before the first. And the state of mail. */
export const testLetterQuery = readOf(
  outboxCalls.list,
  { query: { kind: 'mail_test', limit: 1 } },
  {
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) =>
      ['waiting', 'sending'].includes(data?.letters[0]?.state ?? '') ? WATCH_EVERY : false,
  },
)

export function useTestLetter() {
  const client = useQueryClient()
  return useChange(mailCheckCalls.testLetter, {
    failure: 'We couldn’t write the test letter',
    onSuccess: ({ letter }) =>
      client.setQueryData(testLetterQuery.queryKey, (known) => known && { ...known, letters: [letter] }),
  })
}
