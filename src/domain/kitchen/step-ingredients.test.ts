import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { showUses } from '../../../tests/fixtures/steps.ts'
import { findStepIngredients } from './step-ingredients.ts'

/** Returns which ingredients each step uses, by name. */
function link(ingredients: string[], steps: string[]): string[][] {
  const lines = ingredients.map((ingredient) =>
    ingredient.endsWith(':')
      ? { amount: '', unit: '', ingredient }
      : { amount: '1', unit: 'cup', ingredient },
  )
  return findStepIngredients(
    lines,
    steps.map((instruction) => ({ instruction })),
  ).map((indexes) => indexes.map((index) => ingredients[index] ?? ''))
}

// AMOUNT-USE-1
describe('findStepIngredients', () => {
  test.each<[string, string[], string, string[]]>([
    ['a plain name', ['flour', 'milk'], 'Whisk the flour.', ['flour']],
    [
      'one and many',
      ['2 ripe tomatoes, chopped', 'egg'],
      'Add a tomato and the eggs.',
      ['2 ripe tomatoes, chopped', 'egg'],
    ],
    ['the one that is called just so', ['sugar', 'powdered sugar'], 'Mix in the sugar.', ['sugar']],
    ['both of them', ['sugar', 'brown sugar'], 'Cream both sugars.', ['sugar', 'brown sugar']],
    ['all by their plural', ['sugar', 'brown sugar'], 'Cream in the sugars.', ['sugar', 'brown sugar']],
    [
      'what is done to it',
      ['butter, melted', 'butter, extra'],
      'Fold in the melted butter.',
      ['butter, melted'],
    ],
    ['no word of a compound', ['half-and-half', 'salt'], 'Stir and add the salt.', ['salt']],
    ['no juice of a wedge', ['lime juice', 'salt'], 'Rub with a lime wedge and salt.', ['salt']],
    ['but juice of the fruit', ['lime juice', 'salt'], 'Add the lime and salt.', ['lime juice', 'salt']],
    ['what a verb takes', ['rice', 'salt'], 'Grind the rice.', ['rice']],
    ['the noun alone', ['extra virgin olive oil'], 'Heat the oil.', ['extra virgin olive oil']],
    [
      'a spice by its first word',
      ['cumin seeds', 'ground turmeric'],
      'Toast the cumin and turmeric.',
      ['cumin seeds', 'ground turmeric'],
    ],
    [
      'the longest name',
      ['chickpeas, drained', 'chickpea flour'],
      'Sift in the chickpea flour.',
      ['chickpea flour'],
    ],
    [
      'two that share a noun',
      ['red onion', 'spring onions'],
      'Scatter the spring onions.',
      ['spring onions'],
    ],
    [
      'all that share the noun said',
      ['plain flour', 'rye flour'],
      'Mix both flours.',
      ['plain flour', 'rye flour'],
    ],
    ['either of two', ['butter or oil'], 'Melt the butter.', ['butter or oil']],
    [
      'a shared noun behind or',
      ['sunflower or rapeseed oil'],
      'Heat the oil.',
      ['sunflower or rapeseed oil'],
    ],
    ['two in a line', ['salt and black pepper'], 'Season with salt.', ['salt and black pepper']],
    [
      'a part of something',
      ['cloves of garlic', 'juice of 1 lemon'],
      'Fry the garlic, add the lemon juice.',
      ['cloves of garlic', 'juice of 1 lemon'],
    ],
    [
      'descriptions before a comma',
      ['boneless, skinless chicken thighs'],
      'Brown the chicken.',
      ['boneless, skinless chicken thighs'],
    ],
    [
      'British and American',
      ['plain yogurt', 'red chile'],
      'Stir the chilli into the yoghurt.',
      ['plain yogurt', 'red chile'],
    ],
    ['accents', ['crème fraîche'], 'Fold in the creme fraiche.', ['crème fraîche']],
    ['no paper from powder', ['baking powder'], 'Line the tin with baking paper.', []],
    ['no vegetables from stock', ['vegetable stock'], 'Roast the vegetables.', []],
    ['no word within a word', ['egg', 'ham'], 'Grill the eggplant on a hammered pan.', []],
    [
      'one of two by what describes it',
      ['ground almonds', 'flaked almonds'],
      'Scatter over the flaked almonds.',
      ['flaked almonds'],
    ],
    [
      'both that are described alike',
      ['large red onion', 'red onions, sliced', 'white onion'],
      'Fry the red onions.',
      ['large red onion', 'red onions, sliced'],
    ],
    [
      'a name with an aside in it',
      ['chickpea (gram) flour', 'chickpeas'],
      'Sift the chickpea flour.',
      ['chickpea (gram) flour'],
    ],
    ['no heading', ['For the soup:', 'leek'], 'Warm the soup.', []],
    ['no word that describes', ['all-purpose flour', 'double cream'], 'Double it all, clear and ready.', []],
    ['no verb', ['pork chops', 'spice mix', 'bread rolls'], 'Chop and mix the rest, roll it up.', []],
    [
      'no verb that is left of a name',
      ['sprinkles', 'cooking oil'],
      'Sprinkle over, cook for 2 minutes.',
      [],
    ],
    [
      'no thing',
      ['pie dough', 'eggs', 'rice'],
      'Line the pie tin in an egg-sized heap near the rice cooker.',
      [],
    ],
    [
      'nothing of how it is cut',
      ['marrow peeled into ribbons around the core', 'lemon zested and juiced'],
      'Tip into a bowl and put around the core, then stir.',
      [],
    ],
    [
      'no word of a compound',
      ['no-boil noodles', 'well-toasted nuts'],
      'Make a well and bring to the boil.',
      [],
    ],
    ['no colour of two', ['red or white onion'], 'Fry until the edges are red.', []],
    ['no pot', ['stock pot'], 'Put a pot on the stove.', []],
    ['no unit of an alternative', ['figs or 2 tablespoons jam'], 'Add a tablespoon.', []],
    ['no food that is made of it', ['beef', 'tomatoes'], 'Pour in the beef stock and the tomato paste.', []],
    ['the food before what is made of it', ['tomato paste', 'tomatoes'], 'Chop the tomatoes.', ['tomatoes']],
    ['no label', ['oats', 'chicken'], 'For the chicken wrap: toast the oats.', ['oats']],
    ['no name of a dish', ['buttermilk'], 'Make buttermilk slaw.', []],
    ['no owner', ['ham'], 'Reckon your ham’s time.', []],
    ['no verb of a mix', ['cake mix', 'egg'], 'Beat the egg and mix on high.', ['egg']],
    ['no likeness', ['egg', 'honey'], 'Roll balls the size of an egg until they look like honey.', []],
    ['nothing made of it', ['chicken stock', 'coconut milk'], 'Brown the chicken, toast the coconut.', []],
    ['no water that goes', ['water'], 'Squeeze out the excess water.', []],
    [
      'a form by itself',
      ['beef mince', 'chicken thighs'],
      'Brown the mince and the thighs.',
      ['beef mince', 'chicken thighs'],
    ],
  ])('%s', (_what, ingredients, step, expected) => {
    expect(link(ingredients, [step])).toEqual([expected])
  })

  // AMOUNT-USE-2
  test('a later step uses an ingredient again only for another portion', () => {
    const steps = [
      'Heat half the oil and fry the onion.',
      'Stir the onion, then add the rest of the oil.',
      'Add a tablespoon of the oil to the onion.',
      'Pour the oil away.',
      'Season the onion with a good grind of oil.',
      'Beat in the oil, a spoonful at a time.',
    ]
    expect(link(['oil', 'onion'], steps)).toEqual([['oil', 'onion'], ['oil'], ['oil'], [], ['oil'], ['oil']])
  })

  // AMOUNT-USE-3
  test('the amount of a food is left for the step that adds it, not for greasing the tin', () => {
    expect(link(['oil'], ['Grease a round pan of 7.5 inches with oil.', 'Stir in the oil.'])).toEqual([
      [],
      ['oil'],
    ])
  })

  // AMOUNT-USE-4
  test('of lines with the same name a step uses those below the same heading', () => {
    const lines = ['For the stew:', 'onion', 'garlic', 'carrot', 'For the dip:', 'onion', 'garlic', 'lime']
    const uses = (...steps: string[]) =>
      findStepIngredients(
        lines.map((ingredient) => ({ amount: '', unit: '', ingredient })),
        steps.map((instruction) => ({ instruction })),
      )
    expect(uses('Fry the onion and garlic.', 'Grate the onion.')).toEqual([[1, 2], [5]])
    expect(uses('Mix onion, garlic and lime.', 'Fry the onion with the carrot.')).toEqual([
      [5, 6, 7],
      [1, 3],
    ])
  })

  // AMOUNT-USE-4
  test.each([
    [
      'For the cake:; 200 g caster sugar; 4 eggs; For the syrup:; 100 g sugar; 2 lemons',
      ['Beat the sugar, then the eggs.', 'Heat the sugar with the juice of the lemons.'],
      ['200 g caster sugar, 4 eggs', '100 g sugar, 2 lemons'],
    ],
    [
      '225 g butter, plus extra for greasing; 200 g sugar; For the filling:; 100 g butter',
      ['Beat the butter and sugar.', 'Whip the butter.'],
      ['225 g butter, plus extra for greasing, 200 g sugar', '100 g butter'],
    ],
    [
      '500 g flour, plus extra for dusting; 1 tbsp rice flour',
      ['Knead the flour.'],
      ['500 g flour, plus extra for dusting'],
    ],
    ['200 g extra fine sugar; 1 tbsp sugar, to dust', ['Whisk in the sugar.'], ['200 g extra fine sugar']],
  ])('full names are matched below the same heading: %s', (list, steps, uses) => {
    expect(showUses(list, steps)).toEqual(uses)
  })

  test('an ingredient removed from a step by the coach is left for the next step naming it', () => {
    const lines = ['oil', 'onion'].map((ingredient) => ({ amount: '1', unit: 'cup', ingredient }))
    const steps = [
      { instruction: 'Look at the oil and the onion.', ingredients: [] },
      { instruction: 'Heat the oil, fry the onion.' },
      { instruction: 'Stir.', ingredients: [1] },
    ]
    expect(findStepIngredients(lines, steps)).toEqual([[], [0, 1], [1]])
  })

  test('whatever the text, indexes exist, ascend and occur once per step', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc
        .array(fc.constantFrom('oil', 'of', 'the', 'rest', 'red', 'onions', ',', '(', 'or', 'cup'), {
          maxLength: 20,
        })
        .map((words) => words.join(' ')),
    )
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 8 }),
        fc.array(text, { maxLength: 8 }),
        (ingredients, steps) => {
          const lines = ingredients.map((ingredient) => ({ amount: '', unit: '', ingredient }))
          const found = findStepIngredients(
            lines,
            steps.map((instruction) => ({ instruction })),
          )
          expect(found).toHaveLength(steps.length)
          for (const indexes of found) {
            expect(indexes).toEqual([...new Set(indexes)].sort((a, b) => a - b))
            expect(indexes.every((index) => index >= 0 && index < lines.length)).toBe(true)
          }
        },
      ),
    )
  })
})

// AMOUNT-USE-1
test('of two lines sharing a name a step uses the one that no step calls by its full name', () => {
  expect(
    link(['brown sugar', 'icing sugar', 'butter'], ['Beat the sugar and butter.', 'Dust with icing sugar.']),
  ).toEqual([['brown sugar', 'butter'], ['icing sugar']])
  expect(
    link(
      ['brown sugar', 'white sugar'],
      ['Beat in the brown sugar.', 'Fold in the white sugar.', 'Add the sugar mix.'],
    ),
  ).toEqual([['brown sugar'], ['white sugar'], []])
})

test('a labelled line with several ingredients is matched by each of them', () => {
  const lines = [
    { amount: '1', unit: 'cup', ingredient: 'flour' },
    { amount: '', unit: '', ingredient: 'Filling: ½ cup butter, 2 tbsp brown sugar' },
  ]
  const steps = ['Knead the flour.', 'Spread with the butter.']
  expect(
    findStepIngredients(
      lines,
      steps.map((instruction) => ({ instruction })),
    ),
  ).toEqual([[0], [1]])
})

// AMOUNT-USE-7
test.each<[string[], string, string[]]>([
  [['spaghetti', 'parmesan'], 'Cook the pasta.', ['spaghetti']],
  [['spaghetti', 'parmesan'], 'Scatter the cheese over.', ['parmesan']],
  [['spaghetti', 'parmesan'], 'Thin it with 2 tbsp of the pasta water.', []],
  [['salmon fillets', 'fish sauce'], 'Fry the fish.', ['salmon fillets']],
  [['beef mince', 'chicken stock'], 'Brown the meat.', ['beef mince']],
  [['walnuts', 'pecans', 'nutmeg'], 'Chop the nuts.', ['walnuts', 'pecans']],
  [['coriander', 'parsley', 'leek'], 'Stir in the herbs.', ['coriander', 'parsley']],
  [['feta', 'cheddar'], 'Scatter the cheese over.', []],
  [['cod fillets', 'milk'], 'Pat the fish dry.', ['cod fillets']],
  [['penne', 'milk'], 'Boil the pasta 10 minutes.', ['penne']],
  [['cheddar', 'milk'], 'Whisk in the milk for the cheese sauce.', ['milk']],
  [['chicken breasts'], 'Beat it flat with a meat tenderiser.', []],
  [['salmon fillets'], 'Turn it over with a fish slice.', []],
  [['walnuts', 'peanut butter'], 'Stir in the nut butter.', ['peanut butter']],
])('a word for a kind of food uses the ingredients of that kind: %s', (list, step, used) => {
  expect(link(list, [step])).toEqual([used])
})

test('a pan of water for the pasta does not use it yet', () => {
  const steps = ['Boil a large pan of water for the pasta.', 'Cook the pasta.']
  expect(link(['spaghetti', 'parmesan'], steps)).toEqual([[], ['spaghetti']])
  expect(link(['spaghetti', 'parmesan'], steps.slice(0, 1))).toEqual([['spaghetti']])
})

// AMOUNT-USE-6
describe('a word for all ingredients uses those no step has used', () => {
  const list = ['oats', 'milk', 'honey']
  test.each<[string[], string[][]]>([
    [['Mix everything in a jar.'], [list]],
    [['Combine all the ingredients.'], [list]],
    [['Whisk the ingredients until smooth.'], [list]],
    [
      ['Toast the oats.', 'Add the remaining ingredients.'],
      [['oats'], ['milk', 'honey']],
    ],
    [
      ['Toast the oats.', 'Stir everything together.'],
      [['oats'], []],
    ],
    [
      ['Mix all the ingredients except the honey.', 'Add the honey.'],
      [['oats', 'milk'], ['honey']],
    ],
    [['Season everything well.'], [[]]],
    [
      ['Mix everything in a jar.', 'Drizzle with the honey in the morning.'],
      [['oats', 'milk'], ['honey']],
    ],
    [
      ['Put everything in a jar.', 'Turn the oats once.'],
      [list, []],
    ],
    [
      ['Bring all the ingredients to room temperature.', 'Mix the oats and milk with the honey.'],
      [[], list],
    ],
    [
      ['Weigh out all your ingredients.', 'Mix the oats and milk with the honey.'],
      [[], list],
    ],
    [
      ['Stir the oats until all the ingredients are mixed.', 'Add the milk and honey.'],
      [['oats'], ['milk', 'honey']],
    ],
    [
      ['Whisk all the ingredients for the sauce.', 'Mix the oats and milk with the honey.'],
      [[], list],
    ],
    [['Put all the ingredients in a pan with the milk, but do not stir.'], [list]],
    [
      ['Mix the oats with all the other ingredients except the honey.', 'Add the honey.'],
      [['oats', 'milk'], ['honey']],
    ],
    [['Mix everything except the honey. Drizzle the honey over.'], [list]],
  ])('%s', (steps, used) => {
    expect(link(list, steps)).toEqual(used)
  })
  test('a word for all ingredients is not understood in a list with parts', () => {
    expect(link(['For the top:', 'oats', 'milk'], ['Mix all the ingredients.'])).toEqual([[]])
  })
})
