import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  articleMetaDescription,
  articleMetaTitle,
  recipeMetaDescription,
  recipeMetaTitle,
} from './meta-texts.ts'

const SITE = { site_name: 'Happiness First', site_short_name: 'HF' }
const RECIPE = {
  title: 'Soup',
  meta_description: null,
  description: '',
  prep_time_minutes: 10,
  cook_time_minutes: 20,
  servings: 1,
  dietary_tags: ['vegan', 'quick'],
}
const text = fc.string({ unit: 'grapheme', maxLength: 220 })

describe('meta titles', () => {
  test('her own title stands as it is', () => {
    expect(articleMetaTitle({ title: 'A', meta_title: 'Mine' }, SITE)).toBe('Mine')
  })
  test('a title that fits carries the site name', () => {
    expect(articleMetaTitle({ title: 'Three lines', meta_title: null }, SITE)).toBe(
      'Three lines | Happiness First',
    )
    expect(recipeMetaTitle({ title: 'Soup', meta_title: null }, SITE)).toBe(
      'Soup - Healthy Recipe | Happiness First',
    )
  })
  test('a long one is cut to 42 (34) characters, an ellipsis and a short suffix', () => {
    const title = 'abcdefghij'.repeat(7)
    expect(articleMetaTitle({ title, meta_title: null }, SITE)).toBe(`${title.slice(0, 42)}… | HF`)
    expect(recipeMetaTitle({ title, meta_title: null }, SITE)).toBe(`${title.slice(0, 34)}… - Recipe | HF`)
  })
  test('never above 60 characters and never half a character, whatever the names', () => {
    fc.assert(
      fc.property(
        text,
        fc.string({ maxLength: 80 }),
        fc.string({ maxLength: 80 }),
        (title, site_name, site_short_name) => {
          for (const make of [articleMetaTitle, recipeMetaTitle]) {
            const made = make({ title, meta_title: null }, { site_name, site_short_name })
            expect(made.length).toBeLessThanOrEqual(60)
            expect(made.isWellFormed()).toBe(true)
          }
        },
      ),
    )
  })
})

describe('meta descriptions', () => {
  test('fall back from her own to the excerpt, the text and a general sentence', () => {
    const article = { title: 'A', meta_description: 'Own', excerpt: 'Short', content: '# Long **text**' }
    expect(articleMetaDescription(article, 'Site')).toBe('Own')
    expect(articleMetaDescription({ ...article, meta_description: null }, 'Site')).toBe('Short')
    expect(articleMetaDescription({ ...article, meta_description: null, excerpt: ' ' }, 'Site')).toBe(
      'Long text',
    )
    expect(articleMetaDescription({ title: 'A', meta_description: null, excerpt: '' }, 'Site')).toContain(
      'Site',
    )
  })
  test('a recipe without words tells minutes, servings and tags', () => {
    expect(recipeMetaDescription(RECIPE)).toBe(
      'Soup: a healthy recipe, ready in 30 minutes, for 1 serving. vegan, quick.',
    )
  })
  test('never above 160 characters, cut at a word', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 }), {
          minLength: 1,
          maxLength: 60,
        }),
        (words) => {
          const excerpt = words.join(' ')
          const made = articleMetaDescription({ title: 'A', meta_description: null, excerpt }, 'Site')
          expect(made.length).toBeLessThanOrEqual(160)
          const source = excerpt.trim()
          if (source !== '' && made.length < source.length) expect(source.charAt(made.length)).toMatch(/\s/)
        },
      ),
    )
  })
})
