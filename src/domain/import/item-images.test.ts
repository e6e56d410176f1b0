import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlToMarkdown } from './html-to-markdown.ts'
import { dropLostImages, replaceImage, showsImage } from './item-images.ts'

const OURS = '/media/image/upload/w_1200/v1/blog/a'

test.each([
  'https://old.example.com/a.png',
  'https://old.example.com/a.png?w=1&h=2&copy=3#x',
  'https://old.example.com/photo(1).png',
  'https://old.example.com/a_b*c~d!e.png',
  'https://old.example.com/Crème%20brûlée.jpg',
  'https://old.example.com/a b.png',
])('%s is found as written by the HTML converter', (url) => {
  const { markdown, pictures } = htmlToMarkdown(
    `<p>See <img src="${url.replaceAll('&', '&amp;')}" alt="A" title="B"> and more.</p>`,
  )
  expect(pictures).toEqual([url])
  expect(showsImage(markdown, url)).toBe(true)
  const changed = replaceImage(markdown, url, OURS)
  expect(showsImage(changed, url)).toBe(false)
  expect(changed).toContain('See ![A](')
  expect(changed).toContain(OURS)
})

test('addresses that only share the prefix or appear in text are not replaced', () => {
  const url = 'https://old.example.com/a.png'
  const text = `![](${url}?large) ![](${url}) see ${url} [![](${url} "t")](<${url}>)\n\n[1]: ${url}`
  expect(replaceImage(text, url, OURS)).toBe(
    `![](${url}?large) ![](${OURS}) see ${url} [![](${OURS} "t")](<${OURS}>)\n\n[1]: ${OURS}`,
  )
})

test('any address passes through the converter and is found again', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
      const html = `<img src="${url.replaceAll('&', '&amp;')}">`
      const { markdown, pictures } = htmlToMarkdown(html)
      expect(pictures).toEqual([url])
      expect(replaceImage(markdown, url, OURS)).toContain(`](${OURS})`)
    }),
    { numRuns: 40 },
  )
})

const address = (id: string) => `/media/image/upload/c_limit,w_1200/v1/${id}`
const item = (content: string, url: string | null = null) => ({
  content,
  featured_image_url: url,
  featured_image_alt: url && 'A bowl',
  featured_image_public_id: url && 'blog/lost',
  featured_image_version: url && '1',
})
const isKept = (id: string) => id === 'blog/kept'

test('a lost picture in the text leaves its description; a lost featured picture leaves nothing', () => {
  const text = `![A [\\]cat](${address('blog/lost')} "t") and ![Kept](${address('blog/kept')})`
  expect(dropLostImages(item(text, address('blog/lost')), isKept)).toEqual({
    fields: item(`A [\\]cat and ![Kept](${address('blog/kept')})`),
    dropped: ['blog/lost'],
  })
})

test('pictures stored here or at an external host are unchanged', () => {
  const elsewhere = `https://res.example.com/site${address('blog/lost')}`
  for (const one of [
    item(`![](${elsewhere}.jpg)`, elsewhere),
    item('', address('blog/kept')),
    item('Words /media/image/upload/v1/blog/lost'),
  ])
    expect(dropLostImages(one, isKept)).toEqual({ fields: one, dropped: [] })
})
