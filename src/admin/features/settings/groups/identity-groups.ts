import { line, link, type SettingGroup, text } from '../setting.ts'

/** The coach's identity, with the profiles on other sites. */
export const IDENTITY_GROUPS: readonly SettingGroup[] = [
  {
    id: 'you',
    title: 'You and your site',
    intro: 'Who you are and what this place is called.',
    pages: ['every'],
    settings: [
      line('coach_name', 'Your name', 'As your readers know you.', {
        pages: ['every', 'about', 'articles'],
        whenEmpty: null,
      }),
      line('site_name', 'Name of the site', 'Shown in the header, in the footer and in search results.', {
        whenEmpty: null,
      }),
      line(
        'site_short_name',
        'Short name',
        'Used where the full name does not fit, such as under the icon on a phone.',
        { whenEmpty: null },
      ),
      line(
        'tagline',
        'Tagline',
        'One line at the foot of every page and on the picture shown when the site is shared.',
      ),
      text(
        'site_description',
        'What the site is about',
        'Shown under the site’s name in search results. About 150 characters are read.',
        { pages: ['home', 'feed'] },
      ),
      {
        kind: 'email',
        key: 'contact_email',
        label: 'Your public email address',
        help: 'Readers can see it. Messages from the contact form reach you without it.',
        pages: ['contact', 'privacy', 'terms'],
      },
      line('copyright_year', 'Copyright year', 'Shown next to the © at the foot of every page.'),
    ],
  },
  {
    id: 'links',
    title: 'Links',
    intro: 'Your places elsewhere. Copy each address from your browser.',
    pages: ['every', 'contact'],
    settings: [
      line('instagram_handle', 'Instagram handle', 'With its @. Readers copy it to tag you.', {
        pages: ['home'],
      }),
      link('instagram_url', 'Instagram profile', 'The address of your profile.'),
      link('facebook_url', 'Facebook page', 'The address of your page.'),
      link('youtube_url', 'YouTube profile', 'The address of your profile.'),
      link('tiktok_url', 'TikTok profile', 'The address of your profile.'),
      link('video_channel_url', 'Workout videos', 'Where the Watch Workouts button leads.', {
        pages: ['every', 'privacy'],
      }),
      link('shop_url', 'Shop', 'Where the Shop link in the footer leads.', {
        pages: ['every'],
        whenEmpty: 'Empty, so the footer says “Shop – coming soon”.',
      }),
    ],
  },
  {
    id: 'time-zone',
    title: 'Time zone',
    intro: 'Dates on the site, the banner’s days and what you schedule all follow it.',
    pages: ['every'],
    settings: [
      {
        kind: 'time_zone',
        key: 'time_zone',
        label: 'Time zone',
        help: 'Choose the place you live in or near.',
        whenEmpty: null,
      },
    ],
  },
  // The coach's own pictures and colour, in place of the product's.
  {
    id: 'look',
    title: 'Look',
    intro: 'Your pictures and your colour, on every page, in letters and where a page is shared.',
    pages: ['every', 'letters'],
    settings: [
      {
        kind: 'picture',
        key: 'portrait_public_id',
        label: 'Portrait',
        help: 'A photo of you, best at 800x800 or larger. Its focal point stays in view; its description is read aloud.',
        pages: ['about', 'articles', 'letters'],
        whenEmpty: 'Empty, so the sample coach’s drawing is shown.',
        backLabel: 'Back to the drawing',
      },
      {
        kind: 'picture',
        key: 'logo_public_id',
        label: 'Logo',
        help: 'One that is at least twice as wide as tall takes the place of your site’s name; a squarer one is shown in front of it. A PNG or WebP with a see-through ground looks best.',
        whenEmpty: 'Empty, so the sun over the bowl is shown in front of your site’s name.',
        backLabel: 'Back to the sun over the bowl',
      },
      {
        kind: 'picture',
        key: 'favicon_public_id',
        label: 'Icon',
        help: 'Shown in browser tabs and on home screens. Simple and square works best, at 512x512 or larger.',
        pages: ['every'],
        whenEmpty: 'Empty, so the icon is the sun over the bowl.',
        backLabel: 'Back to the sun over the bowl',
      },
      {
        kind: 'accent',
        key: 'accent_color',
        label: 'Accent colour',
        help: 'Marks what can be pressed: buttons, links, where a reader is. A shade for dark screens is made from it.',
        whenEmpty: null,
        backLabel: 'Back to the house’s colour',
      },
    ],
  },
]
