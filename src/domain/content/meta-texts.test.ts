import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  articleMetaDescription,
  articleMetaTitle,
  recipeMetaDescription,
  recipeMetaTitle,
} from './meta-texts.ts'

const SITE = { site_name: 'Happiness First', site_short_name: 'HF' }
const SAME = { site_name: 'Happiness First', site_short_name: 'Happiness First' }
const LONG_TITLE = 'abcdefghij'.repeat(7)
const ARTICLE = { title: 'A', meta_description: null, excerpt: '' }
const RECIPE = {
  title: 'Soup',
  meta_description: null,
  description: '',
  prep_time_minutes: 10,
  cook_time_minutes: 20,
  servings: 1,
  dietary_tags: ['vegan', 'quick'],
}

function titleOf(title: string, names = SITE) {
  const item = { title, meta_title: null }
  return { article: articleMetaTitle(item, names), recipe: recipeMetaTitle(item, names) }
}

// CONTENT-META-1, CONTENT-META-2
describe('meta titles', () => {
  test('the coach’s own meta title is used unchanged; a blank one is ignored', () => {
    expect(articleMetaTitle({ title: 'A', meta_title: 'Mine' }, SITE)).toBe('Mine')
    expect(recipeMetaTitle({ title: 'A', meta_title: 'Mine' }, SITE)).toBe('Mine')
    expect(articleMetaTitle({ title: 'A', meta_title: ' ' }, SITE)).toBe('A | Happiness First')
    expect(articleMetaTitle({ title: 'A', meta_title: 'x'.repeat(61) }, SITE)).toBe(`${'x'.repeat(59)}…`)
  })

  test('a title that fits is followed by the site name', () => {
    expect(titleOf('Three lines').article).toBe('Three lines | Happiness First')
    expect(titleOf('Soup').recipe).toBe('Soup - Healthy Recipe | Happiness First')
    const fits = 'x'.repeat(60 - ' | Happiness First'.length)
    expect(titleOf(fits).article).toBe(`${fits} | Happiness First`)
    expect(titleOf(`${fits}x`).article).toBe(`${fits}… | HF`)
  })

  test('a long title is cut to 42 (34) characters plus an ellipsis and a short suffix', () => {
    expect(titleOf(LONG_TITLE).article).toBe(`${LONG_TITLE.slice(0, 42)}… | HF`)
    expect(titleOf(LONG_TITLE).recipe).toBe(`${LONG_TITLE.slice(0, 34)}… - Recipe | HF`)
  })

  test('a title that is not cut has no ellipsis', () => {
    expect(titleOf('Winter citrus plate with mint').recipe).toBe(
      'Winter citrus plate with mint - Recipe | HF',
    )
  })

  test('a short name that is still too long is reduced to the words that fit', () => {
    expect(titleOf(LONG_TITLE, SAME).article).toBe(`${LONG_TITLE.slice(0, 42)}… | Happiness`)
    expect(titleOf(LONG_TITLE, SAME).recipe).toBe(`${LONG_TITLE.slice(0, 34)}… - Recipe | Happiness`)
    const endless = { site_name: 'N'.repeat(80), site_short_name: 'N'.repeat(80) }
    expect(titleOf(LONG_TITLE, endless).article).toBe(`${LONG_TITLE.slice(0, 42)}…`)
    expect(titleOf(LONG_TITLE, endless).recipe).toBe(`${LONG_TITLE.slice(0, 34)}… - Recipe`)
  })

  test('an emoji made of several code points is kept whole or omitted', () => {
    const family = '👩‍👩‍👧'
    expect(titleOf(`${'x'.repeat(40)}${family}${'y'.repeat(30)}`).article).toBe(`${'x'.repeat(40)}… | HF`)
  })

  test('a meta title never exceeds 60 characters nor splits a character, whatever the names', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 120 })
    fc.assert(
      fc.property(text, text, text, fc.option(text), (title, site_name, site_short_name, meta_title) => {
        for (const make of [articleMetaTitle, recipeMetaTitle]) {
          const made = make({ title, meta_title }, { site_name, site_short_name })
          expect(made.length).toBeLessThanOrEqual(60)
          expect(made.isWellFormed()).toBe(true)
        }
      }),
    )
  })
})

// CONTENT-META-1, CONTENT-META-3
describe('meta descriptions', () => {
  test('fall back from the coach’s own to the excerpt, the text and a general sentence', () => {
    const article = { title: 'A', meta_description: 'Own', excerpt: 'Short', content: '# Long **text**' }
    expect(articleMetaDescription(article, 'Site')).toBe('Own')
    expect(articleMetaDescription({ ...article, meta_description: null }, 'Site')).toBe('Short')
    expect(articleMetaDescription({ ...article, meta_description: ' ', excerpt: ' ' }, 'Site')).toBe(
      'Long text',
    )
    expect(
      articleMetaDescription({ ...ARTICLE, content_html: '<p>From <em>HTML</em> &#x26; so</p>' }, 'Site'),
    ).toBe('From HTML & so')
    expect(articleMetaDescription(ARTICLE, 'Site')).toBe(
      'A: an article about fitness and wellness from Site.',
    )
  })

  test('contain no line breaks', () => {
    expect(articleMetaDescription({ ...ARTICLE, excerpt: 'One\n\ntwo' }, 'Site')).toBe('One two')
    expect(recipeMetaDescription({ ...RECIPE, description: 'One\r\ntwo' })).toBe('One two')
  })

  test('a recipe without a description states its minutes, servings and tags', () => {
    expect(recipeMetaDescription(RECIPE)).toBe(
      'Soup: a healthy recipe for 1 serving, ready in 30 minutes. Good to know: vegan, quick.',
    )
    expect(recipeMetaDescription({ ...RECIPE, servings: 4, dietary_tags: [] })).toBe(
      'Soup: a healthy recipe for 4 servings, ready in 30 minutes.',
    )
    expect(recipeMetaDescription({ ...RECIPE, meta_description: 'Own', description: 'D' })).toBe('Own')
  })

  test('never exceed 160 characters and are cut at a word', () => {
    const words = fc.array(fc.stringMatching(/^[a-zé👩]{1,12}$/u), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(words, (list) => {
        const source = list.join(' ')
        for (const made of [
          articleMetaDescription({ ...ARTICLE, excerpt: source }, 'Site'),
          articleMetaDescription({ ...ARTICLE, content: source }, 'Site'),
          recipeMetaDescription({ ...RECIPE, description: source }),
        ]) {
          expect(made.length).toBeLessThanOrEqual(160)
          expect(`${source} `.startsWith(`${made} `)).toBe(true)
        }
        expect(recipeMetaDescription({ ...RECIPE, dietary_tags: list }).length).toBeLessThanOrEqual(160)
      }),
    )
  })
})
