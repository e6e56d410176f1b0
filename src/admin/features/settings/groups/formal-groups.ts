import type { SettingGroup } from '../setting.ts'

/** What has to be true rather than beautiful. */
export const FORMAL_GROUPS: readonly SettingGroup[] = [
  {
    id: 'letters',
    title: 'Letters',
    intro:
      'What the letters that go out by themselves say in your name. Newsletters you write under Newsletter.',
    pages: ['welcome'],
    settings: [
      {
        kind: 'text',
        key: 'letters_welcome_text',
        label: 'In the welcome letter',
        help: 'What she may expect of you from now on. Leave an empty line between paragraphs.',
      },
      {
        kind: 'text',
        key: 'letters_goodbye_text',
        label: 'In the goodbye letter',
        help: 'Your last words to somebody who leaves the list.',
      },
      {
        kind: 'line',
        key: 'letters_signature',
        label: 'How you sign',
        help: 'Shown under both.',
      },
    ],
  },
  {
    id: 'legal',
    title: 'Legal and services',
    intro: 'Named in the legal pages. What is written there should be true of you.',
    pages: ['privacy'],
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
        kind: 'line',
        key: 'legal_name',
        label: 'Name of your business',
        help: 'Who answers for the site, where that is not your own name.',
        pages: ['privacy', 'terms'],
        whenEmpty: 'Empty, so the legal pages name you.',
      },
      {
        kind: 'text',
        key: 'legal_address',
        label: 'Address for the legal pages',
        help: 'Readers can see it. Many countries require one.',
      },
      {
        kind: 'line',
        key: 'legal_registration',
        label: 'Registration',
        help: 'A register’s or tax number, with what it is, such as VAT SE 556000.',
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
      },
    ],
  },
]
