import type { Content } from '../../content/food-contents.ts'
import { normalizePhrase } from './food-words.ts'
import type { NameIndex } from './recognize.ts'

/**
 * Dishes, mixtures and brands that are not foods of the table, by their usual contents. A line of such a dish is not
 * fully known, even where its name contains a food's: only its maker knows the rest.
 */
const DISHES: readonly (readonly [contains: readonly Content[], names: string])[] = [
  // Made with casein from milk, whatever its name.
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
  [
    ['milk', 'eggs', 'gluten'],
    'choux bun, cookie dough, brownie batter, cake batter, bread pudding, bread and butter pudding, trifle, madeleine',
  ],
  [
    ['gluten', 'eggs'],
    'christmas pudding, plum pudding, sticky toffee pudding, steamed pudding, sponge pudding, suet pudding, rum baba',
  ],
  [['gluten', 'eggs', 'nuts'], 'biscotti, cantucci, cantuccini, battenberg, financier, lebkuchen'],
  [['gluten', 'meat'], 'white pudding, chicken nugget, turkey nugget, toad in hole'],
  [['gluten', 'milk', 'meat'], 'chicken kiev, chicken cordon bleu'],
  [['milk'], 'kulfi, rasmalai, rasgulla, gulab jamun, barfi, burfi, peda'],
  [
    ['milk', 'soy'],
    'bounty bar, galaxy bar, aero bar, curly wurly, wispa, freddo, lindor, after eight, quaver',
  ],
  [['milk', 'soy', 'nuts'], 'chocolates, quality street, celebrations'],
  [['milk', 'soy', 'eggs'], 'creme egg'],
  [
    ['milk', 'soy'],
    'mini egg, easter egg, chocolate egg, chocolate coin, junior mint, peppermint patty, milk dud, heath bar',
  ],
  [
    ['milk', 'soy', 'gluten'],
    'double decker, lion bar, toffee crisp, minstrel, penguin bar, club bar, wagon wheel, tunnock teacake, caramel wafer',
  ],
  [['milk', 'soy', 'gluten', 'nuts'], 'kinder bueno, kinder egg, hanuta'],
  [
    ['milk', 'gluten'],
    'mini cheddar, viennese whirl, jammie dodger, bourbons, custard slice, danish butter cookie',
  ],
  [
    ['gelatine'],
    'percy pig, starmix, tangfastic, dolly mixture, midget gem, chewit, fruitella, starburst, sweets',
  ],
  [['gluten', 'gelatine'], 'lucky charm'],
  [
    ['gluten'],
    'frosty cereal, frosties, froot loop, cap n crunch, captain crunch, cinnamon toast crunch, cookie crisp, cocoa puff',
  ],
  [
    ['gluten'],
    'cereal bar, muesli bar, granola bar, flapjack, twiglet, pringle, pasta salad, noodle salad, pot noodle, cup noodle',
  ],
  [
    ['gluten'],
    'super noodle, rice a roni, zwieback, spekulatius, cream wheat, summer pudding, tabbouleh, yum yum',
  ],
  [['mustard'], 'wasabi pea'],
  [['soy'], 'fried rice'],
  [['nuts', 'celery', 'eggs'], 'waldorf salad'],
  [
    ['milk', 'gluten'],
    'veggie lasagne, veggie lasagna, vegetable lasagne, vegetable lasagna, spinach lasagne, spinach lasagna, readymade lasagne, readymade lasagna, frozen lasagne, frozen lasagna, mozzarella stick, cauliflower cheese, velveeta shell, cream asparagus, cream broccoli, cream potato',
  ],
  [['milk', 'gluten', 'eggs', 'nuts'], 'stollen'],
  [['milk', 'eggs', 'meat'], 'carbonara sauce'],
  [['milk'], 'vodka sauce, choc ice, cherry ripe'],
  [['peanuts', 'sesame', 'gluten'], 'mole sauce, mole paste, mole poblano'],
  [
    ['meat', 'gluten'],
    'southern fried chicken, popcorn chicken, chicken goujon, chicken dipper, pigs in blanket',
  ],
  [['meat', 'eggs'], 'coronation chicken, chicken salad sandwich'],
  [['crustaceans', 'eggs'], 'prawn cocktail, shrimp cocktail'],
  [['meat'], 'demi glace, glace de viande, frog leg'],
  // Words for foods with something added: `creamed spinach`, `salmon en croute`.
  [['milk'], 'creamed, buttered, buttery, au gratin, gratineed, dauphinois, alfredo, scalloped potato'],
  [['gluten'], 'en croute, katsu, milanese, kiev, crumbing, filo wrapped, puff pastry wrapped'],
  [['milk', 'gluten'], 'mornay, thermidor, welsh rarebit, rarebit, spanakopita, borek, arancini'],
  [['milk', 'eggs', 'meat'], 'carbonara'],
  [['eggs'], 'egg wash, eggwash, egg washed'],
  [['peanuts'], 'satay'],
  [['fish'], 'tonnato, bagna cauda, puttanesca, patum peperium'],
  [['gluten', 'crustaceans', 'sesame'], 'prawn toast, shrimp toast, sesame prawn toast, sesame shrimp toast'],
  [
    ['meat', 'gluten'],
    'steak pudding, kidney pudding, chicken fried steak, country fried steak, kibbeh, lahmacun',
  ],
  [['meat', 'gluten', 'eggs'], 'toad in hole'],
  [['meat', 'gluten', 'soy'], 'char siu pork, char siu chicken, char siu bun'],
  [['meat'], 'cottage pie, cold cut'],
  [
    ['gluten'],
    'beignet, blini, bruschetta, crostini, jalebi, hush puppy, fritto misto, chapati, treacle tart',
  ],
  [['gluten', 'eggs', 'nuts'], 'bakewell'],
  [['milk'], 'kheer, half and half, chowder'],
  [['soy'], 'ssamjang, kecap asin'],
  [['celery'], 'vegetable juice, v8, v8 juice'],
  [['molluscs', 'celery'], 'clamato, clamato juice'],
  [['crustaceans', 'gluten'], 'popcorn shrimp, popcorn prawn'],
  [['crustaceans', 'milk'], 'potted shrimp, potted prawn'],
  [
    ['gluten'],
    'hovis, barmcake, barm cake, emmer, matzah, lo mein, pop tart, maftoul, ptitim, fish goujon, potato farl',
  ],
  [['fish'], 'garum, anchoiade, skate wing, arbroath smokie'],
  [['meat'], 'terrine, rillettes, marrowbone, crackling, galbi'],
  [['milk'], 'ganache, petit filous, doogh, beesting'],
  [['nuts', 'sesame'], 'dukka'],
  [['nuts'], 'muhammara'],
  [['sesame'], 'tehina'],
  [[], 'mints, candy, bonbon, ice lolly, rice mix, pie filling, protein bar, wasabi nut'],
]

/** Returns the index of dish names with their contents, built on first use. */
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
