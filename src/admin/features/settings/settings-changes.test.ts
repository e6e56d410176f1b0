import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../../../domain/site/default-settings.ts'
import { problemsOf, settingProblems, withChange, withoutBlankRows, withoutSent } from './settings-changes.ts'

test('a change is dropped when it equals the stored value', () => {
  const changed = withChange({}, DEFAULT_SETTINGS, 'tagline', 'Move')
  expect(changed).toEqual({ tagline: 'Move' })
  expect(withChange(changed, DEFAULT_SETTINGS, 'tagline', DEFAULT_SETTINGS.tagline)).toEqual({})
  expect(withChange({}, DEFAULT_SETTINGS, 'home_stats', [...DEFAULT_SETTINGS.home_stats])).toEqual({})
})

test('input made while a save is in flight stays unsaved', () => {
  const sent = { tagline: 'Move', jurisdiction: 'Sweden' }
  expect(withoutSent({ tagline: 'Move more', jurisdiction: 'Sweden', shop_url: '/shop' }, sent)).toEqual({
    tagline: 'Move more',
    shop_url: '/shop',
  })
})

test('rows without text are omitted', () => {
  const blank = { name: ' ', text: '', rating: 5 }
  const kept = { name: 'Ingrid', text: 'Good', rating: 5 }
  expect(withoutBlankRows({ testimonials: [blank, kept], tagline: '' })).toEqual({
    testimonials: [kept],
    tagline: '',
  })
  expect(
    withoutBlankRows({ home_stats: [{ value: 0, suffix: '', label: '', description: '' }] }).home_stats,
  ).toEqual([])
})

// SET-PANEL-2
test('only the given settings are validated', () => {
  const values = { ...DEFAULT_SETTINGS, shop_url: 'my shop', site_name: '' }
  expect([...problemsOf(values, ['shop_url', 'tagline']).keys()]).toEqual(['shop_url'])
})

test.each([
  ['an address without https', 'facebook_url', 'facebook.com/me', /whole address/],
  ['half an email address', 'contact_email', 'maya@', /valid email address/],
  ['a name left empty', 'site_name', ' ', /cannot be left empty/],
  ['a line too long', 'tagline', 'x'.repeat(301), /at most 300 characters/],
  ['no zone', 'time_zone', 'Europe/Nowhere', /Europe\/Stockholm/],
] as const)('an invalid %s is described in a sentence', (_, key, value, sentence) => {
  expect(settingProblems(key, value)['']).toMatch(sentence)
})

test('optional settings may be empty', () => {
  expect(settingProblems('shop_url', '')).toEqual({})
  expect(settingProblems('banner_ends_on', '')).toEqual({})
})

test('errors in a list name the row and the field', () => {
  const problems = settingProblems('testimonials', [
    { name: 'Ingrid', text: 'Good', rating: 5 },
    { name: 'x'.repeat(301), text: 'Good', rating: 7 },
  ])
  expect(Object.keys(problems)).toEqual(['1.name', '1.rating'])
})
