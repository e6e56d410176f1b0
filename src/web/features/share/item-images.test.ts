import { expect, test } from 'vitest'
import { itemImages } from './item-images.ts'

const none = {
  featured_image_url: null,
  featured_image_alt: null,
  featured_image_public_id: null,
  featured_image_version: null,
  featured_image_color: null,
}

test('an image of the image service has two shapes with absolute addresses', () => {
  const images = itemImages(
    { ...none, featured_image_public_id: 'soup', featured_image_version: '7' },
    'https://a.example',
  )
  expect(images).toHaveLength(2)
  for (const image of images) expect(image).toMatch(/^https:\/\/a\.example\/media\/.*w_1200.*\/v7\/soup$/)
})

test('without one the stored address is used, or none', () => {
  expect(itemImages({ ...none, featured_image_url: '/soup.jpg' }, 'https://a.example')).toEqual([
    'https://a.example/soup.jpg',
  ])
  expect(itemImages(none, 'https://a.example')).toEqual([])
})

test('an image on an external host has that host’s addresses', () => {
  const images = itemImages(
    {
      ...none,
      featured_image_url: 'https://res.cloudinary.com/demo/image/upload/v7/soup.jpg',
      featured_image_public_id: 'soup',
      featured_image_version: '7',
    },
    'https://a.example',
  )
  for (const image of images)
    expect(image).toMatch(/^https:\/\/res\.cloudinary\.com\/demo\/image\/upload\/c_fill.*\/v7\/soup$/)
})
