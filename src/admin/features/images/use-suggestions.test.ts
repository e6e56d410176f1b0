import { expect, test } from 'vitest'
import { suggestionRequest, withWish } from './use-suggestions.ts'

test('only non-empty fields are sent', () => {
  expect(
    suggestionRequest('recipe', {
      title: ' Lentil  soup ',
      excerpt: null,
      description: '',
      dietaryTags: ['vegan'],
    }),
  ).toEqual({ contentType: 'recipe', title: 'Lentil soup', dietaryTags: ['vegan'] })
  expect(suggestionRequest('blog', { title: 'Walk', excerpt: 'Outside', dietaryTags: [] })).toEqual({
    contentType: 'blog',
    title: 'Walk',
    excerpt: 'Outside',
  })
})

test('ingredients are sent without empty rows', () => {
  const ingredients = [' red  lentils', '', 'lemon']
  expect(suggestionRequest('recipe', { title: 'Soup', ingredients })).toEqual({
    contentType: 'recipe',
    title: 'Soup',
    ingredients: ['red lentils', 'lemon'],
  })
  expect(suggestionRequest('recipe', { title: 'Soup', ingredients: [''] })).not.toHaveProperty('ingredients')
})

test('whitespace alone does not change the request', () => {
  expect(suggestionRequest('blog', { title: 'A  walk\n', excerpt: ' ' })).toEqual(
    suggestionRequest('blog', { title: 'A walk' }),
  )
})

test('without a title nothing is requested', () => {
  expect(suggestionRequest('blog', { title: '  ', excerpt: 'Something' })).toBeNull()
})

// IMG-SUGGEST-6
test('the coach’s wish comes first and counts as an ingredient', () => {
  const asked = { contentType: 'recipe', title: 'Lemonade', ingredients: ['2 lemons'] } as const
  const request = { ...asked, ingredients: [...asked.ingredients] }
  expect(withWish(request, '  ')).toBe(request)
  expect(withWish(request, 'a  jug with mint')).toEqual({
    contentType: 'recipe',
    title: 'a jug with mint',
    description: 'Lemonade',
    ingredients: ['a jug with mint', '2 lemons'],
  })
})
