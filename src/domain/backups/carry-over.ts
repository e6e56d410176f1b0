/** A row that can be matched after a restore. */
interface IdRow {
  id: number
}

interface Rules<Row> {
  /** The identity of a row: equal for the same person or thing in the backup and today. */
  keyOf: (row: Row) => string
  /** Returns the row to store, from a row of the backup and today's row if there is one; null to drop it. */
  join: (saved: Row, now: Row | null) => Row | null
  /** Whether a row created after the backup stays. */
  stays: (now: Row) => boolean
}

/** The rows of a table in the backup, and today. */
interface Lists<Row> {
  saved: readonly Row[]
  now: readonly Row[]
}

export interface Carried<Row> {
  rows: Row[]
  /** The new id of each of today's rows. Ids are never reused, so they differ only for the backup of another site. */
  ids: ReadonlyMap<number, number>
}

/**
 * Returns the rows of a table after a restore that must not undo what readers did since (BACKUP-LIVE-7): the rows of
 * the backup, each joined with today's, and those created since.
 */
function carryOver<Row extends IdRow>(
  { saved, now }: Lists<Row>,
  { keyOf, join, stays }: Rules<Row>,
): Carried<Row> {
  const today = new Map(now.map((row) => [keyOf(row), row]))
  const known = new Set(saved.map(keyOf))
  const ids = new Map<number, number>()
  const rows: Row[] = []
  for (const row of saved) {
    const match = today.get(keyOf(row)) ?? null
    const joined = join(row, match)
    if (!joined) continue
    rows.push({ ...joined, id: row.id })
    if (match) ids.set(match.id, row.id)
  }
  const taken = new Set(saved.map(({ id }) => id))
  let next = [...saved, ...now].reduce((highest, { id }) => Math.max(highest, id), 0) + 1
  for (const row of now) {
    if (known.has(keyOf(row)) || !stays(row)) continue
    const id = taken.has(row.id) ? next++ : row.id
    rows.push({ ...row, id })
    ids.set(row.id, id)
  }
  return { rows, ids }
}

interface SubscriberRow extends IdRow {
  email: string
  first_name: string | null
  search_key: string
  source: string
  tags: string
}

/**
 * Returns the subscribers after a restore. What subscribers did themselves keeps its latest state: consent, unsubscribing,
 * bouncing, and the position in the plan. Name and tags, which the coach may change, come from the backup. A subscriber who
 * signed up since stays; one imported since is removed; one deleted since, or who must not be written to, is not restored.
 *
 * @param mayReturn whether an address of the backup that is not on today's list may be restored
 */
export function carrySubscribers<Row extends SubscriberRow>(
  lists: Lists<Row>,
  mayReturn: (email: string) => boolean,
): Carried<Row> {
  return carryOver(lists, {
    keyOf: ({ email }) => email,
    join: (saved, now) => {
      if (!now) return mayReturn(saved.email) ? saved : null
      const { first_name, search_key, source, tags } = saved
      return { ...now, first_name, search_key, source, tags }
    },
    stays: ({ source }) => source !== 'import',
  })
}

interface MessageRow extends IdRow {
  received_at: string
  email: string
}

/** Returns the inbox after a restore: every message of today, and those deleted since the backup. */
export function carryMessages<Row extends MessageRow>(lists: Lists<Row>): Carried<Row> {
  return carryOver(lists, {
    keyOf: ({ id, received_at, email }) => `${id} ${received_at} ${email}`,
    join: (saved, now) => now ?? saved,
    stays: () => true,
  })
}

interface ReplyRow extends IdRow {
  message_id: number
  created_at: string
}

/**
 * Returns the coach's replies after a restore: all of today's, and those of the restored messages.
 *
 * @param messageIds the new id of each of today's messages
 */
export function carryReplies<Row extends ReplyRow>(
  { saved, now }: Lists<Row>,
  messageIds: ReadonlyMap<number, number>,
): Carried<Row> {
  const moved = now.map((row) => ({ ...row, message_id: messageIds.get(row.message_id) ?? row.message_id }))
  return carryOver(
    { saved, now: moved },
    {
      keyOf: ({ message_id, created_at }) => `${message_id} ${created_at}`,
      join: (before, today) => today ?? before,
      stays: () => true,
    },
  )
}

interface NoteRow extends IdRow {
  kind: string
  item_id: number
  link_hash: string
}

/**
 * Returns readers' notes after a restore: all of today's, and those of the backup that were removed with their item. A
 * note deleted for good since is not restored; a note whose item is missing after the restore is dropped.
 *
 * @param lists including the notes in the trash with their items, of the backup and of today
 * @param gone the link hashes of deleted notes
 * @param items `kind id` of the items after the restore, on the site or in the trash
 */
export function carryNotes<Row extends NoteRow>(
  { saved, now }: Lists<Row>,
  { gone, items }: { gone: ReadonlySet<string>; items: ReadonlySet<string> },
): Carried<Row> {
  const isThere = ({ kind, item_id }: Row) => items.has(`${kind} ${item_id}`)
  return carryOver(
    { saved, now: now.filter(isThere) },
    {
      keyOf: ({ link_hash }) => link_hash,
      join: (before, today) => today ?? (gone.has(before.link_hash) ? null : before),
      stays: () => true,
    },
  )
}

interface HelpRow {
  note_id: number
  visitor: string
}

/** Returns the "helpful" votes on notes after a restore: today's, and for restored notes those of the backup. */
export function carryHelps<Row extends HelpRow>(
  { saved, now }: Lists<Row>,
  { rows, ids }: Pick<Carried<IdRow>, 'rows' | 'ids'>,
): Row[] {
  const today = new Set(ids.values())
  const there = new Set(rows.map(({ id }) => id))
  const back = saved.filter(({ note_id }) => there.has(note_id) && !today.has(note_id))
  const kept = now.flatMap((row) => {
    const note_id = ids.get(row.note_id)
    return note_id === undefined ? [] : [{ ...row, note_id }]
  })
  return [...back, ...kept]
}

interface VoteRow {
  visitor: string
  updated_at: string
  /** The note the vote came with; null or absent for stars alone. */
  note_id?: number | null
}

interface NoteWithStars extends IdRow {
  item_id: number
  state: string
  visitor: string
  rating: number | null
  created_at: string
}

/**
 * Returns the votes on a recipe in the trash after a restore: those given without a note unchanged, those of notes
 * derived from its present notes. A visitor's latest vote counts.
 */
export function carryVotes<Row extends VoteRow>(votes: readonly Row[], notes: readonly NoteWithStars[]) {
  const starred = notes.filter(({ state, rating }) => state === 'published' && rating !== null)
  const ids = new Set<unknown>(starred.map(({ id }) => id))
  const standing = votes.filter(({ note_id = null }) => note_id === null || ids.has(note_id))
  const ofNotes = starred.map(({ id, item_id, visitor, rating, created_at }) => ({
    recipe_id: item_id,
    visitor,
    rating,
    updated_at: created_at,
    note_id: id,
  }))
  const last = new Map<string, Row | (typeof ofNotes)[number]>()
  for (const vote of [...standing, ...ofNotes]) {
    const before = last.get(vote.visitor)
    if (!before || before.updated_at <= vote.updated_at) last.set(vote.visitor, vote)
  }
  return [...last.values()]
}

interface IssueRow extends IdRow {
  state: 'draft' | 'scheduled' | 'sending' | 'sent'
  send_at: string | null
  slug: string
  created_at: string
}

/**
 * Returns the issues after a restore. A sent issue stays sent, as it was sent; every other one becomes a draft, so that
 * none is sent automatically that was sent or cancelled since the backup.
 */
export function carryIssues<Row extends IssueRow>(lists: Lists<Row>): Carried<Row> {
  const slugs = new Set(lists.saved.map(({ slug }) => slug))
  return carryOver(lists, {
    keyOf: ({ id, created_at }) => `${id} ${created_at}`,
    join: (saved, now) => {
      if (now && isOut(now)) return now
      // An issue in the backup that was being sent and no longer exists may have reached the whole list.
      if (isOut(saved)) return { ...saved, state: 'sent' }
      return { ...saved, state: 'draft', send_at: null }
    },
    stays: (now) => isOut(now) && !slugs.has(now.slug),
  })
}

interface TrashRow {
  type: string
  item_id: string
}

/**
 * Returns the trash after a restore: its content in the backup, and the pictures deleted since that the backup lacks
 * (as pictures added since stay). A row whose thing is on the site is dropped.
 *
 * @param onSite what is on the site after the restore, of the types that may be kept as they are today
 */
export function carryTrash<Row extends TrashRow>(
  { saved, now }: Lists<Row>,
  onSite: readonly TrashRow[],
): Row[] {
  const keyOf = ({ type, item_id }: TrashRow) => `${type} ${item_id}`
  const there = new Set(onSite.map(keyOf))
  const kept = new Set(saved.map(keyOf))
  const since = now.filter((row) => row.type === 'image' && !kept.has(keyOf(row)))
  return [...saved, ...since].filter((row) => !there.has(keyOf(row)))
}

function isOut({ state }: IssueRow): boolean {
  return state === 'sending' || state === 'sent'
}
