import { describe, expect, test } from 'vitest'
import { guessFood, isFood, suggestFoods } from './suggest-foods.ts'

// FIND-HAVE-4
describe('suggestions while a food is typed', () => {
  test.each([
    ['tom', 'tomato'],
    ['Chickp', 'chickpeas'],
    ['spring  o', 'spring onion'],
    // In the site's spelling, whatever the table's; found by its other names too.
    ['yogh', 'yoghurt'],
    ['eggpl', 'eggplant'],
    ['rice', 'rice'],
  ])('%s: %s', (typed, name) => {
    expect(suggestFoods(typed, [])[0]).toBe(name)
  })

  test('a few foods are suggested, each once, and no avoided one', () => {
    const all = suggestFoods('c', [])
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBeLessThanOrEqual(6)
    expect(suggestFoods('yogh', ['dairy'])).not.toContain('yoghurt')
    expect(suggestFoods('yogh', ['dairy'])).toContain('oat yoghurt')
    expect(suggestFoods('egg', ['egg'])).not.toContain('egg')
  })

  test('nothing is suggested for blank or unknown text or for staples', () => {
    expect([suggestFoods(' ', []), suggestFoods('xyz', []), suggestFoods('black pepper', [])]).toEqual([
      [],
      [],
      [],
    ])
  })
})

// FIND-HAVE-5
describe('a typing error', () => {
  test.each([
    ['chikpea', 'chickpeas'],
    ['Chikpeas', 'chickpeas'],
    ['onoin', 'onion'],
    ['carot', 'carrot'],
    ['lemom', 'lemon'],
    ['spniach', 'spinach'],
    ['red lentls', 'red lentils'],
  ])('%s is corrected to %s', (typed, name) => {
    expect([isFood(typed), guessFood(typed, [])]).toEqual([false, name])
  })

  test.each(['chickpeas', 'yoghurt', 'eggs', 'leek', 'ham', 'xyzzy', 'peax', ''])(
    '%s is not corrected',
    (typed) => {
      expect(guessFood(typed, [])).toBeNull()
    },
  )

  test('is not corrected to an avoided food', () => {
    expect(guessFood('yoghurtt', [])).toBe('yoghurt')
    expect(guessFood('yoghurtt', ['dairy'])).toBeNull()
  })
})
