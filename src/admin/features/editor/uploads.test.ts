import { expect, test } from 'vitest'
import { openArticle } from '../../../../tests/support/editors.ts'
import type { UploadEnd } from '../images/upload-image.ts'
import { settleUploads, trackUpload } from './uploads.ts'

function startUpload() {
  return Promise.withResolvers<UploadEnd>()
}

test('waits for all pictures, those that begin while it waits too', async () => {
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

test('one that failed is told', async () => {
  const editor = openArticle()
  trackUpload(editor, Promise.resolve('failed'))
  trackUpload(editor, Promise.resolve('arrived'))
  expect(await settleUploads(editor)).toBe(false)
  expect(await settleUploads(editor)).toBe(true)
})
