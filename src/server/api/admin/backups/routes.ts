import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Backup, backupCalls } from '../../../../domain/backups/backup-calls.ts'
import { deletionProblem } from '../../../../domain/backups/backup-rules.ts'
import { Failure } from '../../../../domain/errors.ts'
import { DAY } from '../../../../domain/time/durations.ts'
import { listBackups, openBackupFile, removeBackup } from '../../../backup/backup-place.ts'
import { commandLineFor } from '../../../command-line-for.ts'
import { describeCopyAddress } from '../../../copy/copy-address.ts'
import { readCopy, recordKeyShown, requestProof } from '../../../copy/copy-notes.ts'
import { actorOf, writeContext } from '../../../http/visitor.ts'
import { findLastRestore, writeAuditEntry } from '../../../store/audit/audit-log.ts'
import { findNightlyResult } from '../../../store/site/nightly-backups.ts'
import type { ApiOptions } from '../../api.ts'
import { createConfirmation, requireConfirmation } from '../account/confirm-coach.ts'
import { serveCalls } from '../serve-calls.ts'

const AREA = 'admin backups'
const NO_COPY = 'There is no copy at a second place yet: set COPY, and restart the site.'

/** Records an action on the backups in the history. */
function noteDone(
  { store, clock }: ApiOptions,
  request: FastifyRequest,
  action: string,
  resourceId?: string,
) {
  return writeAuditEntry(store, writeContext(request, clock), { action, resource: 'backups', resourceId })
}

const listRoutes = serveCalls(AREA, backupCalls, (options) => {
  const { store, clock, backups, config, onChange } = options
  const confirmation = createConfirmation(options)

  /** @throws Failure `not_found` when no backup has this name */
  async function listWith(name: string): Promise<Backup[]> {
    const list = await listBackups(backups.dataDir)
    if (!list.some((backup) => backup.name === name)) throw new Failure('not_found', 'Backup not found')
    return list
  }

  return {
    list: {
      summary: 'The backups, newest first, and whether each is proven to bring the site back',
      async answer() {
        // Read first, so that a backup that has just finished is in the list below.
        const { running } = backups
        return {
          backups: await listBackups(backups.dataDir),
          running,
          last_failure: backups.lastFailure,
          nightly: await findNightlyResult(store),
          last_restore: await findLastRestore(store, new Date(clock().getTime() - DAY).toISOString()),
          copy: await readCopy(config, clock()),
        }
      },
    },
    make: {
      summary: 'Make a backup now; how far it is, the list says',
      async answer(request) {
        const { running } = backups.start('site')
        await noteDone(options, request, 'backup_started')
        return { running }
      },
    },
    restore: {
      summary:
        'Bring the site back to a backup, with the password; the present state is saved first. How far it is, the list says',
      async answer(request) {
        const { name } = request.params
        await listWith(name)
        const { password } = request.body
        await confirmation.confirmPassword({ request, action: 'backup_restored', password })
        const actor = actorOf(request)
        const running = backups.startRestore(name, {
          actor,
          onDone: () => onChange(null),
          onFailure: (reason) =>
            writeAuditEntry(
              store,
              { now: clock().toISOString(), actor },
              {
                action: 'backup_restored',
                resource: 'backups',
                resourceId: name,
                success: false,
                errorMessage: reason,
              },
            ),
        })
        return { running }
      },
    },
    proveCopy: {
      summary:
        'Bring the copy at the second place back on trial and compare it; how that went, the list says',
      async answer(request) {
        const copy = await readCopy(config, clock())
        if (copy === null || copy.kind === 'nightly') throw new Failure('conflict', NO_COPY)
        if (copy.proving) throw new Failure('conflict', 'The copy is already being restored as a test.')
        await requestProof(config.dataDir)
        await noteDone(options, request, 'copy_proof_started')
      },
    },
    copyKey: {
      summary:
        'The key of the copy at the second place, with the password: 24 words, and what brings everything back',
      async answer(request) {
        const { password } = request.body
        await confirmation.confirmPassword({ request, action: 'copy_key_shown', password })
        const { findCopyKey } = await import('../../../copy/copy-key.ts')
        const key = await findCopyKey(config.dataDir, config.copyKey)
        if (config.copy === null || key === null) throw new Failure('conflict', NO_COPY)
        await recordKeyShown(config.dataDir, clock().toISOString())
        await noteDone(options, request, 'copy_key_shown')
        const place = describeCopyAddress(config.copy)
        return { words: key.words.split(' '), place, command: commandLineFor(`restore ${place}`) }
      },
    },
    remove: {
      summary: 'Delete a backup; the newest that is proven stays',
      async answer(request) {
        const { name } = request.params
        const list = await listWith(name)
        const problem = deletionProblem(name, { backups: list, running: backups.running !== null })
        if (problem !== null) throw new Failure('conflict', problem)
        await removeBackup(backups.dataDir, name)
        await noteDone(options, request, 'backup_deleted', name)
      },
    },
  }
})

/** Backups: list, create, download and restore. */
export const backupRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { backups } = options
  await listRoutes(app, options)

  app.get(
    '/admin/backups/:name',
    {
      // No schema for the answer: the file is streamed.
      schema: {
        tags: [AREA],
        summary:
          'One backup, as a file to keep elsewhere; 403 unless the password was asked again shortly before',
        params: z.object({ name: z.string().max(100) }),
      },
    },
    async (request, reply) => {
      await requireConfirmation(request, options)
      const { name } = request.params
      const file = await openBackupFile(backups.dataDir, name)
      if (!file) throw new Failure('not_found', 'Backup not found')
      await noteDone(options, request, 'backup_downloaded', name)
      return reply
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('content-length', file.bytes)
        .type('application/x-tar')
        .send(file.stream)
    },
  )
}
