import { NOT_SHOWN, type SettingGroup } from '../setting.ts'

/** What has to be true rather than beautiful. */
export const FORMAL_GROUPS: readonly SettingGroup[] = [
  {
    id: 'legal',
    title: 'Legal and services',
    intro: 'Named in the legal pages. What is written there should be true of you.',
    settings: [
      {
        kind: 'line',
        key: 'jurisdiction',
        label: 'Country or state whose law applies',
        help: 'Completes the sentence “These terms are governed by the laws of …”.',
        pages: ['terms'],
        whenEmpty: 'Empty, so the terms speak of the place where you work.',
      },
      {
        kind: 'text',
        key: 'postal_address',
        label: 'Postal address',
        help: 'Shown at the end of your newsletters, as the law in many countries requires, and nowhere on the site.',
        pages: ['letters'],
        whenEmpty: 'Empty, so your letters name no address. A post box will do.',
      },
      {
        kind: 'line',
        key: 'newsletter_provider',
        label: 'Who sends the newsletter',
        help: 'Completes the sentence “The newsletter is sent with …”.',
        pages: ['privacy'],
        whenEmpty: NOT_SHOWN,
      },
      {
        kind: 'line',
        key: 'music_service',
        label: 'Music service',
        help: 'Where the playlist is kept.',
        pages: ['playlist', 'privacy'],
        whenEmpty: 'Empty, so it is called “the music service”.',
      },
      {
        kind: 'line',
        key: 'analytics_service',
        label: 'How readers are counted',
        help: 'Completes the sentence “For web analytics, to learn which pages are read, we use …”.',
        pages: ['privacy'],
        whenEmpty: NOT_SHOWN,
      },
    ],
  },
]
