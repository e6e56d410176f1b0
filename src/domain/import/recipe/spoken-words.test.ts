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
])('“%s” is written out as “%s”', (line, written) => {
  expect(writtenOut(line)).toBe(written)
})

test('lower-case sentences get their capitals, others stay unchanged', () => {
  expect(writtenOut('lentil thing. fry an onion. add lentils.')).toBe(
    'Lentil thing. Fry an onion. Add lentils.',
  )
  expect(writtenOut('add 2 tbsp. oil and stir. serve')).toBe('add 2 tbsp. oil and stir. serve')
  expect(writtenOut('Fry it. Then wait. then eat.')).toBe('Fry it. Then wait. then eat.')
})

// RIMPORT-TEXT-11
test('unpunctuated dictation is split where the next instruction begins', () => {
  const spoken =
    'so you melt like two ounces of butter until then the pan is hot and then you throw in um three carrots and you let them sweat and after that you add the stock and let it all bubble'
  expect(writtenOut(spoken)).toBe(
    'So you melt two ounces of butter until then the pan is hot. Then you throw in three carrots. You let them sweat. After that you add the stock and let it all bubble.',
  )
  expect(writtenOut(spoken.slice(0, 120))).toBe(spoken.slice(0, 120))
})

// RIMPORT-TEXT-11
test('dictation without connecting words is split before each instruction', () => {
  expect(
    writtenOut(
      'take one chicken rub with two teaspoons of salt and one lemon roast at 190 degrees and let it boil down with a cup of stock cook for ten minutes then stir fry the rice serves five',
    ),
  ).toBe(
    'Take one chicken. Rub with two teaspoons of salt and one lemon. Roast at 190 degrees and let it boil down with a cup of stock. Cook for ten minutes then stir fry the rice. Serves five.',
  )
})

// RIMPORT-TEXT-11
test.each([
  ['stir it in and when it is thick then serve it', 'Stir it in and when it is thick then serve it.'],
  ['if you like them softer than that then add water', 'If you like them softer than that then add water.'],
  [
    'flip it and once it is brown and you see bubbles then it is done and then eat it',
    'Flip it and once it is brown and you see bubbles then it is done. Then eat it.',
  ],
  ['add chilli if you like and then eat it', 'Add chilli if you like. Then eat it.'],
  ['stir it every now and then so it stays loose', 'Stir it every now and then so it stays loose.'],
  ['bake it with the lid on then ten more without', 'Bake it with the lid on then ten more without.'],
])('dictation that ends “%s” is not split within an instruction', (end, sentences) => {
  const begun =
    'so cook the pasta for ten minutes then drain it and fry two cloves of garlic in three spoons of oil until they smell and just begin to colour at the edges and after that '
  expect(writtenOut(begun + end)).toBe(
    `Cook the pasta for ten minutes. Then drain it and fry two cloves of garlic in three spoons of oil until they smell and just begin to colour at the edges. After that ${sentences[0]?.toLowerCase()}${sentences.slice(1)}`,
  )
})
