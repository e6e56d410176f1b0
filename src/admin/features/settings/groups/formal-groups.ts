import { line, type SettingGroup, text } from '../setting.ts'

/** Settings with formal requirements. */
export const FORMAL_GROUPS: readonly SettingGroup[] = [
  {
    id: 'letters',
    title: 'Letters',
    intro:
      'What the letters that go out by themselves say in your name. Newsletters you write under Newsletter.',
    pages: ['welcome'],
    settings: [
      text(
        'letters_welcome_text',
        'In the welcome letter',
        'What she may expect of you from now on. Leave an empty line between paragraphs.',
      ),
      text(
        'letters_goodbye_text',
        'In the goodbye letter',
        'Your last words to somebody who leaves the list.',
      ),
      line('letters_signature', 'How you sign', 'Shown under both.'),
    ],
  },
  {
    id: 'legal',
    title: 'Legal and services',
    intro: 'Named in the legal pages. What is written there should be true of you.',
    pages: ['privacy'],
    settings: [
      line(
        'jurisdiction',
        'Country or state whose law applies',
        'Completes the sentence “These terms are governed by the laws of …”.',
        { pages: ['terms'], whenEmpty: 'Empty, so the terms speak of the place where you work.' },
      ),
      line(
        'legal_name',
        'Name of your business',
        'Who answers for the site, where that is not your own name.',
        { pages: ['privacy', 'terms'], whenEmpty: 'Empty, so the legal pages name you.' },
      ),
      text('legal_address', 'Address for the legal pages', 'Readers can see it. Many countries require one.'),
      line(
        'legal_registration',
        'Registration',
        'A register’s or tax number, with what it is, such as VAT SE 556000.',
      ),
      text(
        'postal_address',
        'Postal address',
        'Shown at the end of your newsletters, as the law in many countries requires, and nowhere on the site.',
        { pages: ['letters'], whenEmpty: 'Empty, so your letters name no address. A post box will do.' },
      ),
      line(
        'newsletter_provider',
        'Who sends the newsletter',
        'Completes the sentence “The newsletter is sent with …”.',
      ),
      line('music_service', 'Music service', 'Where the playlist is kept.', {
        pages: ['playlist', 'privacy'],
        whenEmpty: 'Empty, so it is called “the music service”.',
      }),
      line(
        'analytics_service',
        'How readers are counted',
        'Completes the sentence “For web analytics, to learn which pages are read, we use …”.',
      ),
    ],
  },
]
