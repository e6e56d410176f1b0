import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { releasesAfter } from '../../domain/updates/releases.ts'
import {
  ROLLBACK_STEPS,
  UPDATE_STEPS,
  type UpdateDetails,
  type UpdateStatus,
} from '../../domain/updates/update-calls.ts'
import { commandLineFor } from '../command-line-for.ts'
import type { Config } from '../config.ts'
import { nullWhenMissing, readJsonFile, writeSynced } from '../files.ts'
import { readJournal, type UpdateJournal } from './journal.ts'
import { fetchReleases, findKnownReleases, type KnownReleases } from './known-releases.ts'
import { findLayout, folderOf, isLayoutCreated, listVersions, runningVersion } from './layout.ts'
import { logFile, makeUpdateFolder, type UpdateFiles, updateFiles } from './place.ts'
import { findVersionBefore } from './saved-database.ts'
import { isUnderSystemd } from './site-control.ts'

const requestSchema = z.object({
  kind: z.enum(['update', 'rollback']),
  version: z.string(),
  asked_at: z.iso.datetime(),
})

export type UpdateRequest = z.infer<typeof requestSchema>

/** Reads the coach's request that no updater has taken up yet; null when there is none. */
export async function readRequest({ request }: UpdateFiles): Promise<UpdateRequest | null> {
  return readJsonFile(request, requestSchema)
}

/** Writes the coach's request; under systemd a path unit starts the updater by it (UPDATE-REQUEST-1). */
export async function writeRequest(dataDir: string, request: UpdateRequest): Promise<void> {
  await writeSynced(makeUpdateFolder(dataDir).request, JSON.stringify(request))
}

type Place = Pick<Config, 'dataDir' | 'updates' | 'updatesKey' | 'databaseUrl' | 'mediaStore'>

/** Maximum length read from the end of a log, where the errors are. */
const MAX_LOG = 100_000

/** Returns what is known of the source: a folder is always read, an address that was never queried is queried once. */
export async function findOrFetchReleases(config: Place, now: Date): Promise<KnownReleases | null> {
  const known = await findKnownReleases(config)
  return known !== null && config.updates?.kind !== 'folder' ? known : fetchReleases(config, now)
}

/**
 * Reads the status of updates (UPDATE-API-1).
 *
 * @param current the version of the site, which may differ from the updater's own
 */
export async function readUpdateStatus(
  config: Place,
  now: Date,
  current = runningVersion(),
): Promise<UpdateStatus> {
  const files = updateFiles(config.dataDir)
  const known = await findOrFetchReleases(config, now)
  const request = await readRequest(files)
  const journal = await readJournal(files)
  return {
    current,
    available: known
      ? releasesAfter(current, known.list).map(({ version, date, notes, size }) => ({
          version,
          date,
          notes,
          size,
        }))
      : [],
    state: request ? 'running' : (journal?.state ?? 'idle'),
    steps: request
      ? await waitingSteps(request)
      : (journal?.steps ?? []).map(({ name, state, sentence }) => ({ name, state, sentence })),
  }
}

/** Nothing has begun yet; where no program waits for a request, the first step contains the command to type. */
async function waitingSteps({ kind }: UpdateRequest): Promise<UpdateStatus['steps']> {
  const names = kind === 'update' ? UPDATE_STEPS : ROLLBACK_STEPS
  const command = await commandFor(kind)
  return names.map((name, index) => ({
    name,
    state: 'waiting',
    sentence: index > 0 ? '' : command === null ? 'It begins in a moment.' : `It begins with: ${command}`,
  }))
}

/** Returns the command to type for an update; null where systemd starts the updater. */
async function commandFor(kind: 'update' | 'rollback'): Promise<string | null> {
  const layout = findLayout()
  return layout !== null && (await isUnderSystemd(layout)) ? null : commandLineFor(kind)
}

/** Reads the further details of the page. */
export async function readUpdateDetails(config: Place): Promise<UpdateDetails> {
  const files = updateFiles(config.dataDir)
  const known = await findKnownReleases(config)
  const request = await readRequest(files)
  const journal = await readJournal(files)
  return {
    source: config.updates?.kind ?? null,
    asked_at: known?.asked_at ?? null,
    problem: known?.problem ?? null,
    news: known?.list.releases.find(({ version }) => version === runningVersion())?.notes ?? '',
    command: await commandFor(request?.kind ?? 'update'),
    run: request ? describeRequest(request) : journal ? describeRun(journal) : null,
    kept: listKept(config),
    log: journal ? await readLog(logFile(files, journal.to)) : '',
  }
}

function describeRequest({ kind, version, asked_at }: UpdateRequest): UpdateDetails['run'] {
  return {
    kind,
    from: runningVersion(),
    to: version,
    started_at: asked_at,
    ended_at: null,
    waited_ms: null,
    step_ms: [],
    is_taken: false,
  }
}

function describeRun({ kind, from, to, started_at, ended_at, waited_ms, steps }: UpdateJournal) {
  return {
    kind,
    from,
    to,
    started_at,
    ended_at,
    waited_ms,
    step_ms: steps.map((step) =>
      step.started_at !== null && step.ended_at !== null
        ? Math.max(0, Date.parse(step.ended_at) - Date.parse(step.started_at))
        : null,
    ),
    is_taken: true,
  }
}

function listKept(config: Place): UpdateDetails['kept'] {
  const layout = findLayout()
  const current = runningVersion()
  if (layout === null || !isLayoutCreated(layout)) return [{ version: current, since: null, role: 'current' }]
  const before = findVersionBefore(config, updateFiles(config.dataDir), { layout, current })
  return listVersions(layout).map((version) => ({
    version,
    since: putHere(folderOf(layout, version)),
    role: version === current ? 'current' : version === before ? 'before' : 'older',
  }))
}

function putHere(folder: string): string | null {
  return existsSync(folder) ? statSync(folder).ctime.toISOString() : null
}

async function readLog(file: string): Promise<string> {
  return ((await readFile(file, 'utf8').catch(nullWhenMissing)) ?? '').slice(-MAX_LOG)
}
