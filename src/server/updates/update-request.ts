import { z } from 'zod'
import { readJsonFile, writeSynced } from '../synced-files.ts'
import { makeUpdateFolder, type UpdateFiles } from './place.ts'

const requestSchema = z.object({
  kind: z.enum(['update', 'rollback']),
  version: z.string(),
  asked_at: z.iso.datetime(),
})

export type UpdateRequest = z.infer<typeof requestSchema>

/** What the coach has asked for and no updater has taken up yet; null when there is nothing. */
export async function readRequest({ request }: UpdateFiles): Promise<UpdateRequest | null> {
  return readJsonFile(request, requestSchema)
}

/** Writes down what the coach asks for; under systemd a path unit wakes the updater by it (UPDATE-REQUEST-1). */
export async function writeRequest(dataDir: string, request: UpdateRequest): Promise<void> {
  await writeSynced(makeUpdateFolder(dataDir).request, JSON.stringify(request))
}
