import type { z } from 'zod'
import { restoredFields } from '../../domain/content/revision-fields.ts'
import type { ContentKind } from '../../domain/content/status.ts'
import { findUnknownReferences } from './item-refusals.ts'
import { findRevision } from './revisions.ts'
import type { Store } from './schema.ts'

interface WantedRevision {
  kind: ContentKind
  /** Of the item. */
  id: number
  revisionId: number
}

interface References {
  category_id?: number | null | undefined
  author_id?: number | null | undefined
}

/**
 * What a save has to write to bring a revision back; null when there is no such revision. Left out, and so as they are
 * now: where the item stands on the site, a category or an author deleted since, and what no longer fits today's rules.
 */
export async function readRestoredFields<Update extends References>(
  db: Store,
  { kind, id, revisionId }: WantedRevision,
  schema: z.ZodType<Update>,
): Promise<Update | null> {
  const revision = await findRevision(db, kind, id, revisionId)
  if (!revision) return null
  const update = parseFitting(schema, restoredFields(revision.fields))
  const { category_id = null, author_id = null } = update
  for (const field of await findUnknownReferences(db, { category_id, author_id })) update[field] = undefined
  return update
}

function parseFitting<Update>(schema: z.ZodType<Update>, fields: Record<string, unknown>): Update {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return parsed.data
  const unfit = new Set(parsed.error.issues.map(({ path }) => String(path[0])))
  return schema.parse(Object.fromEntries(Object.entries(fields).filter(([name]) => !unfit.has(name))))
}
