import { expect, test } from 'vitest'
import { bannerState } from './banner-preview.tsx'

const BANNER = {
  banner_text: 'A free week',
  banner_link_text: 'Get it',
  banner_link_url: '#newsletter',
  banner_starts_on: '',
  banner_ends_on: '',
}
const TODAY = '2025-03-04'

test.each([
  ['no text', { banner_text: '' }, 'Not shown, because it has no text.'],
  ['no days', {}, 'Shown now.'],
  ['its last day', { banner_ends_on: TODAY }, 'Shown now, until March 4, 2025.'],
  ['its first day', { banner_starts_on: TODAY }, 'Shown now.'],
  ['tomorrow', { banner_starts_on: '2025-03-05' }, 'Not shown yet: it begins on March 5, 2025.'],
  ['yesterday', { banner_ends_on: '2025-03-03' }, 'No longer shown: its last day was March 3, 2025.'],
  [
    'crossed days',
    { banner_starts_on: '2025-03-05', banner_ends_on: '2025-03-04' },
    'Never shown, because its last day is before its first.',
  ],
  [
    'half a link',
    { banner_link_url: '' },
    'Shown now. The link is left out: it needs both words and an address.',
  ],
])('with %s', (_, change, sentence) => {
  expect(bannerState({ ...BANNER, ...change }, TODAY)).toBe(sentence)
})
