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

// RIMPORT-TEXT-11
test('what is dictated in one breath is parted where the next thing to do begins', () => {
  const spoken =
    'so you melt like two ounces of butter until then the pan is hot and then you throw in um three carrots and you let them sweat and after that you add the stock and let it all bubble'
  expect(writtenOut(spoken)).toBe(
    'So you melt two ounces of butter until then the pan is hot. Then you throw in three carrots. You let them sweat. After that you add the stock and let it all bubble.',
  )
  expect(writtenOut(spoken.slice(0, 120))).toBe(spoken.slice(0, 120))
})
