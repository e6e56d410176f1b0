import { describe, expect, it } from 'vitest'
import {
  line,
  list,
  type RecipeChange,
  readRecipe,
  rulesOf,
  steps,
} from '../../../tests/fixtures/proof-items.ts'

const CASES: Readonly<Record<string, { found: RecipeChange[]; notFound: RecipeChange[] }>> = {
  'ingredient-unused': {
    found: [
      { instructions: steps('Slice the tomatoes.') },
      {
        ingredients: [line('200', 'g', 'feta'), line('2', 'tbsp', 'tahini')],
        instructions: steps('Crumble the cheese.'),
      },
      {
        ingredients: [line('200', 'g', 'feta'), line('2', 'tbsp', 'tahini')],
        instructions: steps('Crumble the feta into a bowl. Mix and serve.'),
      },
      {
        ingredients: [
          line('', '', 'For the glaze:'),
          line('1', 'tbsp', 'honey'),
          line('', '', 'For the buns:'),
          line('1', '', 'egg'),
        ],
        instructions: steps('Mix the glaze ingredients.'),
      },
      {
        ingredients: [line('200', 'g', 'plain flour'), line('1', 'tbsp', 'cornflour')],
        instructions: steps('Sift the flour.'),
      },
      {
        ingredients: [line('1', 'tsp', 'smoked paprika'), line('200', 'g', 'smoked tofu')],
        instructions: steps('Toss the smoked tofu in a pan.'),
      },
    ],
    notFound: [
      {
        ingredients: [line('12', 'sheets', 'filo pastry'), line('1', '', 'egg')],
        instructions: steps('Lay 6 sheets in the tin. Brush with egg.'),
      },
      {
        ingredients: [line('200', 'g', 'lentils'), line('1', 'tsp', 'coriander')],
        instructions: steps('Simmer the lentils with the spices.'),
      },
      {
        ingredients: [line('200', 'g', 'lentils'), line('1', '', 'carrot')],
        instructions: steps('Put both in a pot with plenty of water.'),
      },
      {
        ingredients: [line('200', 'g', 'lentils'), line('', '', 'To serve:'), line('1', '', 'green salad')],
        instructions: steps('Simmer the lentils.'),
      },
      {},
      ...(
        [
          [['ground cumin', 'smoked paprika'], 'Stir in the spices.'],
          [['parsley', 'thyme'], 'Chop the herbs.'],
          [['cheddar, grated'], 'Sprinkle with the cheese.'],
          [['penne'], 'Boil the pasta.'],
          [['sourdough, torn'], 'Toast the bread.'],
          [['smoked haddock fillet'], 'Poach the fish.'],
          [['beef mince'], 'Brown the mince.'],
          [['minced beef', 'minced pork'], 'Add both meats.'],
          [['eggs, separated'], 'Whisk the yolks.'],
          [['lemons, zest of'], 'Add the zest.'],
          [['bicarbonate of soda'], 'Sift in the bicarb.'],
          [['cornflour'], 'Sift in the flour.'],
          [['sweetcorn'], 'Drain the corn.'],
          [['Dijon mustard'], 'Whisk in the mustard.'],
          [['bay leaves'], 'Take out the bay.'],
          [['sourdough starter (discard)'], 'Mix in the discard.'],
          [['carrot', 'red cabbage'], 'Toss with the vegetables.'],
          [['chia seeds', 'maple syrup'], 'Stir in the rest.'],
          [['apple', 'burger buns'], 'Slice the apple and build the burgers.'],
          [['avocado', 'cacao'], 'Whizz the lot.'],
          [['mango', 'honey'], 'Blitz with a handful of ice.'],
          [['cornmeal', 'sugar'], 'Whisk the dry stuff.'],
          [['cornmeal', 'sugar', 'baking powder', 'milk'], 'Warm the milk and do as always.'],
          [['bag of salad'], 'Top with some leaves.'],
          [['Greek yoghurt'], 'Stir in the yog.'],
          [['dulce de leche'], 'Swirl in the caramel.'],
          [['flour', 'yeast'], 'Mix and knead for ten minutes.'],
          [['flour', 'yoghurt'], 'Mix to a dough and rest it.'],
          [['kale', 'mango'], 'Blend it all, about 1 minute.'],
          [['peanut butter', 'egg'], 'Beat the two together.'],
          [['frying steak'], 'Slice the beef.'],
          [['onion, carrot and celery'], 'Fry the soffritto.'],
          [['parmesan rind, if you have one', 'leek'], 'Sweat the leek.'],
          [['leek', 'radishes', 'lime'], 'Sweat the leek. Top with the garnishes.'],
        ] as const
      ).map(
        ([names, step]): RecipeChange => ({
          ingredients: names.map((name) => line('1', 'whole', name)),
          instructions: steps(step),
        }),
      ),
      {
        ingredients: [line('', '', 'For the glaze:'), line('1', 'tbsp', 'honey'), line('2', 'tbsp', 'mirin')],
        instructions: steps('Mix the glaze.'),
      },
      {
        ingredients: [line('', '', 'Filling:'), line('50', 'g', 'butter'), line('1', 'tsp', 'cinnamon')],
        instructions: steps('Roll it out and spread with the filling.'),
      },
      { instructions: steps('Mix all the ingredients.') },
      { instructions: [{ step: 1, instruction: 'Slice the tomatoes.', ingredients: [0, 1] }] },
      {
        ingredients: [line('1', '', 'tomato'), line('', '', 'salt')],
        instructions: steps('Slice the tomato.'),
      },
      { ...list(line('1', '', 'tomato')), instructions: [] },
    ],
  },
  'food-not-listed': {
    found: [
      { instructions: steps('Slice the tomatoes with the garlic and add the basil.') },
      { instructions: steps('Slice the tomatoes and garlic. Serve with rice.') },
      { instructions: steps('Slice the tomatoes and garlic. Top with feta.') },
      { instructions: steps('Pile the tomatoes and garlic into brioche buns.') },
      { instructions: steps('Slice the tomatoes and garlic, add the cream.') },
      {
        ...list(line('200', 'ml', 'milk')),
        instructions: steps('Warm the milk, then pour in the coconut milk.'),
      },
    ],
    notFound: [
      { ingredients: [], instructions: steps('Fry an onion and crack in the eggs.') },
      {
        ...list(line('500', 'g', 'lamb mince')),
        instructions: steps('Shape the lamb mince into 16 sausages.'),
      },
      { ...list(line('12', '', 'chipolatas')), instructions: steps('Fry the sausages.') },
      {
        ...list(line('1', 'kg', 'potatoes')),
        instructions: steps('Mash the potatoes.', 'Cover with mash.'),
      },
      ...[
        'Rub the garlic over the tomatoes.',
        'Slice the tomatoes and garlic. Fluff and serve.',
        'Slice the tomatoes and garlic, cover with foil.',
        'Sprinkle with salt, slice the tomatoes and garlic.',
        'Cut the tomatoes with a pastry cutter and add the garlic.',
        'Line two cookie sheets, slice the tomatoes and garlic.',
        'Blend the tomatoes and garlic until you have a gravy.',
        'Slice the tomatoes and garlic and return the meatballs.',
        'Slice tomatoes and garlic. If you have basil, add it.',
        'Slice tomatoes and garlic and stir until it resembles fine breadcrumbs.',
        'Slice tomatoes and garlic. Check the seasoning.',
        'Simmer tomatoes and garlic, strain, and boil the stock.',
        'Whisk tomatoes and garlic to a pouring cream.',
        'Slice tomatoes and garlic. Passion fruit is lovely too.',
        'Slice tomatoes and garlic. Serve with ice cream if desired.',
        'Cream tomatoes and garlic.',
        'Slice tomatoes and garlic. Serve with bread or rice.',
        'Slice tomatoes and garlic. Serve with Mum’s Penne Pasta.',
        'Slice tomatoes and garlic. Delicious on things like pizza, pasta and more.',
        'Slice the garlic. Halve the tomatoes, de-seed and chop.',
        'Slice tomatoes and garlic. Cover with a piece of wrap.',
        'Slice tomatoes and garlic and lay them on top of dough.',
        'Slice tomatoes and garlic (not with a splash of cream).',
      ].map((step): RecipeChange => ({ instructions: steps(step) })),
      ...(
        [
          ['parmesan', 'Grate the cheese.'],
          ['mascarpone', 'Spread the cream.'],
          ['fresh lasagne sheets', 'Layer the pasta.'],
          ['savoiardi', 'Dip the biscuits.'],
          ['ground flaxseed', 'Add the flax egg.'],
          ['coconut milk', 'Pour in the milk.'],
        ] as const
      ).map(
        ([name, step]): RecipeChange => ({ ...list(line('1', 'whole', name)), instructions: steps(step) }),
      ),
      { instructions: steps('Slice the tomatoes, the garlic and season with salt.') },
      { instructions: steps('Cut the tomatoes with a bread knife; crush the garlic.') },
      { instructions: steps('Crush the garlic until it is like butter over the tomatoes.') },
      { instructions: steps('Scatter herbs over the tomatoes and garlic.') },
    ],
  },
  'oven-without-temperature': {
    found: [{ instructions: steps('Heat the oven.', 'Bake the tomatoes with the garlic for 10 minutes.') }],
    notFound: [
      { instructions: steps('Heat the oven to 190 °C.', 'Bake the tomatoes with the garlic.') },
      { instructions: steps('Bake the tomatoes and garlic at gas mark 5.') },
      { instructions: steps('Roast the garlic in a pan and slice the tomatoes.') },
      { instructions: steps('Turn the oven to its hottest.', 'Bake the tomatoes with the garlic.') },
      { instructions: steps('Heat the oven to 375.', 'Bake the tomatoes with the garlic.') },
      { instructions: steps('Slice the tomatoes and garlic, eat with roast potatoes.') },
    ],
  },
  'temperature-unlikely': {
    found: [
      { instructions: steps('Bake the tomatoes and garlic at 350 °C.') },
      { instructions: steps('Bake the tomatoes and garlic at 180 °F.') },
      { instructions: steps('Bake the tomatoes and garlic at 180 °C (450 °F).') },
    ],
    notFound: [
      { instructions: steps('Bake the tomatoes and garlic at 350 °F (180 °C).') },
      { instructions: steps('Bake the tomatoes and garlic at 180 °C (160 °C fan, 350 °F).') },
      { instructions: steps('Keep the tomatoes and garlic warm in the oven at 170 °F.') },
      { instructions: steps('Roast the tomatoes and garlic until they are 165 °F inside.') },
    ],
  },
  'times-do-not-add-up': {
    found: [
      { cook_time_minutes: 10, instructions: steps('Simmer the tomatoes and garlic for 45 minutes.') },
      { cook_time_minutes: 0, instructions: steps('Fry the tomatoes and garlic for 12 minutes.') },
      { cook_time_minutes: 90, instructions: steps('Bake the tomatoes and garlic for 25 minutes.') },
      { cook_time_minutes: 6, instructions: steps('Grill the tomatoes and garlic, 6 minutes a side.') },
      {
        cook_time_minutes: 10,
        instructions: steps('Roast the tomatoes and garlic for 10 minutes. Add oil, 10 more min.'),
      },
    ],
    notFound: [
      { cook_time_minutes: 35, instructions: steps('Fry the garlic for a minute, then add the tomatoes.') },
      {
        cook_time_minutes: 60,
        instructions: steps(
          'Roast the tomatoes and garlic for 1 hour, 20 minutes per 500 g plus 20 minutes.',
        ),
      },
      ...[
        'Simmer the tomatoes and garlic for 20 minutes, then leave to cool for 30 minutes.',
        'Cook the tomatoes and garlic on high for 20 minutes or on low for 2 hours.',
        'Bake the tomatoes and garlic for 20 minutes, turning them for the last 10 minutes.',
        'Bake the tomatoes and garlic for 20 minutes. Reheat for 15 minutes.',
        'Bake the tomatoes and garlic for 20 minutes. They cook for about 20 minutes total.',
        'Simmer the tomatoes for 20 minutes while you roast the garlic for 20 minutes.',
      ].map((step): RecipeChange => ({ cook_time_minutes: 20, instructions: steps(step) })),
      {
        cook_time_minutes: 90,
        instructions: steps('Fry the garlic for 2 minutes. Simmer the tomatoes until thick.'),
      },
      { cook_time_minutes: 20, instructions: steps('Fry spoonfuls of tomatoes and garlic for 2 minutes.') },
      { cook_time_minutes: 45, instructions: steps('Simmer the tomatoes and garlic for 45 minutes.') },
      { cook_time_minutes: 0, instructions: steps('Let the tomatoes and garlic rest for 2 hours.') },
      {
        cook_time_minutes: 20,
        instructions: steps(
          'Simmer the tomatoes for 20 minutes.',
          'Meanwhile, roast the garlic for 20 minutes.',
        ),
      },
    ],
  },
  'prep-time-missing': {
    found: [{ prep_time_minutes: null }, { prep_time_minutes: 0 }],
    notFound: [{ prep_time_minutes: 5 }],
  },
  'cook-time-missing': {
    found: [{ instructions: steps('Fry the tomatoes and the garlic.') }],
    notFound: [{}, { cook_time_minutes: 5, instructions: steps('Fry the tomatoes and the garlic.') }],
  },
  'until-done': {
    found: [{ instructions: steps('Fry the tomatoes and garlic until done.') }],
    notFound: [
      { instructions: steps('Fry the tomatoes and garlic for 5 minutes, until done.') },
      { instructions: steps('Fry the tomatoes and garlic until soft and golden.') },
    ],
  },
  'range-backwards': {
    found: [{ instructions: steps('Fry the tomatoes and garlic for 10 to 8 minutes.') }],
    notFound: [{ instructions: steps('Fry the tomatoes and garlic for 8–10 minutes, at 180/160.') }],
  },
  'step-long': {
    found: [
      { instructions: steps(`Slice the tomatoes with the garlic. ${'Then stir it well. '.repeat(25)}`) },
    ],
    notFound: [{}],
  },
  'steps-missing': { found: [{ instructions: [] }], notFound: [{}, { ingredients: [], instructions: [] }] },
  'step-numbered': {
    found: [{ instructions: steps('1. Slice the tomatoes with the garlic.') }],
    notFound: [{ instructions: steps('2 tomatoes go with the garlic.') }],
  },
}

// PROOF-RECIPE-1, PROOF-RECIPE-4, PROOF-RECIPE-5
describe.each(Object.entries(CASES))('%s', (rule, { found, notFound }) => {
  it.each(found)('finds it in %j', (change) => {
    expect(rulesOf(readRecipe(change))).toContain(rule)
  })
  it.each(notFound)('ignores %j', (change) => {
    expect(rulesOf(readRecipe(change))).not.toContain(rule)
  })
})
