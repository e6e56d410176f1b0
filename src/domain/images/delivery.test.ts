import { expect, test } from 'vitest'
import { deliveryBase, OWN_DELIVERY } from './delivery.ts'

test.each([
  [
    'https://res.cloudinary.com/demo/image/upload/v1/blog/a.jpg',
    'https://res.cloudinary.com/demo/image/upload',
  ],
  ['https://res.cloudinary.com/demo/image/upload', OWN_DELIVERY],
  ['https://res.cloudinary.com/a/b/image/upload/v1/a', OWN_DELIVERY],
  ['https://res.cloudinary.com.example.com/demo/image/upload/v1/a', OWN_DELIVERY],
  ['http://res.cloudinary.com/demo/image/upload/v1/a', OWN_DELIVERY],
  ['/media/image/upload/c_limit,w_400,q_auto,f_auto/v1/a', OWN_DELIVERY],
  [null, OWN_DELIVERY],
])('%s is delivered from %s', (url, base) => {
  expect(deliveryBase(url)).toBe(base)
})
