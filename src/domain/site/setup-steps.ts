import { DEFAULT_SETTINGS, defaultSettingsFor } from './default-settings.ts'
import type { SetupStep } from './overview-calls.ts'
import type { SiteSettings, Stat, Testimonial, Track } from './settings.ts'

type SettingKey = keyof SiteSettings

interface SiteState {
  settings: SiteSettings
  /** The number of sample items that are unchanged. */
  sampleItems: number
  /** False while mails are only written to a folder. */
  mailConfigured: boolean
}

/** Settings that are still the sample's, by the step that leads to them, without mere labels ('Kind words'). */
const SAMPLE_SETTINGS = {
  coach_name: ['coach_name', 'site_name', 'site_short_name'],
  site_words: ['site_description', 'tagline'],
  // They do not lead to a profile.
  links: [
    'instagram_handle',
    'instagram_url',
    'facebook_url',
    'youtube_url',
    'tiktok_url',
    'video_channel_url',
    'playlist_url',
  ],
  home_texts: [
    'home_lead',
    'home_habits_title',
    'home_workouts_text',
    'home_nutrition_text',
    'home_community_text',
  ],
  about_texts: [
    'about_description',
    'about_discoveries',
    'about_values_title',
    'about_authenticity_text',
    'about_community_text',
    'about_wellness_text',
    'about_empowerment_text',
    'about_philosophy_title',
    'about_philosophy_text',
  ],
  // The sample's years, clients and classes.
  numbers: ['home_stats', 'about_stats'],
  testimonials: ['testimonials'],
  // These songs do not exist.
  playlist: [
    'playlist_tracks',
    'playlist_songs',
    'playlist_duration',
    'playlist_followers',
    'playlist_genre',
  ],
  calls_to_action: ['article_cta_title', 'article_cta_text', 'recipes_cta_title'],
  letter_texts: ['letters_welcome_text', 'letters_goodbye_text'],
} as const satisfies Partial<Record<SetupStep, readonly SettingKey[]>>

const mine =
  (step: keyof typeof SAMPLE_SETTINGS) =>
  ({ settings }: SiteState): boolean =>
    !SAMPLE_SETTINGS[step].some((key) => holdsSample(settings, key))

/** The steps in the order shown, and the condition of each. */
const STEPS: readonly (readonly [step: SetupStep, isDone: (state: SiteState) => boolean])[] = [
  ['coach_name', mine('coach_name')],
  // Until then a drawing of the sample coach is shown.
  ['look', ({ settings }) => settings.portrait_public_id !== ''],
  ['site_words', mine('site_words')],
  ['links', mine('links')],
  ['home_texts', mine('home_texts')],
  ['about_texts', mine('about_texts')],
  ['numbers', mine('numbers')],
  ['testimonials', mine('testimonials')],
  ['playlist', mine('playlist')],
  ['calls_to_action', mine('calls_to_action')],
  ['letter_texts', mine('letter_texts')],
  ['jurisdiction', ({ settings }) => settings.jurisdiction !== ''],
  ['postal_address', ({ settings }) => settings.postal_address !== ''],
  ['sample_content', ({ sampleItems }) => sampleItems === 0],
  ['mail', ({ mailConfigured }) => mailConfigured],
]

/** Returns the first-run checklist: a step is done when nothing of the sample is left in it (SET-SETUP-1). */
export function setupSteps(state: SiteState): { step: SetupStep; done: boolean }[] {
  return STEPS.map(([step, isDone]) => ({ step, done: isDone(state) }))
}

/** Whether a setting, or an entry of its list, is still the initial one. */
function holdsSample(settings: SiteSettings, key: SettingKey): boolean {
  const value = settings[key]
  // After the coach's name is set, no sample contains it.
  const sample = (key === 'coach_name' ? DEFAULT_SETTINGS : defaultSettingsFor(settings.coach_name))[key]
  if (!Array.isArray(value)) return value !== '' && value === sample
  const samples = Array.isArray(sample) ? sample.map(identify) : []
  return value.some((entry) => samples.includes(identify(entry)))
}

/** Returns what identifies an entry of a list, whatever else is changed in it. */
function identify(entry: string | Stat | Testimonial | Track): string {
  if (typeof entry === 'string') return entry
  if ('value' in entry) return JSON.stringify([entry.value, entry.label])
  return JSON.stringify('artist' in entry ? [entry.title, entry.artist] : [entry.name, entry.text])
}

/** Whether a testimonial is an unchanged sample. */
export function isSampleTestimonial(
  testimonial: Testimonial,
  { coach_name }: Pick<SiteSettings, 'coach_name'>,
): boolean {
  return defaultSettingsFor(coach_name).testimonials.map(identify).includes(identify(testimonial))
}
