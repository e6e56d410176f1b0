import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from './default-settings.ts'
import { siteSettingsSchema } from './settings.ts'
import { settingsInput } from './settings-input.ts'

// SET-RULE-1
test('every setting is writable, and the defaults are accepted unchanged', () => {
  expect(Object.keys(settingsInput.shape).sort()).toEqual(Object.keys(siteSettingsSchema.shape).sort())
  expect(settingsInput.parse(DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS)
})

const changeSchema = siteSettingsSchema.partial()

test('accepted input can be stored and read back', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.webUrl(),
    fc.emailAddress(),
    fc.constantFrom(
      '/',
      '//x',
      '/\\x',
      '#newsletter',
      '2026-03-04',
      'http://',
      'https://a b',
      'Europe/Stockholm',
    ),
  )
  const names = fc.constantFrom(...Object.keys(siteSettingsSchema.shape))
  fc.assert(
    fc.property(fc.dictionary(names, text, { maxKeys: 3 }), (changes) => {
      const parsed = settingsInput.safeParse(changes)
      if (!parsed.success) return
      expect(changeSchema.safeParse(parsed.data).success).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

test('texts are trimmed, and a figure or a track may omit parts', () => {
  expect(
    settingsInput.parse({
      tagline: '  Move.  ',
      home_stats: [{ value: 3 }],
      playlist_tracks: [{ title: ' Song ' }],
      testimonials: [{ name: 'Eva', text: ' Two\r\nlines ' }],
    }),
  ).toEqual({
    tagline: 'Move.',
    home_stats: [{ value: 3, suffix: '', label: '', description: '' }],
    playlist_tracks: [{ title: 'Song', artist: '', duration: '' }],
    testimonials: [{ name: 'Eva', text: 'Two\nlines', rating: 5 }],
  })
})
