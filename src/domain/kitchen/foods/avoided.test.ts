import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AVOIDABLES, type Avoidable } from '../../content/avoidables.ts'
import { allergensIn, avoidedIn, breaksDiet, containedIn, maybeAvoidedIn } from './avoided.ts'
import { DIETS, type Diet } from './food.ts'

const byPlace = (a: Avoidable, b: Avoidable) => AVOIDABLES.indexOf(a) - AVOIDABLES.indexOf(b)

test.each<[string, Avoidable[]]>([
  ['butter', ['dairy']],
  ['coconut milk', []],
  ['oat milk', ['gluten']],
  ['almond milk', ['nuts']],
  ['soya yoghurt', ['soy']],
  ['hemp milk', []],
  ['flax milk', []],
  ['vegan butter', []],
  ['vegan cheese', []],
  ['dairy-free yoghurt', []],
  ['plant-based cream', []],
  ['lactose-free milk', ['dairy']],
  ['cocoa butter', []],
  ['butter beans', []],
  ['peanut butter', ['nuts']],
  ['apple butter', []],
  ['cashew cream cheese', ['dairy', 'nuts']],
  ['oat milk chocolate', ['dairy', 'gluten']],
  ['hazelnut milk chocolate', ['dairy', 'nuts']],
  ['coconut', []],
  ['nutmeg', []],
  ['butternut squash', []],
  ['water chestnuts', []],
  ['tiger nuts', []],
  ['pine nuts', ['nuts']],
  ['peanut oil', ['nuts']],
  ['ground almonds', ['nuts']],
  ['almond kringle', ['nuts']],
  ['a nutty topping', ['nuts']],
  ['chopped nuts', ['nuts']],
  ['doughnuts', ['dairy', 'gluten', 'egg']],
  ['ginger nuts', ['gluten']],
  ['buckwheat', []],
  ['buckwheat flour', []],
  ['gluten-free flour', []],
  ['flour (gluten-free)', []],
  ['flour (gluten-free if needed)', ['gluten']],
  ['gluten-free oats', []],
  ['rolled oats', ['gluten']],
  ['cornflour', []],
  ['rice flour', []],
  ['malt vinegar', ['gluten']],
  ['soy sauce', ['gluten', 'soy']],
  ['gluten-free soy sauce', ['soy']],
  ['tamari', ['soy']],
  ['egg noodles', ['gluten', 'egg']],
  ['eggplant', []],
  ['egg-free mayonnaise', []],
  ['mayonnaise', ['egg']],
  ['fish sauce', ['fish']],
  ['king prawns', ['fish']],
  ['mussels', ['fish']],
  ['Worcestershire sauce', ['fish']],
  ['oyster mushrooms', []],
  ['beef tomatoes', []],
  ['chicken stock', ['meat']],
  ['lard', ['meat']],
  ['gelatine', ['meat']],
  ['vegetarian sausages', []],
  ['bacon, chopped', ['meat']],
  ['tahini', ['sesame']],
  ['hummus', ['sesame']],
  ['milk or almond milk', ['dairy', 'nuts']],
  ['butter, vegan if you like', ['dairy']],
  ['vegan butter and milk', ['dairy']],
  ['vegan or ordinary butter', ['dairy']],
  ['pesto', ['dairy', 'nuts']],
  ['nut-free pesto', ['dairy']],
  ['beetroot (without butter)', []],
  ['sesame-free', []],
  ['a filling without meat', []],
  ['hollandaise', ['dairy', 'egg']],
  ['soya mince', ['soy']],
  ['wooden skewers', []],
  ['', []],
])('%s: %j', (text, avoided) => {
  expect(avoidedIn(text).sort()).toEqual([...avoided].sort())
})

describe('a food stated as absent hides no other food', () => {
  test.each<[string, Avoidable[]]>([
    // `no` in a hyphenated word, in a phrase with `added`, at the beginning of a line.
    ['1/3 cup no-sugar-added crunchy peanut butter', ['nuts']],
    ['no sugar added peanut butter', ['nuts']],
    ['no-boil lasagna noodles', ['gluten']],
    ['no boil lasagna sheets', ['gluten']],
    ['no-salt-added chicken stock', ['meat']],
    ['no-nitrate bacon', ['meat']],
    ['uncured no-sugar bacon', ['meat']],
    ['no-knead bread dough', ['gluten']],
    ['no-churn vanilla ice cream', ['dairy']],
    ['chicken stock, no salt added', ['meat']],
    ['jalapeños (ribs removed)', []],
    ['ribs, membrane removed', ['meat']],
    ['almonds (toast these first)', ['nuts']],
    ['almonds on toast', ['gluten', 'nuts']],
    ['shortbread with no added salt or nuts', ['gluten', 'dairy']],
    ['butter, no need to soften', ['dairy']],
    ['vegetable oil (no butter)', []],
    ['pancakes with no eggs or milk, butter', ['dairy', 'gluten', 'egg']],
    ['not-too-ripe brie', ['dairy']],
    ['rice noodles, not egg noodles', []],
    ['orange juice (not from concentrate milk powder)', ['dairy']],
    ['free-from plain flour', ['gluten']],
    ['a topping free from nuts or seeds', []],
    ['salmon free of bones', ['fish']],
    ['6 large eggs free-range', ['egg']],
    // A removed component leaves the food.
    ['non-fat milk', ['dairy']],
    ['fat-free half-and-half', ['dairy']],
    ['lactose free milk', ['dairy']],
    ['sugar-free condensed milk', ['dairy']],
    ['non-dairy creamer', ['dairy']],
    ['non-vegan cheese', ['dairy']],
    ['meatless meatballs', []],
    ['no-chicken broth', []],
  ])('%s: %j', (text, avoided) => {
    expect(avoidedIn(text)).toEqual(avoided.toSorted(byPlace))
  })
})

describe('the ordinary food named beside a free-from one is also reported', () => {
  test.each<[string, Avoidable[]]>([
    ['regular or dairy-free milk', ['dairy']],
    ['dairy-free or regular milk', ['dairy']],
    ['plant milk (or regular)', ['dairy']],
    ['whole or oat milk', ['dairy', 'gluten']],
    ['milk of choice', ['dairy']],
    ['plain or gluten-free flour', ['gluten']],
    ['white or gluten-free bread', ['gluten']],
    ['gluten-free flour if needed', ['gluten']],
    ['normal or vegan butter', ['dairy']],
    ['Greek or coconut yoghurt', ['dairy']],
    ['regular or egg-free mayonnaise', ['egg']],
    ['pork or vegetarian sausages', ['meat']],
    ['homemade or shop-bought vegan pesto', []],
    ['full-fat or light coconut milk', []],
    ['smooth or crunchy almond butter', ['nuts']],
    ['almond milk, if you like', ['nuts']],
  ])('%s: %j', (text, avoided) => {
    expect(avoidedIn(text)).toEqual(avoided.toSorted(byPlace))
  })
})

describe('names of dishes, brands and other countries', () => {
  test.each<[string, Avoidable[]]>([
    ['cheese tortellini', ['dairy', 'gluten', 'egg']],
    ['sesame bagel', ['gluten', 'sesame']],
    ['almond pain au chocolat', ['dairy', 'gluten', 'nuts']],
    ['Scotch eggs', ['gluten', 'egg', 'meat']],
    ['Bolognese sauce', ['meat']],
    ['pork and beans', ['meat']],
    ['cream of chicken soup', ['dairy', 'gluten', 'meat']],
    ['clam juice', ['fish']],
    ['ranch seasoning mix', ['dairy']],
    ['chouriço', ['meat']],
    ['Havarti, grated', ['dairy']],
    ['lime Jell-O', ['meat']],
    ['gummy worms', ['meat']],
    ['Marshmallow Fluff', ['egg']],
    ['orgeat', ['nuts']],
    ['Frangelico', ['nuts']],
    ['hazelnut liqueur', ['nuts']],
    ['goose eggs', ['egg']],
    ['Rice Krispies', ['gluten']],
    ["M&M's", ['dairy']],
    ['Hershey’s Kisses', ['dairy']],
    ['Mexican crema', ['dairy']],
    ['char siu', ['meat']],
    ['schezwan sauce', ['gluten', 'soy']],
    ['Bragg liquid aminos', ['soy']],
    ['soybean oil', ['soy']],
    ['all-butter puff pastry', ['dairy', 'gluten']],
    ['royal icing', ['egg']],
    ['egg substitute', ['egg']],
    ['snails in garlic butter', ['dairy', 'fish']],
    ['smör', ['dairy']],
    ['rugbrød', ['gluten']],
    ['sooji', ['gluten']],
    ['khoya', ['dairy']],
    ['haggis', ['gluten', 'meat']],
    ['vegetarian haggis', ['gluten']],
    ['gluten-free pizza', []],
    ['crisp, sweet apples', []],
    ['Quorn pieces', ['egg']],
    ['vegan Quorn pieces', []],
    ['brown sauce', ['gluten']],
    ['royal icing sugar', ['egg']],
    ['orange sherbet', ['dairy']],
    ['lemon sorbet', []],
    ['Hawaiian rolls', ['dairy', 'gluten', 'egg']],
    ['cheesy garlic bread', ['dairy', 'gluten']],
    ['banana bread', ['gluten', 'egg']],
    ['korma sauce', ['dairy']],
    ['nam prik pao', ['fish']],
    ['cinnamon rolls', ['dairy', 'gluten']],
    ['maize flour', []],
    ['quinoa flour', []],
    ['banana flour', []],
    ['bajra atta', []],
    ['pecan meal', ['nuts']],
    ['burger seasoning', []],
    ['butter-flavoured shortening', []],
    ['coconut whipping cream', []],
    ['oat creamer', ['gluten']],
    ['lemon pie filling', []],
    ['ready-made lasagne', ['dairy', 'gluten']],
    ['lettuce wraps', []],
    ['kelp noodles', []],
    ['young coconut meat', []],
    ['lump crab meat', ['fish']],
    ['pie pumpkin', []],
    ['Shaoxing wine', ['gluten']],
    ['sake', []],
    ['calamarata', ['gluten']],
    ['Port Salut', ['dairy']],
    ['Violife feta', []],
    ['Linda McCartney sausages', []],
    ['Alpro soya', ['soy']],
    ['mushroom gravy', []],
    ['smoked mackerel pâté', ['fish']],
    ['mushroom pâté', []],
    // They contain more than the foods in their names.
    ['creme eggs', ['dairy', 'egg', 'soy']],
    ['Christmas pudding', ['dairy', 'gluten', 'egg']],
    ['white pudding', ['dairy', 'gluten', 'meat']],
    ['bourbons', ['dairy', 'gluten']],
    ['bourbon', []],
    ['cauliflower cheese', ['dairy', 'gluten']],
    ['popcorn chicken', ['gluten', 'meat']],
    ['sweets', ['meat']],
    ['sweet potatoes', []],
    ['potato crisps', []],
  ])('%s: %j', (text, avoided) => {
    expect(avoidedIn(text)).toEqual(avoided.toSorted(byPlace))
  })

  test('allergens are recognized by their specific words', () => {
    expect(allergensIn('prawn stock')).toEqual(['crustaceans'])
    expect(allergensIn('lobster broth')).toEqual(['crustaceans'])
    expect(allergensIn('cream of celery soup')).toContain('celery')
    expect(allergensIn('lupin flour')).toEqual(['lupin'])
    expect(allergensIn('panch phoron')).toEqual(['mustard'])
    expect(maybeAvoidedIn('seafood seasoning')).toEqual(['fish'])
    expect(containedIn('Marmite').mayContain).toEqual(['celery'])
    expect(containedIn('Caesar dressing').mayContain).toEqual(['mustard'])
    expect(containedIn('scones').mayContain).toEqual(['eggs'])
    expect(containedIn('nougat').mayContain).toEqual(['milk', 'eggs', 'gluten', 'honey'])
    expect(DIETS.filter((diet) => breaksDiet('panna cotta', diet))).toEqual([
      'vegan',
      'vegetarian',
      'dairy-free',
    ])
  })
})

test.each<[string, Avoidable[]]>([
  ['dark chocolate', ['dairy', 'soy']],
  ['vegan dark chocolate', ['soy']],
  ['vegan cheese', ['nuts', 'soy']],
  ['granola', ['dairy', 'nuts', 'sesame']],
  ['barbecue sauce', ['gluten', 'soy', 'fish']],
  ['steak seasoning', ['dairy', 'gluten']],
  ['chilli seasoning mix', ['dairy', 'gluten', 'soy']],
  ['chilli crisp', ['gluten', 'nuts', 'soy', 'sesame']],
  ['rainbow sprinkles', ['dairy', 'gluten', 'soy', 'meat']],
  ['frozen dumplings', ['dairy', 'egg', 'soy', 'fish', 'meat', 'sesame']],
  ['muesli', ['dairy', 'nuts']],
  ['almond extract', ['nuts']],
  ['Worcestershire sauce', ['gluten']],
  ['stock cube', ['dairy', 'gluten', 'soy', 'fish', 'meat']],
  ['bouillon cubes, crumbled', ['dairy', 'gluten', 'soy', 'fish', 'meat']],
  ['stock concentrate', ['dairy', 'gluten', 'soy', 'fish', 'meat']],
  ['vegetable stock cube', ['dairy', 'gluten', 'soy']],
  ['mashed potato', ['dairy']],
  ['olive oil', []],
])('%s may contain %j', (text, avoided) => {
  expect(maybeAvoidedIn(text).sort()).toEqual([...avoided].sort())
})

test.each<[string, Diet[]]>([
  ['honey', ['vegan']],
  ['eggs', ['vegan']],
  ['butter', ['vegan', 'dairy-free', 'paleo']],
  ['plain flour', ['gluten-free', 'paleo']],
  ['parmesan', ['vegan', 'vegetarian', 'dairy-free', 'paleo']],
  ['vegetarian parmesan', ['vegan', 'dairy-free', 'paleo']],
  ['fish sauce', ['vegan', 'vegetarian']],
  ['chickpeas', ['paleo']],
  ['carrots', []],
])('%s breaks %j', (text, broken) => {
  expect(DIETS.filter((diet) => breaksDiet(text, diet)).sort()).toEqual([...broken].sort())
})

test('allergens are stated in the terms of a recipe’s own list', () => {
  expect(allergensIn('peanut butter')).toEqual(['peanuts'])
  expect(allergensIn('soy sauce').sort()).toEqual(['gluten', 'soy'])
  expect(allergensIn('honey')).toEqual([])
})

const ANY_TEXT = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 60 })
  .map((codes) => String.fromCodePoint(...codes))

test('any text has a result, and additional words never hide a named food', () => {
  fc.assert(
    fc.property(ANY_TEXT, (text) => {
      expect(AVOIDABLES).toEqual(expect.arrayContaining(avoidedIn(text)))
      expect(avoidedIn(`${text}, butter`.slice(-300))).toContain('dairy')
    }),
  )
})
