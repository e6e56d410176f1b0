import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from './default-settings.ts'
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

test('a new site has everything to do', () => {
  expect(openSteps()).toEqual([
    'coach_name',
    'links',
    'jurisdiction',
    'postal_address',
    'sample_content',
    'testimonials',
    'mail',
  ])
})

test.each([
  ['coach_name', withSettings({ coach_name: 'Anna' })],
  ['jurisdiction', withSettings({ jurisdiction: 'Sweden' })],
  ['postal_address', withSettings({ postal_address: 'Storgatan 1' })],
  ['sample_content', { sampleItems: 0 }],
  ['testimonials', withSettings({ testimonials: [{ name: 'Eva', text: 'Good.', rating: 5 }] })],
  ['testimonials', withSettings({ testimonials: [] })],
  ['mail', { mailConfigured: true }],
])('%s is done', (step, state) => {
  expect(openSteps(state)).not.toContain(step)
})

test('links are done when each is hers or empty', () => {
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

test('one sample testimonial left is enough', () => {
  const [sample] = DEFAULT_SETTINGS.testimonials
  if (!sample) throw new Error('There are no sample testimonials')
  expect(openSteps(withSettings({ testimonials: [sample] }))).toContain('testimonials')
})
