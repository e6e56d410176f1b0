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
import type { NewImage } from '../../store/images/images.ts'
import type { NewPlace } from '../../store/items/note-places.ts'
import { addNote, findSameNote, type NoteTarget } from '../../store/notes/add-note.ts'
import { tellAtOnce } from '../../store/notes/waiting-notes.ts'
import { type LimitState, readLimit, takeFromLimit } from '../../store/rate-limits.ts'
import { countNote } from '../../store/statistics/statistics.ts'
import { inTransaction } from '../../store/transaction.ts'
import { checkProof, makeChallenge } from '../newsletter/proof.ts'
import { secondsUntilReset } from '../take-within-limit.ts'

const SITE_IS_BUSY = 'Many notes are arriving right now. Please send yours again in a moment.'
const SITE_IS_FULL =
  'So many notes are arriving that yours could not be kept. Please send it again in an hour.'

interface Challenge {
  text: string
  bits: number
}

/** Too many notes arrive from everywhere; a browser that does a little work is heard all the same (NOTE-LIMIT-2). */
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
    /** Writes the bytes of the picture that came along; null without one. */
    keep: () => Promise<NewImage | null>
    drop: (image: NewImage) => Promise<void>
  }
}

/** What stands in the way of a note of this origin before anything of it is read; null for nothing. */
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
 * Keeps a note within the limits: of its origin, of the networks around it, and of the site (NOTE-LIMIT-1 to 3).
 *
 * @returns the secret part of its private link; the same for the same note once more, and then its picture is not kept again
 * @throws Failure `too_many`
 */
export async function takeNote(
  surroundings: Surroundings,
  note: NoteToTake,
  request: FastifyRequest,
): Promise<{ token: string }> {
  const { store, images } = surroundings
  const now = surroundings.now.getTime()
  const subject = subjectOf(note)
  const site = await readLimit(store, 'note', { ...SITE_NOTE_RATE, now })
  const proven = !site.allowed && (await checkProof(store, { email: subject, proof: note.input.proof }, now))
  const busy = async (state: LimitState) =>
    new NoteFlood(await makeChallenge(store, subject, now), secondsUntilReset(state, now))
  if (!site.allowed && !proven) {
    const token = await findSameNote(store, { ...note, now: surroundings.now.toISOString() })
    if (token !== null) return { token }
    // Before a picture is decoded: in a flood each would keep the pictures of pages waiting.
    throw await busy(site)
  }
  const image = await images.keep()
  const drop = async () => {
    if (image) await images.drop(image)
  }
  const taken = await keepNote(surroundings, { ...note, image, proven }, request).catch(
    async (error: unknown) => {
      await drop()
      throw error
    },
  )
  if (taken.kind !== 'new') await drop()
  switch (taken.kind) {
    case 'new':
    case 'same':
      return { token: taken.token }
    case 'origin':
      throw tooMany(taken.state, now)
    case 'busy':
      throw await busy(taken.state)
    case 'full':
      throw new Failure('too_many', SITE_IS_FULL, { retryAfter: secondsUntilReset(taken.state, now) })
  }
}

type Taken = { kind: 'new' | 'same'; token: string } | { kind: 'origin' | 'busy' | 'full'; state: LimitState }

/** All limits are asked once more inside the transaction: others may have come meanwhile. */
async function keepNote(
  { store, settings, coachEmail, now: date }: Surroundings,
  note: NoteToTake & { image: NewImage | null; proven: boolean },
  request: FastifyRequest,
): Promise<Taken> {
  const now = date.getTime()
  return inTransaction(store, async (transaction): Promise<Taken> => {
    const time = date.toISOString()
    const origins = originLimits(request)
    for (const { key, limit } of origins) {
      const state = await readLimit(transaction, key, { ...NOTE_RATE, limit, now })
      if (!state.allowed) return { kind: 'origin', state }
    }
    const countForOrigins = async () => {
      for (const { key, limit } of origins)
        await takeFromLimit(transaction, key, { ...NOTE_RATE, limit, now })
    }
    const same = await findSameNote(transaction, { ...note, now: time })
    if (same !== null) {
      await countForOrigins()
      return { kind: 'same', token: same }
    }
    const site = await takeFromLimit(transaction, 'note', { ...SITE_NOTE_RATE, now })
    if (!site.allowed && !note.proven) return { kind: 'busy', state: site }
    const flood = await takeFromLimit(transaction, 'note:all', { ...NOTE_FLOOD_RATE, now })
    if (!flood.allowed) return { kind: 'full', state: flood }
    await countForOrigins()
    const { token, held } = await addNote(transaction, { ...note, now: time })
    if (held === null) {
      const { kind, slug } = note.target
      await countNote(transaction, dayIn(time, settings.time_zone), pagePath(kind, slug))
      if (settings.notes_mail === 'at_once') await tellAtOnce(transaction, coachEmail, time)
    }
    return { kind: 'new', token }
  })
}

/** Of the address of origin, and of the networks around it: an IPv6 /48 has 65,536 addresses of origin. */
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

/** A solved challenge is for the very words it was given for. */
function subjectOf({ target: { kind, itemId }, input: { name, text } }: NoteToTake): string {
  return createHash('sha256')
    .update(JSON.stringify(['note', kind, itemId, name, text]))
    .digest('base64url')
}
