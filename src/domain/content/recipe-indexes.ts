import type { Recipe } from './recipe.ts'

/** A place in a recipe that names something which is not there. */
export interface IndexProblem {
  path: (string | number)[]
  message: string
}

/**
 * Where a recipe's steps, swaps and variations name an ingredient or a step that is not in its lists, or a timer stands
 * outside its sentence (CONTENT-SAVE-5).
 */
export function findIndexProblems({
  ingredients,
  instructions,
  swaps,
  variations,
}: Pick<Recipe, 'ingredients' | 'instructions' | 'swaps' | 'variations'>): IndexProblem[] {
  const problems: IndexProblem[] = []
  const check = (index: number, path: (string | number)[], what: string) => {
    if (index >= ingredients.length)
      problems.push({
        path,
        message: `${what} is for ingredient ${index + 1}, but the list has ${ingredients.length}`,
      })
  }
  instructions.forEach(({ step, instruction, ingredients: used = [], timers = [] }, at) => {
    used.forEach((index, place) => {
      check(index, ['instructions', at, 'ingredients', place], `Step ${step}`)
    })
    timers.forEach(({ text, start, end }, place) => {
      if (start >= end || instruction.slice(start, end) !== text)
        problems.push({
          path: ['instructions', at, 'timers', place],
          message: `Timer ${place + 1} of step ${step} is not where its words are`,
        })
    })
  })
  swaps.forEach(({ ingredient }, at) => {
    check(ingredient, ['swaps', at, 'ingredient'], `Swap ${at + 1}`)
  })
  variations.forEach(({ name, changes, steps }, at) => {
    const what = `A change of ${name || `variation ${at + 1}`}`
    changes.forEach(({ ingredient }, place) => {
      if (ingredient !== null) check(ingredient, ['variations', at, 'changes', place, 'ingredient'], what)
    })
    steps.forEach(({ step }, place) => {
      if (step > instructions.length)
        problems.push({
          path: ['variations', at, 'steps', place, 'step'],
          message: `${what} is for step ${step}, but there are ${instructions.length}`,
        })
    })
  })
  return problems
}
