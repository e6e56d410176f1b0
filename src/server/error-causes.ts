/** The code of a system's, a library's or a database's error; empty where it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** No room, also for the memory that SQLite's connections share in a file. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', '53100'])
const UNWRITABLE = new Set(['EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE'])

/** Why nothing can be kept at present, when that is what an error says: the place is full, or does not let us write. */
export type StorageTrouble = 'full' | 'unwritable'

/** Reads it from the code of a file system's, SQLite's or PostgreSQL's error, wherever it stands in the chain of causes. */
export function findStorageTrouble(error: unknown): StorageTrouble | null {
  if (!(error instanceof Error)) return null
  const code = codeOf(error)
  if (FULL.has(code)) return 'full'
  if (UNWRITABLE.has(code)) return 'unwritable'
  return findStorageTrouble(error.cause)
}

/** The code of what went wrong, wherever it stands in the chain of causes. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return codeOf(error) || (error.cause === undefined ? error.message : describeError(error.cause))
}
