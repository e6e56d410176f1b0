import { expect, test } from 'vitest'
import { ingredientsInSteps } from './ingredients-in-steps.ts'

// RIMPORT-TEXT-5
test.each([
  ['Make six hollows and break an egg into each.', ['six eggs']],
  ['Ripper with a green salad.', []],
  ['Cut eight biscuits and bake them.', []],
  ['Cut four burger buns and toast them.', ['four burger buns']],
  ['Toss it with a cucumber and prawns (200 g).', ['a cucumber', '200 g prawns']],
  ['Make half a pint of white sauce.', ['half a pint of white sauce']],
  ['Cut two wraps in half.', ['two wraps']],
  ['Slice up about a kilo of watermelon.', ['a kilo of watermelon']],
  ['Stir in three-quarters of a pound of flour.', ['three-quarters of a pound of flour']],
  ['Add the juice of 2 lemons and plenty of pepper.', ['the juice of 2 lemons', 'plenty of pepper']],
  ['Pour on a quart of the best vinegar.', ['a quart of best vinegar']],
  ['Give it 3 whistles, then walk 5 miles.', []],
  ['Add one potato and a litre of stock.', ['one potato', 'a litre of stock']],
  ['Whisk in 1 scoop choc protein.', ['1 scoop choc protein']],
  ['Boil 2 portions of rice.', ['2 portions of rice']],
  ['Gives 4 portions of dal with rice.', []],
  ['I got 12 servings of courage from my dad.', []],
  ['It keeps for three months; it makes about ten pancakes.', []],
  ['Take 1 lb. Divide in 8 balls of 2 oz.', []],
  ['Lay it on a sheet of baking paper and tie it with 2 pieces of string.', []],
  ['Add a splash of water if it dries out.', []],
  ['If the sauce is thick, stir in a splash of milk.', []],
  ['Add 1 tsp sugar if the tomatoes are sour.', ['1 tsp sugar']],
  ['Drizzle a little rapeseed oil evenly over.', ['a little rapeseed oil']],
  ['Pat 4 duck legs dry.', ['4 duck legs']],
  ['Take a 2kg turkey out of the fridge and put a halved orange inside.', ['2kg turkey', 'a halved orange']],
  ['Top with a boiled egg, so 2 eggs in all.', ['2 eggs']],
  ['Soften in butter, 30 g, capers, 1 tbsp.', ['30 g butter', '1 tbsp capers']],
  ['Shallots, 3, into the fat.', ['3 Shallots']],
  ['Toss eight thighs with an onion stuck with two cloves.', ['eight thighs', 'an onion', 'two cloves']],
  ['Wrap it up if you like a soft crust.', []],
  ['Stand it in a tray of hot water.', []],
  ['For the lamb, rub 8 chops with 1 tsp cumin.', ['8 chops', '1 tsp cumin']],
  ['Take turnips and swedes, 200 g of each, and dice them.', ['200 g of turnips', '200 g of swedes']],
  ['Dry 300 g of the ripest cherries on a tea towel.', ['300 g of ripest cherries']],
  ['Beat in another 50 g of the butter.', ['50 g of butter']],
  ['Beat in 50 g of the butter.', []],
  ['Mash in 30 g of lard each and serve.', ['lard']],
  ['Chop two bunches of dill and one of mint.', ['two bunches of dill', 'one bunch mint']],
  ['Poach an egg for each person.', ['egg']],
  ['Put a teaspoon of lard in each hole.', ['lard']],
  ['Whisk the syrup into a cup of oat milk.', ['a cup of oat milk']],
  ['Tip it into a jar of passata.', ['a jar of passata']],
  ['Add the sugar to 4 egg whites.', ['4 egg whites']],
  ['Boil it down to 200 ml of syrup.', []],
  ['Shape it into 12 meatballs.', []],
  ['Fry them in about half an inch of lard.', ['lard']],
  ['Leave an inch of space.', []],
  ['Bake the turnips first: wrap three big ones in foil.', ['three big turnips']],
  ['Add two small ones.', []],
  ['Halve a whole bulb of fennel.', ['a bulb of fennel']],
  ['Stand it in a saucepan of water.', []],
  ['Roast a tray of beetroot.', ['a tray of beetroot']],
  ['Add a lump of lard the size of an egg.', ['a lump of lard']],
  ['Shred 2 Little Gem lettuces.', ['2 Little Gem lettuces']],
  ['Layer it with 250 g lasagne sheets.', ['250 g lasagne sheets']],
  ['Grill four 5-oz trout fillets.', ['four 5-oz trout fillets']],
  ['Brush a side of salmon with oil.', ['a side of salmon']],
  ['Fry a red and a green pepper.', ['a red pepper', 'a green pepper']],
  ['Rinse a tin of black and a tin of kidney beans.', ['a tin of black beans', 'a tin of kidney beans']],
  ['Shred a white cabbage and half a red one.', ['a white cabbage', 'half a red cabbage']],
  ['Juice 2 lemons, 1 sliced.', ['2 lemons']],
  ['Fry a turnip and four trout fillets, 150 g each.', ['a turnip', 'four trout fillets']],
  ['Slice 1/4 of a swede.', ['1/4 of a swede']],
  ['Add pinch of salt, teaspoon of cumin.', ['pinch of salt', '1 teaspoon of cumin']],
  ['Mix 50 g sugar and a little cinnamon sugar.', ['50 g sugar', 'a little cinnamon sugar']],
  ['Mix 50 g sugar and a little sugar.', ['50 g sugar']],
  ['Squeeze it dry and stir it into 150g 0% Greek yogurt.', ['150g 0% Greek yogurt']],
  [
    'Rub 60 g lard into 225 g of brown and 115 g of white rice flour.',
    ['60 g lard', '225 g of brown rice flour', '115 g of white rice flour'],
  ],
  ['Mix 225 g of wholemeal and 115 g of white flour.', ['225 g of wholemeal flour', '115 g of white flour']],
  ['Fry 2 min, tin of tuna in.', ['1 tin of tuna']],
  ['It dresses two big heads of lettuce.', []],
  ['Stir in 1/2 cup part-skim ricotta.', ['1/2 cup part-skim ricotta']],
  ['Rub the butter, 125g of it, into 250g flour.', ['125g butter', '250g flour']],
  ['Season 4 salmon fillets (about 150 g each).', ['4 salmon fillets (about 150 g each)']],
  ['Add a pack of stir-fry veg (300g).', ['a pack of stir-fry veg (300g)']],
  ['Add 1 can (14.5 oz) diced tomatoes.', ['1 (14.5 oz) can diced tomatoes']],
  ['Fry it in a bit butter.', ['a bit butter']],
  ['Deep-fry 4 turnips in 350 ml oil.', ['4 turnips', '350 ml oil, for deep-frying']],
  ['Fry 4 turnips in 20 ml oil.', ['4 turnips', '20 ml oil']],
  ['Fill each with 2 tablespoons of beans, a tablespoon of sour cream.', ['beans', 'sour cream']],
])('%s', (step, named) => {
  expect(ingredientsInSteps([step])).toEqual([named])
})

test('a further amount of the same food is listed separately', () => {
  expect(ingredientsInSteps(['Melt 80 g of lard.', 'When cold run over another 30 g of lard.'])).toEqual([
    ['80 g of lard'],
    ['30 g of lard'],
  ])
})

test('a food measured in another step is not also listed as “some”', () => {
  expect(ingredientsInSteps(['Fry it in some butter.', 'Melt 50 g butter.'])).toEqual([[], ['50 g butter']])
})

test('portions of a measured food are not listed again', () => {
  expect(ingredientsInSteps(['Weigh 125 g butter.', 'Rub the butter, 50 g of it, into 80 g flour.'])).toEqual(
    [['125 g butter'], ['80 g flour']],
  )
  expect(ingredientsInSteps(['Fry 6 eggs and 6 rashers of bacon.', 'Put an egg on each plate.'])).toEqual([
    ['6 eggs', '6 rashers of bacon'],
    [],
  ])
  expect(ingredientsInSteps(['Toast the bread.', 'Put a fig on each slice.'])).toEqual([[], ['a fig']])
})

test('prepared foods are listed by their full names; shaped pieces and tools are not', () => {
  expect(ingredientsInSteps(['Put 6 chicken schnitzels in a dish.', 'Fry four soy patties.'])).toEqual([
    ['6 chicken schnitzels'],
    ['four soy patties'],
  ])
  expect(ingredientsInSteps(['Roll it into 12 lamb koftas.', 'Use two potato mashers.'])).toEqual([[], []])
})
