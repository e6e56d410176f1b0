import { describe, expect, it } from 'vitest'
import { readArticle, readRecipe, rulesOf, steps } from '../../../tests/fixtures/proof-items.ts'

// PROOF-TEXT-1
describe('repeated-word', () => {
  it('removes one of the repeated words', () => {
    const content = 'Open *the the* window.'
    const [finding] = readArticle({ content })
    expect(finding).toMatchObject({ rule: 'repeated-word', level: 'warning', field: 'content' })
    expect(content.slice(finding?.start, finding?.end)).toBe('the the')
    expect(finding?.fix?.value).toBe('Open *the* window.')
  })
  it.each([
    'She had had enough.',
    'I know that that is true.',
    'Duran Duran sang.',
    'Very, very slow.',
    'It is very very slow.',
    'Tea tea tea.',
  ])('ignores: %s', (content) => expect(rulesOf(readArticle({ content }))).not.toContain('repeated-word'))
})

describe('wrong-article', () => {
  it('names the right article', () => {
    const [finding] = readArticle({ content: 'Take an walk for a hour.' })
    expect(finding).toMatchObject({ rule: 'wrong-article', message: '“a walk” rather than “an walk”.' })
    expect(finding?.fix?.value).toBe('Take a walk for a hour.')
  })
  it.each([
    'An hour, a university, an egg.',
    'A European dish.',
    'Rest for a about an hour.',
    'Drink a a glass.',
  ])('ignores: %s', (content) => {
    expect(rulesOf(readArticle({ content }))).not.toContain('wrong-article')
  })
})

describe('hard-sentence', () => {
  it('finds a sentence that seven formulas call hard', () => {
    const content =
      'Notwithstanding considerable physiological heterogeneity, longitudinal intervention methodologies demonstrate statistically significant musculoskeletal improvements throughout postmenopausal populations participating continuously and enthusiastically under independent professional supervision in appropriately equipped rehabilitation facilities.'
    expect(rulesOf(readArticle({ content }))).toContain('hard-sentence')
  })
  it('ignores a short sentence with long food names', () => {
    const content =
      'A comfortable minestrone with tortellini, caramelised vegetables, horseradish and an aromatic pomegranate vinaigrette over radicchio leaves.'
    expect(rulesOf(readArticle({ content }))).not.toContain('hard-sentence')
  })
  it('skips a list of sources', () => {
    const content =
      '## Sources\n\nLongitudinal intervention methodologies and physiological heterogeneity in postmenopausal populations participating continuously under independent supervision: considerable musculoskeletal improvements throughout appropriately equipped rehabilitation facilities.'
    expect(rulesOf(readArticle({ content }))).not.toContain('hard-sentence')
  })
  it('ignores a long plain sentence', () => {
    const content =
      'Put the kettle on and stand by the window for as long as it takes to boil, and do not look at your phone.'
    expect(rulesOf(readArticle({ content }))).not.toContain('hard-sentence')
  })
})

describe('passive-step', () => {
  it.each([
    'The tomatoes are chopped with the garlic.',
    'The garlic is added, then the tomatoes.',
    'The dish is covered and baked.',
    'The tomatoes are roasted for 40 minutes.',
    'They are cooked over a low heat.',
    'The pan is set aside.',
    'Tomatoes are fried until golden.',
    'Garlic was peeled and crushed.',
    'Then garlic is added to the pan.',
    'The garlic should be soaked overnight in the dish.',
  ])('finds it in: %s', (step) =>
    expect(rulesOf(readRecipe({ instructions: steps(step) }))).toContain('passive-step'),
  )
  it.each([
    'Chop the tomatoes until they are softened by the garlic.',
    'Add the garlic when the tomatoes are cooked.',
    'Eat the tomatoes and garlic while they are warm.',
    'The tomatoes are done. Add the garlic.',
    'Make sure the tomatoes are covered with water.',
    'The tomatoes are cooked. Add the garlic.',
    'The tomatoes can be frozen for a month.',
    'The garlic is needed for the tomatoes.',
    'Check the garlic. Once tomatoes are added, stir.',
    'There is added garlic in the tomatoes.',
    'Tomatoes are done when the garlic is soft.',
    'Chop the tomatoes. Dinner is served.',
    'Soaking is recommended. Chop the garlic.',
    'Chop the garlic. Quantities are doubled for guests.',
    'Timings are given for large tomatoes.',
    'Everyone is invited to crush the garlic.',
    'Do not salt the tomatoes, the salt is only added to the garlic.',
    'Wrap the tomatoes with the garlic, ensuring they are completely sealed.',
    'The tomatoes and the garlic should be charred.',
  ])('ignores: %s', (step) => {
    expect(rulesOf(readRecipe({ instructions: steps(step) }))).not.toContain('passive-step')
  })
  it('applies only to steps', () => {
    expect(rulesOf(readArticle({ content: 'The tomatoes are chopped by me.' }))).toEqual([])
  })
})
