import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  type Campaign,
  campaignAnswer,
  campaignCreatedAnswer,
  campaignListAnswer,
} from '../../../../domain/admin/campaigns.ts'
import { Failure } from '../../../../domain/errors.ts'
import {
  campaignCreateSchema,
  campaignProblem,
  campaignSendSchema,
  campaignUpdateSchema,
} from '../../../../domain/newsletter/campaign-input.ts'
import { errorAnswer } from '../../../http/error-handler.ts'
import { writeContext } from '../../../http/visitor.ts'
import {
  type CampaignSave,
  countRecipients,
  createCampaign,
  deleteCampaign,
  getCampaign,
  listCampaigns,
  scheduleCampaign,
  updateCampaign,
} from '../../../store/campaigns.ts'
import { enqueueLetter } from '../../../store/outbox.ts'
import type { ApiOptions } from '../../api.ts'
import { idParams } from '../../id-params.ts'
import { pagedQuery } from '../params.ts'

const tags = ['admin newsletter']
const LOCKED = 'This letter is on its way or has already been sent, so it can’t be changed.'
const staleAnswer = errorAnswer.extend({ campaign: campaignAnswer.shape.campaign.optional() })

/** The coach's newsletter issues: written, tried out, scheduled, sent. */
export const campaignRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { store, clock, kickDelivery, kickCampaigns, coachEmail } = options
  const answer = async (campaign: Campaign) => ({ campaign, recipients: await countRecipients(store) })

  app.get(
    '/admin/campaigns',
    {
      schema: {
        tags,
        summary: 'All newsletter issues, the one changed last first',
        querystring: pagedQuery,
        response: { 200: campaignListAnswer, 400: errorAnswer },
      },
    },
    async ({ query }) => ({
      ...(await listCampaigns(store, query)),
      recipients: await countRecipients(store),
    }),
  )

  app.get(
    '/admin/campaigns/:id',
    {
      schema: {
        tags,
        summary: 'One issue, and how far its sending is',
        params: idParams,
        response: { 200: campaignAnswer, 404: errorAnswer },
      },
    },
    async ({ params }) => {
      const campaign = await getCampaign(store, params.id)
      if (!campaign) throw missing()
      return answer(campaign)
    },
  )

  app.post(
    '/admin/campaigns',
    {
      schema: {
        tags,
        summary: 'A new issue',
        body: campaignCreateSchema,
        response: { 201: campaignCreatedAnswer, 400: errorAnswer },
      },
    },
    async (request, reply) => {
      const campaign = await createCampaign(store, request.body, writeContext(request, clock))
      return reply.code(201).send({ id: campaign.id, ...(await answer(campaign)) })
    },
  )

  app.put(
    '/admin/campaigns/:id',
    {
      schema: {
        tags,
        summary: 'Change an issue that has not gone out',
        params: idParams,
        body: campaignUpdateSchema,
        response: { 200: campaignAnswer, 400: errorAnswer, 404: errorAnswer, 409: staleAnswer },
      },
    },
    async (request, reply) => {
      const save = await updateCampaign(store, request.params.id, request.body, writeContext(request, clock))
      if (save.kind === 'stale') {
        const error = 'This letter was changed elsewhere in the meantime. Your text is still here.'
        return reply.code(409).send({ error, campaign: save.campaign })
      }
      return answer(readSave(save))
    },
  )

  app.delete(
    '/admin/campaigns/:id',
    {
      schema: {
        tags,
        summary: 'Delete an issue that has not gone out',
        params: idParams,
        response: { 204: z.null(), 404: errorAnswer, 409: errorAnswer },
      },
    },
    async (request, reply) => {
      const result = await deleteCampaign(store, request.params.id, writeContext(request, clock))
      if (result === 'missing') throw missing()
      if (result === 'locked') throw new Failure('conflict', LOCKED)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/admin/campaigns/:id/test',
    {
      schema: {
        tags,
        summary: "Send an issue to the coach's own address only",
        params: idParams,
        response: { 200: campaignAnswer, 400: errorAnswer, 404: errorAnswer },
      },
    },
    async ({ params }) => {
      const campaign = await readWhole(options, params.id)
      await enqueueLetter(
        store,
        { kind: 'newsletter_test', to: coachEmail, data: {}, campaign_id: campaign.id },
        clock().toISOString(),
      )
      kickDelivery()
      return answer(campaign)
    },
  )

  app.post(
    '/admin/campaigns/:id/send',
    {
      schema: {
        tags,
        summary: 'Send an issue to everybody on the list, now or later',
        params: idParams,
        body: campaignSendSchema,
        response: { 200: campaignAnswer, 400: errorAnswer, 404: errorAnswer, 409: errorAnswer },
      },
    },
    async (request) => {
      const { id } = await readWhole(options, request.params.id)
      const context = writeContext(request, clock)
      const saved = readSave(await scheduleCampaign(store, id, request.body.at ?? context.now, context))
      await kickCampaigns()
      return answer((await getCampaign(store, id)) ?? saved)
    },
  )

  app.post(
    '/admin/campaigns/:id/cancel',
    {
      schema: {
        tags,
        summary: 'Take a scheduled issue back to a draft',
        params: idParams,
        response: { 200: campaignAnswer, 404: errorAnswer, 409: errorAnswer },
      },
    },
    async (request) =>
      answer(readSave(await scheduleCampaign(store, request.params.id, null, writeContext(request, clock)))),
  )
}

function missing(): Failure {
  return new Failure('not_found', 'Letter not found')
}

/** @throws Failure `not_found` or `conflict` */
function readSave(save: CampaignSave): Campaign {
  if (save.kind === 'missing') throw missing()
  if (save.kind === 'locked') throw new Failure('conflict', LOCKED)
  return save.campaign
}

/**
 * An issue that could go out.
 *
 * @throws Failure `not_found`, or `invalid` naming what is missing
 */
async function readWhole({ store }: ApiOptions, id: number): Promise<Campaign> {
  const campaign = await getCampaign(store, id)
  if (!campaign) throw missing()
  const problem = campaignProblem(campaign)
  if (problem) throw new Failure('invalid', problem.message, { details: [problem] })
  return campaign
}
