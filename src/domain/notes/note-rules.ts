import type { ContentKind } from '../items/status.ts'
import { DAY, HOUR, MINUTE } from '../time/durations.ts'

/** What a reader writes: asks, tells what works otherwise, or how it went. */
export const NOTE_KINDS = ['question', 'tip', 'cooked'] as const
export type NoteKind = (typeof NOTE_KINDS)[number]

/** What stands behind the writer's name: `Ellen has a tip`. */
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

/** Where in a recipe a note belongs: a line of the list, from 0, or a step by its number, from 1. */
export type NotePlace = { ingredient: number } | { step: number }

/** What may be written under articles: questions. */
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
  /** Web addresses in a note; one with more is held apart. */
  links: 2,
  /** Notes of a page of the public list. */
  page: 10,
  /** Notes that change in one call of the admin. */
  atOnce: 100,
} as const

/** A reader's picture, in bytes. */
export const NOTE_IMAGE_BYTES = 8 * 1024 * 1024

/** How the ids of readers' pictures begin: no other picture's does. */
const NOTE_PICTURES = 'notes/'

/** The id of a reader's picture, by what cannot be guessed of it. */
export function notePictureId(secret: string): string {
  return `${NOTE_PICTURES}${secret}`
}

/** Whether a picture came with a note, and goes with it. */
export function isNotePicture(publicId: string): boolean {
  return publicId.startsWith(NOTE_PICTURES)
}

/** Notes one address of origin may send in a window (NOTE-LIMIT-1). */
export const NOTE_RATE = { limit: 5, windowMs: 15 * MINUTE } as const
/** Notes of the whole site that need no work of the browser (NOTE-LIMIT-2). */
export const SITE_NOTE_RATE = { limit: 60, windowMs: HOUR } as const
/** Notes of the whole site in all: a stranger with many addresses and much time must not fill the disk (NOTE-LIMIT-3). */
export const NOTE_FLOOD_RATE = { limit: 500, windowMs: HOUR } as const

/** Within this time the same words are known again: of one visitor as the same note, of others as repeated. */
export const REPEATED_MS = 30 * DAY
/** Waiting and held notes are deleted after this time, and an address after its answer (NOTE-KEEP-1). */
export const NOTE_KEPT_MS = 90 * DAY
/** How long an answer waits before its letter goes: as long as it can be undone. */
export const ANSWER_DELAY_MS = MINUTE
/** From this hour of the site's clock on, the day's letter to the coach may go. */
export const NOTES_LETTER_HOUR = 7
/** Letters to the coach in an hour, where each note is told at once. */
export const AT_ONCE_RATE = { limit: 6, windowMs: HOUR } as const

/** The first of a name's words: as a friend would be called. */
export function firstWordOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name
}

/** When a note that is not published is deleted; null for a published one. */
export function noteGoneAt({ state, created_at }: { state: NoteState; created_at: string }): string | null {
  return state === 'published' ? null : new Date(Date.parse(created_at) + NOTE_KEPT_MS).toISOString()
}

/** Where an item's notes are asked for; by it, whatever shows them is forgotten when they change. */
export function notesAddress(kind: ContentKind, itemId: number): string {
  return `/api/public/${kind === 'article' ? 'articles' : 'recipes'}/${itemId}/notes`
}
