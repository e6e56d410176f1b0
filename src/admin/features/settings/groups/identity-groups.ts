import type { SettingGroup } from '../setting.ts'

/** Who the coach is, with the profiles on other sites. */
export const IDENTITY_GROUPS: readonly SettingGroup[] = [
  {
    id: 'you',
    title: 'You and your site',
    intro: 'Who you are and what this place is called.',
    pages: ['every'],
    settings: [
      {
        kind: 'line',
        key: 'coach_name',
        label: 'Your name',
        help: 'As your readers know you.',
        pages: ['every', 'about', 'articles'],
        whenEmpty: null,
      },
      {
        kind: 'line',
        key: 'site_name',
        label: 'Name of the site',
        help: 'Shown in the header, in the footer and in search results.',
        whenEmpty: null,
      },
      {
        kind: 'line',
        key: 'site_short_name',
        label: 'Short name',
        help: 'Used where the full name does not fit, such as under the icon on a phone.',
        whenEmpty: null,
      },
      {
        kind: 'line',
        key: 'tagline',
        label: 'Tagline',
        help: 'One line at the foot of every page and on the picture shown when the site is shared.',
      },
      {
        kind: 'text',
        key: 'site_description',
        label: 'What the site is about',
        help: 'Shown under the site’s name in search results. About 150 characters are read.',
        pages: ['home', 'feed'],
      },
      {
        kind: 'email',
        key: 'contact_email',
        label: 'Your public email address',
        help: 'Readers can see it. Messages from the contact form reach you without it.',
        pages: ['contact', 'privacy', 'terms'],
      },
      {
        kind: 'line',
        key: 'copyright_year',
        label: 'Copyright year',
        help: 'Shown next to the © at the foot of every page.',
      },
    ],
  },
  {
    id: 'links',
    title: 'Links',
    intro: 'Your places elsewhere. Copy each address from your browser.',
    pages: ['every', 'contact'],
    settings: [
      {
        kind: 'line',
        key: 'instagram_handle',
        label: 'Instagram handle',
        help: 'With its @. Readers copy it to tag you.',
        pages: ['home'],
      },
      {
        kind: 'link',
        key: 'instagram_url',
        label: 'Instagram profile',
        help: 'The address of your profile.',
      },
      {
        kind: 'link',
        key: 'facebook_url',
        label: 'Facebook page',
        help: 'The address of your page.',
      },
      {
        kind: 'link',
        key: 'youtube_url',
        label: 'YouTube profile',
        help: 'The address of your profile.',
      },
      {
        kind: 'link',
        key: 'tiktok_url',
        label: 'TikTok profile',
        help: 'The address of your profile.',
      },
      {
        kind: 'link',
        key: 'video_channel_url',
        label: 'Workout videos',
        help: 'Where the Watch Workouts button leads.',
        pages: ['every', 'privacy'],
      },
      {
        kind: 'link',
        key: 'shop_url',
        label: 'Shop',
        help: 'Where the Shop link in the footer leads.',
        pages: ['every'],
        whenEmpty: 'Empty, so the footer says “Shop – coming soon”.',
      },
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
]
