import { LETTERS_KEPT_MS } from '../../../domain/mail/delivery.ts'
import { DAY } from '../../../domain/time/durations.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import type { LegalSection } from './legal-section.ts'

/** On what grounds, for how long, and what she may ask of us. */
export function privacyRights(): LegalSection[] {
  return [
    {
      id: 'legal-bases',
      title: 'Why we’re allowed to do this',
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
            gets read.
          </li>
          <li>
            <strong>The law:</strong> where it requires us to keep or hand over something.
          </li>
        </ul>
      ),
    },
    {
      id: 'sharing',
      title: 'Who else sees it',
      body: (
        <p>
          We don’t sell, rent or trade personal data. It is seen only by those who run things for us under
          contract: the company that hosts the site and those that carry our mail. They may use it for that
          task alone. We make no automated decisions about you and build no profiles.
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
            <strong>Messages:</strong> as long as we need them for the conversation and what follows from it.
          </li>
          <li>
            <strong>Letters we sent you:</strong> the fact that one went to your address, and when, for{' '}
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
            <strong>Backups:</strong> what we delete disappears from them when they’re replaced.
          </li>
        </ul>
      ),
    },
    {
      id: 'security',
      title: 'How we protect it',
      body: (
        <p>
          The public site uses encrypted connections. Only the coach can see the data, behind a password that
          is never stored in readable form, and we collect no more than we need. No system is perfectly safe;
          if something happens that puts you at risk, we’ll tell you and the authorities without delay.
        </p>
      ),
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      body: (
        <>
          <p>
            Under the General Data Protection Regulation (GDPR), and with us wherever you live, you can at any
            time:
          </p>
          <ul>
            <li>ask what we hold about you, and get a copy of it in a common format;</li>
            <li>have it corrected, completed or deleted;</li>
            <li>have its use limited, or object to it;</li>
            <li>withdraw your consent, which changes nothing about what happened before;</li>
            <li>
              complain to the data protection authority where you live, work or think something went wrong.
            </li>
          </ul>
          <p>
            Write to us through the <SiteLink href="/contact">contact page</SiteLink>. We answer within a
            month, free of charge, and may ask you something to make sure it’s you.
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      body: (
        <p>
          When what we do changes, this page changes with it; the date at the top shows which day’s version
          you’re reading. If a change affects something you agreed to, we’ll ask you again.
        </p>
      ),
    },
  ]
}
