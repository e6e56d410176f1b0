import { LETTERS_KEPT_MS } from '../../../domain/mail/delivery-rules.ts'
import { DAY } from '../../../domain/time/durations.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import type { LegalSection } from './legal-section.ts'

/** On what grounds, for how long, and what she may ask of us. */
export function privacyRights(): LegalSection[] {
  return [
    {
      id: 'legal-bases',
      title: 'Why we may do this',
      body: (
        <ul>
          <li>
            <strong>Your consent:</strong> the newsletter. You can take it back at any time, with one click.
          </li>
          <li>
            <strong>Your request:</strong> answering a message, sending the plan you asked for, keeping your
            rating.
          </li>
          <li>
            <strong>Our legitimate interest:</strong> a site that is safe and works, and knowing roughly what
            is read.
          </li>
          <li>
            <strong>The law:</strong> where it obliges us to keep or hand over something.
          </li>
        </ul>
      ),
    },
    {
      id: 'sharing',
      title: 'Who else sees it',
      body: (
        <p>
          We do not sell, rent or trade personal data. It is seen only by those who run things for us under
          contract: the company that hosts the site and those that carry our mail. They may use it for that
          task alone. We make no decisions about you by machine and build no profiles.
        </p>
      ),
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      body: (
        <ul>
          <li>
            <strong>Newsletter:</strong> until you unsubscribe. After that we keep the address only to
            remember not to write to you; ask, and that goes too.
          </li>
          <li>
            <strong>Messages:</strong> as long as the conversation and what may follow from it need them.
          </li>
          <li>
            <strong>Letters we sent you:</strong> that a letter went to your address, and when, for{' '}
            {LETTERS_KEPT_MS / DAY} days.
          </li>
          <li>
            <strong>Ratings:</strong> as long as the recipe is on the site, without your name.
          </li>
          <li>
            <strong>Technical records:</strong> for a short time, longer only while we look into an attack or
            a fault.
          </li>
          <li>
            <strong>Copies:</strong> what is deleted disappears from our backups when those are replaced.
          </li>
        </ul>
      ),
    },
    {
      id: 'security',
      title: 'How we protect it',
      body: (
        <p>
          The site is served over encrypted connections where it is public, access to the data is limited to
          the coach and protected by a password that is never stored in readable form, and no more is
          collected than a task needs. No system is perfectly safe; should something happen that puts you at
          risk, we will tell you and the authority without delay.
        </p>
      ),
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      body: (
        <>
          <p>
            Under the General Data Protection Regulation (GDPR), and with us wherever you live, you may at any
            time:
          </p>
          <ul>
            <li>ask what we hold about you, and get a copy of it in a common format;</li>
            <li>have it corrected, completed or deleted;</li>
            <li>have its use limited, or object to it;</li>
            <li>take back a consent, without any effect on what happened before;</li>
            <li>
              complain to the data protection authority where you live, work or think something went wrong.
            </li>
          </ul>
          <p>
            Write to us through the <SiteLink href="/contact">contact page</SiteLink>. We answer within a
            month, free of charge, and may ask something to be sure that it is you.
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      body: (
        <p>
          When what we do changes, this page changes with it; the date at the top says as of when it holds. If
          a change touches something you agreed to, we ask you again.
        </p>
      ),
    },
  ]
}
