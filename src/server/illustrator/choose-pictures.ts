import type { FoodName } from './motifs/foods.ts'
import { createRandom, type Random, seedFrom } from './paper/random.ts'
import type { PictureSpec } from './picture-spec.ts'
import { DISH_IDEAS, DRY_DISHES, DRY_IDEAS, FOOD_IDEAS, type Idea } from './reading/dish-ideas.ts'
import { findDish } from './reading/find-dish.ts'
import { findFoods } from './reading/find-foods.ts'
import { readTokens } from './reading/tokens.ts'
import { ANY_TOPIC, findTopics } from './reading/topics.ts'
import { BACKDROPS } from './scenes/backdrop.ts'
import { hasSun } from './scenes/hero-half.ts'
import { sceneOf } from './scenes/scenes.ts'

/** The texts a picture is composed from. */
export interface PictureTexts {
  contentType: 'blog' | 'recipe'
  title: string
  excerpt?: string | undefined
  description?: string | undefined
  dietaryTags?: readonly string[] | undefined
}

export const PICTURES_AT_ONCE = 4

interface Ideas {
  own: readonly Idea[]
  more: readonly Idea[]
  foods: readonly FoodName[]
}

/**
 * Four pictures for a text: the same four for the same text and round, each with a scene and a field of its own.
 * Round 0 shows the most telling scenes; each further round is another four of an endless series.
 */
export function choosePictures(texts: PictureTexts, round: number): PictureSpec[] {
  const input = textKey(texts)
  const random = createRandom(seedFrom(input, 'round', round))
  const ideas = texts.contentType === 'recipe' ? readRecipe(texts) : readArticle(texts)
  const chosen = chooseIdeas(ideas, round, random)
  const backdrops = chooseBackdrops(chosen, random)
  return chosen.map(({ scene, words }, index) => ({
    contentType: texts.contentType,
    scene,
    backdrop: backdrops[index] ?? 0,
    seed: seedFrom(input, round, index),
    words: [...words, ...ideas.foods],
  }))
}

/** The texts as one, so that the same texts give the same pictures. */
export function textKey({
  contentType,
  title,
  excerpt = '',
  description = '',
  dietaryTags = [],
}: PictureTexts): string {
  return JSON.stringify([
    contentType,
    title.trim(),
    excerpt.trim(),
    description.trim(),
    dietaryTags.toSorted(),
  ])
}

function readRecipe({ title, excerpt = '', description = '', dietaryTags = [] }: PictureTexts): Ideas {
  const titleTokens = readTokens(title)
  const rest = readTokens(`${excerpt} ${description}`)
  const found = findFoods([...titleTokens, ...rest])
  const random = createRandom(seedFrom(title, 'foods'))
  const foods =
    found.length > 1 ? found : [...new Set([...found, ...usualFoods(dietaryTags, random)])].slice(0, 4)
  const dish = findDish(titleTokens, rest)
  return { own: DISH_IDEAS[dish], more: DRY_DISHES.has(dish) ? DRY_IDEAS : FOOD_IDEAS, foods }
}

function usualFoods(tags: readonly string[], random: Random): readonly FoodName[] {
  const isVegan = tags.includes('vegan')
  const sets: readonly [readonly FoodName[], ...(readonly FoodName[])[]] = isVegan
    ? [
        ['chickpea', 'spinach', 'carrot', 'lemon'],
        ['quinoa', 'avocado', 'beet', 'rocket'],
        ['lentil', 'kale', 'sweetpotato', 'lime'],
      ]
    : tags.includes('high-protein')
      ? [
          ['egg', 'spinach', 'tomato', 'feta'],
          ['chicken', 'broccoli', 'quinoa', 'lemon'],
        ]
      : [
          ['tomato', 'basil', 'feta', 'olive'],
          ['egg', 'asparagus', 'radish', 'rocket'],
          ['avocado', 'cucumber', 'rice', 'lime'],
        ]
  return random.pick(sets)
}

function readArticle({ title, excerpt = '', description = '' }: PictureTexts): Ideas {
  const titleTokens = readTokens(title)
  const rest = readTokens(`${excerpt} ${description}`)
  const [first, second] = findTopics(titleTokens, rest)
  const found = findFoods([...titleTokens, ...rest])
  const usual = first?.foods ?? second?.foods ?? ['tomato', 'avocado', 'spinach', 'egg']
  const foods = [...new Set([...found, ...usual])].slice(0, 4)
  const isAboutFood = findFoods(titleTokens).length > 1 || (first === undefined && found.length > 0)
  const own = isAboutFood && !first?.foods ? FOOD_IDEAS.slice(0, 4) : (first?.ideas ?? ANY_TOPIC.slice(0, 4))
  return {
    own,
    more: [...(second?.ideas.slice(0, 2) ?? []), ...(first?.foods || isAboutFood ? FOOD_IDEAS : ANY_TOPIC)],
    foods,
  }
}

/** Four ideas with four different scenes. Later rounds mix the most telling with the rest. */
function chooseIdeas({ own, more, foods }: Ideas, round: number, random: Random): Idea[] {
  const order =
    round === 0
      ? [...own, ...more]
      : [...random.shuffle(own).slice(0, 3), ...random.shuffle([...own, ...more])]
  const chosen: Idea[] = []
  for (const idea of order) {
    if (chosen.length === PICTURES_AT_ONCE) break
    if (idea.scene === 'hero' && !hasSun(foods)) continue
    if (chosen.every(({ scene }) => scene !== idea.scene)) chosen.push(idea)
  }
  return chosen
}

/** A backdrop for each idea: no two of the four with the same field, none the scene does not show on. */
function chooseBackdrops(ideas: readonly Idea[], random: Random): number[] {
  const left = random.shuffle(BACKDROPS.map((_, index) => index))
  const fields = new Set<string>()
  return ideas.map(({ scene }) => {
    const avoids = sceneOf(scene).avoids ?? []
    const at = left.findIndex((index) => {
      const backdrop = BACKDROPS[index]
      return backdrop !== undefined && !avoids.includes(backdrop.field) && !fields.has(backdrop.field)
    })
    const [index = 0] = left.splice(Math.max(0, at), 1)
    fields.add(BACKDROPS[index]?.field ?? '')
    return index
  })
}
