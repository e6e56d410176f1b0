import type { Content } from './food.ts'
import { normalizePhrase } from './food-words.ts'
import type { NameIndex } from './recognize.ts'

/**
 * Dishes and makings that are no food of the table, by what is in them as they are usually made. A line of such a dish is
 * not wholly known: what else is in it, its maker knows.
 */
const DISHES: readonly (readonly [contains: readonly Content[], names: string])[] = [
  // Made of the casein of milk, whatever it is called.
  [['milk'], 'non dairy creamer, non dairy coffee creamer'],
  [
    ['milk'],
    'casein, caseinate, dairy, lactose, milkshake, cheesy, gratin, dauphinoise, fondue, shahi, makhani',
  ],
  [
    ['gluten'],
    'batter, battered, breaded, crumb, crumbed, dumpling, gluten, malt, malted, pie, pizza, sandwich, wheat, roux',
  ],
  [
    ['gluten'],
    'tempura, burrito, calzone, strudel, samosa, pierogi, pelmeni, momo, bao, knodel, fruit cobbler, apple crumble',
  ],
  [['gluten'], 'stromboli, chow mein, jaffle, cracker crust, hotcake, biscuit base'],
  [['nuts'], 'frangipani, nutmeat, nutty, pralined, korma, amandine'],
  [['peanuts'], 'groundnut soup, pad thai, gado gado'],
  [
    ['eggs'],
    'frittata, omelet, omelette, tamagoyaki, sabayon, zabaglione, zabaione, pavlova, huevo, spaetzle',
  ],
  [['soy'], 'soy, soya, okara, inari, inari pocket'],
  [['sesame'], 'sesame'],
  [['celery'], 'celery, mirepoix, holy trinity, soffritto'],
  [['mustard'], 'mustard, piccalilli'],
  [['fish'], 'kedgeree, sushi, sashimi, ceviche, bouillabaisse, isinglass, nicoise'],
  [['crustaceans'], 'bisque'],
  [['molluscs'], 'clam chowder'],
  [
    ['meat'],
    'carcass, giblet, meat, offal, poultry, sweetbread, tripe, carne, goulash, bourguignon, stroganoff',
  ],
  [
    ['meat'],
    'carnitas, schnitzel, shawarma, doner, gyro, meatloaf, chili con carne, hotpot, cassoulet, charcuterie',
  ],
  [['meat', 'gluten'], 'haggis, steak pie, shepherd, beef wellington, sausage gravy'],
  [['gelatine'], 'aspic'],
  [['milk', 'gelatine'], 'panna cotta, bavarois'],
  [
    ['milk', 'gluten'],
    'cheesecake, mac and cheese, macaroni cheese, macaroni and cheese, mac n cheese, kraft dinner, fish pie',
  ],
  [['milk', 'gluten'], 'margherita, cheese pizza, al forno, croque'],
  [
    ['milk', 'gluten', 'meat'],
    'beef lasagna, beef lasagne, meat lasagna, lasagna al forno, lasagne al forno, moussaka, pepperoni pizza',
  ],
  [['milk', 'eggs', 'gluten'], 'quiche, custard tart, tiramisu, profiterole, eclair, clafoutis, souffle'],
]

/** The names of dishes with what is in them, read when they are first asked for. */
export function dishIndex(): NameIndex<readonly Content[]> {
  index ??= readDishes()
  return index
}

let index: NameIndex<readonly Content[]> | null = null

function readDishes(): NameIndex<readonly Content[]> {
  const names = new Map<string, readonly Content[]>()
  for (const [contains, list] of DISHES)
    for (const name of list.split(', ').map(normalizePhrase))
      names.set(name, [...new Set([...(names.get(name) ?? []), ...contains])])
  return { names, longest: Math.max(...[...names.keys()].map((name) => name.split(' ').length)) }
}
