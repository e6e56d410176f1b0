import { expect, test } from 'vitest'
import { greet, nameToGreet } from './greeting.ts'

test.each(['Anna', 'Anna Lena', "D'Arcy", 'J. Ann', 'Åsa', '美咲'])('%s is greeted by name', (name) => {
  expect(greet(name)).toBe(`Hello ${name},`)
})

test.each([null, '', ' \n ', 'Win at pills.example', 'https://x', 'me@example.com', 'www example', 'a\\b'])(
  '%j is greeted without',
  (name) => {
    expect(nameToGreet(name)).toBeNull()
    expect(greet(name)).toBe('Hello,')
  },
)
