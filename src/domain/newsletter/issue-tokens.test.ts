import { expect, test } from 'vitest'
import { fillTokens, findTokenProblems } from './issue-tokens.ts'

const named = (text: string) => findTokenProblems(text).map(({ token }) => token)

// NEWS-NAME-1
test('the first-name token is recognized with or without a fallback word', () => {
  expect(named('Hello {first_name|friend}, and {first_name}, and { first_name | dear you }')).toEqual([])
  expect(named('| {first_name\\|friend} |')).toEqual([])
})

// NEWS-NAME-3
test.each([
  ['Hello {name},', '{name}'],
  ['Hello {{first_name}}', '{first_name}'],
  ['Hello {{ Name }}', '{ Name }'],
  ['Hello {First_Name|friend}', '{First_Name|friend}'],
  ['Hello {first name|friend}', '{first name|friend}'],
  ['Hello {last_name|Ms}', '{last_name|Ms}'],
  ['Hello {first_name|*friend*}', '{first_name|*friend*}'],
  ['Hello {first_name|friend, ', '{first_name'],
  ['[here](https://a.example/?n={first_name|x})', '{first_name|x}'],
])('an unknown token is named: %s', (text, token) => {
  expect(named(text)).toEqual([token])
})

// NEWS-NAME-2
test('braces that are not tokens are ignored', () => {
  expect(named('{} { } {1} \\{name} a {, b}')).toEqual([])
})

test('a name replaces its tokens, and the fallback word replaces a missing name', () => {
  const text = 'Hello {first_name|friend}! Dear {first_name},'
  expect(fillTokens(text, 'Åsa')).toBe('Hello Åsa! Dear Åsa,')
  expect(fillTokens(text, null)).toBe('Hello friend! Dear,')
  // Tokens in a name are not filled.
  expect(fillTokens('{first_name|x}', '$& {first_name|y}')).toBe('$& {first_name|y}')
})
