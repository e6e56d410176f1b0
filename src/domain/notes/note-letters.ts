import { pagePath } from '../content/affected-pages.ts'
import type { ContentKind } from '../items/status.ts'
import type { NoteInLetter } from '../mail/letters.ts'
import type { NotesMail } from '../site/settings.ts'
import { capitalize } from '../text/capitalize.ts'
import { numberWord } from '../text/number-words.ts'
import { toZonedTime } from '../time/zoned-time.ts'
import { firstWordOf, NOTE_DEEDS, NOTES_LETTER_HOUR, type NoteKind } from './note-rules.ts'

/** Returns `Four notes are waiting for you`. */
export function describeWaitingNotes(count: number): string {
  return count === 1 ? 'One note is waiting for you' : `${capitalize(small(count))} notes are waiting for you`
}

/** Returns `Ellen has a tip`, `June asks`, `Siv cooked it`. */
export function describeNote({ kind, name }: Pick<NoteInLetter, 'kind' | 'name'>): string {
  return `${firstWordOf(name)} ${NOTE_DEEDS[kind]}`
}

/** Returns the text after the notes in a letter: `and two more. One looks like spam, so it is kept apart.`, or ''. */
export function describeOtherNotes(more: number, spam: number): string {
  const others = more === 0 ? '' : `and ${small(more)} more.`
  const held =
    spam === 0
      ? ''
      : spam === 1
        ? 'One looks like spam, so it is kept apart.'
        : `${capitalize(small(spam))} look like spam, so they are kept apart.`
  return [others, held].filter(Boolean).join(' ')
}

function small(count: number): string {
  return numberWord(count, 10)
}

/** Returns `You asked under Red Lentil Dal, step 2`. */
export function describeNotePlace(
  kind: NoteKind,
  { title, place }: { title: string; place: string | null },
): string {
  const verb = kind === 'question' ? 'asked' : 'wrote'
  return `You ${verb} under ${title}${place === null ? '' : `, ${place}`}`
}

/** Returns the subject of the coach's answer, which names the topic so that it can be found in a full mailbox. */
export function answerSubject(coach: string, title: string): string {
  return `${coach} answered: ${title}`
}

/**
 * Returns the day for which the letter about waiting notes is due: from seven in the morning in the site's time zone,
 * once a day. Null when none is due.
 *
 * @param now ISO 8601 · @param timeZone the site's
 */
export function notesLetterDay(mail: NotesMail, now: string, timeZone: string): string | null {
  if (mail !== 'daily') return null
  const [day = '', clock = ''] = toZonedTime(now, timeZone).split('T')
  return Number(clock.slice(0, 2)) >= NOTES_LETTER_HOUR ? day : null
}

/** Returns the path of an item's notes. */
export function notesPath(kind: ContentKind, slug: string): string {
  return `${pagePath(kind, slug)}#notes`
}
