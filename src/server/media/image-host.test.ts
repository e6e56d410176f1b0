import { expect, test } from 'vitest'
import { parseImageHost } from './image-host.ts'

test('an image host is parsed into its name, two presets and the usual addresses', () => {
  expect(parseImageHost('cloudinary://My_Cloud-1?blog=site_blog&recipe=site_recipe')).toEqual({
    cloudName: 'My_Cloud-1',
    presets: { blog: 'site_blog', recipe: 'site_recipe' },
    apiUrl: 'https://api.cloudinary.com',
    deliveryBase: 'https://res.cloudinary.com/My_Cloud-1/image/upload',
  })
})

test('another API address is allowed on this machine only', () => {
  const host = (api: string) =>
    parseImageHost(`cloudinary://demo?blog=a&recipe=b&api=${encodeURIComponent(api)}`)
  expect(host('http://127.0.0.1:4000/x')?.apiUrl).toBe('http://127.0.0.1:4000')
  expect(host('http://[::1]:4000')?.apiUrl).toBe('http://[::1]:4000')
  for (const api of [
    'http://10.0.0.1',
    'https://example.com',
    'http://127.0.0.1.example.com',
    'file:///x',
    'x',
  ])
    expect(host(api), api).toBeNull()
})

test.each([
  'cloudinary://demo',
  'cloudinary://demo?blog=a',
  'cloudinary://?blog=a&recipe=b',
  'cloudinary://de.mo?blog=a&recipe=b',
  'cloudinary://demo?blog=a%20b&recipe=b',
  'https://demo?blog=a&recipe=b',
  'demo',
])('%s is malformed', (text) => {
  expect(parseImageHost(text)).toBeNull()
})
