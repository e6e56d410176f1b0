import { expect, test } from 'vitest'
import { suggestEmail } from './email-typo.ts'

// NEWS-FORM-4
test.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmal.com', 'anna@gmail.com'],
  ['anna@gmaill.com', 'anna@gmail.com'],
  ['anna@gnail.com', 'anna@gmail.com'],
  ['anna@gmail.con', 'anna@gmail.com'],
  ['anna@gmail.co', 'anna@gmail.com'],
  ['anna@gmail.cmo', 'anna@gmail.com'],
  ['Anna.Berg+x@GMIAL.com', 'Anna.Berg+x@gmail.com'],
  ['anna@hotmial.com', 'anna@hotmail.com'],
  ['anna@hotmai.co.uk', 'anna@hotmail.co.uk'],
  ['anna@outlok.com', 'anna@outlook.com'],
  ['anna@yaho.com', 'anna@yahoo.com'],
  ['anna@icoud.com', 'anna@icloud.com'],
])('%s is probably %s', (typed, likely) => {
  expect(suggestEmail(typed)).toBe(likely)
})

test.each([
  'anna@gmail.com',
  'anna@hotmail.co.uk',
  'anna@yahoo.se',
  'anna@ymail.com',
  'anna@mail.com',
  'anna@email.com',
  'anna@live.se',
  'anna@love.com',
  'anna@outlook.example',
  'anna@example.com',
  'anna@email.gmial.com.example.org',
  'anna@gmail',
  'anna',
])('%s is not corrected', (typed) => {
  expect(suggestEmail(typed)).toBeNull()
})
