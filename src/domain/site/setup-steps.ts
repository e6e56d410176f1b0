import type { SetupStep } from '../admin/overview.ts'
import { DEFAULT_SETTINGS } from './default-settings.ts'
import type { SiteSettings, Testimonial } from './settings.ts'

/** The links a new site comes with, which lead to nobody's profile. */
const LINKS = [
  'instagram_handle',
  'instagram_url',
  'facebook_url',
  'youtube_url',
  'tiktok_url',
  'video_channel_url',
  'playlist_url',
] as const

interface SiteState {
  settings: SiteSettings
  /** How many items of the sample site are left as they came. */
  sampleItems: number
  /** False while mails are only written to a folder. */
  mailConfigured: boolean
}

/** The first-run checklist: a step is done once nothing the site came with is left of it. A link that was emptied is hers. */
export function setupSteps({
  settings,
  sampleItems,
  mailConfigured,
}: SiteState): { step: SetupStep; done: boolean }[] {
  return [
    { step: 'coach_name', done: settings.coach_name !== DEFAULT_SETTINGS.coach_name },
    {
      step: 'links',
      done: LINKS.every((name) => settings[name] === '' || settings[name] !== DEFAULT_SETTINGS[name]),
    },
    { step: 'jurisdiction', done: settings.jurisdiction !== '' },
    { step: 'postal_address', done: settings.postal_address !== '' },
    { step: 'sample_content', done: sampleItems === 0 },
    { step: 'testimonials', done: !settings.testimonials.some(isSampleTestimonial) },
    { step: 'mail', done: mailConfigured },
  ]
}

/** True for a testimonial the site came with, word for word. */
export function isSampleTestimonial({ name, text }: Testimonial): boolean {
  return DEFAULT_SETTINGS.testimonials.some((sample) => sample.name === name && sample.text === text)
}
