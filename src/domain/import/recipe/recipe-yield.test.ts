import { expect, test } from 'vitest'
import { fitYield, readYield } from './recipe-yield.ts'

// RIMPORT-SERVE-1
test.each([
  [['4'], 4],
  [['4', '4 bowls'], 4],
  [['4 servings'], 4],
  [['4-6 servings'], 4],
  [['Serves 4 to 6'], 4],
  [['6 main-course servings'], 6],
  [['4 personnes'], 4],
  [['4 Portionen'], 4],
  [['Für 4 Personen'], 4],
  [['8 (1 cup) servings'], 8],
  [['2 dozen cookies'], 24],
  [['4 1.25 cups curry + 1 cup rice'], 4],
  [['12 muffins'], 12],
  [['1 smoothie'], 1],
  [['1 loaf (12 slices)'], 12],
  [['8 slices', '1 loaf'], 8],
  [['8', '1 loaf'], 8],
  [['1 (9-inch) pie, 8 servings'], 8],
  [['Serves 8', '1 x 20 cm cake'], 8],
  [['About 4 cups, 8 servings'], 8],
  [['6 small cakes'], 6],
  [['12 mini quiches'], 12],
  [['Servings: 4'], 4],
  [['0'], null],
  [[], null],
  [['1', '1 loaf'], null],
  [['1 loaf'], null],
  [['Makes 2 loaves'], null],
  [['One 9-inch cake'], null],
  [['2 large pizzas'], null],
  [['3 cups'], null],
  [['500 g'], null],
  [['1 1/2 cups'], null],
  [['1 batch'], null],
  [['about 2 jars'], null],
  [['2 Gläser'], null],
  [['1 Springform (26 cm)'], null],
  [['1 gâteau'], null],
  [['２人分'], 2],
])('%j serves %j', (texts, servings) => {
  expect(readYield(texts).servings).toBe(servings)
})

test('a yield that is not a number of servings gives a warning, and a single piece counts as one serving', () => {
  const warnings: string[] = []
  expect(fitYield(readYield(['1', '1 loaf']), warnings)).toBeNull()
  expect(fitYield(readYield(['1 smoothie']), warnings)).toBe(1)
  expect(warnings).toEqual([
    'It makes “1 loaf”; how many that serves is not said.',
    'It makes “1 smoothie”, which stands as 1 serving.',
  ])
})
