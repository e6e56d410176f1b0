import type { SettingGroup } from '../setting.ts'

export const PAGE_GROUPS: readonly SettingGroup[] = [
  {
    id: 'banner',
    title: 'Banner',
    intro: 'One line above the header, for news and offers.',
    pages: ['home', 'blog', 'recipes', 'about'],
    settings: [
      {
        kind: 'line',
        key: 'banner_text',
        label: 'Text',
        help: 'One short sentence.',
        whenEmpty: 'Empty, so there is no banner.',
      },
      {
        kind: 'line',
        key: 'banner_link_text',
        label: 'Words of the link',
        help: 'Shown after the text, underlined.',
      },
      {
        kind: 'link',
        key: 'banner_link_url',
        label: 'Where the link leads',
        help: 'A whole address, a page of this site such as /recipes, or #newsletter for the sign-up form.',
      },
      {
        kind: 'date',
        key: 'banner_starts_on',
        label: 'First day',
        help: 'Leave it empty to begin at once.',
        whenEmpty: null,
      },
      {
        kind: 'date',
        key: 'banner_ends_on',
        label: 'Last day',
        help: 'Leave it empty to go on until you change it.',
        whenEmpty: null,
      },
    ],
  },
  {
    id: 'numbers',
    title: 'Numbers',
    intro: 'Figures that count up as a reader meets them.',
    pages: ['home'],
    settings: [
      {
        kind: 'stats',
        key: 'home_stats',
        label: 'Numbers on the home page',
        help: 'Two read best.',
      },
      {
        kind: 'stats',
        key: 'about_stats',
        label: 'Numbers on the about page',
        help: 'Up to four, each with a line of its own.',
        pages: ['about'],
      },
    ],
  },
  {
    id: 'testimonials',
    title: 'Testimonials',
    intro: 'What women say about you. Ask each before you quote her.',
    pages: ['about'],
    settings: [
      {
        kind: 'testimonials',
        key: 'testimonials',
        label: 'Testimonials',
        help: 'Shown two at a time, in this order. Name each as she wants to be called, perhaps with her age.',
      },
    ],
  },
  {
    id: 'playlist',
    title: 'Playlist',
    intro: 'The music page and its figures.',
    pages: ['playlist'],
    settings: [
      {
        kind: 'link',
        key: 'playlist_url',
        label: 'Address of the playlist',
        help: 'Where the Listen buttons lead.',
        pages: ['playlist', 'privacy'],
      },
      {
        kind: 'line',
        key: 'playlist_songs',
        label: 'Number of songs',
        help: 'As you want it read, such as 45+.',
      },
      {
        kind: 'line',
        key: 'playlist_duration',
        label: 'How long it plays',
        help: 'Such as 3h 12m.',
      },
      {
        kind: 'line',
        key: 'playlist_followers',
        label: 'Followers',
        help: 'Such as 2.1K.',
      },
      {
        kind: 'line',
        key: 'playlist_genre',
        label: 'Genre',
        help: 'Such as Dance Pop.',
      },
      {
        kind: 'tracks',
        key: 'playlist_tracks',
        label: 'Featured tracks',
        help: 'The songs listed on the page, in this order.',
      },
    ],
  },
  {
    id: 'calls-to-action',
    title: 'Calls to action',
    intro: 'What you ask of a reader when she has reached the end.',
    pages: ['articles'],
    settings: [
      {
        kind: 'line',
        key: 'article_cta_title',
        label: 'Heading under articles',
        help: 'A question or a promise.',
        whenEmpty: 'Empty, so the block is left out.',
      },
      {
        kind: 'line',
        key: 'article_cta_text',
        label: 'Line under that heading',
        help: 'One sentence.',
      },
      {
        kind: 'line',
        key: 'article_cta_button',
        label: 'Button under articles',
        help: 'Opens the newsletter form.',
      },
      {
        kind: 'line',
        key: 'recipes_cta_title',
        label: 'Heading under the recipes',
        help: 'A question or a promise.',
        pages: ['recipes'],
        whenEmpty: 'Empty, so the block is left out.',
      },
      {
        kind: 'line',
        key: 'recipes_cta_button',
        label: 'Button under the recipes',
        help: 'Leads to the contact page.',
        pages: ['recipes'],
      },
    ],
  },
]
