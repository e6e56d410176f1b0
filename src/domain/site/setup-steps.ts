import type { SetupStep } from '../admin/overview.ts'
import { DEFAULT_SETTINGS, defaultSettingsFor } from './default-settings.ts'
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

/** The first-run checklist: a step is done once nothing the site came with is left of it. A link that was emptied counts as the coach's. */
export function setupSteps({
  settings,
  sampleItems,
  mailConfigured,
}: SiteState): { step: SetupStep; done: boolean }[] {
  return [
    { step: 'coach_name', done: settings.coach_name !== DEFAULT_SETTINGS.coach_name },
    { step: 'look', done: settings.portrait_public_id !== '' },
    {
      step: 'links',
      done: LINKS.every((name) => settings[name] === '' || settings[name] !== DEFAULT_SETTINGS[name]),
    },
    { step: 'jurisdiction', done: settings.jurisdiction !== '' },
    { step: 'postal_address', done: settings.postal_address !== '' },
    { step: 'sample_content', done: sampleItems === 0 },
    { step: 'testimonials', done: !settings.testimonials.some((one) => isSampleTestimonial(one, settings)) },
    { step: 'numbers', done: !hasSampleFigures(settings) },
    { step: 'playlist', done: !hasSampleSongs(settings) },
    { step: 'mail', done: mailConfigured },
  ]
}

/** True for a testimonial the site came with, word for word. */
export function isSampleTestimonial(
  { name, text }: Testimonial,
  { coach_name }: Pick<SiteSettings, 'coach_name'>,
): boolean {
  const samples = defaultSettingsFor(coach_name).testimonials
  return samples.some((sample) => sample.name === name && sample.text === text)
}

/** Figures the site came with stand for somebody else's years, clients and classes. */
function hasSampleFigures({ home_stats, about_stats }: SiteSettings): boolean {
  const samples = [...DEFAULT_SETTINGS.home_stats, ...DEFAULT_SETTINGS.about_stats]
  return [...home_stats, ...about_stats].some(({ value, label }) =>
    samples.some((sample) => sample.value === value && sample.label === label),
  )
}

const PLAYLIST_FIGURES = ['playlist_songs', 'playlist_duration', 'playlist_followers'] as const

/** The songs the site came with do not exist. */
function hasSampleSongs(settings: SiteSettings): boolean {
  const { playlist_tracks: samples } = DEFAULT_SETTINGS
  return (
    settings.playlist_tracks.some(({ title, artist }) =>
      samples.some((sample) => sample.title === title && sample.artist === artist),
    ) || PLAYLIST_FIGURES.some((name) => settings[name] !== '' && settings[name] === DEFAULT_SETTINGS[name])
  )
}
