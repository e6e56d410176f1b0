import type { FastifyRequest } from 'fastify'
import { Failure } from '../../../../domain/errors.ts'
import { chooseRelease } from '../../../../domain/updates/releases.ts'
import { updateCalls } from '../../../../domain/updates/update-calls.ts'
import { writeContext } from '../../../http/visitor.ts'
import { writeAuditEntry } from '../../../store/audit/audit-log.ts'
import { readJournal } from '../../../updates/journal.ts'
import { fetchReleases } from '../../../updates/known-releases.ts'
import { findLayout, isLayoutCreated, runningVersion } from '../../../updates/layout.ts'
import { updateFiles } from '../../../updates/place.ts'
import { findVersionBefore } from '../../../updates/saved-database.ts'
import {
  findOrFetchReleases,
  readUpdateDetails,
  readUpdateStatus,
  type UpdateRequest,
  writeRequest,
} from '../../../updates/update-status.ts'
import { createConfirmation } from '../account/confirm-coach.ts'
import { serveCalls } from '../serve-calls.ts'

/** Updates: what is available, the progress, and the request for one; the updater itself is a separate program. */
export const updateRoutes = serveCalls('admin updates', updateCalls, (options) => {
  const { store, clock, config } = options
  const confirmation = createConfirmation(options)
  const status = () => readUpdateStatus(config, clock())

  async function refuseWhileRunning(): Promise<void> {
    const journal = await readJournal(updateFiles(config.dataDir))
    if (journal?.state === 'running') throw new Failure('conflict', 'An update is running already.')
  }

  async function ask(
    request: FastifyRequest,
    { kind, version }: Pick<UpdateRequest, 'kind' | 'version'>,
  ): Promise<void> {
    await writeAuditEntry(store, writeContext(request, clock), {
      action: kind === 'update' ? 'update_requested' : 'rollback_requested',
      resource: 'app',
      resourceId: version,
    })
    await writeRequest(config.dataDir, { kind, version, asked_at: clock().toISOString() })
  }

  return {
    read: {
      summary: 'The version there is, the newer ones, and how far the last update is',
      answer: status,
    },
    details: {
      summary:
        'What the page about updates says beyond that: when the source was asked, versions kept, the log',
      answer: () => readUpdateDetails(config),
    },
    look: {
      summary: 'Ask now which newer versions there are',
      async answer() {
        await fetchReleases(config, clock())
        return status()
      },
    },
    request: {
      summary: 'Ask for an update to a version, with the password; the updater makes it',
      async answer(request) {
        const { version, password } = request.body
        await confirmation.confirmPassword({ request, action: 'update_requested', password })
        await refuseWhileRunning()
        const known = await findOrFetchReleases(config, clock())
        if (known === null)
          throw new Failure('conflict', 'Where new versions come from is not set, so there is none to take.')
        if (known.problem !== null) throw new Failure('conflict', known.problem)
        const chosen = chooseRelease(runningVersion(), version, known.list)
        if (typeof chosen === 'string' || chosen === null)
          throw new Failure('invalid', chosen ?? `There is no version ${version}.`, {
            field: 'version',
          })
        if (findLayout() === null)
          throw new Failure('conflict', 'This is a checkout, not a release: git pull brings what is new.')
        await ask(request, { kind: 'update', version })
        return status()
      },
    },
    rollback: {
      summary: 'Ask for the way back to the version before, with the password; the updater goes it',
      async answer(request) {
        await confirmation.confirmPassword({
          request,
          action: 'rollback_requested',
          password: request.body.password,
        })
        await refuseWhileRunning()
        const layout = findLayout()
        const before =
          layout !== null && isLayoutCreated(layout)
            ? findVersionBefore(config, updateFiles(config.dataDir), { layout, current: runningVersion() })
            : null
        if (before === null)
          throw new Failure('conflict', 'There is no version before this one to go back to.')
        await ask(request, { kind: 'rollback', version: before })
        return status()
      },
    },
  }
})
