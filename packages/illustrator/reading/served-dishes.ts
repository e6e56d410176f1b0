import { isDishName, type ServedDishName } from '../served/dishes.ts'
import { namesOtherDish } from './find-dish.ts'
import { findFoods } from './find-foods.ts'
import { readTokens } from './tokens.ts'

/** Names of each served dish in titles, in singular or plural; the words of a name must be in order. */
export const DISH_NAMES: Readonly<Record<ServedDishName, string>> = {
  curry: 'curry, korma, masala, jalfrezi, tikka masala, balti, vindaloo, rogan josh, bhuna, saag',
  dal: 'dal, dahl, daal, dhal',
  stew: 'stew, casserole, goulash, hotpot, hot pot, stroganoff, fricassee, ragout, cassoulet, coq au vin, bourguignon, caponata, peperonata',
  chilli: 'chilli con carne, chilli, chili, chilli sin carne',
  tagine: 'tagine, tajine',
  ratatouille: 'ratatouille',
  shakshuka: 'shakshuka, shakshouka, eggs in purgatory, huevos rancheros',
  paella: 'paella, jambalaya',
  friedrice: 'fried rice, nasi goreng, pilaf, pilau, biryani, jollof rice, jollof, kedgeree, pulao',
  risotto: 'risotto, orzotto',
  stirfry: 'stir fry, stir fried, stirfry, chow mein, teriyaki',
  hash: 'hash, bubble and squeak, rosti, roesti',
  noodles: 'noodles, noodle bowl, pad thai, lo mein, yakisoba, soba, udon, noodle salad',
  ramen: 'ramen, pho, laksa, noodle soup',
  spaghetti:
    'spaghetti, linguine, tagliatelle, fettuccine, pappardelle, carbonara, bucatini, cacio e pepe, bolognese, vermicelli',
  polenta: 'polenta, grits, semolina',
  mash: 'mash, mashed potatoes, mashed potato, champ, colcannon, puree',
  porridge: 'porridge, oatmeal, congee',
  overnightoats: 'bircher, bircher muesli, chia pudding',
  granola: 'granola, muesli',
  smoothiebowl: 'smoothie bowl, acai bowl, nice cream bowl',
  yoghurtbowl: 'yoghurt bowl, yogurt bowl, skyr bowl, labneh, fruit fool',
  ricepudding: 'rice pudding, milk rice, sticky rice, tapioca, semolina pudding',
  compote: 'compote, stewed apples, apple sauce, poached pears, fruit salad',
  hummus: 'hummus, houmous, humus',
  dip: 'dip, guacamole, baba ganoush, baba ghanoush, muhammara, tapenade, skordalia, pate, spread, taramasalata, aioli, mayonnaise',
  tzatziki: 'tzatziki, raita, cacik, tartare sauce, labneh dip, yoghurt dip, yogurt dip',
  salsa: 'salsa, pico de gallo, relish',
  pesto: 'pesto, chimichurri, salsa verde, zhoug, chermoula, green sauce, gremolata',
  crumble: 'crumble, apple crisp, pear crisp, peach crisp, berry crisp, brown betty',
  cobbler: 'cobbler, pandowdy',
  lasagne: 'lasagne, lasagna, toad in the hole, moussaka, cannelloni, parmigiana, pastitsio, enchiladas',
  gratin:
    'gratin, dauphinoise, dauphinoise potatoes, dauphinoise potato, potatoes dauphinoise, bake, cauliflower cheese, macaroni cheese, mac and cheese, pasta bake, boulangere',
  mashpie: 'cottage pie, shepherds pie, shepherd s pie, fish pie',
  breadpudding: 'bread pudding, bread and butter pudding, clafoutis, baked oats, kugel',
  roastbird:
    'roast chicken, roasted chicken, whole chicken, roast turkey, roast duck, spatchcock chicken, sunday roast',
  pizza: 'pizza, margherita, pizzetta, flammkuchen, pissaladiere',
  quiche: 'quiche, savoury tart, flan, tortilla espanola, spanish tortilla',
  frittata: 'frittata',
  pie: 'pie, pot pie, pithivier, pasty pie',
  tart: 'tart, tarte, tartlet, galette, tarte tatin, crostata',
  latticepie:
    'apple pie, cherry pie, blueberry pie, peach pie, rhubarb pie, berry pie, plum pie, pumpkin pie, fruit pie',
  meatballs: 'meatballs, meatball, kofta, kofte, koftas, polpette',
  falafel: 'falafel, arancini, croquettes, croquette, bhajis, onion bhaji, pakora, pakoras, hush puppies',
  patties:
    'fish cakes, fishcakes, patties, patty, crab cakes, fritters, fritter, rissoles, potato cakes, salmon cakes, latkes, tikki, cutlets, schnitzel, nut cutlets',
  dumplings: 'dumplings, gyoza, potstickers, pierogi, wontons, momos, empanadas, pasties, cornish pasty',
  springrolls:
    'spring rolls, spring roll, summer rolls, rice paper rolls, egg rolls, taquitos, cigars, sausage rolls',
  cabbagerolls: 'cabbage rolls, stuffed cabbage, dolma, dolmas, vine leaves',
  samosas: 'samosas, samosa, spanakopita, borek, filo parcels, parcels, turnovers',
  ravioli: 'ravioli, tortellini, agnolotti',
  stuffed:
    'stuffed peppers, stuffed courgettes, stuffed aubergines, stuffed mushrooms, stuffed, boats, stuffed tomatoes, stuffed squash',
  jacket:
    'baked potato, baked potatoes, jacket potato, jacket potatoes, baked sweet potato, baked sweet potatoes, jacket sweet potatoes, jackets',
  chips: 'chips, wedges, fries, oven chips, potato wedges',
  sushi: 'sushi, maki, sushi rolls, onigiri, nori rolls',
  tacos: 'tacos, taco, quesadilla, quesadillas, tostadas',
  wraps: 'wrap, wraps, burrito, burritos, fajitas, kebab wrap, gyros, shawarma, souvlaki wrap',
  skewers: 'skewers, kebabs, kebab, satay, souvlaki, yakitori',
  waffles: 'waffle, waffles',
  crepes: 'crepe, crepes, blini, blinis, galettes, socca, dosa, dosas',
  muffins: 'muffin, muffins',
  cupcakes: 'cupcake, cupcakes, fairy cakes',
  eggmuffins: 'egg muffins, egg cups, egg bites',
  cookies:
    'cookie, cookies, biscuit, biscuits, shortbread, macaroons, oatcakes, snickerdoodles, lebkuchen, digestives',
  crackers: 'crackers, cracker, crispbread, lavash, pitta chips, tortilla chips',
  crisps: 'crisps, kale chips, beetroot chips, apple chips, banana chips',
  gnocchi: 'gnocchi',
  orzo: 'orzo, giant couscous, fregola, pearl couscous',
  focaccia: 'focaccia, foccacia, fougasse, schiacciata',
  wellington: 'wellington, en croute, coulibiac',
  lollies: 'lollies, ice lollies, ice lolly, popsicles, ice pops, paletas',
  roulade: 'roulade, swiss roll, strudel, yule log, arctic roll',
  scones: 'scone, scones, soda farls',
  rolls: 'bread rolls, rolls, dinner rolls, buns, burger buns, hot cross buns, knots, bagels, baps',
  coils: 'cinnamon buns, cinnamon rolls, chelsea buns, pinwheels, swirls, cardamom buns',
  brownies: 'brownie, brownies',
  bars: 'bar, bars, flapjack, flapjacks, blondies, traybake cake, lemon squares, squares, slice, slices, tiffin, fudge, rocky road, cornbread',
  burger: 'burger, burgers, sliders, cheeseburger',
  sandwich:
    'sandwich, sandwiches, toastie, toasties, club sandwich, tuna melt, cheese melt, croque monsieur, panini, blt, ciabatta, sub',
  cake: 'cake, layer cake, sponge, victoria sponge, gateau, birthday cake, torte',
  cheesecake: 'cheesecake, cheesecakes',
  icecream: 'ice cream, gelato, frozen yoghurt, frozen yogurt, nice cream, semifreddo',
  sorbet: 'sorbet, granita, cone, ice cream cone',
  mousse: 'mousse, posset, custard, syllabub, zabaglione, fool',
  chocolatemousse: 'chocolate mousse, chocolate pots, chocolate pudding, chocolate pot',
  trifle: 'trifle, parfait, eton mess, mess, tiramisu, sundae, knickerbocker glory, breakfast parfait',
  jam: 'jam, jelly, marmalade, chutney, preserve, curd, pickle, pickles, pickled, kimchi, sauerkraut, nut butter, peanut butter, almond butter, ketchup, salad dressing, dressing, vinaigrette, honey mustard, tomato sauce',
  pannacotta: 'panna cotta, blancmange, creme caramel, jelly mould, junket',
  pudding: 'steamed pudding, sponge pudding, christmas pudding, sticky toffee pudding, pudding',
}

/** Every name of a dish as tokens, the longest first, so that a chocolate mousse is matched before a mousse. */
const NAMES: readonly { tokens: readonly string[]; dish: ServedDishName }[] = Object.entries(DISH_NAMES)
  .flatMap(([dish, names]) =>
    isDishName(dish) ? names.split(', ').map((name) => ({ tokens: readTokens(name), dish })) : [],
  )
  .toSorted((a, b) => b.tokens.length - a.tokens.length)

/** After such a word a title names ingredients or a place. */
const JOINING: ReadonlySet<string> = new Set([
  'of',
  'in',
  'for',
  'on',
  'from',
  'without',
  'to',
  'under',
  'by',
])

/**
 * Finds the dish a title names, when it is drawn as served. English names the dish last: pesto chicken is not a pesto,
 * curry soup not a curry.
 */
export function findServedDish(title: string): ServedDishName | undefined {
  const [whole = ''] = title.split(/\bwith\b|[(–—]/)
  const [head = ''] = whole.split(/[:,;]/)
  return [head, whole].flatMap((part) => findIn(readTokens(part)) ?? []).at(0)
}

function findIn(tokens: readonly string[]): ServedDishName | undefined {
  // Meatballs in tomato sauce are not a sauce; toad in the hole is matched as a whole.
  const joining = tokens.findIndex((token) => JOINING.has(token))
  const before = joining > 0 ? findLast(tokens.slice(0, joining)) : undefined
  return before ?? findLast(tokens)
}

function findLast(tokens: readonly string[]): ServedDishName | undefined {
  for (let end = tokens.length; end > 0; end -= 1) {
    const found = NAMES.find(
      ({ tokens: name }) =>
        name.length <= end && name.every((token, at) => tokens[end - name.length + at] === token),
    )
    if (found) return isModifier(found.tokens, tokens.slice(end)) ? undefined : found.dish
    if (namesOtherDish(tokens[end - 1] ?? '')) return undefined
  }
  return undefined
}

/** Words that name a dish before its food: stuffed peppers, pickled onions. */
const BEFORE_FOOD: ReadonlySet<string> = new Set(['stuffed', 'pickled'])

function isModifier(name: readonly string[], after: readonly string[]): boolean {
  const [next] = after
  if (next === undefined || JOINING.has(next) || BEFORE_FOOD.has(name[0] ?? '')) return false
  return findFoods(after.join(' '), { isRecipe: true }).length > 0
}
