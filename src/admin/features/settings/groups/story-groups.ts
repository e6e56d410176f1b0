import { line, type SettingGroup, text } from '../setting.ts'

/** The pages that tell who the coach is. */
export const STORY_GROUPS: readonly SettingGroup[] = [
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
]
