import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyBaseLogger } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Failure } from '../../../../domain/errors.ts'
import { outsideImageCalls } from '../../../../domain/images/outside-image-calls.ts'
import {
  type ImportChoices,
  type ImportLine,
  importPlanAnswer,
} from '../../../../domain/import/import-calls.ts'
import { errorResponseSchema } from '../../../http/error-handler.ts'
import { actorOf, writeContext } from '../../../http/visitor.ts'
import { createLimiter } from '../../../limiter.ts'
import {
  IMPORT_MULTIPART,
  type ImportFile,
  openImportFile,
  type ReceivedImport,
  receiveImport,
} from '../../../open-formats/import-file.ts'
import { fetchOutsideImages, listOutsideImages } from '../../../open-formats/outside-images.ts'
import { describePlan, planSteps } from '../../../open-formats/plan-import.ts'
import { runImport } from '../../../open-formats/run-import.ts'
import { writeExport } from '../../../open-formats/write-export.ts'
import { writeAuditEntry } from '../../../store/audit/audit-log.ts'
import type { WriteContext } from '../../../store/write-context.ts'
import type { ApiOptions } from '../../api.ts'
import { serveCalls } from '../serve-calls.ts'

/**
 * Streams a running import as lines of JSON. It stops between two items when the client disconnects; an error after the
 * first line is reported in the last one, because the status is already sent.
 *
 * @param finish called exactly once, however the import ends
 */
function streamImport(
  { store, mediaStore, imageQueue, onChange }: ApiOptions,
  file: ImportFile,
  choices: ImportChoices,
  context: WriteContext,
  log: FastifyBaseLogger,
  finish: () => Promise<void>,
): Readable {
  let begun = false
  async function* write(): AsyncGenerator<string> {
    begun = true
    try {
      const tools = { store, mediaStore, queue: imageQueue, onChange }
      for await (const line of runImport(tools, file, choices, context)) yield toLine(line)
    } catch (error) {
      log.error({ err: error }, 'An import broke off')
      const sentence =
        'The import broke off. What was brought in so far stays; run it again, and it goes on from there.'
      yield toLine({ type: 'failed', error: sentence })
    } finally {
      await finish()
    }
  }
  const lines = Readable.from(write())
  // When the client disconnects immediately, the generator never starts and so never runs its `finally`.
  lines.once('close', () => {
    if (!begun) void finish()
  })
  return lines
}

function toLine(line: ImportLine): string {
  return `${JSON.stringify(line)}\n`
}

const tags = ['admin open formats']

const BUSY = 'Another file is already being read. Please try again in a moment.'

/** Export of everything in open formats, and import: first a plan, then the import itself. */
export const openFormatRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { store, clock, mediaStore, siteUrl, config } = options
  await app.register(outsideImageRoutes, options)
  await app.register(multipart, { limits: IMPORT_MULTIPART, throwFileSizeLimit: false })
  // One file at a time: each may be large. A plan is completed even when its client disconnects.
  const reading = createLimiter({ concurrency: 1, maxWaiting: 20, refusal: BUSY, retryAfter: 10 })
  let importing = false

  app.get(
    '/admin/export',
    {
      compress: false,
      // No schema for the answer: it is streamed.
      schema: { tags, summary: 'Everything in open formats, as one ZIP file' },
    },
    async (request, reply) => {
      const now = clock()
      const { stream, about } = await writeExport({ store, mediaStore, siteUrl, now })
      await writeAuditEntry(
        store,
        { now: now.toISOString(), actor: actorOf(request) },
        { action: 'export_downloaded', resource: 'export' },
      )
      const name = `everything-${now.toISOString().slice(0, 10)}.zip`
      return reply
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('x-about-bytes', about)
        .type('application/zip')
        .send(stream)
    },
  )

  app.post(
    '/admin/imports/plan',
    {
      schema: {
        tags,
        summary: 'What an import of this file would do; nothing is changed',
        description: 'A form with the `file` and, before it, `choices` as JSON.',
        consumes: ['multipart/form-data'],
        response: {
          200: importPlanAnswer,
          400: errorResponseSchema,
          413: errorResponseSchema,
          415: errorResponseSchema,
        },
      },
    },
    async (request) => {
      refuseWhileImporting()
      return reading.run(async () => {
        const received = await receiveImport(request, config.dataDir)
        const file = await openOrRemove(received)
        try {
          return { plan: await describePlan(store, file, await planSteps(store, file, received.choices)) }
        } finally {
          await received.remove()
        }
      })
    },
  )

  app.post(
    '/admin/imports',
    {
      compress: false,
      // No schema for the answer: one line per step, sent when the step is done.
      schema: {
        tags,
        summary: 'Import a file; the answer is a JSON value a line, the last one the result',
        description: 'The same form as for the plan. Each text is stored whole or not at all.',
        consumes: ['multipart/form-data'],
      },
    },
    async (request, reply) => {
      refuseWhileImporting()
      importing = true
      const release = () => {
        importing = false
      }
      try {
        const { received, file } = await reading.run(async () => {
          const received = await receiveImport(request, config.dataDir)
          return { received, file: await openOrRemove(received) }
        })
        const context = writeContext(request, clock)
        const details = { source: file.source, items: file.items.length }
        const entry = { action: 'import_started', resource: 'import', details }
        await removeUnless(received, writeAuditEntry(store, context, entry))
        const lines = streamImport(options, file, received.choices, context, request.log, async () => {
          release()
          await file.close().finally(received.remove)
        })
        return await reply.type('application/x-ndjson; charset=utf-8').send(lines)
      } catch (error) {
        release()
        throw error
      }
    },
  )

  function refuseWhileImporting(): void {
    if (importing) throw new Failure('conflict', BUSY)
  }
}

function openOrRemove(received: ReceivedImport): Promise<ImportFile> {
  return removeUnless(received, openImportFile(received.path, received.choices.old_site))
}

/** Awaits a step; removes the received file when the step fails. */
async function removeUnless<T>({ remove }: ReceivedImport, step: Promise<T>): Promise<T> {
  try {
    return await step
  } catch (error) {
    await remove()
    throw error
  }
}

/** Images that articles and recipes embed from other sites, and importing them (IMG-OUTSIDE-1). */
const outsideImageRoutes = serveCalls('admin open formats', outsideImageCalls, (options) => {
  const { store, mediaStore, imageQueue: queue, askOutside: ask, siteUrl, clock, onChange } = options
  const ownOrigin = new URL(siteUrl).origin
  return {
    list: {
      summary: 'The articles and recipes that show pictures from other sites',
      async answer() {
        const items = await listOutsideImages(store, ownOrigin)
        return { items, pictures: items.reduce((sum, { pictures }) => sum + pictures, 0) }
      },
    },
    fetch: {
      summary: 'Fetch the pictures one item shows from other sites, and show them from here',
      answer: (request) =>
        fetchOutsideImages(
          { store, mediaStore, queue, ask, ownOrigin, onChange },
          request.body,
          writeContext(request, clock),
        ),
    },
  }
})
