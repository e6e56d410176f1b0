import { createHash } from 'node:crypto'
import type { ImportItem } from '../../domain/import/import-item.ts'

/** Tells whether a file says of an item what it said the last time. */
export function hashItem({ fields, category, author, pictures, featured_picture }: ImportItem): string {
  const said = JSON.stringify([fields, category, author, pictures, featured_picture])
  return createHash('sha256').update(said).digest('hex')
}
