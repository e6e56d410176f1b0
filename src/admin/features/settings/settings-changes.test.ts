import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../../../domain/site/default-settings.ts'
import { problemsOf, withChange, withoutBlankRows, withoutSent } from './settings-changes.ts'

test('a change is one only while it differs from what is stored', () => {
  const changed = withChange({}, DEFAULT_SETTINGS, 'tagline', 'Move')
  expect(changed).toEqual({ tagline: 'Move' })
  expect(withChange(changed, DEFAULT_SETTINGS, 'tagline', DEFAULT_SETTINGS.tagline)).toEqual({})
  expect(withChange({}, DEFAULT_SETTINGS, 'home_stats', [...DEFAULT_SETTINGS.home_stats])).toEqual({})
})

test('what was written while a save was on its way is still to be saved', () => {
  const sent = { tagline: 'Move', jurisdiction: 'Sweden' }
  expect(withoutSent({ tagline: 'Move more', jurisdiction: 'Sweden', shop_url: '/shop' }, sent)).toEqual({
    tagline: 'Move more',
    shop_url: '/shop',
  })
})

test('rows without a word are left out', () => {
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

test('only the settings asked for are held against the schema', () => {
  const values = { ...DEFAULT_SETTINGS, shop_url: 'my shop', site_name: '' }
  expect([...problemsOf(values, ['shop_url', 'tagline']).keys()]).toEqual(['shop_url'])
})
