import { expect, test } from 'vitest'
import {
  authorCreateSchema,
  authorUpdateSchema,
  categoryCreateSchema,
  categoryUpdateSchema,
  DEFAULT_CATEGORY_COLOR,
} from './taxonomies.ts'

test('a new category needs only a name', () => {
  expect(categoryCreateSchema.parse({ name: '  Sleep   well ' })).toEqual({
    name: 'Sleep well',
    slug: null,
    color: DEFAULT_CATEGORY_COLOR,
    icon: '',
    is_active: true,
  })
  expect(categoryCreateSchema.parse({ name: 'Sleep', slug: '' }).slug).toBeNull()
})

test.each(['#4f8', '#4f8a2c', 'rebeccapurple', 'bg-green-500'])('%s is a color', (color) => {
  expect(categoryUpdateSchema.parse({ color })).toEqual({ color })
})

test.each(['', '#4f8a', '#zzzzzz', 'red;x', 'url(x)', 'a b', '"'])('%j is not a color', (color) => {
  expect(categoryUpdateSchema.safeParse({ color }).success).toBe(false)
})

test('a change contains only the given fields', () => {
  expect(categoryUpdateSchema.parse({ is_active: false, nonsense: 1 })).toEqual({ is_active: false })
  expect(authorUpdateSchema.parse({})).toEqual({})
  expect(categoryUpdateSchema.safeParse({ name: '' }).success).toBe(false)
})

test('an author’s empty links are omitted, and only web addresses are accepted as links', () => {
  const links = { instagram: ' https://instagram.com/eva ', tiktok: '' }
  expect(authorCreateSchema.parse({ name: 'Eva', social_links: links }).social_links).toEqual({
    instagram: 'https://instagram.com/eva',
  })
  for (const url of ['javascript:alert(1)', '//evil.example', 'ftp://x.example', 'http://'])
    expect(authorCreateSchema.safeParse({ name: 'Eva', social_links: { x: url } }).success).toBe(false)
})
