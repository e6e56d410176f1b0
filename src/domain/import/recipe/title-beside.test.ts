import { expect, test } from 'vitest'
import { readTitle } from './recipe-title.ts'

// RIMPORT-TEXT-4, RIMPORT-TEXT-6
test.each([
  ["Dumplings (knedle) - my aunt's", 'Dumplings (knedle)', "My aunt's", null],
  ['Bibimbap from my flatmate Soo, 3 servings', 'Bibimbap', 'From my flatmate Soo', 3],
  ['PLUM COBBLER - Nan', 'PLUM COBBLER', 'From Nan', null],
  ['Porridge (1 serving, about 310 kcal, 12g protein)', 'Porridge', '', 1],
  ['Muhammara. Serves 6 as part of a spread', 'Muhammara', '', 6],
  ['Oat bars (18 bars, 3 per serving)', 'Oat bars', '', 6],
  ['Kasha (3 portions, 240 kcal each)', 'Kasha', '', 3],
  ['Dukkah - Auntie Rosa', 'Dukkah', 'From Auntie Rosa', null],
  ['Weeknight dinner: Lemon orzo', 'Lemon orzo', '', null],
  ['Crispy tofu bites!!!', 'Crispy tofu bites', '', null],
  ['Pan bagnat for lunch', 'Pan bagnat for lunch', '', null],
  ['Bread from my garden oven', 'Bread from my garden oven', '', null],
])('“%s” has the title “%s”', (line, title, beside, servings) => {
  const read = readTitle(line)
  expect(read).toMatchObject({ title, beside })
  expect(read.stated.servings).toBe(servings)
})
