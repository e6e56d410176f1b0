import type { ContentKind } from '../items/status.ts'
import { DAY, HOUR, MINUTE } from '../time/durations.ts'

/** The kinds of notes: a question, a tip about what also works, or how it went. */
export const NOTE_KINDS = ['question', 'tip', 'cooked'] as const
export type NoteKind = (typeof NOTE_KINDS)[number]

/** The words after the writer's name: `Ellen has a tip`. */
export const NOTE_DEEDS = {
  question: 'asks',
  tip: 'has a tip',
  cooked: 'cooked it',
} as const satisfies Record<NoteKind, string>

/** Nothing is public before the coach has read it; `spam` is held apart. */
export const NOTE_STATES = ['waiting', 'published', 'spam'] as const
export type NoteState = (typeof NOTE_STATES)[number]

export const NOTE_SORTS = ['helpful', 'newest'] as const
export type NoteSort = (typeof NOTE_SORTS)[number]

/** Why a note is held apart. */
export const HELD_REASONS = ['honeypot', 'links', 'repeated', 'coach'] as const
export type HeldReason = (typeof HELD_REASONS)[number]

/** The place in a recipe a note belongs to: a line of the list, from 0, or a step by its number, from 1. */
export type NotePlace = { ingredient: number } | { step: number }

/** Returns the kinds of notes allowed under an item: under articles only questions. */
export function kindsFor(kind: ContentKind): readonly NoteKind[] {
  return kind === 'recipe' ? NOTE_KINDS : ['question']
}

/** Lengths in characters. */
export const NOTE_LIMITS = {
  name: 50,
  textMin: 2,
  text: 1_000,
  email: 254,
  imageAlt: 200,
  answer: 5_000,
  /** Web addresses allowed in a note; one with more is held apart. */
  links: 2,
  /** Notes per page of the public list. */
  page: 10,
  /** Notes that one call of the admin can change. */
  atOnce: 100,
} as const

/** Maximum size of a reader's picture, in bytes. */
export const NOTE_IMAGE_BYTES = 8 * 1024 * 1024

/** Prefix of the ids of readers' pictures, and of no other pictures. */
const NOTE_PICTURES = 'notes/'

/** Returns the id of a reader's picture, from its secret part. */
export function notePictureId(secret: string): string {
  return `${NOTE_PICTURES}${secret}`
}

/** Whether a picture belongs to a note, and is deleted with it. */
export function isNotePicture(publicId: string): boolean {
  return publicId.startsWith(NOTE_PICTURES)
}

/** Notes one client address may send per window (NOTE-LIMIT-1). */
export const NOTE_RATE = { limit: 5, windowMs: 15 * MINUTE } as const
/** Notes of the whole site above which the browser has to do work (NOTE-LIMIT-2). */
export const SITE_NOTE_RATE = { limit: 60, windowMs: HOUR } as const
/** Maximum notes of the whole site: an attacker with many addresses and much time must not fill the disk (NOTE-LIMIT-3). */
export const NOTE_FLOOD_RATE = { limit: 500, windowMs: HOUR } as const

/** Time within which equal words are recognized: from one visitor as the same note, from another as repeated. */
export const REPEATED_MS = 30 * DAY
/** Time after which waiting and held notes are deleted, and an address after its answer (NOTE-KEEP-1). */
export const NOTE_KEPT_MS = 90 * DAY
/** Delay of an answer's letter, during which the answer can be undone. */
export const ANSWER_DELAY_MS = MINUTE
/** Hour in the site's time zone from which the daily letter to the coach may be sent. */
export const NOTES_LETTER_HOUR = 7
/** Letters to the coach per hour, where each note is reported immediately. */
export const AT_ONCE_RATE = { limit: 6, windowMs: HOUR } as const

/** Returns the first word of a name. */
export function firstWordOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name
}

/** Returns when an unpublished note is deleted; null for a published one. */
export function noteDeletionTime({
  state,
  created_at,
}: {
  state: NoteState
  created_at: string
}): string | null {
  return state === 'published' ? null : new Date(Date.parse(created_at) + NOTE_KEPT_MS).toISOString()
}

/** Returns the address of an item's notes, by which caches of what shows them are invalidated when they change. */
export function notesAddress(kind: ContentKind, itemId: number): string {
  return `/api/public/${kind === 'article' ? 'articles' : 'recipes'}/${itemId}/notes`
}
