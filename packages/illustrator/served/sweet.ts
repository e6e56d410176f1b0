import type { FoodName } from '../motifs/foods.ts'
import { log, ovenBake, round, squares } from './baked.ts'
import { cake, cases, dome } from './cakes.ts'
import { glass, lollies, scoops } from './glasses.ts'
import { filled } from './lying.ts'
import { pieces } from './pieces.ts'
import type { ServedDish } from './served-dish.ts'
import { dish, knife, stands, sweet, sweetKnife, sweetStands } from './served-dish.ts'
import { bun, coil, cookie, cracker, crepe, muffin, scone, waffle } from './shapes.ts'

const DAIRY: readonly FoodName[] = ['yogurt', 'skyr', 'cream', 'cottage', 'ricotta', 'creamcheese']
const NONE: readonly FoodName[] = []
const FLOUR: readonly FoodName[] = ['oats', 'almond']

/** Breakfast, puddings and baked goods. A new dish is a declaration here, and its names in reading/served-dishes.ts. */
export const SWEET = {
  porridge: dish(
    'A bowl of porridge',
    filled({ paper: 'oat', isPale: true, own: ['oats'], texture: 'flakes', count: 7 }),
    sweet,
  ),
  overnightoats: dish(
    'A bowl of breakfast',
    filled({ paper: 'oat', isPale: true, own: ['oats', 'seeds', ...DAIRY], texture: 'flakes', count: 7 }),
    sweet,
  ),
  granola: dish(
    'A bowl of granola',
    filled({
      paper: 'amber',
      by: NONE,
      own: ['granola', 'oats', 'seeds', 'nuts', 'almond', 'hazelnut', 'honey'],
      texture: 'crumbs',
      count: 8,
    }),
    sweet,
  ),
  smoothiebowl: dish(
    'A smoothie bowl',
    filled({ paper: 'rose', isPale: true, texture: 'swirl', count: 8 }),
    sweet,
  ),
  yoghurtbowl: dish(
    'A bowl of something creamy',
    filled({ paper: 'milk', isPale: true, own: DAIRY, texture: 'swirl', count: 7 }),
    sweet,
  ),
  ricepudding: dish(
    'A bowl of rice pudding',
    filled({ paper: 'milk', isPale: true, own: ['rice'], texture: 'grains', count: 6 }),
    sweet,
  ),
  compote: dish(
    'A bowl of fruit',
    filled({ paper: 'butter', texture: 'ripple', count: 12, size: 0.2 }),
    sweet,
  ),
  crumble: dish(
    'A crumble with a spoonful taken out',
    ovenBake({ top: 'crumbs', paper: 'butter', own: ['oats', 'almond', 'hazelnut', 'walnut'] }),
    sweet,
  ),
  cobbler: dish('A cobbler with a spoonful taken out', ovenBake({ top: 'rounds', paper: 'rose' }), sweet),
  breadpudding: dish(
    'A pudding in its oven dish',
    ovenBake({ top: 'cheese', paper: 'butter', own: ['bread', 'oats'] }),
    sweet,
  ),
  tart: dish(
    'A tart with a slice cut',
    round({ crust: 'amber', paper: 'butter', own: FLOUR, rim: 0.13, count: 13 }),
    sweetKnife,
  ),
  latticepie: dish(
    'A pie with a lattice and a slice cut',
    round({ crust: 'amber', paper: 'butter', lattice: true, rim: 0.13 }),
    sweetKnife,
  ),
  waffles: dish('Waffles on a plate', pieces({ shape: waffle, count: 3, size: 0.36 }), { isSweet: true }),
  crepes: dish('Thin pancakes on a plate', pieces({ shape: crepe, count: 4, size: 0.32 })),
  muffins: dish('Muffins', cases({}), sweetStands),
  cupcakes: dish('Cupcakes', cases({ icing: 'milk' }), sweetStands),
  eggmuffins: dish('Egg muffins on a plate', pieces({ shape: muffin, count: 5, size: 0.24 })),
  cookies: dish(
    'Biscuits on a tray',
    pieces({ shape: cookie, count: 8, size: 0.27, layout: 'rows', vessel: 'tray', isFilled: true }),
    sweetKnife,
  ),
  crackers: dish(
    'Crisp squares on a board',
    pieces({ shape: cracker, count: 8, size: 0.26, layout: 'rows', vessel: 'board', isFilled: true }),
    knife,
  ),
  scones: dish('Scones on a plate', pieces({ shape: scone, count: 5, size: 0.29 }), sweetKnife),
  rolls: dish(
    'Rolls on a tray',
    pieces({ shape: bun, count: 6, size: 0.36, layout: 'rows', vessel: 'tray', isFilled: true }),
    knife,
  ),
  coils: dish(
    'Rolled buns on a tray',
    pieces({ shape: coil, count: 6, size: 0.37, layout: 'rows', vessel: 'tray', isFilled: true }),
    sweetKnife,
  ),
  brownies: dish(
    'Brownies cut in squares on a board',
    squares({ paper: 'cocoa', top: 'umber', own: ['chocolate'] }),
    sweetKnife,
  ),
  bars: dish('Bars cut on a board', squares({ paper: 'amber', top: 'honey', own: ['oats'] }), sweetKnife),
  cake: dish('A cake with a wedge cut out', cake({ filling: 'milk' }), sweetStands),
  cheesecake: dish(
    'A cheesecake with a wedge cut out',
    cake({ dough: 'milk', filling: 'milk', layers: 1, own: DAIRY, isLow: true }),
    sweetStands,
  ),
  icecream: dish('Scoops of ice cream', scoops({ paper: 'milk', inCone: false }), sweetStands),
  lollies: dish('Ice lollies', lollies, sweetStands),
  roulade: dish('A rolled cake on a board', log('amber', 'butter'), sweetKnife),
  sorbet: dish('A cone of sorbet', scoops({ paper: 'butter', inCone: true }), sweetStands),
  mousse: dish(
    'A glass of mousse',
    glass({ kind: 'coupe', layers: ['milk'], isPale: true, own: DAIRY }),
    sweetStands,
  ),
  chocolatemousse: dish(
    'A glass of chocolate mousse',
    glass({ kind: 'coupe', layers: ['cocoa'] }),
    sweetStands,
  ),
  trifle: dish(
    'A glass in layers',
    glass({
      kind: 'tumbler',
      layers: ['oat', 'milk', 'oat', 'milk'],
      isPale: true,
      own: [...DAIRY, 'oats', 'granola', 'chocolate'],
    }),
    sweetStands,
  ),
  jam: dish('A jar of preserve', glass({ kind: 'jar', layers: ['amber'] }), stands),
  pannacotta: dish('A panna cotta', dome({ paper: 'milk', own: DAIRY }), sweetStands),
  pudding: dish(
    'A pudding',
    dome({ paper: 'amber', isPale: false, sauce: 'umber', own: ['chocolate'] }),
    sweetStands,
  ),
} as const satisfies Record<string, ServedDish>
