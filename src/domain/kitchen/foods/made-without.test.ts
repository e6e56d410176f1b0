import { describe, expect, test } from 'vitest'
import type { Content } from '../../content/food-contents.ts'
import { containedIn } from './avoided.ts'
import { findFood } from './find-food.ts'
import { readFoodWords } from './made-without.ts'

type Row = readonly [content: Content, lines: readonly string[]]

const rows = (table: readonly Row[]) =>
  table.flatMap(([content, lines]) => lines.map((line) => [line, content] as const))

// DIET-FOOD-4
describe('an uncertain statement about a food does not make it free of anything', () => {
  test.each(
    rows([
      [
        'milk',
        [
          'cheese (not vegan)',
          'cheese (easily made vegan)',
          'butter (simply made dairy-free)',
          'cream (left vegan)',
          'cream cheese — not the dairy-free kind',
          'regular (not dairy-free) milk',
          'milk (not plant-based)',
          'non dairy-free milk',
          'not dairy-free milk',
          'non-dairy-free yoghurt',
          'not-vegan butter',
          'butter (never vegan)',
          'never dairy-free cream',
          'no dairy-free cheese',
          'cream rather than dairy-free cream',
          'cream, unlike dairy-free cream',
          "butter (isn't dairy-free)",
          'cheese that is not vegan or vegetarian',
        ],
      ],
      [
        'gluten',
        [
          'not gluten-free flour',
          'bread (not gluten-free)',
          'soy sauce (not gluten free)',
          'self-raising flour (not gluten-free)',
        ],
      ],
      ['eggs', ['mayonnaise (not egg-free)', 'mayonnaise (not the egg-free)']],
      ['nuts', ['pesto (not nut-free)']],
      ['meat', ['sausages (not vegetarian)', 'bacon (not the vegan kind)']],
      ['fish', ['Worcestershire sauce (not vegetarian)']],
      ['honey', ['honey (not vegan)']],
    ]),
  )('negated: %s contains %s', (line, content) => {
    expect(containedIn(line).contains).toContain(content)
  })

  test.each(
    rows([
      [
        'milk',
        [
          'yogurt (can be dairy-free)',
          'yoghurt, could be dairy-free',
          'optionally vegan cheese',
          'preferably vegan butter',
          'vegan butter, preferably',
          'milk (I used dairy-free)',
          'butter (dairy-free is fine)',
          'cheese: vegan, if you like',
          'dairy-free cheese where possible',
          'dairy-free cheese unless you eat dairy',
        ],
      ],
      [
        'gluten',
        ['ideally gluten-free bread', 'plain flour (gluten-free works too)', 'bread, ideally gluten-free'],
      ],
    ]),
  )('only possible: %s contains %s', (line, content) => {
    expect(containedIn(line).contains).toContain(content)
  })

  test.each(
    rows([
      [
        'milk',
        [
          'vegan parmesan or the real thing',
          'oat milk or the real thing',
          'oat milk, or semi-skimmed',
          'almond milk (or 2%)',
          'almond milk (regular is fine)',
          'coconut milk drink or skim',
          'vegan yoghurt, normal if not vegan',
          'vegan butter; regular is ok',
          'vegan cheese (dairy cheese works too)',
          'vegan cheese or not',
          'dairy or dairy-free yoghurt',
        ],
      ],
      [
        'gluten',
        ['gluten free bread or whatever you have', 'egg or rice noodles', 'red lentil pasta or regular'],
      ],
      ['eggs', ['vegan mayo (or the eggy kind)']],
      ['meat', ['vegan bacon or the real stuff', 'regular or meatless meatballs']],
    ]),
  )('the ordinary food is an option: %s contains %s', (line, content) => {
    expect(containedIn(line).contains).toContain(content)
  })

  test.each(
    rows([
      ['milk', ['cream cheese plant-based', 'butter alternative', 'cheese substitute']],
      ['milk', ['dairy-free yoghurt', 'cheese, vegan', 'butter (dairy-free)', 'not-too-salty vegan feta']],
      [
        'milk',
        ['no added sugar dairy-free chocolate', 'dairy and gluten free chocolate', 'vegan naan, to serve'],
      ],
      ['gluten', ['gluten and dairy free biscuits', 'flour, gluten-free', 'bread (vegan and gluten-free)']],
      ['eggs', ['egg-free and dairy-free mayonnaise']],
      ['meat', ['vegan chorizo', 'vegetarian sausages (use good ones)']],
    ]),
  )('a certain statement counts: %s does not contain %s', (line, content) => {
    expect(containedIn(line).contains).not.toContain(content)
  })

  test('a mention of vegetarians does not make a food vegetarian', () => {
    expect(containedIn('pecorino (vegetarians: use a veggie hard cheese)').contains).toContain('rennet')
  })

  test('the positions of the remaining words are those in the text', () => {
    const text = 'regular (not dairy-free) milk'
    expect(readFoodWords(text).map(({ start, end }) => text.slice(start, end))).toEqual(['regular', 'milk'])
  })
})

// DIET-FOOD-3
describe('contents added to or around a food', () => {
  test.each(
    rows([
      [
        'milk',
        ['creamed spinach', 'buttered cabbage', 'potatoes au gratin', 'eggs mornay', 'fettuccine alfredo'],
      ],
      ['gluten', ['salmon en croûte', 'chicken katsu', 'tempura prawns', 'char siu pork', 'popcorn shrimp']],
      ['gluten', ['beer-battered cod', 'chicken fried steak', 'steak and kidney pudding', 'bruschetta']],
      ['eggs', ['spaghetti carbonara', 'egg-washed pastry', 'toad in the hole']],
      ['peanuts', ['chicken satay', 'satay skewers']],
      ['fish', ['tonnato sauce', 'puttanesca sauce']],
      ['celery', ['vegetable juice', 'Clamato']],
      ['sesame', ['prawn toast']],
    ]),
  )('%s contains %s', (line, content) => {
    expect(containedIn(line).contains).toContain(content)
  })

  test.each(['creamed spinach', 'buttered peas', 'glazed carrots', 'herb-crusted salmon', 'char siu pork'])(
    'the further contents of %s are unknown',
    (line) => {
      expect(findFood(line)).toBeNull()
    },
  )

  test.each(['creamed coconut', 'creamed sweetcorn'])('%s does not contain milk', (line) => {
    expect(containedIn(line).contains).toEqual([])
  })
})

// DIET-FOOD-5
describe('an unknown food beside a known one', () => {
  test.each([
    'butter or zhug',
    'butter alternative',
    'rice with kuku',
    'lettuce, plus some grombolata',
    'tofu (or blornet)',
  ])('makes %s unknown', (line) => {
    expect(findFood(line)).toBeNull()
  })

  test.each([
    ['radishes with their leaves', 'radish'],
    ['garlic cloves, peeled and left whole', 'garlic'],
    ['zest and juice of a lemon', 'lemon'],
    ['sunflower oil, plus a little for the tin', 'sunflower-oil'],
    ['cucumber (grate it + squeeze it out)', 'cucumber'],
    ['butter or oil', 'butter'],
  ])('%s is %s', (line, id) => {
    expect(findFood(line)?.food.id).toBe(id)
  })
})
