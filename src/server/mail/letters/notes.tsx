import { quoteLines } from '../../../domain/contact/reply-link.ts'
import { greet, toOneLine, toSubject } from '../../../domain/mail/letter-text.ts'
import type { LetterPropsOf, LetterSite } from '../../../domain/mail/letters.ts'
import {
  answerSubject,
  describeNote,
  describeNotePlace,
  describeOtherNotes,
  describeWaitingNotes,
} from '../../../domain/notes/note-letters.ts'
import { firstNameOf } from '../../../domain/site/coach-name.ts'
import { formatLongDate } from '../../../domain/time/dates.ts'
import type { Letter } from './letter.ts'
import { Action, Paragraph, Quotation, SmallPrint, TextLink, toLines } from './pieces.tsx'

const SAY_MORE = 'Want to say more? Answer this letter, it reaches me.'

/** Writes about readers' waiting notes: a few of them, the number of the rest, and a link to the inbox (NOTE-MAIL-1). */
export function writeNotesWaiting(
  { notes, total, spam, notes_url }: LetterPropsOf<'notes_waiting'>,
  { settings }: LetterSite,
): Letter {
  const title = describeWaitingNotes(total)
  const settings_url = `${notes_url}?state=closed`
  const others = describeOtherNotes(total - notes.length, spam)
  const shown = notes.map((note) => ({
    line: `${toOneLine(describeNote(note))}, ${toOneLine(note.title)}`,
    text: note.text,
  }))
  return {
    subject: title,
    preheader: shown[0]?.line ?? title,
    field: 'mist',
    title,
    body: (
      <>
        {shown.map(({ line, text }, index) => (
          <div key={index}>
            <Paragraph>
              <span dir="auto">{line}</span>
            </Paragraph>
            <Quotation>{text}</Quotation>
          </div>
        ))}
        {others !== '' && <SmallPrint>{others}</SmallPrint>}
        <Action href={notes_url}>Read them</Action>
        <SmallPrint>
          Rather at once, or never? <TextLink href={settings_url}>Change how you hear of notes</TextLink>
        </SmallPrint>
      </>
    ),
    text: [
      ...shown.map(({ line, text }) => `${line}\n${quoteLines(text)}`),
      others,
      `Read them:\n${notes_url}`,
      `Rather at once, or never? Change how you hear of notes:\n${settings_url}`,
    ],
    reason: `You’re getting this because readers of ${settings.site_name} wrote notes that nobody sees before you have read them.`,
  }
}

/** Writes the coach's answer to a reader's note, with the note above it and the private link below (NOTE-MAIL-2). */
export function writeNoteAnswer(props: LetterPropsOf<'note_answer'>, { settings }: LetterSite): Letter {
  const { note_kind, title, note, answer, page_url, note_url, forgotten_at } = props
  const coach = firstNameOf(settings)
  const hello = greet(props.first_name)
  const place = props.place === null ? null : toOneLine(props.place)
  const where = toOneLine(describeNotePlace(note_kind, { title, place }))
  const forgotten = formatLongDate(forgotten_at, settings.time_zone)
  const reason = `You get this one letter because you left your address with your ${note_kind === 'question' ? 'question' : 'note'}. Nothing else will follow, and the address is forgotten on ${forgotten}.`
  const seeIt = `See it under the ${page_url?.includes('/recipes/') ? 'recipe' : 'article'}`
  return {
    subject: toSubject(answerSubject(coach, title)),
    preheader: toOneLine(answer),
    field: 'leaf',
    eyebrow: `An answer from ${coach}`,
    title: hello,
    body: (
      <>
        <SmallPrint>{where}</SmallPrint>
        <Quotation>{note}</Quotation>
        <Quotation coach={coach}>{answer}</Quotation>
        {page_url !== null && <Action href={page_url}>{seeIt}</Action>}
        <SmallPrint>{SAY_MORE}</SmallPrint>
        <SmallPrint>
          <TextLink href={note_url}>Your note, to see or delete</TextLink>
        </SmallPrint>
      </>
    ),
    text: [
      hello,
      `${where}:\n${quoteLines(note)}`,
      `${coach}:\n${toLines(answer).join('\n')}`,
      page_url === null ? '' : `${seeIt}:\n${page_url}`,
      SAY_MORE,
      `Your note, to see or delete:\n${note_url}`,
    ],
    is_personal: true,
    reason,
  }
}
