import { expect, test } from 'vitest'
import { dishAlone, dishMentioned } from './named-dish.ts'

// RIMPORT-TEXT-9
test.each([
  ['There is a soup I make each spring.', 'soup'],
  ["It's a parsnip and pear soup, and it is nearly free.", 'parsnip and pear soup'],
  ['Several requests for the ginger parkin, so I copied it out.', 'ginger parkin'],
  ['I promised the choir my seed cake.', 'seed cake'],
  ['Year 3 made potato scones and they were gone at once!', 'potato scones'],
  ["Everyone's aunt cooked menemen on Sundays.", 'menemen'],
  ["My brother's favourite, treacle tart.", 'treacle tart'],
  ['I have not stopped since, and this is close: mussels for two.', 'mussels'],
  ['has anyone a quick pancake recipe?', 'pancake'],
  ['Lentil thing.', 'Lentil thing'],
  ['I learned to make dal from a bus driver.', 'dal'],
  ['To all who asked: it is a plain milk loaf.', 'plain milk loaf'],
  ["Ada's orange shortbread was a triumph.", 'orange shortbread'],
  ['To make a dish of creamed turnips.', 'creamed turnips'],
  ['For years the cousins leave sacks of plums here, and now I have my chutney down pat.', 'chutney'],
  ['I make a big pan of ratatouille every week.', 'ratatouille'],
  ['Baked parsnips done properly.', 'Baked parsnips done properly'],
  ['For the rice bowl blend a mango.', 'rice bowl'],
  ["Grandad's piccalilli goes like this.", 'piccalilli'],
  ['The canteen did fish stew on Fridays.', 'fish stew'],
  ['Okay so today rice pudding, the baked one.', 'rice pudding'],
  ['A woman sold leek pie from a basket.', 'leek pie'],
  ['I watched Gran make stuffed turnips often enough.', 'stuffed turnips'],
  ['Right then, Cornish pasties the way Gran did them.', 'Cornish pasties'],
  ['My lazy Sunday breakfast has to be shakshuka.', 'shakshuka'],
  ["I'm obsessed with this tuna bowl.", 'tuna bowl'],
  ['I was first taught this dal by a neighbour.', 'dal'],
  ['I am glad the marmalade arrived in one piece.', 'marmalade'],
  ['It made me do it: baked feta pasta.', 'baked feta pasta'],
  ['A proper cheese sauce takes ten minutes.', 'cheese sauce'],
  ["I make this egg fried rice whenever there's leftover rice.", 'egg fried rice'],
  ['The trick with carbonara is to go slowly.', 'carbonara'],
  ['I was shown the ropes by a chef.', null],
  ['It has to be hot.', null],
  ['My sister hates parsnips.', null],
  ['There is a wall in Lisbon where they sell three cakes a day.', null],
  ['We had it standing in a bar.', null],
  ['That is plenty for a salad.', null],
  ['It was the only fish they would eat.', null],
  ['See you on Friday, and bring the key.', null],
])('“%s” names %s', (sentence, dish) => {
  expect(dishMentioned([sentence])).toBe(dish)
})

test('a dish name of several words is preferred to one of a single word', () => {
  expect(dishMentioned(['I love this soup.', 'It is a leek and barley soup.'])).toBe('leek and barley soup')
})

test('the purpose of a first step may name the dish', () => {
  expect(dishMentioned([], ['As for the dal, fry two onions.'])).toBe('dal')
})

test('a step names the dish only if it tells who made it', () => {
  expect(dishMentioned([], ['When she made pasta e ceci she began with an onion.'])).toBe('pasta e ceci')
  expect(dishMentioned([], ['Make the sauce in a small pan.'])).toBeNull()
})

// RIMPORT-TEXT-11
test.each([
  ['Cullen skink, the way he made it.', 'Cullen skink'],
  ['Right, cheesy pasta for two friends.', 'Cheesy pasta for two friends'],
  ['Leek gratin with a crust.', 'Leek gratin with a crust'],
  ['Overnight oats — the version I eat four times a week.', 'Overnight oats'],
  ['Busy week.', null],
  ['Peel and slice three apples.', null],
  ['Butter, flour and sugar.', null],
])('“%s” only names %s', (sentence, dish) => {
  expect(dishAlone(sentence)?.dish ?? null).toBe(dish)
})
