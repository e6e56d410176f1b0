import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { chmod, lstat, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { z } from 'zod'
import { parseJson } from '../domain/text/json.ts'
import { codeOf } from './error-causes.ts'

const OTHERS = 0o077
const PRIVATE_FOLDER = 0o700
const PRIVATE_FILE = 0o600

/**
 * Makes all files this process writes from now on private to its user: among them are the password's hash, secrets,
 * readers' addresses and confirmation links. Called at the very start of every program that writes.
 */
export function keepFilesPrivate(): void {
  process.umask(OTHERS)
}

/**
 * Removes all access to a folder and its contents except the owner's. Targets of links are left alone. A folder that is
 * already private protects its contents and is not walked, so that startup time does not grow with the site.
 *
 * @throws the system's error when this user does not own the folder
 */
export async function makePrivate(folder: string): Promise<void> {
  const { mode } = await lstat(folder)
  if ((mode & OTHERS) === 0) return
  // The contents first: after an interruption the next start begins again.
  await tightenInside(folder)
  await chmod(folder, PRIVATE_FOLDER)
}

async function tightenInside(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      await tightenInside(path)
      await chmod(path, PRIVATE_FOLDER)
    } else if (entry.isFile()) {
      // Another process may have removed it meanwhile, for example a journal.
      await chmod(path, PRIVATE_FILE).catch(nullWhenMissing)
    }
  }
}

/**
 * Makes creations, renames and removals in a folder survive a power failure. Systems that cannot open a folder do so by
 * themselves.
 */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null)
  try {
    await folder?.sync()
  } finally {
    await folder?.close()
  }
}

/** Makes a file's bytes survive a power failure. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Writes a file atomically: a power failure leaves the old or the new file, also with concurrent writers. */
export async function writeSynced(path: string, text: string): Promise<void> {
  const partial = `${path}.${randomBytes(4).toString('hex')}.partial`
  try {
    await writeFile(partial, text, { flag: 'wx', mode: 0o600, flush: true })
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

/** Ignores a missing file, for a `catch`: that is not an error. */
export function nullWhenMissing(error: unknown): null {
  if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return null
  throw error
}

/** Reads a JSON file; null when it is missing or invalid, for example half written at a power failure. */
export async function readJsonFile<T>(path: string, schema: z.ZodType<T>): Promise<T | null> {
  const text = await readFile(path, 'utf8').catch(nullWhenMissing)
  return text === null ? null : (schema.safeParse(parseJson(text)).data ?? null)
}

/**
 * Creates a folder and its missing parents. Node's own recursive mode never returns where the system reports an
 * existing folder as missing, as `/proc` does.
 *
 * @throws the system's error when that fails, or a file is in the way
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EEXIST' && statSync(path).isDirectory()) return
    const parent = dirname(path)
    if (code !== 'ENOENT' || existsSync(parent)) throw error
    makeFolder(parent)
    makeFolder(path)
  }
}
