import { expect, test } from 'vitest'
import { ARTICLE_KIND, EMPTY_ARTICLE } from '../article-kind.ts'
import { findUnsavedTexts } from './unsaved-texts.ts'

const saved = { ...EMPTY_ARTICLE, title: 'Saved', slug: 'saved' }
const copy = (tab: string, title: string, typed_at: string) => ({
  tab,
  typed_at,
  based_on: '2025-01-01T00:00:00Z',
  fields: { title },
})
const find = (more: Partial<Parameters<typeof findUnsavedTexts<typeof saved>>[0]>) =>
  findUnsavedTexts({ kind: ARTICLE_KIND, saved, copies: [], openTabs: new Set(), draft: null, ...more })

test('texts that differ from the saved version are offered, newest first', () => {
  const texts = find({
    copies: [copy('a', 'Older', '2025-01-02T00:00:00Z'), copy('b', 'Saved', '2025-01-04T00:00:00Z')],
    draft: { fields: { title: 'Newer', excerpt: 'Short' }, based_on: null, saved_at: '2025-01-03T00:00:00Z' },
  })
  expect(texts).toMatchObject([
    { isDraft: true, tabs: [], fields: { title: 'Newer' }, differs: ['title', 'excerpt'] },
    { isDraft: false, tabs: ['a'], fields: { title: 'Older' }, differs: ['title'] },
  ])
})

test('a text of an open tab is not offered', () => {
  const copies = [copy('open', 'Typing now', '2025-01-02T00:00:00Z')]
  expect(find({ copies, openTabs: new Set(['open']) })).toEqual([])
})

test('equal texts are offered once, with all places they are stored in', () => {
  const texts = find({
    copies: [copy('a', 'The same', '2025-01-02T00:00:00Z'), copy('b', 'The same', '2025-01-01T00:00:00Z')],
    draft: { fields: { title: 'The same' }, based_on: null, saved_at: '2025-01-01T00:00:00Z' },
  })
  expect(texts).toMatchObject([{ tabs: ['a', 'b'], isDraft: true, at: '2025-01-02T00:00:00Z' }])
})

test('malformed fields do not affect the valid ones', () => {
  const [text] = find({
    draft: {
      fields: { title: 'Half', read_time_minutes: null, status: 'no such status', meta_keywords: 7 },
      based_on: null,
      saved_at: '2025-01-01T00:00:00Z',
    },
  })
  expect(text?.fields).toMatchObject({
    title: 'Half',
    read_time_minutes: null,
    status: 'draft',
    meta_keywords: [],
  })
})
