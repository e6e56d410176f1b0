import { randomBytes } from 'node:crypto'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { z } from 'zod'
import { parseJson } from '../domain/text/json.ts'

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
    const file = await open(partial, 'wx', 0o600)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

/** For a `catch`: what is not there is no failure. */
export function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
    return null
  throw error
}

/** What a file of JSON says; null when it is not there, or says something else, as one half written when the power went. */
export async function readJsonFile<T>(path: string, schema: z.ZodType<T>): Promise<T | null> {
  const text = await readFile(path, 'utf8').catch(nullWhenMissing)
  return text === null ? null : (schema.safeParse(parseJson(text)).data ?? null)
}
