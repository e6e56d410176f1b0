import type { SentIssue, SentIssueSummary } from '../../../domain/newsletter/issue.ts'
import { withoutNames } from '../../../domain/newsletter/issue-tokens.ts'
import { showVideos } from '../images/videos.ts'
import type { Store } from '../schema.ts'

/** Path of the sent issues on the site. */
export const ARCHIVE_PATH = '/letters'

const SUMMARY = ['subject', 'preview_text', 'slug', 'sent_at'] as const

/** Lists the issues readers may see, newest first. */
export async function listArchive(db: Store, limit: number): Promise<SentIssueSummary[]> {
  const rows = await db
    .selectFrom('issues')
    .select(SUMMARY)
    .where('state', 'in', ['sending', 'sent'])
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.flatMap(({ sent_at, ...row }) => (sent_at === null ? [] : [withoutNames({ ...row, sent_at })]))
}

export async function findArchived(db: Store, slug: string): Promise<SentIssue | null> {
  const row = await db
    .selectFrom('issues')
    .select([...SUMMARY, 'content_html'])
    .where('slug', '=', slug)
    .where('state', 'in', ['sending', 'sent'])
    .executeTakeFirst()
  if (!row || row.sent_at === null) return null
  return withoutNames({
    ...row,
    sent_at: row.sent_at,
    content_html: await showVideos(db, row.content_html),
  })
}

/** Counts a visit from an issue's letter; only the sum is stored. */
export async function countClick(db: Store, slug: string): Promise<void> {
  await db
    .updateTable('issues')
    .set(({ eb }) => ({ clicks: eb('clicks', '+', 1) }))
    .where('slug', '=', slug)
    .where('state', 'in', ['sending', 'sent'])
    .execute()
}
