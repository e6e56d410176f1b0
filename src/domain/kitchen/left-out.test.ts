import { expect, test } from 'vitest'
import { findDurations } from '../text/durations.ts'
import { indexNames } from './ingredient-names.ts'
import { removalSpan } from './left-out.ts'
import { findMentions } from './step-ingredients.ts'

const LIST = ['feta', 'mint', 'onion', 'pasta', 'courgettes', 'bacon']
const NAMES = indexNames(LIST.map((ingredient) => ({ amount: '1', unit: 'cup', ingredient })))
const isLeftOut = (ingredient: number) => ['feta', 'bacon'].includes(LIST[ingredient] ?? '')

/** Marks the removed words with brackets. */
function strike(sentence: string): string {
  const mentions = findMentions(sentence, NAMES).map(({ ingredients: [ingredient = 0], start, end }) => ({
    ingredient,
    start,
    end,
  }))
  const others = mentions.filter(({ ingredient }) => !isLeftOut(ingredient))
  return mentions
    .filter(({ ingredient }) => isLeftOut(ingredient))
    .map((mention) => removalSpan(sentence, mention, others, findDurations(sentence)))
    .reduceRight(
      (text, { start, end }) => `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`,
      sentence,
    )
}

// TOOL-AVOID-2
test.each([
  'Stir through the mint[, crumble in the feta], and season with very little salt.',
  'Add the onion[, feta] and mint.',
  'Add the onion, mint[ and feta] to the bowl.',
  'Add [the feta, ]onion and mint.',
  'Add [the feta and ]mint.',
  'Mix. [Crumble the feta over. ]Serve.',
  'Toss the pasta[ with the feta].',
  'Spoon over the mint[, and scatter over the feta].',
  'Toss the pasta with [the feta and ]mint.',
  '[Top the salad with the feta.]',
  'Mix [the feta with ]the mint.',
  'Fry [the bacon] for 5 minutes.',
  'Beat in [100 g of the crumbled feta, then ]the mint.',
  'Serve with mint[, bacon][ and feta].',
  'Fold in the courgettes[, three quarters of the feta] and the mint.',
  '[Fry the bacon until crisp, then ]add the onion.',
])('%s', (struck) => {
  expect(strike(struck.replace(/[[\]]/g, ''))).toBe(struck)
})

test('a number with very many digits is read in one step', () => {
  const digits = '1234567890'.repeat(20)
  const sentence = `Toss the mint. See the film at ${digits}: the feta on the mint.`
  expect(strike(sentence)).toBe(`Toss the mint. See the film at ${digits}: [the feta] on the mint.`)
})
