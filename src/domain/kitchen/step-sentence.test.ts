import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indexNames } from './ingredient-names.ts'
import { type MeasureChoice, showMeasure } from './show-measure.ts'
import { readSentence, type SentencePart } from './step-sentence.ts'
import { showTemperature } from './temperatures.ts'

const LIST = ['olive oil', 'vegetable stock', 'eggs', 'plain flour', 'honey', 'fine salt', 'onions', 'milk']
const NAMES = indexNames(LIST.map((ingredient) => ({ amount: '1', unit: 'cup', ingredient })))
const FOODS = { density: 1, isLiquid: true }

function show(sentence: string, factor: number, units: MeasureChoice['units'] = 'as written'): string {
  return readSentence(sentence, NAMES)
    .parts.map((part) => showPart(part, { factor, units }))
    .join('')
}

function showPart(part: SentencePart, choice: MeasureChoice): string {
  if (part.kind === 'temperature') return showTemperature(part.temperature, choice.units)
  if (part.kind !== 'amount') return part.text
  const { amount, unit } = showMeasure(part.measure, choice, FOODS)
  if (amount === part.measure.amount && unit === part.measure.unit) return part.text
  return unit === '' ? amount : `${amount} ${unit}`
}

describe('a step’s sentence', () => {
  test.each<[string, number, MeasureChoice['units'], string]>([
    ['Add 2 tablespoons of the olive oil.', 2, 'as written', 'Add 4 tablespoons of the olive oil.'],
    [
      'Pour over 300 ml of the hot stock and leave for 20 minutes.',
      2,
      'as written',
      'Pour over 600 ml of the hot stock and leave for 20 minutes.',
    ],
    ['Stir in ¾ teaspoon of the salt.', 2, 'as written', 'Stir in 1½ teaspoons of the salt.'],
    ['Add a teaspoon of the honey.', 3, 'as written', 'Add 3 teaspoons of the honey.'],
    ['Beat in 2 eggs.', 2, 'as written', 'Beat in 4 eggs.'],
    ['Beat in one egg at a time.', 2, 'as written', 'Beat in one egg at a time.'],
    ['Boil an egg for 7 minutes.', 2, 'as written', 'Boil an egg for 7 minutes.'],
    ['Pour in half the milk.', 2, 'as written', 'Pour in half the milk.'],
    ['Stir in two thirds of the onions.', 2, 'as written', 'Stir in two thirds of the onions.'],
    ['Cut two slits. Push in the onions.', 2, 'as written', 'Cut two slits. Push in the onions.'],
    ['Lay one side and the eggs down.', 2, 'as written', 'Lay one side and the eggs down.'],
    ['Chop 2 large peeled onions.', 2, 'as written', 'Chop 4 large peeled onions.'],
    ['Divide between two jars of about 400 ml.', 2, 'as written', 'Divide between two jars of about 400 ml.'],
    [
      'Fry 2 onions and 100 g flour in 50 ml oil.',
      0.5,
      'as written',
      'Fry 1 onions and 50 g flour in 25 ml oil.',
    ],
    ['Pour in ½ cup of milk.', 1, 'metric', 'Pour in 120 ml of milk.'],
    ['Pour in 240 ml milk at 40 °C.', 2, 'US', 'Pour in 2 cups milk at 104 °F.'],
    ['Line a 900 g (2 lb) loaf tin.', 2, 'US', 'Line a 900 g (2 lb) loaf tin.'],
    ['Cook 8 to 10 minutes.', 3, 'US', 'Cook 8 to 10 minutes.'],
  ])('%s ×%s, %s', (sentence, factor, units, expected) => {
    expect(show(sentence, factor, units)).toBe(expected)
  })

  test('the original servings give the sentence as written, whatever it is', () => {
    const words = fc.constantFrom(
      ...[
        '2',
        '½',
        'tablespoons',
        'ml',
        'of',
        'the',
        'oil',
        'eggs',
        'milk',
        '8',
        'to',
        '10',
        'minutes',
        '180',
        '°C',
        '(',
        ')',
        'an',
        'hour',
        '🍋',
        ',',
      ],
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words, { maxLength: 40 }).map((list) => list.join(' ')),
        ),
        (sentence) => {
          expect(show(sentence, 1)).toBe(sentence)
        },
      ),
    )
  })
})
