import { joinWords, pluralize } from '../../../domain/items/labels.ts'
import type { RecipeFilters } from '../../../domain/kitchen/finder/answers.ts'
import type { FinderCounts } from '../../../domain/kitchen/finder/count-answers.ts'
import { capitalize } from '../../../domain/text/capitalize.ts'

/** The sentence's five words to press, in its order. */
export const ANSWERS = ['time', 'diet', 'without', 'difficulty', 'have'] as const
export type Answer = (typeof ANSWERS)[number]

/** Makes other answers of those asked for last, which may not be on the page yet. */
export type ChangeAnswers = (edit: (asked: RecipeFilters) => RecipeFilters) => void

/** What the controls of an answer are given. */
export interface AnswerFieldsProps {
  filters: RecipeFilters
  /** Undefined while they are not known. */
  counts: FinderCounts | undefined
  onChange: ChangeAnswers
  /** What stands on the reader's own list of avoided things. */
  avoidList: readonly string[]
}

/** What stands before each word of the sentence, and what it asks when pressed. */
export const QUESTIONS: Record<Answer, { before: string; question: string; legend: string; any: string }> = {
  time: { before: 'I have', question: 'How much time do you have?', legend: 'Total time', any: 'all day' },
  diet: { before: 'eat', question: 'What do you eat?', legend: 'I eat', any: 'everything' },
  without: { before: 'avoid', question: 'What do you avoid?', legend: 'Without', any: 'nothing' },
  difficulty: {
    before: 'cook',
    question: 'How easy should it be?',
    legend: 'Difficulty',
    any: 'anything',
  },
  have: {
    before: 'and in my fridge:',
    question: 'What is in your fridge?',
    legend: 'In my fridge',
    any: 'a surprise',
  },
}

const HALF_HOUR = 30
const HOUR = 60

/** `15 minutes`, `half an hour`, `an hour`, `90 minutes`. */
export function timeWords(minutes: number): string {
  if (minutes === HALF_HOUR) return 'half an hour'
  if (minutes === HOUR) return 'an hour'
  return pluralize(minutes, 'minute')
}

/** What the sentence says of an answer; null where nothing is answered. */
export function answerWords(answer: Answer, filters: RecipeFilters): string | null {
  const { time, diet, without, difficulty, have } = filters
  if (answer === 'time') return time === undefined ? null : timeWords(time)
  if (answer === 'diet') return diet ? joinWords(diet, 'and') : null
  if (answer === 'without') return without ? joinWords(without, 'and') : null
  if (answer === 'difficulty') return difficulty ? joinWords(difficulty, 'or') : null
  return have ? have.join(', ') : null
}

/** The fridge in little room: `eggs, carrots + 2`. */
export function shortFridge(have: readonly string[], room: number): string {
  if (have.length <= room) return have.join(', ')
  return `${have.slice(0, room).join(', ')} + ${have.length - room}`
}

/** Filters with one answer changed; undefined takes it away. */
export function setAnswer<K extends Answer>(
  filters: RecipeFilters,
  answer: K,
  value: RecipeFilters[K] | undefined,
): RecipeFilters {
  const { [answer]: _, ...rest } = filters
  return value === undefined ? rest : { ...rest, [answer]: value }
}

/** A list with one entry put in or taken out; undefined when none is left. */
export function toggle<T>(list: readonly T[] = [], value: T, isChosen: boolean): readonly T[] | undefined {
  const others = list.filter((one) => one !== value)
  const after = isChosen ? [...others, value] : others
  return after.length > 0 ? after : undefined
}

/** One filter as a chip says it, and what is left when it is taken away. */
export interface ActiveFilter {
  label: string
  left: RecipeFilters
}

/** What is answered, as chips that can be taken away one by one. */
export function activeFilters(filters: RecipeFilters): ActiveFilter[] {
  const { time, diet = [], without = [], difficulty, have } = filters
  return [
    ...(time === undefined
      ? []
      : [{ label: `up to ${timeWords(time)}`, left: setAnswer(filters, 'time', undefined) }]),
    ...diet.map((tag) => ({ label: tag, left: setAnswer(filters, 'diet', toggle(diet, tag, false)) })),
    ...without.map((avoided) => ({
      label: `without ${avoided}`,
      left: setAnswer(filters, 'without', toggle(without, avoided, false)),
    })),
    ...(difficulty
      ? [{ label: joinWords(difficulty, 'or'), left: setAnswer(filters, 'difficulty', undefined) }]
      : []),
    ...(have
      ? [
          {
            label: have.length === 1 ? have.join() : `${have.length} in the fridge`,
            left: setAnswer(filters, 'have', undefined),
          },
        ]
      : []),
  ]
}

/** `6 of 15 dishes fit`, `15 dishes`, `Nothing fits all of that`. */
export function foundWords({ found, total }: { found: number; total: number }): string {
  if (total === 0) return 'No dishes yet'
  if (found === 0) return 'Nothing fits all of that'
  if (found === total) return pluralize(total, 'dish', 'dishes')
  return `${found} of ${pluralize(total, 'dish', 'dishes')} ${found === 1 ? 'fits' : 'fit'}`
}

/** What a loosened question gives up: `With half an hour`, `Vegan or not, with nuts`. */
export function looseningWords(before: RecipeFilters, after: RecipeFilters): string {
  const lost = <T>(from: readonly T[] = [], to: readonly T[] = []) => from.filter((one) => !to.includes(one))
  const gained = lost(after.diet, before.diet)
  const parts = [
    ...(before.time === after.time
      ? []
      : [after.time === undefined ? 'with more time' : `with ${timeWords(after.time)}`]),
    ...lost(before.diet, after.diet).map((tag) =>
      tag === 'vegan' && gained.length > 0 ? 'vegetarian instead of vegan' : `${tag} or not`,
    ),
    ...lost(before.without, after.without).map((avoided) => `with ${avoided}`),
    ...(before.difficulty && !after.difficulty ? ['however easy or hard'] : []),
    ...(before.category !== undefined && after.category === undefined
      ? [`not only in ${before.category}`]
      : []),
  ]
  const words = parts.join(', ')
  return capitalize(words)
}
