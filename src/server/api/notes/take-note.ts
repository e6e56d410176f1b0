import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import { Failure } from '../../../domain/errors.ts'
import { pluralize } from '../../../domain/items/labels.ts'
import type { NoteInput } from '../../../domain/notes/note-input.ts'
import { NOTE_FLOOD_RATE, NOTE_RATE, SITE_NOTE_RATE } from '../../../domain/notes/note-rules.ts'
import type { SiteSettings } from '../../../domain/site/settings.ts'
import { dayIn } from '../../../domain/time/dates.ts'
import { MINUTE } from '../../../domain/time/durations.ts'
import { networksAround } from '../../auth/networks.ts'
import { originAddress, visitorAddress } from '../../http/visitor.ts'
import type { Store } from '../../store/database.ts'
import { dialectOf } from '../../store/dialects/dialect.ts'
import type { NewImage } from '../../store/images/images.ts'
import type { NewPlace } from '../../store/items/note-anchors.ts'
import { addNote, findSameNote, type NoteTarget } from '../../store/notes/add-note.ts'
import { notifyNow } from '../../store/notes/waiting-notes.ts'
import {
  consumeRateLimit,
  type LimitState,
  readLimit,
  refundRateLimit,
  secondsUntilReset,
} from '../../store/rate-limits.ts'
import { countNote } from '../../store/statistics/statistics.ts'
import { tableOf } from '../../store/tables/item-tables.ts'
import { inTransaction } from '../../store/transaction.ts'
import { checkProof, makeChallenge } from '../newsletter/proof.ts'

const SITE_IS_BUSY = 'Many notes are arriving right now. Please send yours again in a moment.'
const SITE_IS_FULL =
  'So many notes are arriving that yours could not be kept. Please send it again in an hour.'

interface Challenge {
  text: string
  bits: number
}

/** Site-wide note limit reached; a browser that solves the challenge can still send (NOTE-LIMIT-2). */
export class NoteFlood extends Failure {
  readonly challenge: Challenge

  constructor(challenge: Challenge, retryAfter: number) {
    super('too_many', SITE_IS_BUSY, { retryAfter })
    this.challenge = challenge
  }
}

export interface NoteToTake {
  target: NoteTarget & { slug: string }
  input: NoteInput
  place: NewPlace | null
  visitor: string
}

interface Surroundings {
  store: Store
  settings: SiteSettings
  coachEmail: string
  now: Date
  images: {
    /** Stores the note's image; null without one. */
    keep: () => Promise<NewImage | null>
    drop: (image: NewImage) => Promise<void>
  }
}

/** Returns why notes of this origin are refused, before anything is read; null when they are accepted. */
export async function originRefusal(
  store: Store,
  request: FastifyRequest,
  now: number,
): Promise<Failure | null> {
  for (const { key, limit } of originLimits(request)) {
    const state = await readLimit(store, key, { ...NOTE_RATE, limit, now })
    if (!state.allowed) return tooMany(state, now)
  }
  return null
}

/**
 * Stores a note within the limits: of its origin, of the networks around it, and of the site (NOTE-LIMIT-1 to 3). They are
 * taken before its image is decoded: however many arrive at once, no more images are decoded than notes are accepted.
 *
 * @returns the secret part of its private link; a repeated note returns the same one, and its image is not stored again
 * @throws Failure `too_many`, or `not_found` when its item or note was deleted meanwhile
 */
export async function takeNote(
  surroundings: Surroundings,
  note: NoteToTake,
  request: FastifyRequest,
): Promise<{ token: string }> {
  const { store, images } = surroundings
  const limits = await takeLimits(surroundings, note, request)
  if ('same' in limits) return { token: limits.same }
  const { ofOrigin, ofSite } = limits
  const image = await images.keep().catch(async (error: unknown) => {
    await giveBack(store, [...ofOrigin, ...ofSite])
    throw error
  })
  const undo = async (keys: readonly string[]) => {
    await giveBack(store, keys)
    if (image) await images.drop(image)
  }
  const kept = await keepNote(surroundings, { ...note, image }).catch(async (error: unknown) => {
    await undo([...ofOrigin, ...ofSite])
    throw error
  })
  if (!kept.isNew) await undo(ofSite)
  return { token: kept.token }
}

/** The link of the same note, or the keys of the limits taken. */
type TakenLimits = { same: string } | { ofOrigin: string[]; ofSite: string[] }

/**
 * Takes one from each limit, in one transaction that a refusal rolls back: a refused note counts nowhere.
 *
 * @throws Failure `too_many`
 */
async function takeLimits(
  { store, now: date }: Surroundings,
  note: NoteToTake,
  request: FastifyRequest,
): Promise<TakenLimits> {
  const now = date.getTime()
  const subject = subjectOf(note)
  const taken = inTransaction(store, async (transaction): Promise<TakenLimits> => {
    const origins = originLimits(request)
    for (const { key, limit } of origins) {
      const state = await consumeRateLimit(transaction, key, { ...NOTE_RATE, limit, now })
      if (!state.allowed) throw tooMany(state, now)
    }
    const same = await findSameNote(transaction, { ...note, now: date.toISOString() })
    if (same !== null) return { same }
    const site = await consumeRateLimit(transaction, 'note', { ...SITE_NOTE_RATE, now })
    if (!site.allowed && !(await checkProof(transaction, { email: subject, proof: note.input.proof }, now)))
      throw new SiteIsBusy(site)
    const flood = await consumeRateLimit(transaction, 'note:all', { ...NOTE_FLOOD_RATE, now })
    if (!flood.allowed)
      throw new Failure('too_many', SITE_IS_FULL, { retryAfter: secondsUntilReset(flood, now) })
    return {
      ofOrigin: origins.map(({ key }) => key),
      // Above the limit for notes without a proof, only the total one was taken.
      ofSite: site.allowed ? ['note', 'note:all'] : ['note:all'],
    }
  })
  return taken.catch(async (error: unknown) => {
    if (!(error instanceof SiteIsBusy)) throw error
    // Outside the transaction: its rollback would also remove the key that signs the first challenge.
    throw new NoteFlood(await makeChallenge(store, subject, now), secondsUntilReset(error.state, now))
  })
}

/** Rolls the limits' transaction back when a note needs a proof. */
class SiteIsBusy extends Error {
  readonly state: LimitState

  constructor(state: LimitState) {
    super(SITE_IS_BUSY)
    this.state = state
  }
}

/** Returns the limits of a note that was not stored after all. */
async function giveBack(store: Store, keys: readonly string[]): Promise<void> {
  await inTransaction(store, async (transaction) => {
    for (const key of keys) await refundRateLimit(transaction, key)
  })
}

/**
 * Inserts a note into the inbox. While its image was decoded, the same note may have arrived, or its item may have been
 * deleted.
 *
 * @throws Failure `not_found`
 */
async function keepNote(
  { store, settings, coachEmail, now }: Surroundings,
  note: NoteToTake & { image: NewImage | null },
): Promise<{ token: string; isNew: boolean }> {
  return inTransaction(store, async (transaction) => {
    const time = now.toISOString()
    const { kind, itemId, slug } = note.target
    await dialectOf(transaction).lockRow(transaction, tableOf(kind), itemId)
    const item = await transaction
      .selectFrom(tableOf(kind))
      .select('id')
      .where('id', '=', itemId)
      .executeTakeFirst()
    if (!item) throw new Failure('not_found', `There is no such ${kind}.`)
    const same = await findSameNote(transaction, { ...note, now: time })
    if (same !== null) return { token: same, isNew: false }
    const { token, held } = await addNote(transaction, { ...note, now: time })
    if (held === null) {
      await countNote(transaction, dayIn(time, settings.time_zone), pagePath(kind, slug))
      if (settings.notes_mail === 'at_once') await notifyNow(transaction, coachEmail, time)
    }
    return { token, isNew: true }
  })
}

/** Returns the limits of the address of origin and the networks around it: an IPv6 /48 has 65,536 addresses of origin. */
function originLimits(request: FastifyRequest): { key: string; limit: number }[] {
  const networks = networksAround(visitorAddress(request))
  return [
    { key: `note:${originAddress(request)}`, limit: NOTE_RATE.limit },
    ...networks.map(({ name, share }) => ({ key: `note:${name}`, limit: share * NOTE_RATE.limit })),
  ]
}

function tooMany(state: LimitState, now: number): Failure {
  const minutes = Math.max(1, Math.ceil((Date.parse(state.resetTime) - now) / MINUTE))
  return new Failure(
    'too_many',
    `You’ve already sent several notes. Please try again in ${pluralize(minutes, 'minute')}.`,
    { retryAfter: secondsUntilReset(state, now) },
  )
}

/** Binds a challenge to the exact text it was issued for. */
function subjectOf({ target: { kind, itemId }, input: { name, text } }: NoteToTake): string {
  return createHash('sha256')
    .update(JSON.stringify(['note', kind, itemId, name, text]))
    .digest('base64url')
}
