import { expect, test } from 'vitest'
import { LONG } from '../../../tests/support/run-length.ts'
import { UnreadableText } from '../errors.ts'
import { isDisqus } from './disqus.ts'
import { readItemFile } from './read-item-file.ts'
import { readAnyRecipe } from './recipe/read-page.ts'

const readFile = (facts: string) =>
  readItemFile('articles/a.md', `---\n${facts}\n---\nText`, {
    kind: 'article',
    siteUrl: 'https://other.example',
  })
const each = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('')

/** Number of repetitions in a file's front matter: as many as a file has room for, or enough to exceed the limits. */
const OFTEN = LONG ? 100_000 : 20_000

test.each([
  ['of very many keys', each(OFTEN, (index) => `k${index}: 1\n`)],
  ['of very many keys in one', `a: {${each(OFTEN, (index) => `k${index}: 1,`)}}`],
  ['of one key, again and again', 'a: 1\n'.repeat(OFTEN)],
  ['nested without end', `a: ${'['.repeat(100_000)}`],
  ['of very many anchors', each(OFTEN / 2, (index) => `k${index}: &a${index} 1\n`)],
  ['that is merged very often', `a: &a {x: 1}\n${'<<: *a\n'.repeat(OFTEN / 2)}`],
  ['of a very long list', `title: [${'a,'.repeat(3 * OFTEN)}a]`],
])('front matter %s makes the file an item that is left out, with a reason', (_, facts) => {
  const { fields, problem } = readFile(facts)
  expect([fields === null || problem !== null, problem]).toEqual([true, expect.any(String)])
})

// Exports of WordPress begin with some twenty comments.
test.each([
  ['disqus', true],
  ['rss', false],
])('600 comments before <%s> are passed over at once', (root, expected) => {
  expect(isDisqus(`<?xml version="1.0"?>\n${'<!---->'.repeat(600)}\n<${root}>`)).toBe(expected)
})

const page = (marked: string) =>
  `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Oats</h1>${marked}</div>`

test('microdata of 40,000 items is refused', () => {
  const marked = '<i itemprop="recipeIngredient">1 cup oats</i>'.repeat(40_000)
  expect(() => readAnyRecipe(page(marked))).toThrow(UnreadableText)
})

test.each([
  ['of one place that is 40,000 properties', `<i itemprop="${'recipeIngredient '.repeat(40_000)}">oats</i>`],
  [
    'of marks inside each other',
    `${'<i itemprop="recipeIngredient recipeInstructions">'.repeat(190)}${'x'.repeat(1_000_000)}`,
  ],
  [
    'of a list of lists',
    each(900, () => `<ul itemprop="recipeIngredient">${'<li>1 cup oats</li>'.repeat(40)}</ul>`),
  ],
])('microdata %s is read up to the limits of a recipe', (_, marked) => {
  const { recipe } = readAnyRecipe(page(marked)) ?? {}
  expect(recipe?.title).toBe('Oats')
  expect(recipe?.ingredients.length).toBeLessThanOrEqual(2_000)
})
