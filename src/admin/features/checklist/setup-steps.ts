import type { SetupStep } from '../../../domain/admin/overview.ts'

interface StepTexts {
  title: string
  /** Why it matters and what to do. */
  text: string
  /** Where it is done; null for what is done on the spot. */
  link: { label: string; href: string } | null
}

/** What the first-run checklist says of each step. */
export const SETUP_TEXTS: Record<SetupStep, StepTexts> = {
  coach_name: {
    title: 'Say who you are',
    text: 'The site still carries the sample coach’s name. Write your own, and the name of your site.',
    link: { label: 'Write your name', href: '/admin/settings#you' },
  },
  look: {
    title: 'Show your face',
    text: 'The drawing on the About page and beside your articles is the sample coach. Choose a portrait; your logo, icon and colour are there too.',
    link: { label: 'Choose your look', href: '/admin/settings#look' },
  },
  links: {
    title: 'Put in your own links',
    text: 'Some links still lead to the sample profiles. Put in yours, or leave empty what you do not have.',
    link: { label: 'Edit your links', href: '/admin/settings#links' },
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
    text: 'Letters are only kept in a folder and reach nobody. Whoever runs your site sets MAIL_URL; .env.example says how.',
    link: null,
  },
}
