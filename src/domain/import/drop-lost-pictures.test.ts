import { expect, test } from 'vitest'
import { dropLostPictures } from './drop-lost-pictures.ts'

const address = (id: string) => `/media/image/upload/c_limit,w_1200/v1/${id}`
const item = (content: string, url: string | null = null) => ({
  content,
  featured_image_url: url,
  featured_image_alt: url && 'A bowl',
  featured_image_public_id: url && 'blog/lost',
  featured_image_version: url && '1',
})
const isKept = (id: string) => id === 'blog/kept'

test('of a lost picture its description stays, in the text; above the text nothing', () => {
  const text = `![A [\\]cat](${address('blog/lost')} "t") and ![Kept](${address('blog/kept')})`
  expect(dropLostPictures(item(text, address('blog/lost')), isKept)).toEqual({
    fields: item(`A [\\]cat and ![Kept](${address('blog/kept')})`),
    dropped: ['blog/lost'],
  })
})

test('what is kept here or by an outside host stays as it is', () => {
  const elsewhere = `https://res.example.com/site${address('blog/lost')}`
  for (const one of [
    item(`![](${elsewhere}.jpg)`, elsewhere),
    item('', address('blog/kept')),
    item('Words /media/image/upload/v1/blog/lost'),
  ])
    expect(dropLostPictures(one, isKept)).toEqual({ fields: one, dropped: [] })
})
