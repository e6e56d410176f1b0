/** Returns the code of an error of the system, a library or a database; empty without one. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** No space left, also for SQLite's shared-memory file. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', '53100'])
const UNWRITABLE = new Set(['EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE'])

/** Why nothing can be stored at present, as derived from an error: the disk is full, or not writable. */
export type StorageTrouble = 'full' | 'unwritable'

/** Finds it by the code of a file system, SQLite or PostgreSQL error, anywhere in the chain of causes. */
export function findStorageTrouble(error: unknown): StorageTrouble | null {
  if (!(error instanceof Error)) return null
  const code = codeOf(error)
  if (FULL.has(code)) return 'full'
  if (UNWRITABLE.has(code)) return 'unwritable'
  return findStorageTrouble(error.cause)
}

/** Returns the error's code, from anywhere in the chain of causes; without one, the innermost message. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return codeOf(error) || (error.cause === undefined ? error.message : describeError(error.cause))
}
