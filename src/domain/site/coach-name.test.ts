import { expect, test } from 'vitest'
import { firstNameOf, keepPlaces, withCoachName } from './coach-name.ts'
import { DEFAULT_SETTINGS, defaultSettingsFor, SETTING_TEMPLATES } from './default-settings.ts'
import { siteSettingsSchema } from './settings.ts'

const OLD = /Maya|Lindqvist/

// SET-NAME-1
test('the default texts contain the coach’s name, whatever it is', () => {
  const settings = defaultSettingsFor('Anna Berg')
  expect(settings.site_description).toContain('with coach Anna Berg.')
  expect(settings.recipes_cta_title).toBe('Cooked one? Tell Anna how it went.')
  expect(JSON.stringify(settings)).not.toMatch(OLD)
  expect(JSON.stringify(settings)).not.toContain('{name')
  expect(siteSettingsSchema.parse(settings)).toEqual(settings)
})

test('the coach’s own texts may contain name placeholders', () => {
  expect(withCoachName({ ...DEFAULT_SETTINGS, tagline: 'Move with {first_name}' }).tagline).toBe(
    'Move with Maya',
  )
})

test('a name of maximum length keeps every text within its limit', () => {
  const settings = defaultSettingsFor('A'.repeat(300))
  expect(siteSettingsSchema.safeParse(settings).success).toBe(true)
})

test('default texts saved unchanged keep following the name', () => {
  const read = defaultSettingsFor('Anna Berg')
  const testimonials = read.testimonials.slice(0, 3)
  const stored = keepPlaces(
    { recipes_cta_button: 'Write to Anna', testimonials, tagline: 'Mine' },
    SETTING_TEMPLATES,
    {
      coach_name: 'Anna Berg',
    },
  )
  expect(stored).toEqual({
    recipes_cta_button: 'Write to {first_name}',
    testimonials: SETTING_TEMPLATES.testimonials.slice(0, 3),
    tagline: 'Mine',
  })
})

test('a text that only equals another default text stays as the coach wrote it', () => {
  const testimonials = [{ name: 'Anna', text: 'I am stronger.', rating: 5 }]
  const change = { testimonials, letters_signature: 'Anna' }
  expect(keepPlaces(change, SETTING_TEMPLATES, { coach_name: 'Anna Berg' })).toEqual({
    testimonials,
    letters_signature: '{first_name}',
  })
})

test.each([
  ['Anna Berg', 'Anna'],
  [' Anna  Berg', 'Anna'],
  ['Anna', 'Anna'],
])('%s has the first name %s', (coach_name, first) => {
  expect(firstNameOf({ coach_name })).toBe(first)
})
