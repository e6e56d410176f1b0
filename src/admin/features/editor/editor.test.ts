import { expect, test } from 'vitest'
import { openArticle, openNewArticle } from '../../../../tests/support/editors.ts'
import type { UploadEnd } from '../images/upload-image.ts'
import { replaceFields, setField, setSlug, setTitle, settleUploads, trackUpload } from './editor.ts'
import { changedFields, hasChanges } from './editor-kind.ts'
import { RECIPE_KIND } from './recipe-kind.ts'
import { EMPTY_LINE, newLine } from './recipe-rows.ts'

// EDIT-SLUG-1
test('the slug of a new article follows its title until it is edited', () => {
  const editor = openNewArticle()
  setTitle(editor, 'Slow Morning')
  expect(editor.state.get().fields.slug).toBe('slow-morning')
  setSlug(editor, { slug: 'mine', isAuto: false })
  setTitle(editor, 'Another')
  expect(editor.state.get().fields.slug).toBe('mine')
})

test('the slug of an existing article does not follow its title', () => {
  const editor = openArticle()
  setTitle(editor, 'Another')
  expect(editor.state.get().fields.slug).toBe('a-title')
})

test('changing a field clears its own messages only', () => {
  const editor = openNewArticle()
  editor.state.change({ errors: { title: 'a', content: 'b', 'content.0': 'c', excerpt: 'd' } })
  setField(editor, 'content', 'x')
  expect(editor.state.get().errors).toEqual({ title: 'a', excerpt: 'd' })
})

test('replacing all fields counts as unsaved and keeps the address', () => {
  const editor = openNewArticle()
  const { kind, state } = editor
  replaceFields(editor, { ...state.get().fields, title: 'Recovered', slug: 'recovered' })
  const { saved, fields } = state.get()
  expect(changedFields(kind, saved, fields)).toEqual(['title', 'slug'])
})

test('rows are compared without their keys', () => {
  const read = () =>
    RECIPE_KIND.readFields(
      { ingredients: [{ amount: '1', unit: '', ingredient: 'egg' }] },
      RECIPE_KIND.emptyFields,
    )
  expect(hasChanges(RECIPE_KIND, read(), read())).toBe(false)
  const [before, after] = [read(), read()]
  after.ingredients[0] = {
    ...(after.ingredients[0] ?? newLine(EMPTY_LINE)),
    ingredient: 'eggs',
  }
  expect(changedFields(RECIPE_KIND, before, after)).toEqual(['ingredients'])
})

function startUpload() {
  return Promise.withResolvers<UploadEnd>()
}

// IMG-FIELD-2
test('waits for all uploads, including those that start meanwhile', async () => {
  const editor = openArticle()
  const [first, second] = [startUpload(), startUpload()]
  trackUpload(editor, first.promise)
  let isDone = false
  const settled = settleUploads(editor).then((isComplete) => {
    isDone = true
    return isComplete
  })
  trackUpload(editor, second.promise)
  expect(editor.state.get().uploading).toBe(2)
  first.resolve('arrived')
  await first.promise
  expect(isDone).toBe(false)
  second.resolve('cancelled')
  expect(await settled).toBe(true)
  expect(editor.state.get().uploading).toBe(0)
})

test('a failed upload is reported', async () => {
  const editor = openArticle()
  trackUpload(editor, Promise.resolve('failed'))
  trackUpload(editor, Promise.resolve('arrived'))
  expect(await settleUploads(editor)).toBe(false)
  expect(await settleUploads(editor)).toBe(true)
})
