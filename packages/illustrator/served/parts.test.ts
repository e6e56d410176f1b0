import { describe, expect, test } from 'vitest'
import { chooseScenes } from '../choose-scenes.ts'
import type { FoodName } from '../motifs/foods.ts'
import { createRandom } from '../paper/random.ts'
import { createScissors } from '../paper/scissors.ts'
import { BACKDROPS, type Brief } from '../scenes/scene.ts'
import { massOf, toppingsOf, WITH } from './parts.ts'

function brief(foods: readonly FoodName[], words: readonly string[] = foods): Brief {
  const random = createRandom(1)
  const hand = { random, scissors: createScissors(random), shown: new Set<FoodName>() }
  return { hand, width: 800, height: 600, backdrop: BACKDROPS[0], foods, words }
}

// IMG-SUGGEST-7
describe('the colour of a dish', () => {
  test('is that of its main ingredient, paler in something white', () => {
    const hummus = brief(['beet', 'hummus'])
    expect(massOf(hummus, 'oat', { isPale: true, own: ['hummus'] })).toEqual({ paper: 'rose', by: 'beet' })
    expect([...hummus.hand.shown]).toEqual(['beet'])
    expect(massOf(brief(['peas']), 'butter').paper).toBe('leaf')
  })

  test('is not that of an accompaniment', () => {
    const words = ['hummus', WITH, 'beet']
    expect(massOf(brief(['hummus', 'beet'], words), 'oat', { isPale: true, own: ['hummus'] }).paper).toBe(
      'oat',
    )
  })

  test('is the colour its title names', () => {
    expect(massOf(brief(['egg', 'tomato'], ['green', 'egg', 'tomato']), 'poppy').paper).toBe('leaf')
  })

  test('of curries is that of the sauce', () => {
    expect(massOf(brief(['chickpea', 'spinach']), 'yolk', { by: ['spinach'] }).by).toBe('spinach')
  })
})

test('an accompaniment lies on a dish even if the dish also consists of it', () => {
  const mass = { paper: 'oat', by: undefined } as const
  expect(
    toppingsOf(brief(['hummus', 'chickpea'], ['hummus', WITH, 'chickpea']), mass, ['hummus', 'chickpea']),
  ).toEqual(['chickpea'])
  expect(toppingsOf(brief(['hummus', 'chickpea']), mass, ['hummus', 'chickpea'])).toEqual([])
})

test.each([
  ['Beetroot Hummus with Spinach', 'hummusdish.beet.hummus.with.spinach'],
  ['Green Shakshuka', 'shakshukadish.green.egg.tomato'],
  ['Green Bean Stew', 'stewdish.greenbeans'],
])('%s is tokenized as %s', (title, words) => {
  const [first, second] = chooseScenes({ contentType: 'recipe', title }, 0)
  expect([first?.scene, second?.scene]).toEqual(['served', 'close'])
  expect(first?.words.join('.')).toBe(words)
})

test('foods only among the ingredients set no colour, and no egg lies on a cake', () => {
  const [crumble] = chooseScenes(
    { contentType: 'recipe', title: 'Sunday Crumble', ingredients: ['plums', 'butter'] },
    0,
  )
  expect(crumble?.words).toEqual(['crumbledish', WITH, 'plum'])
  const [cake] = chooseScenes(
    { contentType: 'recipe', title: 'Birthday Cake', ingredients: ['eggs', 'raspberries'] },
    0,
  )
  expect(cake?.words).toEqual(['cakedish', WITH, 'raspberry'])
})
