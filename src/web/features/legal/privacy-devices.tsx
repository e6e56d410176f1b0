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
            We use no advertising cookies and follow you nowhere. A cookie is set only when you do something
            that needs it:
          </p>
          <div className="overflow-x-auto">
            <table>
              <thead>
                <tr>
                  <th scope="col">What it remembers</th>
                  <th scope="col">When it is set</th>
                  <th scope="col">How long</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <td>That the newsletter popup need not come back</td>
                  <td>You close the popup, or sign up</td>
                  <td>{POPUP.cookieDays} days</td>
                </tr>
                <tr>
                  <td>Your rating of a recipe, so that you can change it</td>
                  <td>You rate a recipe</td>
                  <td>1 year</td>
                </tr>
                <tr>
                  <td>That the coach is logged in</td>
                  <td>She logs in to write; visitors never get this one</td>
                  <td>24 hours after its last use</td>
                </tr>
              </tbody>
            </table>
          </div>
          <p>
            Three more things stay in your browser and are never sent to us: a half-written message to us and
            the fact that the popup has been shown (both until you close the tab), and the ingredients you
            have ticked (until you untick them or clear your browser).
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
