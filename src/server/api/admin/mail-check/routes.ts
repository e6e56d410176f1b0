import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  bounceDecisionAnswer,
  bounceDecisionSchema,
  bouncesAnswer,
  mailboxAnswer,
  mailChecksAnswer,
} from '../../../../domain/admin/mail-check.ts'
import { findMailboxTrouble } from '../../../../domain/mail/mailbox-trouble.ts'
import { outboxLetterAnswer } from '../../../../domain/mail/outbox-calls.ts'
import { errorAnswer } from '../../../http/error-handler.ts'
import { writeContext } from '../../../http/visitor.ts'
import { readMailboxVisit } from '../../../store/mailbox-visits.ts'
import { enqueueLetter, getOutboxLetter } from '../../../store/outbox.ts'
import { readHeldBounces, settleHeldBounces } from '../../../store/returned-letters.ts'
import { listSkippedMails } from '../../../store/skipped-mails.ts'
import type { ApiOptions } from '../../api.ts'

const tags = ['admin mail']

/** Whether letters will arrive: what the domain name system says, and a letter to try it. */
export const mailCheckRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { store, clock, mailChecker, coachEmail, kickDelivery } = options

  app.get(
    '/admin/mail-check',
    {
      schema: {
        tags,
        summary: 'Whether mail services will trust the letters, by DNS lookups alone; kept for an hour',
        querystring: z.object({
          /** Looks it up anew. */
          again: z
            .enum(['true', 'false'], 'again is true or false')
            .default('false')
            .transform((word) => word === 'true'),
        }),
        response: { 200: mailChecksAnswer, 400: errorAnswer },
      },
    },
    ({ query }) => mailChecker.read(query.again),
  )

  app.get(
    '/admin/mail-check/mailbox',
    {
      schema: {
        tags,
        summary:
          'Why the mailbox of returned letters cannot be read; null while it can, or where none is set up',
        response: { 200: mailboxAnswer },
      },
    },
    async () => ({ trouble: findMailboxTrouble(await readMailboxVisit(store), clock().toISOString()) }),
  )

  app.get(
    '/admin/mail-check/bounces',
    {
      schema: {
        tags,
        summary:
          'Subscribers whose letters came back with very many others, and mails that could not be read',
        response: { 200: bouncesAnswer },
      },
    },
    async () => ({
      ...(await readHeldBounces(store)),
      skipped: await listSkippedMails(store, clock().toISOString()),
    }),
  )

  app.post(
    '/admin/mail-check/bounces',
    {
      schema: {
        tags,
        summary: 'Take them off the list, or leave them on it',
        body: bounceDecisionSchema,
        response: { 200: bounceDecisionAnswer, 400: errorAnswer },
      },
    },
    async (request) => ({
      settled: await settleHeldBounces(store, request.body, writeContext(request, clock)),
    }),
  )

  app.post(
    '/admin/mail-check/test-letter',
    {
      schema: {
        tags,
        summary: "A test letter to the coach's own address; the outbox tells what becomes of it",
        response: { 201: outboxLetterAnswer },
      },
    },
    async (_request, reply) => {
      const now = clock().toISOString()
      const id = await enqueueLetter(store, { kind: 'mail_test', to: coachEmail, data: {} }, now)
      kickDelivery()
      const letter = await getOutboxLetter(store, id)
      if (!letter) throw new Error(`The letter ${id} was removed from the outbox`)
      return reply.code(201).send({ letter })
    },
  )
}
