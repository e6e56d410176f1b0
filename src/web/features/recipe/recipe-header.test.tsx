import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RecipeTitle } from './recipe-header.tsx'

afterEach(cleanup)

/** Returns the words kept on one line, with each permitted break marked (`|`). */
function keptOf(title: string) {
  render(<RecipeTitle title={title} />)
  expect(document.body.textContent).toBe(title)
  const kept = document.body.querySelector('[class*=nowrap]')
  for (const place of kept?.querySelectorAll('wbr') ?? []) place.append('|')
  return kept?.textContent ?? null
}

// PAGE-TITLE-3
test.each([
  ['Red Lentil Dal', 'Red |Lentil Dal'],
  ['Baked Peaches with Almonds', 'with Almonds'],
  ['Soft Eggs on Green Toast', 'Green Toast'],
])('the last two words of %s are kept together', (title, kept) => {
  expect(keptOf(title)).toBe(kept)
})

test.each([
  'Dal',
  'Big Bowl',
  'Smoky Ratatouille Soup',
  'Chickpea Pancakes with Strawberries',
  'Mediterraneanstyle Fish Pie',
])('%s may break anywhere: its end is too long, or nothing precedes the marked words', (title) => {
  expect(keptOf(title)).toBeNull()
})
