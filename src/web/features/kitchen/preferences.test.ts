import { expect, test } from 'vitest'
import { parseStored } from '../../data/device-store.ts'
import { NO_PREFERENCES, parsePreferences } from './preferences.ts'

test('stored preferences are read', () => {
  expect(parsePreferences({ units: 'US', avoid: ['nuts', 'dairy'] })).toEqual({
    units: 'US',
    avoid: ['dairy', 'nuts'],
  })
})

test.each([
  null,
  '',
  'null',
  '7',
  '[]',
  '{',
  '{"units":"stones","avoid":"nuts"}',
  '{"avoid":[1,"sugar",null]}',
])('%s reads as no preferences', (stored) => {
  expect(parsePreferences(parseStored(stored))).toEqual(NO_PREFERENCES)
})
