import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable, Writable } from 'node:stream'
import { z } from 'zod'
import { type CopyState, describeCopyProblem } from '../../domain/copy/copy-state.ts'
import { parseJson } from '../../domain/text/json.ts'
import type { Config } from '../config.ts'
import { readSecret } from '../store/auth/secrets.ts'
import type { Store } from '../store/schema.ts'
import { type CopyAddress, describeCopyAddress } from './copy-address.ts'
import { type CopyKey, readCopyKey } from './copy-key.ts'
import { copyFolder, readCopyState, writeCopyState } from './copy-notes.ts'
import { CopyRefused, claimPlace } from './copy-owner.ts'
import { type CopyStore, openCopyStore, writeCopySettings } from './copy-store.ts'

/* With PostgreSQL no engine follows each write: the proven nightly backup is copied to the second place (COPY-NIGHT-1). */

const LIST = 'backups.json.age'
const KEPT = 7
const listSchema = z.array(z.object({ name: z.string(), at: z.iso.datetime() }))
const nameOf = (backup: string) => `backups/${backup}.age`

interface CopyBackupOptions {
  config: Pick<Config, 'dataDir' | 'copyKey'>
  address: CopyAddress
  store: Store
  file: string
  name: string
  now: Date
}

/** Sends a backup to the second place and records the result; never rejects for errors there. */
export async function copyBackup(options: CopyBackupOptions): Promise<CopyState> {
  const { config, now } = options
  const at = now.toISOString()
  const before = await readCopyState(config.dataDir)
  const state: CopyState = {
    at,
    kind: 'nightly',
    problem: null,
    covered_at: at,
    waiting_since: null,
    pictures: null,
    proof: null,
  }
  const result = await send(options).then(
    () => state,
    (error: unknown): CopyState => ({
      ...state,
      covered_at: before?.covered_at ?? null,
      problem:
        error instanceof CopyRefused
          ? { sentence: error.message, do: error.todo }
          : describeCopyProblem(String(error)),
    }),
  )
  await writeCopyState(config.dataDir, result)
  return result
}

async function send({ config, address, store, file, name, now }: CopyBackupOptions): Promise<void> {
  const { dataDir } = config
  const folder = copyFolder(dataDir)
  const place = openCopyStore(address)
  const key = await readCopyKey(dataDir, config.copyKey)
  const secret = await readSecret(store, 'copy')
  await claimPlace({ store: place, key, dataDir, place: describeCopyAddress(address), secret, now })
  await writeCopySettings(place, key)
  const sealed = `${folder}/${name}.age`
  try {
    const plain = Readable.toWeb(createReadStream(file))
    await (await key.sealStream(plain)).pipeTo(Writable.toWeb(createWriteStream(sealed, { mode: 0o600 })))
    await place.writeFile(nameOf(name), sealed)
  } finally {
    await rm(sealed, { force: true })
  }
  const all = [{ name, at: (await stat(file)).mtime.toISOString() }, ...(await listCopiedBackups(place, key))]
  await place.write(LIST, await key.seal(JSON.stringify(all.slice(0, KEPT))))
  for (const old of all.slice(KEPT)) await place.remove(nameOf(old.name))
}

/** Lists the backups at the second place, newest first; empty where the database itself is replicated. */
export async function listCopiedBackups(store: CopyStore, key: CopyKey): Promise<z.infer<typeof listSchema>> {
  const sealed = await store.read(LIST)
  return sealed === null ? [] : listSchema.parse(parseJson(Buffer.from(await key.open(sealed)).toString()))
}

/** @throws Error when it is missing, damaged, or sealed with another key */
export async function fetchBackup(
  store: CopyStore,
  key: CopyKey,
  { name, path }: { name: string; path: string },
): Promise<void> {
  const sealed = `${path}.age`
  try {
    if (!(await store.readToFile(nameOf(name), sealed))) throw new Error(`${name} is not at the second place`)
    const plain = await key.openStream(Readable.toWeb(createReadStream(sealed)))
    await plain.pipeTo(Writable.toWeb(createWriteStream(path, { mode: 0o600 })))
  } finally {
    await rm(sealed, { force: true })
  }
}
