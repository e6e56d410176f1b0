import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Copy, type CopyState, copyStateSchema, judgeCopy } from '../../domain/copy/copy-state.ts'
import type { Config } from '../config.ts'
import { makeFolder, nullWhenMissing, readJsonFile, writeSynced } from '../files.ts'
import { describeCopyAddress } from './copy-address.ts'

/*
 * Files in the data folder through which a site's processes share the state of the copy: one process keeps it, any of
 * them may serve the coach, and `doctor` reads it without a running site.
 */

/** Returns the copy's folder, created when it is missing. */
export function copyFolder(dataDir: string): string {
  const folder = join(dataDir, 'copy')
  makeFolder(folder)
  return folder
}

const stateFile = (dataDir: string) => join(dataDir, 'copy/state.json')
const proofRequest = (dataDir: string) => join(dataDir, 'copy/prove')
const keyShown = (dataDir: string) => join(dataDir, 'copy/key-shown')

/** Reads the state; null before the first one, or when it is unreadable. */
export async function readCopyState(dataDir: string): Promise<CopyState | null> {
  return readJsonFile(stateFile(dataDir), copyStateSchema)
}

export async function writeCopyState(dataDir: string, state: CopyState): Promise<void> {
  copyFolder(dataDir)
  await writeSynced(stateFile(dataDir), JSON.stringify(state))
}

/** Asks the process that keeps the copy to prove it by a trial restore. */
export async function requestProof(dataDir: string): Promise<void> {
  copyFolder(dataDir)
  await writeFile(proofRequest(dataDir), '')
}

export async function isProofRequested(dataDir: string): Promise<boolean> {
  return (await stat(proofRequest(dataDir)).catch(nullWhenMissing)) !== null
}

export async function endProofRequest(dataDir: string): Promise<void> {
  await rm(proofRequest(dataDir), { force: true })
}

/** Records that the coach has seen the sheet with the key. */
export async function recordKeyShown(dataDir: string, now: string): Promise<void> {
  copyFolder(dataDir)
  await writeSynced(keyShown(dataDir), now)
}

/** Reads the second place's state for the coach; null where there is none. */
export async function readCopy(
  { copy, dataDir }: Pick<Config, 'copy' | 'dataDir'>,
  now: Date,
): Promise<Copy | null> {
  if (copy === null) return null
  const state = await readCopyState(dataDir)
  const shown = await readFile(keyShown(dataDir), 'utf8').catch(nullWhenMissing)
  return {
    ...judgeCopy(state, now.getTime()),
    kind: state?.kind ?? 'following',
    place: describeCopyAddress(copy),
    pictures: state?.pictures ?? null,
    proof: state?.proof ?? null,
    proving: await isProofRequested(dataDir),
    key_shown_at: shown,
  }
}
