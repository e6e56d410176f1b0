import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeFoodTable } from '../../../../scripts/make-food-table.ts'
import type { Content } from '../../content/food-contents.ts'
import { nutrientsOf } from '../nutrition.ts'
import { FOOD_TABLE } from './food-table.generated.ts'
import { foodById, foodTable } from './read-food-table.ts'

// DIET-FOOD-1
test('the committed tables equal the script’s output from their sources', () => {
  for (const [path, text] of makeFoodTable()) expect(readFileSync(path, 'utf8') === text, path).toBe(true)
})

test('names, aisles and contents are small enough for a page', () => {
  expect(brotliCompressSync(FOOD_TABLE).length).toBeLessThan(25_000)
})

test('the table has enough foods, each with one id and findable words', () => {
  const { foods, index } = foodTable()
  expect(foods.size).toBeGreaterThan(600)
  const named = new Set([...index.names.values()].map(({ id }) => id))
  expect([...foods.keys()].filter((id) => !named.has(id))).toEqual([])
})

test.each([
  ['granulated-sugar', 200 / 236.588],
  ['plain-flour', 125 / 236.588],
  ['honey', 339 / 236.588],
  ['butter', 227 / 236.588],
  ['cocoa-powder', 86 / 236.588],
  ['water', 1],
  ['chickpeas-canned', 164 / 236.588],
  ['ground-almond', 95 / 236.588],
])('a millilitre of %s weighs as much as its cup measure says', (id, gramsPerMl) => {
  expect(foodById(id)?.gramsPerMl).toBeCloseTo(gramsPerMl, 2)
})

test.each([
  ['egg', 'piece', 50],
  ['onion', 'piece', 110],
  ['garlic', 'clove', 3],
  ['celery', 'stalk', 40],
  ['butter', 'stick', 113],
  ['banana', 'piece', 118],
  ['filo-pastry', 'sheet', 19],
  ['dried-yeast', 'sachet', 7.2],
] as const)('%s: one %s weighs %d g', (id, unit, grams) => {
  expect(foodById(id)?.gramsPer[unit]).toBe(grams)
})

test('a food without a measure in its source has no density', () => {
  expect(foodById('salmon')?.gramsPerMl).toBeNull()
  expect(foodById('praline')?.gramsPerMl).toBeNull()
})

test('nutrients include the number of their source', () => {
  expect(nutrientsOf('honey')).toEqual({
    usda: '19296',
    kcal: 304,
    protein_g: 0.3,
    fat_g: 0,
    carbohydrate_g: 82.4,
    fiber_g: 0.2,
    sugars_g: 82.12,
    sodium_mg: 4,
  })
  expect(nutrientsOf('harissa')).toBeNull()
  expect(nutrientsOf('no-such-food')).toBeNull()
})

// NUTR-FOOD-1
test('nutrients are known for nearly all foods of the table', () => {
  const unknown = [...foodTable().foods.keys()].filter((id) => nutrientsOf(id)?.kcal == null)
  expect(unknown.length).toBeLessThan(65)
  const often =
    'prosciutto guacamole gnocchi plant-milk mirin curry-paste tortilla-chips chipotle-in-adobo coconut-aminos sourdough-starter'
  expect(unknown.filter((id) => often.split(' ').includes(id))).toEqual([])
})

test('no food of grain, dairy, soya or peanuts is paleo, except ghee', () => {
  const broken = [...foodTable().foods.values()].filter(
    ({ isPaleo, contains }) =>
      isPaleo && contains.some((content) => ['gluten', 'milk', 'peanuts', 'soy'].includes(content)),
  )
  expect(broken.map(({ id }) => id)).toEqual(['ghee'])
})

/** Words in names that state a content, and the foods for which they do not; `may` suffices for these. */
const SAID_BY_NAMES: readonly {
  content: Content
  words: RegExp
  /** Adjacent words that change their meaning. */
  unless?: RegExp
  foods?: string
}[] = [
  {
    content: 'milk',
    words:
      /\b(?:butter|buttermilk|caramel|cheddar|cheese|cream|creme|custard|dairy|feta|fudge|ghee|khoya|labne|labneh|milk|mozzarella|paneer|parmesan|queso|ranch|ricotta|whey|yogurt)\b/,
    unless:
      /\b(?:almond|alpro|apple|bean|cacao|cashew|coconut|cocoa|dairyfree|egg cream|daiya|hazelnut|hemp|lettuce|macadamia|nut|oat|oatgurt|oatly|paper|pea|pecan|peanut|pickle|pistachio|plant|plantbased|pumpkin|rice|seed|soda|soy|sunflower|tartar|tigernut|vegan|vegetable|violife|walnut)\b|cream(?: style)? (?:corn|cracker|biscuit|sherry|sweetcorn)|salad cream|(?:milk|yogurt) alternative|(?:cookie|butter flavored|ice cream (?:cone|wafer)|custard powder|caramel (?:essence|extract|flavoring))/,
    foods: 'marshmallow-fluff biscoff-spread peanut-biscuits digestive-biscuits horseradish crackers liqueur',
  },
  {
    content: 'gluten',
    words:
      /\b(?:ale|bagel|barley|beer|biscuit|bread|breadcrumb|brioche|bulgur|bun|cake|challah|ciabatta|cookie|couscous|cracker|croissant|crouton|dumpling|farro|flour|focaccia|freekeh|fusilli|gnocchi|hoisin|lager|lasagna|lasagne|linguine|macaroni|malt|malted|muffin|noodle|oat|orzo|pancake|panko|pasta|pastry|penne|pie|pizza|pretzel|ravioli|rigatoni|rye|seitan|semolina|spaghetti|spelt|stout|tagliatelle|teriyaki|toast|tortellini|waffle|wheat|wonton)\b/,
    unless:
      /\b(?:almond|arrowroot|besan|buckwheat|carrot|chickpea|coconut|corn|decoration|garbanzo|ginger (?:ale|beer)|glutenfree|gf|gram|hazelnut|kelp|lentil|lupin|lupini|maize|masa|millet|peanut|potato|rice|root beer|sauce|seasoning|sorghum|soy|spice|squash|syrup|tapioca|teff|tiger|water|whiskey|yeast)\b|pie (?:filling|mix|pumpkin)|pizza mozzarella|(?:bean|cellophane|glass|konjac|shirataki|vermicelli|zero|pad thai|ho fun|bean thread) noodle|(?:prawn|shrimp) cracker|bread soda|bread and butter pickle|everything (?:but )?bagel|muffin (?:case|liner)|wheat free|pancake syrup|fish cake|chocolate chip cookie chip/,
    foods:
      'amaretti nut-flour buckwheat-flour millet-flour sorghum-flour quinoa-flour amaranth-flour pulse-flour cassava-flour seed-flour',
  },
  {
    content: 'nuts',
    words:
      /\b(?:almond|amaretti|cashew|frangipane|hazelnut|macadamia|marzipan|nougat|nut|pecan|pistachio|praline|walnut)\b/,
    unless:
      /ginger nut|tiger nut|grape nut|monkey nut|ground nut oil|nut brown butter|almond bark|yogurt coconut/,
    foods: 'almond-extract liqueur',
  },
  { content: 'peanuts', words: /\b(?:groundnut|peanut|satay)\b/ },
  {
    content: 'eggs',
    words: /\b(?:aioli|custard|egg|hollandaise|mayonnaise|meringue|royal icing)\b/,
    unless:
      /eggfree|eggless|vegan|plantbased|(?:chia|flax|salmon|chocolate) egg|egg (?:replacer|alternative|roll)|custard (?:powder|cream)|royal icing sugar/,
  },
  { content: 'soy', words: /\b(?:edamame|hoisin|miso|ponzu|soy|soybean|tamari|tempeh|teriyaki|tofu)\b/ },
  {
    content: 'fish',
    words:
      /\b(?:anchovy|bonito|caesar|cod|dashi|fish|haddock|herring|kipper|mackerel|salmon|sardine|seafood|trout|tuna|worcestershire)\b/,
    unless: /vegan|vegetarian|kombu|seafood (?:sauce|seasoning|spice|boil)|fish fry/,
  },
  {
    content: 'crustaceans',
    words: /\b(?:crab|crayfish|langoustine|lobster|prawn|scampi|shellfish|shrimp)\b/,
    unless: /crab apple|boil seasoning/,
  },
  {
    content: 'molluscs',
    words: /\b(?:clam|mussel|octopus|oyster|scallop|seafood|squid)\b/,
    unless:
      /oyster (?:cracker|mushroom)|vegan|vegetarian|mushroom oyster|seafood (?:sauce|seasoning|spice|boil|stick)/,
  },
  { content: 'sesame', words: /\b(?:everything|halva|hummus|sesame|tahini|zaatar)\b/ },
  { content: 'celery', words: /\b(?:celeriac|celery)\b/ },
  { content: 'mustard', words: /\bmustard\b/, unless: /mustard cress/ },
  { content: 'lupin', words: /\b(?:lupin|lupini)\b/ },
  { content: 'sulphites', words: /\bwine\b/, unless: /rice|chinese|shao|wine (?:gum|vinaigrette)/ },
  {
    content: 'meat',
    words:
      /\b(?:bacon|beef|bolognese|chicken|chorizo|duck|goose|ham|lamb|lard|liver|meat|meatball|pancetta|pork|salami|sausage|tallow|turkey|veal|venison)\b/,
    unless:
      /(?:coconut|crab|lobster|mussel) meat|vegan|vegetarian|veggie|plantbased|meatfree|meatless|quorn|linda mccartney|(?:beyond|impossible) meat|(?:soy|tofu|tempeh|coconut) bacon|beef tomato|(?:chicken|duck|goose|turkey) (?:egg|sauce|wood|salt|spice|seasoning)|(?:beef|lamb|meat|meatball|pork|sausage|turkey) seasoning|duck pancake|bombay duck|lamb lettuce|^(?:no|not) /,
  },
  { content: 'honey', words: /\bhoney\b/ },
  {
    content: 'gelatine',
    words: /\b(?:gelatin|gelatine|gummy|jello|marshmallow)\b/,
    unless: /vegan|vegetarian|dandy/,
    foods: 'marshmallow-fluff',
  },
]

test.each(SAID_BY_NAMES)(
  'a name that mentions $content belongs to a food containing it',
  ({ content, words, unless, foods = '' }) => {
    const names = [...foodTable().index.names].filter(
      ([name, food]) => words.test(name) && !unless?.test(name) && !foods.split(' ').includes(food.id),
    )
    expect(names.length).toBeGreaterThan(2)
    expect(
      names
        .filter(([, food]) => !food.contains.includes(content))
        .map(([name, food]) => `${name}: ${food.id}`),
    ).toEqual([])
  },
)

/** Words for manufactured foods, and the foods with such names that contain nothing avoidable. */
const MADE =
  /\b(?:bar|biscuit|bouillon|bread|broth|bun|burger|cake|candy|cereal|chocolate|chutney|cookie|cracker|creamer|crisps|curry|dip|dressing|dumpling|frosting|glaze|gravy|icing|marinade|masala|meatball|mix|noodle|pastry|pate|pickle|pizza|pudding|relish|roll|salami|sauce|sausage|seasoning|soup|spread|sprinkle|stock|stockcube|stuffing|topping|veggie|wrapper)\b/
const NOTHING_TO_AVOID = [
  'beetroot cabbage salad-leaves curry-leaf stir-fry-vegetables frozen-mixed-vegetables frozen-berries mixed-seeds black-tea',
  'rice-noodles rice-paper glass-noodles shirataki gluten-free-pasta gluten-free-flour risotto-rice korean-rice-cakes',
  'icing-sugar unsweetened-chocolate bicarbonate-of-soda dried-yeast fresh-yeast jam apple-butter salt black-pepper',
  'tomato-sauce applesauce cranberry-sauce salsa sriracha hot-sauce chilli-sauce harissa tamarind-paste mirin rice-vinegar',
  'mixed-spice poultry-seasoning italian-seasoning',
].flatMap((line) => line.split(' '))

// DIET-FOOD-2
test('a manufactured food never lacks both contents and possible contents', () => {
  const silent = [...foodTable().index.names].filter(
    ([name, { id, contains, mayContain }]) =>
      MADE.test(name) && contains.length + mayContain.length === 0 && !NOTHING_TO_AVOID.includes(id),
  )
  expect(silent.map(([name, { id }]) => `${name}: ${id}`)).toEqual([])
})
