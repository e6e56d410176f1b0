import type { SettingGroup } from '../setting.ts'

/** The pages that tell who the coach is. */
export const STORY_GROUPS: readonly SettingGroup[] = [
  {
    id: 'home',
    title: 'Home page',
    intro: 'What readers meet first. The headline and the titles of the cards stay as they are.',
    pages: ['home'],
    settings: [
      {
        kind: 'text',
        key: 'home_lead',
        label: 'Under the headline',
        help: 'Who you are for, and what you give. One or two sentences.',
      },
      {
        kind: 'line',
        key: 'home_playlist_button',
        label: 'Button to the playlist',
        help: 'Leads to the playlist page.',
      },
      {
        kind: 'line',
        key: 'home_habits_title',
        label: 'Heading over the three cards',
        help: 'A promise in a few words.',
      },
      {
        kind: 'text',
        key: 'home_workouts_text',
        label: 'Under Dynamic Workouts',
        help: 'How you move with them.',
      },
      {
        kind: 'text',
        key: 'home_nutrition_text',
        label: 'Under Vital Nutrition',
        help: 'How you cook and eat.',
      },
      {
        kind: 'text',
        key: 'home_community_text',
        label: 'Under Supportive Community',
        help: 'What it is like to be one of yours.',
      },
      {
        kind: 'line',
        key: 'home_tag_us_text',
        label: 'Under your Instagram handle',
        help: 'One line that invites them to tag you.',
      },
    ],
  },
  {
    id: 'about',
    title: 'About page',
    intro: 'Your story. The headline and the names of the four values stay as they are.',
    pages: ['about'],
    settings: [
      {
        kind: 'text',
        key: 'about_description',
        label: 'In search results',
        help: 'What is said of the page where it is found or shared. About 150 characters are read.',
        whenEmpty: 'Empty, so it says what the site is about.',
      },
      {
        kind: 'lines',
        key: 'about_discoveries',
        label: 'What you’ll discover',
        help: 'One promise a line, eight at most.',
      },
      {
        kind: 'line',
        key: 'about_values_title',
        label: 'Heading over the values',
        help: 'A few words.',
      },
      {
        kind: 'text',
        key: 'about_authenticity_text',
        label: 'Under Authenticity',
        help: 'What it means with you.',
      },
      {
        kind: 'text',
        key: 'about_community_text',
        label: 'Under Community',
        help: 'What it means with you.',
      },
      {
        kind: 'text',
        key: 'about_wellness_text',
        label: 'Under Holistic Wellness',
        help: 'What it means with you.',
      },
      {
        kind: 'text',
        key: 'about_empowerment_text',
        label: 'Under Empowerment',
        help: 'What it means with you.',
      },
      {
        kind: 'line',
        key: 'about_testimonials_title',
        label: 'Heading over the testimonials',
        help: 'A few words.',
      },
      {
        kind: 'line',
        key: 'about_philosophy_title',
        label: 'Heading over your philosophy',
        help: 'A few words.',
      },
      {
        kind: 'text',
        key: 'about_philosophy_text',
        label: 'Your philosophy',
        help: 'What you believe. Leave an empty line between paragraphs.',
        whenEmpty: 'Empty, so the section is left out.',
      },
    ],
  },
]
