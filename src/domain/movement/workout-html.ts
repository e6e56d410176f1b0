import type { Element, ElementContent } from 'hast'
import { pluralize } from '../items/labels.ts'
import { FIGURE_SIZE, figurePicture } from './figure/figure-picture.ts'
import { figureNameOf, type Move, type Workout } from './workout.ts'

/** The class of a workout's element, and the attribute by which a player finds its data. */
const WORKOUT_CLASS = 'workout'
/** The class of a move's picture. */
export const FIGURE_CLASS = 'workout-figure'

/**
 * Returns a workout's element in an article: its moves as a plain list with a picture and instructions, which is all
 * that is shown without JavaScript, in feeds and in letters (MOVE-BLOCK-2).
 */
export function workoutElement(workout: Workout): Element {
  const { title, warm_up, rounds, moves, cool_down, rest } = workout
  const facts = [pluralize(rounds, 'round'), rest && describeRest(rest)].filter(Boolean).join(' · ')
  return element('section', { className: [WORKOUT_CLASS], dataWorkout: JSON.stringify(workout) }, [
    element('h3', {}, [text(title)]),
    element('p', { className: ['workout-facts'] }, [text(facts)]),
    ...part(warm_up, 'Warm up'),
    ...part(moves, warm_up.length + cool_down.length > 0 ? 'The moves' : null),
    ...part(cool_down, 'Cool down'),
  ])
}

function part(moves: readonly Move[], heading: string | null): Element[] {
  if (moves.length === 0) return []
  const list = element('ul', {}, moves.map(moveElement))
  return heading ? [element('h4', {}, [text(heading)]), list] : [list]
}

function moveElement(move: Move): Element {
  const { name, amount, how, easier, harder } = move
  const ways = [how, easier && `Easier: ${easier}`, harder && `Harder: ${harder}`].filter(Boolean)
  const { path, alt } = figurePicture(figureNameOf(move), 'svg')
  const picture = {
    className: [FIGURE_CLASS],
    src: path,
    alt,
    ...FIGURE_SIZE,
    loading: 'lazy',
    decoding: 'async',
  }
  return element('li', {}, [
    element('img', picture, []),
    element('strong', {}, [text(name)]),
    text(' '),
    element('span', {}, [text(amount)]),
    ...(ways.length > 0 ? [element('p', {}, [text(ways.join(' '))])] : []),
  ])
}

/** Describes a rest; a time alone needs a word that says it is one. */
function describeRest(rest: string): string {
  const words = rest.replace(/\.$/, '')
  return /^[\d½¼¾.,]+\s*\p{L}+$/u.test(words) ? `${words} of rest` : words
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}

function text(value: string): ElementContent {
  return { type: 'text', value }
}
