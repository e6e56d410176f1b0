import { POPUP } from '../../../domain/newsletter/constants.ts'
import type { SiteSettings } from '../../../domain/site/settings.ts'
import { socialLinks } from '../../../domain/site/social-links.ts'
import type { LegalSection } from './legal-section.ts'

/** What stays on her device, and what other companies learn. */
export function privacyDevices(settings: SiteSettings): LegalSection[] {
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
              <strong>1 year:</strong> remembers your rating of a recipe once you’ve given one, so that you
              can change your mind.
            </li>
            <li>
              <strong>24 hours after its last use:</strong> keeps the coach logged in. Visitors never get this
              one.
            </li>
          </ul>
          <p>
            Three more things stay in your browser and are never sent to us: a half-written message to us and
            the fact that the popup has been shown (both until you close the tab), and the ingredients you’ve
            ticked (until you untick them or clear your browser).
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
            Nothing from these companies is loaded on our pages, so they learn nothing about you until you
            follow a link. From then on their own privacy policies apply, and your data may be processed
            outside your country.
          </p>
        </>
      ),
    },
  ]
}
