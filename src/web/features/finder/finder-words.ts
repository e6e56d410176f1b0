import { joinWords, pluralize } from '../../../domain/items/labels.ts'
import type { RecipeFilters } from '../../../domain/kitchen/finder/answers.ts'
import type { FinderCounts } from '../../../domain/kitchen/finder/count-answers.ts'
import { capitalize } from '../../../domain/text/capitalize.ts'

/** The sentence's five pressable words, in its order. */
export const ANSWERS = ['time', 'diet', 'without', 'difficulty', 'have'] as const
export type Answer = (typeof ANSWERS)[number]

/** Changes the answers requested last, which the page may not show yet. */
export type ChangeAnswers = (edit: (asked: RecipeFilters) => RecipeFilters) => void

/** The props of an answer's controls. */
export interface AnswerFieldsProps {
  filters: RecipeFilters
  /** Undefined while unknown. */
  counts: FinderCounts | undefined
  onChange: ChangeAnswers
  /** The reader's own list of avoided foods. */
  avoidList: readonly string[]
}

/** The text before each word of the sentence, and the question it opens. */
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

/** Returns `15 minutes`, `half an hour`, `an hour` or `90 minutes`. */
export function timeWords(minutes: number): string {
  if (minutes === HALF_HOUR) return 'half an hour'
  if (minutes === HOUR) return 'an hour'
  return pluralize(minutes, 'minute')
}

/** Returns the sentence's words for an answer; null where nothing is answered. */
export function answerWords(answer: Answer, filters: RecipeFilters): string | null {
  const { time, diet, without, difficulty, have } = filters
  if (answer === 'time') return time === undefined ? null : timeWords(time)
  if (answer === 'diet') return diet ? joinWords(diet, 'and') : null
  if (answer === 'without') return without ? joinWords(without, 'and') : null
  if (answer === 'difficulty') return difficulty ? joinWords(difficulty, 'or') : null
  return have ? have.join(', ') : null
}

/** Returns the fridge's contents, shortened: `eggs, carrots + 2`. */
export function shortFridge(have: readonly string[], room: number): string {
  if (have.length <= room) return have.join(', ')
  return `${have.slice(0, room).join(', ')} + ${have.length - room}`
}

/** Returns filters with one answer changed; undefined removes it. */
export function setAnswer<K extends Answer>(
  filters: RecipeFilters,
  answer: K,
  value: RecipeFilters[K] | undefined,
): RecipeFilters {
  const { [answer]: _, ...rest } = filters
  return value === undefined ? rest : { ...rest, [answer]: value }
}

/** Returns a list with one entry added or removed; undefined when it is empty. */
export function toggle<T>(list: readonly T[] = [], value: T, isChosen: boolean): readonly T[] | undefined {
  const others = list.filter((one) => one !== value)
  const after = isChosen ? [...others, value] : others
  return after.length > 0 ? after : undefined
}

/** One filter: its text on a chip, and the filters without it. */
export interface ActiveFilter {
  label: string
  left: RecipeFilters
}

/** Returns what is answered, as chips that can be removed one by one. */
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

/** Returns `6 of 15 dishes fit`, `15 dishes` or `Nothing fits all of that`. */
export function foundWords({ found, total }: { found: number; total: number }): string {
  if (total === 0) return 'No dishes yet'
  if (found === 0) return 'Nothing fits all of that'
  if (found === total) return pluralize(total, 'dish', 'dishes')
  return `${found} of ${pluralize(total, 'dish', 'dishes')} ${found === 1 ? 'fits' : 'fit'}`
}

/** Returns what a loosened question gives up: `With half an hour`, `Vegan or not, with nuts`. */
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
