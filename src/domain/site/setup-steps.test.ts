import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS, defaultSettingsFor } from './default-settings.ts'
import { SETUP_STEPS } from './overview-calls.ts'
import { setupSteps } from './setup-steps.ts'

const NEW_SITE = { settings: DEFAULT_SETTINGS, sampleItems: 28, mailConfigured: false }

function openSteps(state = {}) {
  return setupSteps({ ...NEW_SITE, ...state })
    .filter(({ done }) => !done)
    .map(({ step }) => step)
}

const withSettings = (settings: Partial<typeof DEFAULT_SETTINGS>) => ({
  settings: { ...DEFAULT_SETTINGS, ...settings },
})

// SET-SETUP-1
test('a new site has every step open', () => {
  expect(openSteps()).toEqual([...SETUP_STEPS])
})

// SET-SETUP-3
test.each([
  ['look', withSettings({ portrait_public_id: 'blog/me' })],
  ['coach_name', withSettings({ coach_name: 'Anna', site_name: 'Sundays', site_short_name: 'Sundays' })],
  ['site_words', withSettings({ site_description: 'Mine.', tagline: '' })],
  ['calls_to_action', withSettings({ article_cta_title: '', article_cta_text: '', recipes_cta_title: '' })],
  ['letter_texts', withSettings({ letters_welcome_text: 'Hello.', letters_goodbye_text: '' })],
  ['jurisdiction', withSettings({ jurisdiction: 'Sweden' })],
  ['postal_address', withSettings({ postal_address: 'Storgatan 1' })],
  ['sample_content', { sampleItems: 0 }],
  ['testimonials', withSettings({ testimonials: [{ name: 'Eva', text: 'Good.', rating: 5 }] })],
  ['testimonials', withSettings({ testimonials: [] })],
  [
    'numbers',
    withSettings({
      home_stats: [],
      about_stats: [{ value: 7, suffix: '', label: 'Years', description: '' }],
    }),
  ],
  [
    'playlist',
    withSettings({
      playlist_tracks: [],
      playlist_songs: '12',
      playlist_duration: '',
      playlist_followers: '',
      playlist_genre: 'Jazz',
    }),
  ],
  ['mail', { mailConfigured: true }],
])('the step %s is done', (step, state) => {
  expect(openSteps(state)).not.toContain(step)
})

test('links are done when each is empty or set by the coach', () => {
  const own = {
    instagram_handle: '@anna',
    instagram_url: 'https://www.instagram.com/anna',
    facebook_url: '',
    youtube_url: '',
    tiktok_url: '',
    video_channel_url: '',
    playlist_url: 'https://open.spotify.com/playlist/1',
  }
  expect(openSteps(withSettings(own))).not.toContain('links')
  expect(openSteps(withSettings({ ...own, tiktok_url: DEFAULT_SETTINGS.tiktok_url }))).toContain('links')
})

test('a single sample text left keeps the step open, whatever the coach’s name', () => {
  const { home_lead, about_discoveries, ...sample } = defaultSettingsFor('Anna Berg')
  const settings = emptied(sample)
  expect(openSteps({ settings: { ...settings, home_lead: '', about_discoveries: [] } })).not.toEqual(
    expect.arrayContaining(['home_texts']),
  )
  expect(
    openSteps({
      settings: { ...settings, home_lead, about_discoveries: ['Mine', ...about_discoveries.slice(1, 2)] },
    }),
  ).toEqual(expect.arrayContaining(['home_texts', 'about_texts']))
})

/** Returns the settings with every text of Home and About empty. */
function emptied<T extends object>(settings: T): T {
  const blank = Object.keys(settings).filter((key) => /^(home|about)_.*(text|title|description)$/.test(key))
  return { ...settings, ...Object.fromEntries(blank.map((key) => [key, ''])) }
}

test('the sample testimonials are recognized, whatever the coach’s name', () => {
  expect(openSteps({ settings: defaultSettingsFor('Anna Berg') })).toContain('testimonials')
})

test('a single invented figure or song left keeps the step open', () => {
  const { about_stats, playlist_tracks, ...rest } = DEFAULT_SETTINGS
  const settings = {
    ...rest,
    home_stats: [],
    about_stats: about_stats.slice(0, 1),
    playlist_tracks: playlist_tracks.slice(0, 1),
  }
  expect(openSteps({ settings })).toEqual(expect.arrayContaining(['numbers', 'playlist']))
})

test('a single sample testimonial left keeps the step open', () => {
  const [sample] = DEFAULT_SETTINGS.testimonials
  if (!sample) throw new Error('There are no sample testimonials')
  expect(openSteps(withSettings({ testimonials: [sample] }))).toContain('testimonials')
})
