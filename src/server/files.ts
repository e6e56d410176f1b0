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
 * Whatever this process writes from now on is for its own user alone: the password's hash, secrets, readers' addresses
 * and links that confirm are among it. Called at the very start of every program that writes.
 */
export function keepFilesPrivate(): void {
  process.umask(OTHERS)
}

/**
 * Takes a folder, and all in it, away from every user but its owner. What links lead to is left alone. A folder that is
 * private already hides whatever is in it and is not walked through, so that a start does not grow with the site.
 *
 * @throws the system's error when the folder is not ours
 */
export async function makePrivate(folder: string): Promise<void> {
  const { mode } = await lstat(folder)
  if ((mode & OTHERS) === 0) return
  // What is inside comes first: broken off, the next start begins again.
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
      // Another process may have removed it meanwhile, such as a journal.
      await chmod(path, PRIVATE_FILE).catch(nullWhenMissing)
    }
  }
}

/**
 * Makes what was created, renamed or removed in a folder outlive a power cut. Systems that cannot open a folder keep it
 * without being asked.
 */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null)
  try {
    await folder?.sync()
  } finally {
    await folder?.close()
  }
}

/** Makes the bytes of a file outlive a power cut. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Writes a file whole or not at all: a power cut leaves the one before or this one, also of several written at once. */
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

/** For a `catch`: what is not there is no failure. */
export function nullWhenMissing(error: unknown): null {
  if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return null
  throw error
}

/** What a file of JSON says; null when it is not there, or says something else, as one half written when the power went. */
export async function readJsonFile<T>(path: string, schema: z.ZodType<T>): Promise<T | null> {
  const text = await readFile(path, 'utf8').catch(nullWhenMissing)
  return text === null ? null : (schema.safeParse(parseJson(text)).data ?? null)
}

/**
 * Makes a folder and those it lies in, where they are missing. Node's own recursive way never comes back from a place
 * that says a folder is missing which is there, as `/proc` does.
 *
 * @throws the system's error when that cannot be done, or a file is in the way
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
