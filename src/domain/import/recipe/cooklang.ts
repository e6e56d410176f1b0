import type { Ingredient } from '../../content/recipe.ts'
import { splitIngredient } from '../../content/split-ingredients.ts'
import { CONTENT_LIMITS } from '../../items/limits.ts'
import { FRONT_MATTER } from './plain-lines.ts'
import type { ReadLine } from './read-line.ts'
import { fitFacts, type PastedRecipe } from './read-recipe.ts'
import { addFacts, NO_FACTS, type RecipeFacts, readFacts } from './recipe-facts.ts'
import { minutesOf } from './recipe-times.ts'
import { readYield } from './recipe-yield.ts'

// Recipes in Cooklang (https://cooklang.org): sentences with the marks `@flour{200%g}`, `#pan{}` and `~{5%minutes}`.

/** A name of several words ends with braces, a single word needs none. */
const NAME = String.raw`(?:[^@#~{}\n]{1,100}?\{[^{}\n]{0,100}\}|[\p{L}\p{N}_'’-]{1,60})`
const MARK = new RegExp(
  String.raw`(?<![\p{L}\p{N}@#~])([@#~])([@&?+-]*(?:\([^()\n]{0,20}\))?)(${NAME}|\{[^{}\n]{0,100}\})(\([^()\n]{0,200}\))?`,
  'gu',
)
const INGREDIENT = /(?<![\p{L}\p{N}])@[^@#~{}\n]{1,100}\{[^{}\n]{0,100}\}/gu
const COMMENT = /\[-[\s\S]{0,2000}?-\]|--(?!-)[^\n]*/g
const METADATA = /^>>\s*([^:\n]{1,60}):[ \t]*(.*)$/
const SECTION = /^=+\s*(.*?)\s*=*$/
const NOTE = /^>\s?(?!>)(.*)$/

/** Whether a text is Cooklang: two of its ingredients have braces, or one does and it has Cooklang metadata at the top. */
export function isCooklang(text: string): boolean {
  const marked = text.match(INGREDIENT)?.length ?? 0
  return marked >= 2 || (marked === 1 && (/^>> ?\w/m.test(text) || FRONT_MATTER.test(text.trimStart())))
}

/** Reads the recipe of a Cooklang text, with what each of its lines became; the names of marked things stay in the sentences. */
export function readCooklang(source: string): { recipe: PastedRecipe; lines: ReadLine[] } {
  const cook = new Cook()
  const text = source.replace(/\r\n?/g, '\n').trimStart()
  const [head = '', written = ''] = FRONT_MATTER.exec(text) ?? []
  for (const line of written.split('\n')) {
    const [, key = '', value = ''] = /^([\w. -]{1,60}):[ \t]*(.*)$/.exec(line.trim()) ?? []
    if (key !== '') cook.takeFact(key, value, line)
  }
  for (const paragraph of text
    .slice(head.length)
    .replace(COMMENT, ' ')
    .split(/\n[ \t]*\n/))
    cook.takeParagraph(paragraph)
  return cook.finish()
}

class Cook {
  readonly #facts: ReadLine[] = []
  readonly #ingredients: ReadLine[] = []
  readonly #method: ReadLine[] = []
  readonly #tags: string[] = []
  readonly #known = new Set<string>()
  #title = ''
  #description = ''
  #said: RecipeFacts = NO_FACTS
  #section = ''

  takeFact(key: string, typed: string, line: string): void {
    const value = typed.trim().replace(/^(["'])(.*)\1$/, '$2')
    const name = key
      .trim()
      .toLowerCase()
      .replace(/[\s._-]+/g, ' ')
    if (value === '') return
    if (name === 'title' || name === 'name') this.#title = value
    else if (name === 'description' || name === 'introduction') this.#description = value
    else if (name === 'tags')
      this.#tags.push(
        ...value
          .replace(/^\[|\]$/g, '')
          .split(',')
          .map((tag) => tag.trim()),
      )
    else this.#takeFigure(name, value, line)
  }

  #takeFigure(name: string, value: string, line: string): void {
    const minutes = minutesOf(value)
    const facts = { ...NO_FACTS }
    if (/^(?:servings?|serves|yields?)$/.test(name)) Object.assign(facts, readYield([value]))
    else if (/\b(?:prep|preparation)\b/.test(name)) facts.prep = minutes
    else if (/\b(?:cook|cooking|bake)\b/.test(name)) facts.cook = minutes
    else if (/\b(?:time|duration|total)\b/.test(name)) facts.total = minutes
    this.#said = addFacts(this.#said, facts)
    this.#facts.push(lineOf('facts', line.trim()))
  }

  takeParagraph(paragraph: string): void {
    const words: string[] = []
    const close = () => {
      if (words.length > 0) this.#takeStep(words.splice(0).join(' '))
    }
    for (const typed of paragraph.split('\n')) {
      const line = typed.replace(/\\$/, '').trim()
      const [, key, value = ''] = METADATA.exec(line) ?? []
      const [, note] = NOTE.exec(line) ?? []
      const [, section] = line.startsWith('=') ? (SECTION.exec(line) ?? []) : []
      if (key === undefined && note === undefined && section === undefined) {
        if (line !== '') words.push(line)
        continue
      }
      close()
      if (key !== undefined) this.takeFact(key, value, line)
      else if (note !== undefined) this.#method.push(lineOf('note', note))
      else this.#section = section ?? ''
    }
    close()
  }

  #takeStep(typed: string): void {
    const sentence = typed
      .replace(MARK, (_, sign: string, modifiers: string, named: string, preparation = '') =>
        this.#takeMark(sign, modifiers, named, preparation),
      )
      .replace(/\s+/g, ' ')
      .replace(/\s+([.,;:!])/g, '$1')
      .trim()
    if (sentence === '') return
    const { facts, isOnlyFacts } = readFacts(sentence)
    if (isOnlyFacts) {
      this.#said = addFacts(this.#said, facts)
      this.#facts.push(lineOf('facts', sentence))
      return
    }
    this.#method.push(lineOf('step', this.#section === '' ? sentence : `${this.#section}: ${sentence}`))
    this.#section = ''
  }

  /** Returns the text that replaces a mark in the sentence. */
  #takeMark(sign: string, modifiers: string, named: string, preparation: string): string {
    const [, name = '', said = ''] = /^([^{]*)(?:\{([^{}]*)\})?$/.exec(named) ?? []
    const [amount = '', unit = ''] = said.split('%').map((part) => part.trim().replace(/^=\s*/, ''))
    const words = name.trim().replace(/^.*\//, '').split('|').at(-1) ?? ''
    if (sign === '~') return `${amount} ${unit}`.trim() || words
    if (sign === '@' && !modifiers.includes('-') && !modifiers.includes('(')) {
      const isKnown = this.#known.has(words.toLowerCase()) && amount === ''
      this.#known.add(words.toLowerCase())
      const beside = preparation.slice(1, -1).trim()
      if (!isKnown) this.#addIngredient(amount, unit, beside === '' ? words : `${words}, ${beside}`)
    }
    return words
  }

  #addIngredient(amount: string, unit: string, name: string): void {
    const line = [amount, unit, name].filter((part) => part !== '').join(' ')
    const ingredient: Ingredient = unit === '' ? splitIngredient(line) : { amount, unit, ingredient: name }
    this.#ingredients.push({ text: line, role: 'ingredient', ingredient })
  }

  finish(): { recipe: PastedRecipe; lines: ReadLine[] } {
    const warnings: string[] = []
    const texts = (role: ReadLine['role']) =>
      this.#method.filter((line) => line.role === role).map(({ text }) => text)
    const steps = texts('step')
    const max = CONTENT_LIMITS.listItems
    const recipe: PastedRecipe = {
      title: this.#title.slice(0, CONTENT_LIMITS.title),
      description: this.#description.slice(0, CONTENT_LIMITS.excerpt),
      ...fitFacts(this.#said, steps, warnings),
      ingredients: this.#ingredients.flatMap(({ ingredient }) => ingredient ?? []).slice(0, max),
      instructions: steps.slice(0, max),
      dietary_tags: [],
      meta_keywords: this.#tags
        .filter((tag) => tag !== '' && tag.length <= CONTENT_LIMITS.keyword)
        .slice(0, CONTENT_LIMITS.keywords),
      notes: texts('note').join('\n').slice(0, CONTENT_LIMITS.notes),
      picture_url: null,
      warnings,
    }
    const head = [
      ...(recipe.title === '' ? [] : [lineOf('title', recipe.title)]),
      ...(recipe.description === '' ? [] : [lineOf('description', recipe.description)]),
    ]
    return { recipe, lines: [...head, ...this.#facts, ...this.#ingredients, ...this.#method] }
  }
}

function lineOf(role: ReadLine['role'], text: string): ReadLine {
  return { text, role, ingredient: null }
}
