import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { HELD_OUT_LINES } from '../../../../tests/fixtures/recipes/held-out-lines.ts'
import { INGREDIENT_LINES } from '../../../../tests/fixtures/recipes/ingredient-lines.ts'
import { splitIngredient } from '../../content/split-ingredients.ts'
import { findFood, findFoodOfLine, findFoods } from './find-food.ts'
import { MAX_LINE_LENGTH, MAX_TEXT_LENGTH } from './food-words.ts'
import { foodById } from './read-food-table.ts'

const RECIPES = resolve(import.meta.dirname, '../../../../content/recipes')

function idOf(text: string): string | null {
  return findFood(text)?.food.id ?? null
}

test.each([
  // Words joined to it do not make another food.
  ['water (or add as required)', 'water'],
  ['no salt added diced tomatoes', 'tomato-canned'],
  ['yeast flakes', 'nutritional-yeast'],
  ['anise extract', 'flavouring'],
  ['parle g', 'digestive-biscuits'],
  ['wheat flour (or all-purpose (refer notes))', 'plain-flour'],
  ['unsalted butter ((soft & cold) (around ½ cup))', 'unsalted-butter'],
  ['butter (or zhug as needed)', null],
  ['top sirloin or tenderloin (thinly sliced into 1/2” x 2” strips)', 'steak'],
  ['capers (plus a splash of brine)', 'capers'],
  ['cranberry sauce, chilled and excess liquid drained', 'cranberry-sauce'],
  ['cumin seeds, toasted and crushed with a pestle and mortar', 'cumin'],
  ['vegetable oil, such as canola, soybean or vegetable blend', 'vegetable-oil'],
  ['medium to large boneless skinless chicken breasts', 'chicken-breast'],
  ['unpeeled head-on raw large shrimp, deveined', 'prawn'],
  ['butter or vegetable zhug', null],
  ['kale, stems removed and leaves torn', 'kale'],
  ['red peppers, seeds and pith removed', 'red-pepper'],
  ['prawns, peeled and tails removed', 'prawn'],
  ['haloumi, sliced', 'halloumi'],
  // Names that contain the name of something else.
  ['fenugreek leaves', 'fenugreek-leaf'],
  ['fenugreek seeds', 'fenugreek'],
  ['char siu sauce', 'char-siu-sauce'],
  ['ketjap manis', 'sweet-soy-sauce'],
  ['beef top round steak', 'beef-round'],
  ['tenderloin', 'beef-fillet'],
  ['arcadian greens', 'salad-leaves'],
  ['tuna steaks (1" thick, see notes for thinner or thicker)', 'tuna'],
  ['green chilly paste', 'chilli-sauce'],
  ['white pepper powder', 'white-pepper'],
  ['coconut milk', 'coconut-milk'],
  ['pork scotch fillet', 'pork-shoulder'],
  ['scotch fillet', 'steak'],
  ['peanut butter', 'peanut-butter'],
  ['butter beans', 'butter-beans-canned'],
  ['cocoa butter', 'cocoa-butter'],
  ['almond milk', 'almond-milk'],
  ['oat milk', 'oat-milk'],
  ['rice vinegar', 'rice-vinegar'],
  ['fish sauce', 'fish-sauce'],
  ['oyster sauce', 'oyster-sauce'],
  ['oyster mushrooms', 'oyster-mushroom'],
  ['chestnut mushrooms', 'mushroom'],
  ['beef tomatoes', 'tomato'],
  ['egg noodles', 'egg-noodles'],
  ['eggplant', 'aubergine'],
  ['nutmeg', 'nutmeg'],
  ['butternut squash', 'butternut-squash'],
  ['buttermilk', 'buttermilk'],
  ['butter lettuce', 'lettuce'],
  ['cream of tartar', 'cream-of-tartar'],
  ['cream crackers', 'crackers'],
  ['ginger nuts', 'ginger-biscuits'],
  ['ginger beer', 'ginger-beer'],
  ['water chestnuts', 'water-chestnut'],
  ['coconut water', 'coconut-water'],
  ['pine nuts', 'pine-nut'],
  ['buckwheat flour', 'buckwheat-flour'],
  ['gluten-free self-raising flour', 'gluten-free-flour'],
  ['gluten-free oats', 'gluten-free-oats'],
  ['dairy-free yoghurt', 'plant-yogurt'],
  ['vegan cheese', 'vegan-cheese'],
  ['hot dogs', 'frankfurter'],
  ['lady’s fingers', 'sponge-fingers'],
  ['bean sprouts', 'bean-sprouts'],
  ['sprouts', 'brussels-sprout'],
  ['goose fat', 'goose-fat'],
  ['duck eggs', 'duck-egg'],
  ['lemon grass', 'lemongrass'],
  ['horseradish cream', 'horseradish'],
  ['corn on the cob', 'sweetcorn'],
  ['tuna in olive oil', 'tuna-in-oil'],
  ['bicarbonate of soda', 'bicarbonate-of-soda'],
  // British and American.
  ['aubergines', 'aubergine'],
  ['zucchini', 'courgette'],
  ['courgettes', 'courgette'],
  ['cilantro', 'coriander-leaf'],
  ['fresh coriander', 'coriander-leaf'],
  ['ground coriander', 'coriander-seed'],
  ['scallions', 'spring-onion'],
  ['all-purpose flour', 'plain-flour'],
  ['superfine sugar', 'caster-sugar'],
  ['shrimp', 'prawn'],
  ['king prawns', 'prawn'],
  ['arugula', 'rocket'],
  ['garbanzo beans', 'chickpeas-canned'],
  ['baking soda', 'bicarbonate-of-soda'],
  ['heavy cream', 'double-cream'],
  ['ground beef', 'beef-mince'],
  ['minced beef', 'beef-mince'],
  ['confectioners’ sugar', 'icing-sugar'],
  ['cornstarch', 'cornflour'],
  ['rutabaga', 'swede'],
  ['snow peas', 'mangetout'],
  ['bok choy', 'pak-choi'],
  ['fava beans', 'broad-bean'],
  // The last name of a clause.
  ['chicken stock', 'chicken-stock'],
  ['lemon juice', 'lemon-juice'],
  ['juice of 2 lemons', 'lemon-juice'],
  ['zest of 1 lemon', 'lemon-zest'],
  ['zest and juice of 1 large lemon', 'lemon'],
  ['tomatoes, chopped', 'tomato'],
  ['chopped tomatoes', 'tomato-canned'],
  ['tin peeled plum tomatoes', 'tomato-canned'],
  ['dried chopped thyme', 'dried-thyme'],
  ['fresh flat-leaf parsley leaves', 'parsley'],
  ['boneless, skinless chicken thighs', 'chicken-thigh-skinless'],
  ['extra-virgin olive oil', 'olive-oil'],
  ['freshly ground black pepper', 'black-pepper'],
  ['salt and pepper', 'salt'],
  ['milk chocolate', 'milk-chocolate'],
  ['chickpea (gram) flour', 'chickpea-flour'],
  ['Kikkoman soy sauce', 'soy-sauce'],
  ['butter for the tin', 'butter'],
  ['to serve: lime wedges', 'lime'],
  ['ginger, ground', 'ground-ginger'],
  ['flour, gluten-free', 'gluten-free-flour'],
  // Alternatives, and the words they share.
  ['butter or oil', 'butter'],
  ['butter or olive oil', 'butter'],
  ['chicken or vegetable stock', 'chicken-stock'],
  ['rapeseed or sunflower oil', 'rapeseed-oil'],
  ['red or white wine vinegar', 'red-wine-vinegar'],
  ['lemon/lime juice', 'lemon-juice'],
  ['red and yellow peppers', 'red-pepper'],
  ['flat-leaf or curly parsley', 'parsley'],
  // Unknown to the table, or only beginning with a known food.
  ['almond kringle', null],
  ['basil jus', null],
  ['balsamic glaze', null],
  ['wooden skewers', 'kitchenware'],
  ['xyzzy, plus olive oil', null],
  ['2 tbsp', null],
  ['', null],
])('%s is %s', (text, id) => {
  expect(idOf(text)).toBe(id)
})

test.each([
  ['2 ripe avocados, sliced', 'avocados'],
  ['fresh flat-leaf parsley', 'parsley'],
  ['chickpea (gram) flour', 'chickpea (gram) flour'],
  ['chicken or vegetable stock', 'chicken or vegetable stock'],
  ['Crème fraîche, to serve', 'Crème fraîche'],
  ['🍋 lemon juice', 'lemon juice'],
])('in %s the food is named by %s', (text, words) => {
  const match = findFood(text)
  expect(text.slice(match?.start, match?.end)).toBe(words)
})

test.each([
  ['salt and black pepper', ['salt', 'black-pepper']],
  ['butter or oil', ['butter', 'vegetable-oil']],
  ['beans (kidney, black or both)', ['beans-canned']],
  ['hazelnut milk chocolate', ['almond-milk', 'milk-chocolate']],
  ['beetroot (without vinegar)', ['beetroot']],
  ['sugar-free jelly', ['jelly']],
  ['nothing at all', []],
])('%s names %j', (text, ids) => {
  expect(findFoods(text).map(({ food }) => food.id)).toEqual(ids)
})

test.each([
  ['tins', 'tomatoes', 'tomato-canned'],
  ['x 400g tins', 'plum tomatoes', 'tomato-canned'],
  ['can', 'tuna, drained', 'tuna-canned'],
  ['can', 'coconut milk', 'coconut-milk'],
  ['whole', 'tomatoes', 'tomato'],
  ['lb', 'chicken thighs, boneless and skinless', 'chicken-thigh-skinless'],
  ['g', 'boneless chicken thighs, skin-on', 'chicken-thigh-skinless'],
  ['whole', 'chicken thighs, skin-on and boneless', 'chicken-thigh'],
  ['whole', 'chicken drumsticks and thighs', 'chicken-thigh'],
  ['g', 'chicken, diced', 'chicken-breast'],
  ['g', 'tomatoes, diced', 'tomato'],
  ['whole', 'green chillies, diced', 'chilli'],
  ['ml', 'milk (semi-skimmed)', 'semi-skimmed-milk'],
  ['g', 'Greek yogurt, 0% fat', 'fat-free-greek-yogurt'],
  ['lb', '80% lean ground beef', 'beef-mince'],
  ['lb', '90/10 ground beef', 'lean-beef-mince'],
  ['g', '5% fat minced beef', 'lean-beef-mince'],
  ['g', 'beef mince (20% fat)', 'beef-mince'],
  ['slices', 'cooked bacon, crumbled', 'cooked-bacon'],
  ['rashers', 'smoked back bacon', 'back-bacon'],
  ['tbsp', 'light mayonnaise', 'light-mayonnaise'],
  ['g', 'half-fat crème fraîche', 'half-fat-creme-fraiche'],
  ['whole', 'Medjool dates, pitted', 'medjool-date'],
  ['oz', 'dark chocolate (70% cacao or higher), chopped', 'dark-chocolate'],
  ['whole', 'banana, peeled, sliced, and frozen solid', 'banana'],
  ['whole', 'lemongrass stalks, split and bruised with a rolling pin', 'lemongrass'],
  ['lb', 'boneless lamb suitable for stewing', 'lamb'],
  ['ml', 'chicken stock made with 1 cube', 'chicken-stock'],
  ['g', 'ham torn into pieces', 'ham'],
  ['whole', 'radishes sliced paper thin', 'radish'],
  ['whole', 'orange, peel and pith cut away', 'orange'],
  ['oz', 'grilled chicken', 'cooked-chicken'],
  ['lb', 'wild Alaskan salmon', 'wild-salmon'],
  ['whole', 'salmon fillets (4-6 oz each, just buy one and cut it up)', 'salmon'],
  ['cup', 'light sour cream', 'light-sour-cream'],
  ['cup', 'reduced-calorie mayonnaise', 'light-mayonnaise'],
  ['cup', 'dry black beans', 'black-beans'],
  ['cup', 'yogurt plain nonfat', 'fat-free-yogurt'],
  ['ounces', 'Chicken Broth low-sodium', 'chicken-stock'],
  ['cup', 'Lentils canned, rinsed and drained', 'lentils-cooked'],
  ['cup', 'peaches, fresh or canned', 'peach'],
  ['pound', 'extra lean ground beef', 'lean-beef-mince'],
  ['cup', 'plain nonfat Greek yogurt', 'fat-free-greek-yogurt'],
  ['', 'fresh skinless chicken thighs', 'chicken-thigh-skinless'],
  ['whole', 'bone-in chicken thighs, skin removed', 'chicken-thigh-skinless'],
  ['whole', 'chicken, skinless (about 1.5 kg)', 'skinless-chicken'],
  ['g', 'chicken, skinless', 'chicken-breast'],
  ['whole', 'peppers (red or yellow)', 'red-pepper'],
  ['whole', 'peppercorns', 'black-pepper'],
  ['oz', 'smoked turkey sausage, sliced', 'poultry-sausage'],
  ['cup', 'shredded part-skim mozzarella cheese', 'part-skim-mozzarella'],
  ['oz', 'extra-firm tofu, pressed', 'extra-firm-tofu'],
  ['oz', 'fat free cream cheese', 'fat-free-cream-cheese'],
  ['can', 'evaporated skim milk', 'skimmed-evaporated-milk'],
  ['slices', 'Canadian bacon', 'canadian-bacon'],
  ['g', 'pork mince (5% fat)', 'lean-pork-mince'],
  ['oz can', 'chicken breast, drained', 'chicken-canned'],
])('a line of %s, %s is %s', (unit, ingredient, id) => {
  expect(findFoodOfLine({ unit, ingredient })?.food.id).toBe(id)
})

/** @returns the fraction of the lines whose food is right, and the wrong ones */
function measure(lines: readonly (readonly [string, string | null])[]): { rate: number; wrong: string[] } {
  const wrong = lines.flatMap(([line, id]) => {
    const found = findFoodOfLine(splitIngredient(line))?.food.id ?? null
    return found === id ? [] : [`${line}: ${found}, not ${id}`]
  })
  return { rate: 1 - wrong.length / lines.length, wrong }
}

test('at least 97 % of realistic lines are assigned the right food', () => {
  const { rate, wrong } = measure(INGREDIENT_LINES)
  expect(rate, wrong.join('\n')).toBeGreaterThanOrEqual(0.97)
})

test('at least 85 % of the held-out lines are assigned the right food', () => {
  const { rate, wrong } = measure(HELD_OUT_LINES)
  expect(rate, wrong.join('\n')).toBeGreaterThanOrEqual(0.85)
})

test('the expected foods exist in the table', () => {
  const ids = [...INGREDIENT_LINES, ...HELD_OUT_LINES].flatMap(([, id]) => id ?? [])
  expect(ids.filter((id) => foodById(id) === null)).toEqual([])
})

test('at least 95 of 100 ingredients of the sample recipes are found', () => {
  const recipe = z.object({ ingredients: z.array(z.object({ unit: z.string(), ingredient: z.string() })) })
  const lines = readdirSync(RECIPES).flatMap((name) => {
    const content: unknown = parse(readFileSync(join(RECIPES, name), 'utf8'))
    return recipe.parse(content).ingredients
  })
  const missed = lines.filter((line) => !line.ingredient.endsWith(':') && !findFoodOfLine(line))
  expect(lines.length).toBeGreaterThan(100)
  expect(missed.length / lines.length, missed.map(({ ingredient }) => ingredient).join('\n')).toBeLessThan(
    0.05,
  )
})

const WORDS = fc.constantFrom(
  ...[
    'butter',
    'or',
    'and',
    'of',
    'milk',
    'chocolate',
    'free',
    'vegan',
    'tin',
    '(',
    ')',
    ',',
    '/',
    '2',
    '½',
    'in',
    'not',
  ],
  ...[
    'chicken',
    'stock',
    'gluten-free',
    'red',
    'wine',
    'vinegar',
    'ground',
    'lemon',
    'juice',
    'zest',
    '\u0301',
    '🍋',
  ],
)

const ANY_TEXT = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 60 })
  .map((codes) => String.fromCodePoint(...codes))

test('any text gives a range within it, or nothing', () => {
  const text = fc.oneof(
    ANY_TEXT,
    fc.array(WORDS, { maxLength: 40 }).map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(text, (typed) => {
      for (const match of [findFood(typed), ...findFoods(typed)]) {
        if (match === null) continue
        expect(match.start).toBeGreaterThanOrEqual(0)
        expect(match.end).toBeGreaterThan(match.start)
        expect(match.end).toBeLessThanOrEqual(typed.length)
      }
    }),
    { numRuns: 500 },
  )
})

test('letter case and surrounding spaces do not matter', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...INGREDIENT_LINES.map(([line]) => splitIngredient(line).ingredient)),
      (text) => {
        expect(idOf(`  ${text.toUpperCase()} `)).toBe(idOf(text))
      },
    ),
  )
})

test.each([
  'butter or '.repeat(100_000),
  'a'.repeat(1_000_000),
  '1'.repeat(1_000_000),
  '('.repeat(1_000_000),
  ' -'.repeat(500_000),
  "o'".repeat(500_000),
  'chicken or vegetable stock, '.repeat(50_000),
  'e\u0301'.repeat(500_000),
  `${'pepper, '.repeat(1_000)}butter`,
])('of a text of any length only the beginning is read', (text) => {
  expect(findFood(text)).toEqual(findFood(text.slice(0, MAX_LINE_LENGTH)))
  expect(findFoods(text)).toEqual(findFoods(text.slice(0, MAX_TEXT_LENGTH)))
})

// DIET-FOOD-3
test.each([
  ...[
    'creme eggs',
    'mini eggs',
    'Christmas pudding',
    'bread pudding',
    'wasabi peas',
    'bourbons',
    'mints',
    'sweets',
  ],
  ...['coated peanuts', 'stuffed chicken breasts', 'breaded cod fillets', 'pilau rice mix', 'choc ices'],
  'sweets and sprinkles, to decorate',
])('%s is not the food contained in its name', (text) => {
  expect(findFood(text)).toBeNull()
})

test.each([
  ['pimento-stuffed olives', 'green-olive'],
  ['bourbon', 'whisky'],
  ['fresh mint', 'mint'],
  ['pie crust', 'shortcrust-pastry'],
  ['egg', 'egg'],
  ['small-to-medium cloves garlic', 'garlic'],
  ['ready-to-eat apricots', 'dried-apricot'],
  ['icing (confectioners’) sugar', 'icing-sugar'],
])('%s is nevertheless %s', (text, id) => {
  expect(idOf(text)).toBe(id)
})
