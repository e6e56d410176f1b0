import { z } from 'zod'

export const BACKUP_FORMAT = 1
export const README_NAME = 'README.txt'
export const MANIFEST_NAME = 'manifest.json'

const sum = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().nonnegative()

/** What is in a backup: the file's table of contents, against which everything in it is checked. */
export const manifestSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  created_at: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** The steps of the database's set-up the tables had gone through. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string().regex(/^[a-z_]+$/), rows: count, checksum: sum })),
  /** The highest id each table ever gave out, so that none is given twice. */
  last_ids: z.record(z.string(), count),
  images: z.array(z.object({ key: z.string(), sha256: sum, bytes: count })),
  /** Pictures whose bytes were not there when the backup was made. */
  missing_images: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>

/** The name under which a table lies in the file. */
export function tableMember(table: string): string {
  return `tables/${table}.jsonl.gz`
}

/** And a picture: equal ones lie there once. */
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
