import { expect, test } from 'vitest'
import { writtenOut } from './spoken-words.ts'

// RIMPORT-TEXT-1
test.each([
  ['Two hundred and fifty grams of flour', '250 grams of flour'],
  ['a hundred ml of milk', '100 ml of milk'],
  ['three hundred and thirty-five grams of rice', '335 grams of rice'],
  ['One eighty for twenty minutes', '180 for twenty minutes'],
  ['Oven two hundred degrees', 'Oven 200 degrees'],
  ['It fed a hundred guests', 'It fed a hundred guests'],
])('“%s” is “%s”', (line, written) => {
  expect(writtenOut(line)).toBe(written)
})

test('sentences typed in small letters get their capitals, others stay', () => {
  expect(writtenOut('lentil thing. fry an onion. add lentils.')).toBe(
    'Lentil thing. Fry an onion. Add lentils.',
  )
  expect(writtenOut('add 2 tbsp. oil and stir. serve')).toBe('add 2 tbsp. oil and stir. serve')
  expect(writtenOut('Fry it. Then wait. then eat.')).toBe('Fry it. Then wait. then eat.')
})
