import { expect, test } from 'vitest'
import { articleKeywords, recipeKeywords } from './keywords.ts'

// ART-HEAD-2
test('an article has its own keywords, otherwise its category and general terms', () => {
  expect(articleKeywords({ meta_keywords: ['hips'], category_name: 'Workouts' })).toEqual(['hips'])
  expect(articleKeywords({ meta_keywords: [], category_name: 'Workouts' })).toEqual([
    'Workouts',
    'wellness',
    'health',
  ])
  expect(articleKeywords({ meta_keywords: [], category_name: 'Wellness' })).toEqual(['Wellness', 'health'])
  expect(articleKeywords({ meta_keywords: [], category_name: null })).toEqual(['wellness', 'health'])
})

// REC-HEAD-1
test('a recipe has its own keywords or its dietary tags, and general terms', () => {
  const general = ['healthy recipe', 'nutrition', 'wellness']
  expect(recipeKeywords({ meta_keywords: ['dal'], dietary_tags: ['vegan'] })).toEqual(['dal', ...general])
  expect(recipeKeywords({ meta_keywords: [], dietary_tags: ['vegan'] })).toEqual(['vegan', ...general])
  expect(recipeKeywords({ meta_keywords: ['Nutrition', 'soup', 'nutrition'], dietary_tags: [] })).toEqual([
    'Nutrition',
    'soup',
    'healthy recipe',
    'wellness',
  ])
})
