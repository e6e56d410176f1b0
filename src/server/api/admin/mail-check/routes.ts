import { findMailboxTrouble, mailCheckCalls } from '../../../../domain/mail/mail-check-calls.ts'
import { writeContext } from '../../../http/visitor.ts'
import { enqueueLetter, getOutboxLetter } from '../../../store/mail/outbox.ts'
import {
  listSkippedMails,
  readHeldBounces,
  readMailboxVisit,
  settleHeldBounces,
} from '../../../store/newsletter/returned-letters.ts'
import { serveCalls } from '../serve-calls.ts'

/** Whether letters will arrive: the result of DNS checks, and a test letter. */
export const mailCheckRoutes = serveCalls('admin mail', mailCheckCalls, (options) => {
  const { store, clock, mailChecker, coachEmail, triggerDelivery } = options
  return {
    read: {
      summary: 'Whether mail services will trust the letters, by DNS lookups alone; kept for an hour',
      answer: ({ query }) => mailChecker.read(query.again),
    },
    mailbox: {
      summary:
        'Why the mailbox of returned letters cannot be read; null while it can, or where none is set up',
      answer: async () => ({
        trouble: findMailboxTrouble(await readMailboxVisit(store), clock().toISOString()),
      }),
    },
    bounces: {
      summary: 'Subscribers whose letters came back with very many others, and mails that could not be read',
      answer: async () => ({
        ...(await readHeldBounces(store)),
        skipped: await listSkippedMails(store, clock().toISOString()),
      }),
    },
    settleBounces: {
      summary: 'Take them off the list, or leave them on it',
      answer: async (request) => ({
        settled: await settleHeldBounces(store, request.body, writeContext(request, clock)),
      }),
    },
    testLetter: {
      summary: "A test letter to the coach's own address; the outbox tells what becomes of it",
      async answer() {
        const now = clock().toISOString()
        const id = await enqueueLetter(store, { kind: 'mail_test', to: coachEmail, data: {} }, now)
        triggerDelivery()
        const letter = await getOutboxLetter(store, id)
        if (!letter) throw new Error(`The letter ${id} was removed from the outbox`)
        return { letter }
      },
    },
  }
})
