import type { SetupStep } from '../../../domain/site/overview-calls.ts'

interface StepTexts {
  title: string
  text: string
  /** The page for the step; null for a step done in the list itself. */
  link: { label: string; href: string } | null
}

export const SETUP_TEXTS = {
  coach_name: {
    title: 'Say who you are',
    text: 'The site still carries the sample’s name. Write your own, and the name of your site.',
    link: { label: 'Write your name', href: '/admin/settings#you' },
  },
  look: {
    title: 'Show your face',
    text: 'The drawing on the About page and beside your articles is the sample coach. Choose a portrait; your logo, icon and colour are there too.',
    link: { label: 'Choose your look', href: '/admin/settings#look' },
  },
  site_words: {
    title: 'Say what your site is about',
    text: 'The tagline and the words for search results are the sample’s. Write a sentence of your own for each.',
    link: { label: 'Describe your site', href: '/admin/settings#you' },
  },
  links: {
    title: 'Put in your own links',
    text: 'Some links still lead to the sample profiles. Put in yours, and leave the others empty.',
    link: { label: 'Edit your links', href: '/admin/settings#links' },
  },
  home_texts: {
    title: 'Write your home page',
    text: 'Its opening and its three cards are still the sample’s. Say it your way, or leave it out.',
    link: { label: 'Write the home page', href: '/admin/settings#home' },
  },
  about_texts: {
    title: 'Tell your story',
    text: 'What readers discover with you, your values, your philosophy: these are somebody else’s.',
    link: { label: 'Write the about page', href: '/admin/settings#about' },
  },
  calls_to_action: {
    title: 'Ask in your own words',
    text: 'The words under every article and under the recipes came with the site.',
    link: { label: 'Edit the calls to action', href: '/admin/settings#calls-to-action' },
  },
  letter_texts: {
    title: 'Write your hello and goodbye',
    text: 'The first and the last letter a reader gets still say what the sample says.',
    link: { label: 'Edit the letters', href: '/admin/settings#letters' },
  },
  jurisdiction: {
    title: 'Choose which country’s law applies',
    text: 'The terms of service need the country or state you work in.',
    link: { label: 'Complete the terms', href: '/admin/settings#legal' },
  },
  postal_address: {
    title: 'Add a postal address',
    text: 'The law in many countries wants a postal address in every newsletter. A post box will do.',
    link: { label: 'Write your address', href: '/admin/settings#legal' },
  },
  sample_content: {
    title: 'Remove the sample content',
    text: 'The sample articles and recipes show how things look. Take them away when yours are ready.',
    link: null,
  },
  testimonials: {
    title: 'Let your own clients speak',
    text: 'The testimonials are invented. Replace them with what your clients say, or remove them.',
    link: { label: 'Edit the testimonials', href: '/admin/settings#testimonials' },
  },
  numbers: {
    title: 'Put in your own numbers',
    text: 'The years, clients and classes are invented. Write your own, or remove them.',
    link: { label: 'Edit the numbers', href: '/admin/settings#numbers' },
  },
  playlist: {
    title: 'Put in your own songs',
    text: 'The songs and the playlist’s figures are invented. Write your own, or remove them.',
    link: { label: 'Edit the playlist', href: '/admin/settings#playlist' },
  },
  mail: {
    title: 'Set up mail',
    text: 'Your letters reach nobody yet: they are only kept in a folder.',
    link: { label: 'See what is missing', href: '/admin/mail' },
  },
} as const satisfies Record<SetupStep, StepTexts>
