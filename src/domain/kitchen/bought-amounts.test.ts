import { describe, expect, test } from 'vitest'
import { dish, type Lines, listOf } from '../../../tests/fixtures/shopping.ts'
import { mergeShoppingList } from './shopping-list.ts'
import { readAmount } from './show-measure.ts'
import { readUnit } from './units.ts'

// SHOP-SUM-2
describe('a food is bought as shops sell it, in one amount', () => {
  test.each<[lines: Lines, list: string[]]>([
    [[['3½', 'tbsp', 'lemon juice']], ['2 lemons']],
    [
      [
        ['½', '', 'lemon'],
        ['2½', 'tbsp', 'lemon juice'],
      ],
      ['2 lemons'],
    ],
    // Zest and juice come from the same lemon.
    [
      [
        ['1', 'tbsp', 'lemon zest'],
        ['2', 'tbsp', 'lemon juice'],
      ],
      ['1 lemon'],
    ],
    [
      [
        ['1', '', 'lime, zest finely grated'],
        ['', '', 'lime juice, to taste'],
      ],
      ['1 lime'],
    ],
    [[['a', 'squeeze', 'lemon juice']], ['1 lemon']],
    [[['', '', 'juice of 2 lemons']], ['2 lemons']],
    [[['250', 'ml', 'orange juice']], ['250 ml orange juice']],
    [[['500', 'ml', 'bottled lemon juice']], ['500 ml bottled lemon juice']],
    [
      [
        ['2', '', 'egg whites'],
        ['1', '', 'egg yolk'],
        ['3', '', 'eggs'],
      ],
      ['5 eggs'],
    ],
    [
      [
        ['2', '', 'eggs'],
        ['100', 'g', 'eggs'],
      ],
      ['4 eggs'],
    ],
    [
      [
        ['1', 'cup', 'plain yoghurt'],
        ['150', 'g', 'plain yoghurt'],
      ],
      ['400 g plain yoghurt'],
    ],
    [
      [
        ['1', '', 'ripe tomato'],
        ['600', 'g', 'tomatoes'],
      ],
      ['750 g tomatoes'],
    ],
    [
      [
        ['1', 'pinch', 'chilli flakes'],
        ['½', 'tsp', 'chilli flakes'],
        ['⅛', 'tsp', 'chilli flakes'],
      ],
      ['1 tsp chilli flakes'],
    ],
    [[['6', 'tsp', 'honey']], ['2 tbsp honey']],
    [
      [
        ['8', 'tbsp', 'honey'],
        ['100', 'g', 'oats'],
      ],
      ['100 g oats', '175 g honey'],
    ],
    [[['1½', '', 'onions']], ['2 onions']],
    [
      [
        ['2', '', 'navel oranges'],
        ['2', '', 'blood oranges'],
      ],
      ['4 oranges'],
    ],
    [[['½', 'tin', 'chopped tomatoes']], ['1 tin chopped tomatoes']],
    [[['2', '400 g tins', 'chickpeas']], ['2 × 400 g tins chickpeas']],
    [
      [
        ['1', 'tin', 'chickpeas, drained'],
        ['300', 'g', 'tinned chickpeas'],
      ],
      ['3 tins chickpeas'],
    ],
    [
      [
        ['100', 'g', 'spinach'],
        ['2', 'handfuls', 'spinach'],
      ],
      ['160 g spinach'],
    ],
    [[['', '', 'Coriander, a small handful, chopped']], ['1 bunch coriander']],
    [
      [
        ['1', 'bunch', 'dill'],
        ['2', 'tbsp', 'chopped dill'],
      ],
      ['2 bunches dill'],
    ],
    [
      [
        ['4', '', 'mint leaves'],
        ['1', 'handful', 'mint leaves'],
      ],
      ['1 bunch mint'],
    ],
    [
      [
        ['60', 'g', 'rocket or watercress'],
        ['40', 'g', 'rocket'],
      ],
      ['100 g rocket'],
    ],
    [
      [
        ['60', 'g', 'rocket or watercress'],
        ['30', 'g', 'watercress or rocket'],
      ],
      ['90 g rocket or watercress'],
    ],
    [
      [
        ['20', 'ml', 'rapeseed or sunflower oil'],
        ['20', 'ml', 'sunflower or rapeseed oil'],
      ],
      ['40 ml rapeseed or sunflower oil'],
    ],
    [
      [
        ['1', 'litre', 'hot vegetable stock'],
        ['½', 'litre', 'vegetable stock'],
      ],
      ['1.5 l vegetable stock'],
    ],
    [
      [
        ['2', 'cups', 'hot zorb broth'],
        ['1', 'cup', 'cold zorb broth'],
      ],
      ['3 cups zorb broth'],
    ],
    [[['2', 'heaped tbsp', 'tahini']], ['3½ tbsp tahini']],
  ])('%j', (lines, list) => {
    expect(listOf(lines)).toEqual(list)
  })

  test('amounts are given in the units of one country', () => {
    const lines: Lines = [
      ['1', 'cup', 'plain yoghurt'],
      ['150', 'g', 'plain yoghurt'],
      ['300', 'ml', 'milk'],
      ['2', 'tbsp', 'honey'],
    ]
    expect(listOf(lines, 'US')).toEqual(['1⅓ cups milk', '14 oz plain yoghurt', '2 tbsp honey'])
    expect(listOf([['750', 'g', 'tomatoes']], 'US')).toEqual(['1 lb 11 oz tomatoes'])
    expect(listOf([['800', 'g', 'tomatoes']], 'US')).toEqual(['1 lb 13 oz tomatoes'])
    expect(listOf(lines, 'metric')).toEqual(['300 ml milk', '400 g plain yoghurt', '43 g honey'])
  })

  // SHOP-NAME-1
  test.each([
    [['1', 'litre', 'hot vegetable stock'], 'tins and jars'],
    [['1', '', 'beef stock cube'], 'tins and jars'],
    [['2', 'tins', 'tuna in spring water'], 'tins and jars'],
    [['3', 'tbsp', 'Thai green curry paste'], 'tins and jars'],
    [['4', 'tbsp', 'peanut butter'], 'tins and jars'],
    [['1', 'pack', 'puff pastry'], 'dairy and eggs'],
    [['2', 'scoops', 'vanilla ice cream'], 'frozen'],
    [['500', 'g', 'cold butter'], 'dairy and eggs'],
    [['200', 'g', 'hot smoked salmon'], 'meat and fish'],
    [['100', 'g', 'butter lettuce'], 'produce'],
    [['200', 'g', 'egg noodles'], 'dry goods'],
  ] as const)('%j is listed in the aisle of the food, whatever its preparation: %s', ([...line], aisle) => {
    const { aisles } = mergeShoppingList([dish('A', line)], 'as written')
    expect(aisles.map((each) => each.aisle)).toEqual([aisle])
  })
})

// SHOP-SUM-5
describe('foods that shops do not divide are bought whole', () => {
  test.each<[lines: Lines, list: string[]]>([
    [[['150', 'g', 'cucumber']], ['1 cucumber']],
    [[['1', 'large', 'cucumber']], ['1 large cucumber']],
    [
      [
        ['1', '', 'cucumber'],
        ['350', 'g', 'cucumber, diced'],
      ],
      ['3 cucumbers'],
    ],
    [[['2', 'cups', 'shredded cabbage']], ['1 cabbage']],
    [[['100', 'g', 'mixed lettuce leaves']], ['100 g mixed lettuce leaves']],
    [
      [
        ['2', 'sticks', 'celery'],
        ['2', '', 'celery stalks'],
      ],
      ['1 head celery'],
    ],
    [[['½', 'tsp', 'thyme leaves']], ['1 bunch thyme']],
    [[['6', '', 'sage leaves']], ['1 bunch sage']],
    [
      [
        ['15', 'g', 'flat-leaf parsley'],
        ['1', 'small bunch', 'parsley'],
      ],
      ['2 bunches parsley'],
    ],
    // Ground and dried it is a spice.
    [[['½', 'tsp', 'dried thyme']], ['½ tsp dried thyme']],
  ])('%j', (lines, list) => {
    expect(listOf(lines)).toEqual(list)
  })
})

// SHOP-SUM-2
describe('differently written lines of one food become one amount', () => {
  test.each<[lines: Lines, list: string[]]>([
    [
      [
        ['2', 'x 400g tins', 'chopped tomatoes'],
        ['1', 'x 400 g tin', 'plum tomatoes'],
        ['2', '(14.5 oz) cans', 'diced tomatoes'],
        ['1', '(28-oz) can', 'crushed tomatoes'],
      ],
      ['7 × 400 g tins tomatoes'],
    ],
    [[['2', '(15-oz) cans', 'kidney beans']], ['2 × 15-oz cans kidney beans']],
    [
      [
        ['1', 'thumb-sized piece', 'ginger'],
        ['2', 'cm piece', 'ginger'],
      ],
      ['25 g ginger'],
    ],
    [[['1', 'handful', 'baby spinach']], ['30 g baby spinach']],
    [
      [
        ['10', '', 'cherry tomatoes'],
        ['1', 'pint', 'cherry tomatoes'],
      ],
      ['475 g cherry tomatoes'],
    ],
    [
      [
        ['50', 'g', 'Parmesan'],
        ['1', '', 'parmesan rind'],
      ],
      ['50 g Parmesan'],
    ],
    [
      [
        ['1', 'cup', 'rolled oats'],
        ['3', 'tbsp', 'rolled oats'],
        ['300', 'g', 'carrots'],
      ],
      ['300 g carrots', '100 g rolled oats'],
    ],
    [[['600', 'g', 'boneless, skinless chicken thighs']], ['600 g boneless skinless chicken thighs']],
    [
      [
        ['1', '', 'green pepper'],
        ['1', '', 'green bell pepper'],
      ],
      ['2 green peppers'],
    ],
  ])('%j', (lines, list) => {
    expect(listOf(lines)).toEqual(list)
  })

  // SHOP-SUM-1
  test('foods sold as two products stay two items', () => {
    const list = listOf([
      ['400', 'g', 'spaghetti'],
      ['75', 'g', 'penne'],
      ['300', 'g', 'basmati rice'],
      ['200', 'g', 'jasmine rice'],
      ['1', '', 'romaine lettuce'],
      ['1', '', 'little gem lettuce'],
    ])
    expect(list).toEqual([
      '1 little gem lettuce',
      '1 romaine lettuce',
      '300 g basmati rice',
      '200 g jasmine rice',
      '75 g penne',
      '400 g spaghetti',
    ])
  })
})

// SHOP-SUM-3
describe('the amount bought is never below the need, and at most one step of scale or spoon above it', () => {
  const sizeOf = (amount: string) => {
    const [, pounds = '0', number = '', unit = ''] = /^(?:(\d+) lb )?(\S+) (\S+)$/.exec(amount) ?? []
    const size = (readAmount(number)?.low ?? Number.NaN) * (readUnit(unit)?.size ?? Number.NaN)
    return Number(pounds) * (readUnit('lb')?.size ?? Number.NaN) + size
  }
  const QUARTER_CUP = 59.15
  const HALF_TBSP = 7.4
  const QUARTER_OZ = 7.1

  /** Returns how much may be bought in excess, for a size in grams or millilitres. */
  function mostOver(size: number, isUs: boolean, isWeight: boolean): number {
    if (!isUs) return Math.max(1, size * (size < 15 ? 0.1 : 0.05))
    if (isWeight) return Math.max(QUARTER_OZ, size * 0.05)
    return size < QUARTER_CUP * (1 - 1e-4) ? HALF_TBSP : QUARTER_CUP
  }

  test.each(['as written', 'metric', 'US'] as const)('%s', (units) => {
    for (const [unit, food] of [
      ['g', 'zorb powder'],
      ['ml', 'milk'],
      ['tsp', 'zorb essence'],
      ['cups', 'zorb broth'],
    ] as const) {
      const one = readUnit(unit)?.size ?? 1
      const isMetric = unit === 'g' || unit === 'ml'
      for (let step = 1; step <= 400; step++) {
        const size = step ** 1.5 * (isMetric ? 0.9 : 0.13) * one
        const [line = ''] = listOf([[String(size / one), unit, food]], units)
        const bought = sizeOf(line.replace(` ${food}`, ''))
        const isSpooned = unit === 'tsp' && size <= QUARTER_CUP
        const isUs = units === 'US' || (units === 'as written' && (isSpooned || unit === 'cups'))
        expect(bought, line).toBeGreaterThanOrEqual(size * (1 - 1e-4))
        expect(bought, line).toBeLessThanOrEqual((size + mostOver(size, isUs, unit === 'g')) * (1 + 1e-4))
      }
    }
  })

  test('the amounts bought are multiplied by the number of people', () => {
    expect(
      listOf(
        [
          ['½', '', 'onion'],
          ['35', 'g', 'rice'],
          ['2 to 3', '', 'carrots'],
        ],
        'as written',
        3,
      ),
    ).toEqual(['9 carrots', '2 onions', '110 g rice'])
  })
})
