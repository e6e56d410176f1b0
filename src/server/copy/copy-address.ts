import { resolve } from 'node:path'
import { z } from 'zod'
import { parseS3Location, s3LocationSchema } from '../media/s3-location.ts'

/** Where the copy is kept: a folder, such as a mounted disk, or a bucket of an S3-compatible store. */
export const copyAddressSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('folder'), path: z.string() }),
  z.object({ kind: z.literal('s3'), location: s3LocationSchema }),
])
export type CopyAddress = z.infer<typeof copyAddressSchema>

/** Parses the value of COPY and the argument of `restore`; null when it is malformed. */
export function parseCopyAddress(text: string): CopyAddress | null {
  if (text.startsWith('s3:')) {
    const location = parseS3Location(text)
    return location && { kind: 's3', location }
  }
  // The address of another kind of store is not a folder's name.
  return /^[a-z][a-z0-9+.-]+:/i.test(text) || text === '' ? null : { kind: 'folder', path: resolve(text) }
}

/** Describes the place for display: without keys. */
export function describeCopyAddress(address: CopyAddress): string {
  if (address.kind === 'folder') return address.path
  const { endpoint, bucket, prefix } = address.location
  return `s3://${new URL(endpoint).host}/${bucket}${prefix === '' ? '' : `/${prefix.replace(/\/$/, '')}`}`
}
