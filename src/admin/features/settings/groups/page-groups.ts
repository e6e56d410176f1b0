import { date, line, link, type SettingGroup, text } from '../setting.ts'

export const PAGE_GROUPS: readonly SettingGroup[] = [
  // The pages that present the coach.
  {
    id: 'home',
    title: 'Home page',
    intro: 'What readers meet first. The headline and the titles of the cards stay as they are.',
    pages: ['home'],
    settings: [
      text('home_lead', 'Under the headline', 'Who you are for, and what you give. One or two sentences.'),
      line('home_playlist_button', 'Button to the playlist', 'Leads to the playlist page.'),
      line('home_habits_title', 'Heading over the three cards', 'A promise in a few words.'),
      text('home_workouts_text', 'Under Dynamic Workouts', 'How you move with them.'),
      text('home_nutrition_text', 'Under Vital Nutrition', 'How you cook and eat.'),
      text('home_community_text', 'Under Supportive Community', 'What it is like to be one of yours.'),
      line('home_tag_us_text', 'Under your Instagram handle', 'One line that invites them to tag you.'),
    ],
  },
  {
    id: 'about',
    title: 'About page',
    intro: 'Your story. The headline and the names of the four values stay as they are.',
    pages: ['about'],
    settings: [
      text(
        'about_description',
        'In search results',
        'What is said of the page where it is found or shared. About 150 characters are read.',
        { whenEmpty: 'Empty, so it says what the site is about.' },
      ),
      {
        kind: 'lines',
        key: 'about_discoveries',
        label: 'What you’ll discover',
        help: 'One promise a line, eight at most.',
      },
      line('about_values_title', 'Heading over the values', 'A few words.'),
      text('about_authenticity_text', 'Under Authenticity', 'What it means with you.'),
      text('about_community_text', 'Under Community', 'What it means with you.'),
      text('about_wellness_text', 'Under Holistic Wellness', 'What it means with you.'),
      text('about_empowerment_text', 'Under Empowerment', 'What it means with you.'),
      line('about_testimonials_title', 'Heading over the testimonials', 'A few words.'),
      line('about_philosophy_title', 'Heading over your philosophy', 'A few words.'),
      text(
        'about_philosophy_text',
        'Your philosophy',
        'What you believe. Leave an empty line between paragraphs.',
        { whenEmpty: 'Empty, so the section is left out.' },
      ),
    ],
  },
  {
    id: 'banner',
    title: 'Banner',
    intro: 'One line above the header, for news and offers.',
    pages: ['home', 'blog', 'recipes', 'about'],
    settings: [
      line('banner_text', 'Text', 'One short sentence.', { whenEmpty: 'Empty, so there is no banner.' }),
      line('banner_link_text', 'Words of the link', 'Shown after the text, underlined.'),
      link(
        'banner_link_url',
        'Where the link leads',
        'A whole address, a page of this site such as /recipes, or #newsletter for the sign-up form.',
      ),
      date('banner_starts_on', 'First day', 'Leave it empty to begin at once.', { whenEmpty: null }),
      date('banner_ends_on', 'Last day', 'Leave it empty to go on until you change it.', { whenEmpty: null }),
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
      link('playlist_url', 'Address of the playlist', 'Where the Listen buttons lead.', {
        pages: ['playlist', 'privacy'],
      }),
      line('playlist_songs', 'Number of songs', 'As you want it read, such as 45+.'),
      line('playlist_duration', 'How long it plays', 'Such as 3h 12m.'),
      line('playlist_followers', 'Followers', 'Such as 2.1K.'),
      line('playlist_genre', 'Genre', 'Such as Dance Pop.'),
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
      line('article_cta_title', 'Heading under articles', 'A question or a promise.', {
        whenEmpty: 'Empty, so the block is left out.',
      }),
      line('article_cta_text', 'Line under that heading', 'One sentence.'),
      line('article_cta_button', 'Button under articles', 'Opens the newsletter form.'),
      line('recipes_cta_title', 'Heading under the recipes', 'A question or a promise.', {
        pages: ['recipes'],
        whenEmpty: 'Empty, so the block is left out.',
      }),
      line('recipes_cta_button', 'Button under the recipes', 'Leads to the contact page.', {
        pages: ['recipes'],
      }),
    ],
  },
]
