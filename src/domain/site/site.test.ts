import { describe, expect, test } from 'vitest'
import { isBannerShown, pathHasBanner } from './banner.ts'
import { DEFAULT_SETTINGS } from './default-settings.ts'
import { siteSettingsSchema } from './settings.ts'
import { socialLinks } from './social-links.ts'

describe('settings', () => {
  // SET-TEXT-4
  test('the defaults are valid and contain the specified figures', () => {
    expect(siteSettingsSchema.parse(DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS)
    expect(DEFAULT_SETTINGS.testimonials).toHaveLength(8)
    expect(DEFAULT_SETTINGS.playlist_tracks).toHaveLength(6)
    expect(
      JSON.stringify(Object.values(DEFAULT_SETTINGS).filter((value) => typeof value === 'string')),
    ).not.toContain('{')
  })
  // SET-RULE-2
  test.each([
    { instagram_url: 'javascript:alert(1)' },
    { shop_url: '//evil.example' },
    { time_zone: 'Mars/Olympus' },
    { banner_starts_on: 'tomorrow' },
    { site_name: '' },
  ])('refuses %o', (change) => {
    expect(siteSettingsSchema.safeParse({ ...DEFAULT_SETTINGS, ...change }).success).toBe(false)
  })
})

// PAGE-BANNER-1
describe('banner', () => {
  test('appears on four pages', () => {
    expect(['/', '/blog', '/recipes', '/about', '/contact', '/blog/a'].filter(pathHasBanner)).toEqual([
      '/',
      '/blog',
      '/recipes',
      '/about',
    ])
  })
  test.each([
    ['', '', '', false],
    ['Hi', '', '', true],
    ['Hi', '2026-03-04', '2026-03-04', true],
    ['Hi', '2026-03-05', '', false],
    ['Hi', '', '2026-03-03', false],
  ])('text "%s" from %s to %s: %s', (banner_text, banner_starts_on, banner_ends_on, shown) => {
    expect(isBannerShown({ banner_text, banner_starts_on, banner_ends_on }, '2026-03-04')).toBe(shown)
  })
})

// PAGE-FOOTER-1
test('only configured profiles are shown', () => {
  expect(socialLinks({ ...DEFAULT_SETTINGS, facebook_url: '' }).map(({ label }) => label)).toEqual([
    'Instagram',
    'YouTube',
    'TikTok',
  ])
})
