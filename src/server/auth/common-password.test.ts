import { expect, test } from 'vitest'
import { isCommonPassword } from './common-password.ts'

test.each(['12345678', 'Password', 'SUNSHINE1', 'qwertyuiop'])('%s is guessed first', async (password) => {
  expect(await isCommonPassword(password)).toBe(true)
})

test.each(['battery staple', 'a quiet long password', 'kettle-under-oak'])('%s is not', async (password) => {
  expect(await isCommonPassword(password)).toBe(false)
})
