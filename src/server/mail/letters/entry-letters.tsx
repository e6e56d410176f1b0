import { renderToStaticMarkup } from 'react-dom/server'
import type { LetterProps, LetterSite, RenderLetter } from '../../../domain/mail/letters.ts'
import { writeMailTest, writeUpdateUndone } from './coach.tsx'
import { writeContactConfirmation, writeContactReply, writeContactToCoach } from './contact.tsx'
import { addOutlookComments, Frame } from './frame.tsx'
import type { Letter } from './letter.ts'
import { writeLetterText } from './letter.ts'
import { writeNewsletterIssue, writeNewsletterTest } from './newsletter-issue.tsx'
import { writeNoteAnswer, writeNotesWaiting } from './notes.tsx'
import { writePlanDay } from './plan-day.tsx'
import { applyAccent } from './styles.ts'
import {
  writeAlreadySubscribed,
  writeGoodbye,
  writeNewsletterConfirmation,
  writeWelcome,
} from './subscription.tsx'

/** Renders a letter: its subject, its HTML, and its plain text. */
export const renderLetter: RenderLetter = async (props, site) => {
  const letter = writeLetter(props, site)
  const html = renderToStaticMarkup(<Frame letter={letter} site={site} />)
  return {
    subject: letter.subject,
    html: `<!DOCTYPE html>${addOutlookComments(applyAccent(html, site.look?.accent ?? ''))}`,
    text: writeLetterText(letter, site),
  }
}

function writeLetter(props: LetterProps, site: LetterSite): Letter {
  switch (props.kind) {
    case 'contact_to_coach':
      return writeContactToCoach(props, site)
    case 'contact_confirmation':
      return writeContactConfirmation(site)
    case 'contact_reply':
      return writeContactReply(props, site)
    case 'notes_waiting':
      return writeNotesWaiting(props, site)
    case 'note_answer':
      return writeNoteAnswer(props, site)
    case 'newsletter_confirmation':
      return writeNewsletterConfirmation(props, site)
    case 'newsletter_already_subscribed':
      return writeAlreadySubscribed(props, site)
    case 'welcome':
      return writeWelcome(props, site)
    case 'plan_day':
      return writePlanDay(props, site)
    case 'goodbye':
      return writeGoodbye(props, site)
    case 'newsletter_issue':
      return writeNewsletterIssue(props, site)
    case 'newsletter_test':
      return writeNewsletterTest(props, site)
    case 'mail_test':
      return writeMailTest(props)
    case 'update_undone':
      return writeUpdateUndone(props)
  }
}
