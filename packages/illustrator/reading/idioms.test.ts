import { expect, test } from 'vitest'
import { replaceIdioms } from './tokens.ts'

test.each([
  ['Why Willpower Runs Out', 'why willpower'],
  ['Mood Swings, Explained', 'mood, explained'],
  ['Running for Beginners', 'running for beginners'],
  ['Kettlebell Swings', 'kettlebell swings'],
  ['No-bake bites', 'bites'],
  ['Fishcakes with Peas', 'fish patties with peas'],
  ['Carrot Cake', 'carrot cake'],
  ['Your Back Will Thank You', 'your back will thank you'],
])('%j is read as %j', (text, plain) => {
  expect(replaceIdioms(text).replace(/\s+/g, ' ').trim()).toBe(plain)
})
