import { expect, test } from 'vitest'
import { ARTICLE_KIND } from './article-kind.ts'
import { createEditor, setField } from './editor.ts'
import { countOutside, replaceFetchedImages } from './outside-pictures.tsx'

const OLD = 'https://old.example.com/a.png'
const NOW = '/media/image/upload/w_1200/v1/a'
const SHOWN = { fetched: 1, shown: [{ address: OLD, now: NOW }], lost: [] }
const ITEM = { id: 7, title: 'Old', slug: 'old', status: 'draft', published_at: null } as const

function open(content: string) {
  const fields = { ...ARTICLE_KIND.emptyFields, title: 'Old', slug: 'old', content, featured_image_url: OLD }
  return createEditor(ARTICLE_KIND, { item: { ...ITEM, updated_at: '2026-01-01T00:00:00.000Z' }, fields })
}

function stored(content: string) {
  const picture = {
    featured_image_url: NOW,
    featured_image_public_id: 'a',
    featured_image_version: '1',
  }
  const fields = { ...ARTICLE_KIND.emptyFields, title: 'Old', slug: 'old', content, ...picture }
  return { item: { ...ITEM, updated_at: '2026-01-02T00:00:00.000Z' }, fields }
}

// IMG-OUTSIDE-3
test('fetched pictures are replaced in the saved version and in unsaved input', () => {
  const editor = open(`![a](${OLD})`)
  expect(countOutside(ARTICLE_KIND, editor.state.get().saved, 'https://mine.io')).toBe(1)
  setField(editor, 'content', `![a](${OLD}) and more`)
  replaceFetchedImages(editor, SHOWN, stored(`![a](${NOW})`))
  const { fields, saved, item } = editor.state.get()
  expect(fields).toMatchObject({
    content: `![a](${NOW}) and more`,
    featured_image_url: NOW,
    featured_image_public_id: 'a',
  })
  expect(saved.content).toBe(`![a](${NOW})`)
  expect(item?.updated_at).toBe('2026-01-02T00:00:00.000Z')
  expect(countOutside(ARTICLE_KIND, saved, 'https://mine.io')).toBe(0)
})

test('if another session has saved meanwhile, the next save shows both versions', () => {
  const editor = open(`![a](${OLD})`)
  replaceFetchedImages(editor, SHOWN, stored(`Words of another tab. ![a](${NOW})`))
  const { fields, item } = editor.state.get()
  expect(fields.content).toBe(`![a](${NOW})`)
  expect(item?.updated_at).toBe('2026-01-01T00:00:00.000Z')
})
