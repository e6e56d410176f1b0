import { expect, test } from 'vitest'
import { siteSettingsSchema } from '../../../domain/site/settings.ts'
import { SETTING_GROUPS } from './setting-groups.ts'

/** The settings of notes are on the notes page. */
const ELSEWHERE = ['notes_enabled', 'notes_mail']

// SET-RULE-1
test('every setting can be edited in exactly one place', () => {
  const edited = SETTING_GROUPS.flatMap(({ settings }) => settings.map(({ key }) => key))
  expect([...edited, ...ELSEWHERE].toSorted()).toEqual(Object.keys(siteSettingsSchema.shape).toSorted())
})

test('each setting states its purpose and its pages', () => {
  for (const group of SETTING_GROUPS)
    for (const { label, help, pages = group.pages } of group.settings) {
      expect(label).not.toBe('')
      expect(help, label).toMatch(/[.”]$/)
      expect(pages.length, label).toBeGreaterThan(0)
    }
})

test('groups have unique anchors', () => {
  const ids = SETTING_GROUPS.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
