import { expect, test } from 'vitest'
import { type DescribedEntry, describeEntry } from './describe-entry.ts'

const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'
const entry = (action: string, more: Partial<DescribedEntry> = {}): DescribedEntry => ({
  action,
  resource: action.split('_')[0] ?? '',
  userAgent: FIREFOX,
  details: {},
  success: true,
  errorMessage: null,
  ...more,
})

test.each([
  [entry('login'), 'Logged in from Firefox on Android'],
  [
    entry('login', { details: { code: 'recovery' } }),
    'Logged in from Firefox on Android, with a recovery code',
  ],
  [
    entry('login', { success: false, errorMessage: 'Wrong password' }),
    'Someone tried a wrong password, from Firefox on Android',
  ],
  [
    entry('login', { success: false, errorMessage: 'Wrong code' }),
    'Someone with the right password gave a wrong code, from Firefox on Android',
  ],
  [
    entry('article_created', { details: { title: 'Rest', status: 'draft', was: null } }),
    'Created the article “Rest”',
  ],
  [
    entry('article_created', { details: { title: 'Rest', status: 'published', was: null } }),
    'Published the article “Rest”',
  ],
  [
    entry('article_updated', { details: { title: 'Rest', status: 'published', was: 'draft' } }),
    'Published the article “Rest”',
  ],
  [
    entry('recipe_updated', { details: { title: 'Soup', status: 'published', was: 'published' } }),
    'Saved the recipe “Soup”',
  ],
  [
    entry('recipe_updated', {
      details: { title: 'Soup', status: 'draft', was: 'draft', changes: { title: 1, instructions: 2 } },
    }),
    'Changed the title and 2 steps of the recipe “Soup”',
  ],
  [
    entry('recipe_updated', {
      details: { title: 'Soup', status: 'published', was: 'draft', scheduled: true, changes: { status: 1 } },
    }),
    'Scheduled the recipe “Soup”',
  ],
  [
    entry('recipe_updated', { details: { title: 'Soup', status: 'draft', was: 'published' } }),
    'Took back the recipe “Soup”',
  ],
  [entry('recipe_updated', { details: { title: 'Soup', status: 'published' } }), 'Saved the recipe “Soup”'],
  [
    entry('recipe_undeleted', { details: { title: '$& soup' } }),
    'Brought the recipe “$& soup” back from the trash',
  ],
  [
    entry('issue_undeleted', { details: { subject: 'Spring' } }),
    'Brought the newsletter issue “Spring” back from the trash',
  ],
  [entry('image_purged'), 'Deleted a picture for good'],
  [entry('trash_emptied', { details: { items: 2 } }), 'Emptied the trash: 2 items deleted for good'],
  [entry('category_deleted', { details: { name: 'Sleep' } }), 'Deleted the category “Sleep”'],
  [
    entry('settings_updated', { details: { fields: ['site_name', 'banner'] } }),
    'Changed the settings: site name, banner',
  ],
  [entry('plan_day_updated', { details: { day: 2, title: 'Legs' } }), 'Changed day 2 of the plan “Legs”'],
  [
    entry('plan_day_reset', { details: { day: 2, title: 'Legs' } }),
    'Brought back day 2 of the plan “Legs”, as it came',
  ],
  [entry('subscribers_imported', { details: { added: 1 } }), 'Imported 1 subscriber'],
  [entry('subscribers_imported', { details: {} }), 'Imported some subscribers'],
  [
    entry('bounces_accepted', { details: { subscribers: 29 } }),
    'Took 29 subscribers off the list, whose letters came back',
  ],
  [
    entry('bounces_dismissed', { details: { subscribers: 1 } }),
    'Kept 1 subscriber on the list, whose letters came back',
  ],
  [entry('something_new'), 'Something new'],
  [entry('something_new', { success: false }), 'Something new – this failed'],
  [
    entry('password_changed', { success: false, errorMessage: 'Wrong password' }),
    'Tried to change the password without knowing the current one',
  ],
])('%o is described as a plain sentence', (given, sentence) => {
  expect(describeEntry(given)).toBe(sentence)
})
