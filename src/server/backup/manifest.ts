import { z } from 'zod'

export const BACKUP_FORMAT = 1
export const README_NAME = 'README.txt'
export const MANIFEST_NAME = 'manifest.json'

const sum = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().nonnegative()

/** A backup's table of contents, against which everything in it is checked. */
export const manifestSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  created_at: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** The migrations applied to the tables. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string().regex(/^[a-z_]+$/), rows: count, checksum: sum })),
  /** The highest id each table ever assigned, so that none is reused. */
  last_ids: z.record(z.string(), count),
  images: z.array(z.object({ key: z.string(), sha256: sum, bytes: count })),
  /** Images whose bytes were missing when the backup was made. */
  missing_images: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>

/** Returns a table's name in the file. */
export function tableMember(table: string): string {
  return `tables/${table}.jsonl.gz`
}

/** Returns an image's name in the file; equal ones are stored once. */
export function imageMember(sha256: string): string {
  return `images/${sha256}`
}

export function countContents({ tables, images, missing_images }: Manifest) {
  return {
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    images: images.length,
    missing_images: missing_images.length,
  }
}
