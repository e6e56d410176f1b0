import { CONTACT_RATE } from '../../../domain/contact/limits.ts'
import { LETTERS_KEPT_MS } from '../../../domain/mail/delivery.ts'
import { POPUP } from '../../../domain/newsletter/constants.ts'
import { NOTE_KEPT_MS } from '../../../domain/notes/note-rules.ts'
import type { LegalTexts, PageSettings } from '../../../domain/site/settings.ts'
import { socialLinks } from '../../../domain/site/social-links.ts'
import { DAY, MINUTE } from '../../../domain/time/durations.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import type { LegalSection } from './legal-page.tsx'

const NOTE_DAYS = NOTE_KEPT_MS / DAY

/** Returns the sections on what the site collects, and how. */
export function privacyCollection(settings: PageSettings & Partial<LegalTexts>): LegalSection[] {
  const { site_name, coach_name, newsletter_provider, analytics_service, contact_email } = settings
  const { legal_name, legal_address, legal_registration } = settings
  const responsible = legal_name || coach_name
  return [
    {
      id: 'who-we-are',
      title: 'Who we are',
      body: (
        <>
          <p>
            {site_name} is run by {coach_name}
            {legal_name && ` under the name of ${legal_name}`}. In this policy “we” means {responsible}, the
            controller of the personal data described here, who decides what is kept and answers for it.
          </p>
          {(legal_address || legal_registration) && (
            <p className="whitespace-pre-line">
              {[responsible, legal_address, legal_registration].filter(Boolean).join('\n')}
            </p>
          )}
          <p>
            Reach us through the <SiteLink href="/contact">contact page</SiteLink>
            {contact_email && (
              <>
                {' '}
                or at <SiteLink href={`mailto:${contact_email}`}>{contact_email}</SiteLink>
              </>
            )}
            . A question about your data needs no special form.
          </p>
        </>
      ),
    },
    {
      id: 'adults',
      title: 'For adults, 18 and over',
      body: (
        <p>
          This site is made for adults aged 18 and over. We don’t knowingly keep data about anyone younger. If
          you think a child has written to us or joined the newsletter, tell us and we’ll delete what we hold.
        </p>
      ),
    },
    {
      id: 'newsletter-data',
      title: 'The newsletter',
      body: (
        <>
          <p>
            When you sign up we keep your email address, your first name if you give it, the form you used and
            the page it was on, when you asked and confirmed, and your time zone (such as Europe/Paris), so
            that letters can reach you in the morning.{' '}
            {newsletter_provider && <>The newsletter is sent with {newsletter_provider}.</>}
          </p>
          <p>
            Signing up takes two steps. We first send a letter with a link; only after you’ve confirmed there
            do we write to you again. Nobody can put you on the list for you. Every letter after that has a
            link that lets you leave in one click.
          </p>
          <p>
            We don’t see whether you open a letter. When a link in one brings you to this site, we add the
            visit to a total, without your name. If you ask us to delete you from the list, all we keep is a
            scrambled code that stops anybody from adding you again.
          </p>
        </>
      ),
    },
    {
      id: 'messages',
      title: 'Messages you send',
      body: (
        <>
          <p>
            The contact form asks for your first and last name, your email address, a subject and your
            message. We use them to answer you, and send you a confirmation that the message has arrived. To
            keep bots from flooding the form, we count messages from one network address for{' '}
            {CONTACT_RATE.windowMs / MINUTE} minutes; the address isn’t kept with your message. Please leave
            out health details that we don’t need for an answer.
          </p>
          <p>
            A note under a recipe or a question under an article keeps the name you give, your words, stars
            and picture, and your email address if you leave one for an answer. The address is never shown,
            and is forgotten {NOTE_DAYS} days after the answer. Of a picture we keep nothing about where or
            with what it was taken. Notes that we don’t publish are deleted after {NOTE_DAYS} days; your own
            you can delete at any time by the private link you got when you sent it.
          </p>
        </>
      ),
    },
    {
      id: 'visits-and-ratings',
      title: 'Visits and ratings',
      body: (
        <>
          {analytics_service && (
            <p>For web analytics, to learn which pages are read, we use {analytics_service}.</p>
          )}
          <p>
            We count on our own server which pages are opened and what is done there: read to the end, cooked,
            saved, printed, shared, a workout or film started, a link to another site followed. We also count
            which site brought people here, what they search for, and which addresses lead to nothing; words
            and addresses are only shown to us once three visitors brought them. All we keep is sums for each
            day, for 25 months. We also see how many people have been on which page in the last five minutes;
            that is forgotten within hours.
          </p>
          <p>
            To count a visitor once a day we make a code from the network address and the name of the browser,
            with a secret that is made anew every day. Secret and codes are deleted when the day is over;
            neither the address nor the browser’s name is kept. There is no cookie for this, and nothing is
            stored on your device. If your browser asks not to be tracked (Do Not Track or Global Privacy
            Control), you aren’t counted at all; nor is anybody without JavaScript.
          </p>
          <p>
            When you rate a recipe we keep the rating with a code that can’t be turned back into an address,
            so that you can change your mind and nobody counts twice.
          </p>
          <p>
            Like every server, ours writes technical records of requests (the time, the page, the network
            address). We only look at them to keep the site safe and to find faults.
          </p>
        </>
      ),
    },
  ]
}

/** Returns the sections on what stays on the reader’s device, and what other companies learn. */
export function privacyDevices(settings: PageSettings & Partial<LegalTexts>): LegalSection[] {
  const { music_service, video_channel_url, playlist_url } = settings
  const platforms = new Intl.ListFormat('en-US').format(socialLinks(settings).map(({ label }) => label))
  return [
    {
      id: 'cookies',
      title: 'Cookies and your device',
      body: (
        <>
          <p>
            We use no advertising cookies and don’t follow you around the web. We set a cookie only when you
            do something that needs one:
          </p>
          <ul>
            <li>
              <strong>{POPUP.cookieDays} days:</strong> remembers that you closed the newsletter popup or
              signed up, so that it stays away.
            </li>
            <li>
              <strong>1 year:</strong> once you’ve rated a recipe, written a note or said that one helped,
              tells that it was you, so that you can change your mind.
            </li>
            <li>
              <strong>24 hours after its last use, 30 days at most:</strong> keeps the coach logged in.
              Visitors never get this one.
            </li>
            <li>
              <strong>1 year:</strong> knows a browser in which the coach has logged in before, so that other
              people’s wrong passwords never lock it out. Visitors never get this one either.
            </li>
          </ul>
          <p>More things stay in your browser and are never sent to us:</p>
          <ul>
            <li>
              a half-written message to us and the fact that the popup has been shown (both until you close
              the tab);
            </li>
            <li>
              a note or question you’ve begun or written without internet, with its picture (until it’s sent),
              its private link where it was sent later (until you close it), the first name you gave with the
              last one, and which notes have helped you (until you clear your browser);
            </li>
            <li>the ingredients you’ve ticked (until you untick them or clear your browser);</li>
            <li>what you’ve chosen for a recipe and where you are in cook mode (for a day);</li>
            <li>
              the recipes you’ve saved with your notes on them, the weeks you’ve planned with their shopping
              lists, your units and what you avoid (until you change them or clear your browser);
            </li>
            <li>
              where you are in a workout and how its player is set, and the pose you’ve left the paper figure
              in (until you clear your browser);
            </li>
            <li>
              the days, dishes and articles you’ve finished (until you clear them at the sun in the footer);
            </li>
            <li>your last four searches (until you clear them in the search);</li>
            <li>whose film players may load without a press (until you take that back).</li>
          </ul>
          <p>
            So that they open without internet, your browser also keeps copies of what you saved and of the
            last articles and recipes you read. Newer ones replace older ones, and clearing your browser
            removes them all.
          </p>
        </>
      ),
    },
    {
      id: 'other-services',
      title: 'Music, video and social platforms',
      body: (
        <>
          {playlist_url && (
            <p>
              The playlist is kept at {music_service || 'a music streaming service'}; our page only links to
              it.
            </p>
          )}
          {(platforms || video_channel_url) && (
            <p>
              {platforms && <>We are also on {platforms}. </>}
              {video_channel_url && <>The workout videos are on a video channel outside this site. </>}
              The share buttons are plain links.
            </p>
          )}
          <p>
            Some articles show a film from YouTube or Vimeo. Its picture comes from our own server, and the
            player is loaded only when you press play, or have told this device to always load it. Then that
            company sees that you watch.
          </p>
          <p>
            Otherwise nothing from these companies is loaded on our pages, so they learn nothing about you
            until you follow a link or press play. From then on their own privacy policies apply, and your
            data may be processed outside your country.
          </p>
        </>
      ),
    },
  ]
}

/** Returns the sections on the legal grounds, the retention periods, and readers' rights. */
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
