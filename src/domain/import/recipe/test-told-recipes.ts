import type { SharedRecipe } from './test-shared-recipes.ts'

/** Recipes in the habits of one writer each: footnotes, signs for numbers, lists under steps; made up for the tests. */
export const TOLD_RECIPES: readonly SharedRecipe[] = [
  {
    name: 'a talk whose first words are all that names the dish',
    text: `Priya — Today at 12:31 PM
ok so the green chutney everyone asked about

1 bunch coriander
2 green chillies
1 tsp sugar

Blitz it all with a splash of water
Taste and add salt

Tom — Today at 12:40 PM
legend, thank you`,
    title: 'ok so the green chutney everyone asked about',
    ingredients: ['1|bunch|coriander', '2||green chillies', '1|tsp|sugar'],
    steps: ['Blitz it all', 'Taste and add'],
  },
  {
    name: 'a step that is quoted below its list',
    text: `Radish butter

- 1 bunch radishes
- 80 g butter

> Slice the radishes and serve them on the butter.`,
    title: 'Radish butter',
    ingredients: ['1|bunch|radishes', '80|g|butter'],
    steps: ['Slice the radishes'],
  },
  {
    name: 'list and method in one line, a card of facts, names of parts without bullets',
    text: `Recipe card
| Course | Soup, Lunch |
| Prep Time | 10 minutes |
| Servings | 3 servings |
Ingredients
- 2 leeks, finely sliced (about 3 cups)
Herbs and spice
- 1 tsp thyme
- pepper
Utensils: a deep pot
Step-by-step cooking instructions
- Soften the leeks with the thyme.
- Season and serve.
Expert cooking tips
- Keep the green ends for stock.
Nutritional information (per serving)
- Calories: 180`,
    title: '',
    ingredients: ['2||leeks, finely sliced (about 3 cups)', 'Herbs and spice:', '1|tsp|thyme', '||pepper'],
    steps: ['Soften the leeks with the thyme.', 'Season and serve.'],
    servings: 3,
    prep: 10,
  },
  {
    name: 'a method that begins inside the line of the list',
    text: 'Ingredients – 1 cup coconut, 2 eggs, ½ cup milk Method – mix all of it well. Turn it into a lined tin. Bake for about 20 minutes.',
    title: '',
    ingredients: ['1|cup|coconut', '2||eggs', '½|cup|milk'],
    steps: ['mix all of it', 'Turn it into', 'Bake for about'],
  },
  {
    name: 'a footnote among the ingredients',
    text: `Brown butter blondies

Ingredients
150 g butter
200 g brown sugar
* use dark sugar if you like toffee
2 eggs
180 g plain flour*
1 tsp vanilla
100 g white chocolate

Method
1. Brown the butter.
2. Beat in sugar and eggs.
3. Fold in flour, vanilla and chocolate and bake for 25 minutes.

*spelt works too`,
    title: 'Brown butter blondies',
    ingredients: [
      '150|g|butter',
      '200|g|brown sugar',
      '2||eggs',
      '180|g|plain flour',
      '1|tsp|vanilla',
      '100|g|white chocolate',
    ],
    steps: ['Brown the', 'Beat in', 'Fold in'],
  },
  {
    name: 'stars for bullets, and a footnote above the list',
    text: `Chickpea stew

*All spoons are level.

* 1 tbsp oil
* 1 onion
* 2 tins chickpeas
* 1 tsp cumin

* Fry the onion in the oil.
* Add the rest and simmer for 15 minutes.`,
    title: 'Chickpea stew',
    ingredients: ['1|tbsp|oil', '1||onion', '2|tins|chickpeas', '1|tsp|cumin'],
    steps: ['Fry the', 'Add the rest'],
  },
  {
    name: 'Process as a heading, and a lone dash',
    text: `Carrot halwa
-
Ingredients
-
500 g carrots, grated
500 ml milk
80 g sugar
4 cardamom pods
-
Process
-
Cook the carrots in the milk until it is gone.
Stir in sugar and cardamom and fry for five minutes.`,
    title: 'Carrot halwa',
    ingredients: ['500|g|carrots, grated', '500|ml|milk', '80|g|sugar', '4||cardamom pods'],
    steps: ['Cook the carrots', 'Stir in sugar'],
  },
  {
    name: 'how many it serves as a last sentence',
    text: `Fish pie

600 g white fish
1 kg potatoes
500 ml milk
50 g butter

Poach the fish in the milk.
Mash the potatoes with the butter.
Put the fish in a dish, cover with mash and bake for 30 minutes.
Serves 6.`,
    title: 'Fish pie',
    ingredients: ['600|g|white fish', '1|kg|potatoes', '500|ml|milk', '50|g|butter'],
    steps: ['Poach the', 'Mash the', 'Put the fish'],
    servings: 6,
  },
  {
    name: 'a description that speaks of serving sizes',
    text: `Freezer burritos

I make two serving sizes, small ones for lunch and large ones for people who run.

Servings: 4

1 tin black beans
200 g rice
4 tortillas
100 g cheddar

Cook the rice.
Fill the tortillas with everything and freeze.`,
    title: 'Freezer burritos',
    ingredients: ['1|tin|black beans', '200|g|rice', '4||tortillas', '100|g|cheddar'],
    steps: ['Cook the rice', 'Fill the'],
    servings: 4,
  },
  {
    name: 'bold labels of Markdown',
    text: `# Harissa beans

**Serves:** 3
**Prep time:** 5 min
**Cook time:** 15 min

## Ingredients

- 2 tins butter beans
- 1 tbsp harissa
- 200 g spinach

## Method

① Warm the beans with the harissa.
② Wilt the spinach into them.`,
    title: 'Harissa beans',
    ingredients: ['2|tins|butter beans', '1|tbsp|harissa', '200|g|spinach'],
    steps: ['Warm the', 'Wilt the'],
    servings: 3,
    prep: 5,
    cook: 15,
  },
  {
    name: 'numbers in brackets',
    text: `Egg fried rice

Ingredients:
300 g cooked rice
2 eggs
2 tbsp soy sauce

How to:
(1) Scramble the eggs.
(2) Add the rice and fry hard.
(3) Season with soy sauce.`,
    title: 'Egg fried rice',
    ingredients: ['300|g|cooked rice', '2||eggs', '2|tbsp|soy sauce'],
    steps: ['Scramble', 'Add the rice', 'Season'],
  },
  {
    name: 'a method that reads like a list',
    text: `Pancake mix

Ingredients
2 cups flour
2 tbsp sugar
1 tbsp baking powder
1 cup buttermilk (or milk + 1 tsp vinegar)
2 eggs

Combine flour, sugar and baking powder; set aside.
Whisk 1 cup buttermilk, 2 eggs and a pinch of salt; stir into the flour.
Fry in butter, 2 minutes a side.`,
    title: 'Pancake mix',
    ingredients: [
      '2|cups|flour',
      '2|tbsp|sugar',
      '1|tbsp|baking powder',
      '1|cup|buttermilk (or milk + 1 tsp vinegar)',
      '2||eggs',
    ],
    steps: ['Combine flour', 'Whisk 1 cup', 'Fry in'],
  },
  {
    name: 'lists under the headings of steps',
    text: `Plum tart

Step 1: Make the pastry
Flour, 190 g
Butter, 110 g
Sugar, 1 tbsp
Rub everything together, add two spoons of cold water and chill for an hour.

Step 2: Fill and bake
Plums, 700 g
Brown sugar, 3 tbsp
Line a tin with the pastry, lay the plums on it, sprinkle with sugar and bake for 45 minutes.`,
    title: 'Plum tart',
    ingredients: [
      'Make the pastry:',
      '190|g|Flour',
      '110|g|Butter',
      '1|tbsp|Sugar',
      'Fill and bake:',
      '700|g|Plums',
      '3|tbsp|Brown sugar',
    ],
    steps: ['Make the pastry: Rub', 'Fill and bake: Line'],
  },
  {
    name: 'Cooklang',
    text: `>> title: Shakshuka
>> servings: 2
>> prep time: 10 minutes
>> cook time: 20 minutes

Heat @olive oil{2%tbsp} in a #large pan{}. Fry @onion{1}(sliced) for ~{8%minutes}.

Add @chopped tomatoes{400%g} and @cumin{1%tsp}, and simmer for ~sauce{10%minutes}. -- not longer

Crack in @eggs{4}, cover and cook with @salt and @flat-leaf parsley{}.`,
    title: 'Shakshuka',
    ingredients: [
      '2|tbsp|olive oil',
      '1||onion, sliced',
      '400|g|chopped tomatoes',
      '1|tsp|cumin',
      '4||eggs',
      '||salt',
      '||flat-leaf parsley',
    ],
    steps: [
      'Heat olive oil in a large pan. Fry onion for 8 minutes.',
      'Add chopped tomatoes and cumin, and simmer for 10 minutes.',
      'Crack in eggs, cover and cook with salt and flat-leaf parsley.',
    ],
    servings: 2,
    prep: 10,
    cook: 20,
  },
  {
    name: 'Cooklang with front matter',
    text: `---
title: Miso aubergine
servings: 4
time.prep: 5 min
time.cook: 25 min
---

= Glaze =

Stir @miso{2%tbsp}, @honey{1%tbsp} and @&water{} together.

= Aubergine =

Roast @aubergines{3%large} for ~{25%minutes}, brushing with the glaze.`,
    title: 'Miso aubergine',
    ingredients: ['2|tbsp|miso', '1|tbsp|honey', '||water', '3|large|aubergines'],
    steps: ['Glaze: Stir miso, honey', 'Aubergine: Roast'],
    servings: 4,
    prep: 5,
    cook: 25,
  },
  {
    name: 'a message in one breath',
    text: `hey! for the dal: 250g red lentils, 1 tin coconut milk, 2 tsp curry powder, thumb of ginger and a handful of spinach. Simmer the lentils in the coconut milk with the spices for 20 min. Stir in the spinach at the end. That's it!`,
    title: 'dal',
    ingredients: [
      '250|g|red lentils',
      '1|tin|coconut milk',
      '2|tsp|curry powder',
      '||thumb of ginger',
      'a|handful|spinach',
    ],
    steps: ['Simmer the lentils', 'Stir in'],
  },
  {
    name: 'an old cookbook',
    text: `SEED CAKE

One pound of flour, half a pound of butter, half a pound of sugar, four eggs, one ounce of caraway seeds, and a teacup of milk.

Rub the butter into the flour, and mix in the sugar and seeds. Beat the eggs well and add them with the milk. Put it into a buttered tin, and bake in a moderate oven for two hours.`,
    title: 'SEED CAKE',
    ingredients: [
      'One|pound|flour',
      'half a|pound|butter',
      'half a|pound|sugar',
      'four||eggs',
      'one|ounce|caraway seeds',
      'a|teacup|milk',
    ],
    steps: ['Rub the butter', 'Beat the eggs', 'Put it into'],
  },
  {
    name: 'a transcript',
    text: `Okay so today we are making garlic butter mushrooms.

What you need is:
400 g mushrooms
50 g butter
3 cloves garlic
some parsley

So first, slice the mushrooms.
Then melt the butter in a pan and fry them for about eight minutes.
Now add the garlic, one more minute, and finish with the parsley.

Don't forget to like and subscribe!`,
    title: 'garlic butter mushrooms',
    ingredients: ['400|g|mushrooms', '50|g|butter', '3|cloves|garlic', '||some parsley'],
    steps: ['So first', 'Then melt', 'Now add'],
  },
  {
    name: 'a notes app with boxes to tick',
    text: `Tofu scramble

- [ ] 400 g firm tofu
- [x] 1 tsp turmeric
- [ ] 1 red pepper
- [ ] 2 tbsp nutritional yeast

Steps
- [ ] Crumble the tofu into a hot pan.
- [ ] Add everything else and fry for 6 minutes.`,
    title: 'Tofu scramble',
    ingredients: ['400|g|firm tofu', '1|tsp|turmeric', '1||red pepper', '2|tbsp|nutritional yeast'],
    steps: ['Crumble', 'Add everything'],
  },
  {
    name: 'everything in tables of Markdown',
    text: `## Green smoothie

| Ingredient | Amount |
| --- | --- |
| Spinach | 2 handfuls |
| Banana | 1 |
| Oat milk | 250 ml |

Blend everything until smooth.
Pour into two glasses.`,
    title: 'Green smoothie',
    ingredients: ['2|handfuls|Spinach', '1||Banana', '250|ml|Oat milk'],
    steps: ['Blend', 'Pour'],
  },
  {
    name: 'amounts in lines of their own',
    text: `Ricotta gnocchi

Ingredients

500 g
ricotta
100 g
parmesan, grated
2
eggs
150 g
plain flour

Method

Mix everything.
Roll, cut and boil until they float.`,
    title: 'Ricotta gnocchi',
    ingredients: ['500|g|ricotta', '100|g|parmesan, grated', '2||eggs', '150|g|plain flour'],
    steps: ['Mix everything', 'Roll, cut'],
  },
  {
    name: 'numbers of steps in lines of their own',
    text: `Baked feta

Ingredients
200 g feta
400 g cherry tomatoes
3 tbsp olive oil

Directions
1
Put everything in a dish.
2
Bake for 30 minutes at 200 °C.
3
Mash and toss with pasta.`,
    title: 'Baked feta',
    ingredients: ['200|g|feta', '400|g|cherry tomatoes', '3|tbsp|olive oil'],
    steps: ['Put everything', 'Bake for', 'Mash and'],
  },
  {
    name: 'a loaf',
    text: `Everyday bread
Makes 2 loaves

1 kg strong flour
650 ml water
20 g salt
10 g yeast

Mix and knead for ten minutes.
Let it rise for an hour, shape, and let it rise again.
Bake at 230 °C for 35 minutes.`,
    title: 'Everyday bread',
    ingredients: ['1|kg|strong flour', '650|ml|water', '20|g|salt', '10|g|yeast'],
    steps: ['Mix and', 'Let it rise', 'Bake at'],
    servings: null,
  },
  {
    name: 'roman numbers and ordinals',
    text: `Lemon possets
For 4

600 ml double cream
150 g sugar
2 lemons

1st: Boil cream and sugar for three minutes.
2nd: Whisk in the juice of the lemons.
3rd: Pour into glasses and chill.`,
    title: 'Lemon possets',
    ingredients: ['600|ml|double cream', '150|g|sugar', '2||lemons'],
    steps: ['Boil cream', 'Whisk in', 'Pour into'],
    servings: 4,
  },
  {
    name: 'steps that begin with First and Then',
    text: `Tuna melts

INGREDIENTS
1 tin tuna
2 tbsp mayonnaise
4 slices bread
80 g cheese

WHAT TO DO
First, mix tuna and mayonnaise.
Then pile it on the bread.
Finally, top with cheese and grill until it bubbles.`,
    title: 'Tuna melts',
    ingredients: ['1|tin|tuna', '2|tbsp|mayonnaise', '4|slices|bread', '80|g|cheese'],
    steps: ['First, mix', 'Then pile', 'Finally, top'],
  },
  {
    name: 'dashes for both lists and a remark in brackets',
    text: `Beetroot dip (vegan!)

- 2 cooked beetroots
- 1 tin white beans
- 1 tbsp tahini
- lemon juice, salt

- blend everything until very smooth
- taste and add more lemon if it needs it

(keeps for four days in the fridge)`,
    title: 'Beetroot dip (vegan!)',
    ingredients: ['2||cooked beetroots', '1|tin|white beans', '1|tbsp|tahini', '||lemon juice, salt'],
    steps: ['blend everything', 'taste and'],
  },
  {
    name: 'a recipe of a mail with a signature',
    text: `Hi Tom,

here is the crumble you asked about.

Rhubarb crumble
Serves 6, takes about 50 minutes

700 g rhubarb
150 g sugar
120 g flour
80 g butter
60 g oats

Cut the rhubarb and toss it with half the sugar.
Rub butter into flour, add oats and the rest of the sugar.
Spread it over the fruit and bake for 35 minutes.

Best wishes,
Ellen

--
Ellen Marsh
Sent from my phone`,
    title: 'Rhubarb crumble',
    ingredients: ['700|g|rhubarb', '150|g|sugar', '120|g|flour', '80|g|butter', '60|g|oats'],
    steps: ['Cut the', 'Rub butter', 'Spread it'],
    servings: 6,
    prep: 15,
    cook: 35,
  },
  {
    name: 'a caption with plus signs and arrows',
    text: `CRISPY RICE SALAD 🥗

Ingredients ⬇️
+ 300g cooked rice
+ 2 tbsp chilli crisp
+ 1 cucumber
+ 100g edamame
+ 1 lime

Method ⬇️
→ Toss rice with chilli crisp and roast at 200°C for 30 mins.
→ Chop the cucumber and mix with everything else.

Save for later 💾 #rice #salad`,
    title: 'CRISPY RICE SALAD',
    ingredients: ['300|g|cooked rice', '2|tbsp|chilli crisp', '1||cucumber', '100|g|edamame', '1||lime'],
    steps: ['Toss rice', 'Chop the'],
  },
  {
    name: 'two parts, each with list and method',
    text: `Tacos with slaw

Slaw
Ingredients
¼ red cabbage
1 lime
Method
Shred the cabbage and knead it with the lime.

Filling
Ingredients
400 g mushrooms
1 tsp smoked paprika
Method
Fry the mushrooms with the paprika until dark.`,
    title: 'Tacos with slaw',
    ingredients: [
      'Slaw:',
      '¼||red cabbage',
      '1||lime',
      'Filling:',
      '400|g|mushrooms',
      '1|tsp|smoked paprika',
    ],
    steps: ['Shred the', 'Fry the'],
  },
  {
    name: 'notes behind the steps with a heading of their own',
    text: `Overnight buns

Yield: 9 buns
Active time: 30 minutes
Baking time: 25 minutes

Dough:
500 g flour
300 ml milk
7 g yeast

Filling:
80 g butter
100 g sugar
1 tbsp cinnamon

Instructions:
1. Knead the dough for 10 minutes and leave it in the fridge overnight.
2. Roll out, spread with the filling, roll up and cut.
3. Bake at 190 °C.

Notes:
- The buns freeze well.
- Use less sugar if you glaze them.`,
    title: 'Overnight buns',
    ingredients: [
      'Dough:',
      '500|g|flour',
      '300|ml|milk',
      '7|g|yeast',
      'Filling:',
      '80|g|butter',
      '100|g|sugar',
      '1|tbsp|cinnamon',
    ],
    steps: ['Knead the', 'Roll out', 'Bake at'],
    servings: 9,
    prep: 30,
    cook: 25,
  },
  {
    name: 'amounts in a sentence behind a story',
    text: `Weeknight chilli

This is what I cook when nobody wants to cook. It takes about 40 minutes and feeds four hungry people, or six polite ones.

You'll need 500g beef mince, an onion, two cloves of garlic, a tin of tomatoes, a tin of kidney beans, 1 tsp cumin and 2 tsp smoked paprika.

Brown the mince in a wide pan. Add the chopped onion and garlic and cook until soft. Stir in the spices, then the tomatoes. Simmer for 25 minutes, adding the drained beans for the last 5. Season and serve with rice.`,
    title: 'Weeknight chilli',
    ingredients: [
      '500|g|beef mince',
      '1||onion',
      'two|cloves|garlic',
      'a|tin|tomatoes',
      'a|tin|kidney beans',
      '1|tsp|cumin',
      '2|tsp|smoked paprika',
    ],
    steps: ['Brown the minc', 'Add the choppe', 'Stir in the sp', 'Simmer for 25', 'Season and ser'],
    servings: 4,
    prep: 15,
    cook: 25,
  },
  {
    name: 'a card in two columns',
    text: `RECIPE: Grandpa Joe's Sunday Gravy
From the kitchen of: Joe
Serves: 8-10          Prep: 30 min.          Cook: 4 hrs.

2 T olive oil                    1 lb. Italian sausage
1 lb. pork neck bones            1 lg. onion, chopped
6 cloves garlic, minced          2 (28 oz.) cans crushed tomatoes
1 (6 oz.) can tomato paste       2 tsp. oregano
1 bay leaf                       salt & pepper

Brown meat in oil & set aside. Saute onion & garlic till soft. Add everything else & return meat to pot. Simmer low, uncovered, 4 hrs., stirring now & then. Remove bay leaf & bones.`,
    title: "Grandpa Joe's Sunday Gravy",
    ingredients: [
      '2|tbsp|olive oil',
      '1|lb|Italian sausage',
      '1|lb|pork neck bones',
      '1||lg. onion, chopped',
      '6|cloves|garlic, minced',
      '2|(28 oz.) cans|crushed tomatoes',
      '1|(6 oz.) can|tomato paste',
      '2|tsp|oregano',
      '1||bay leaf',
      '||salt & pepper',
    ],
    steps: ['Brown meat in', 'Saute onion &', 'Add everything', 'Simmer low, un', 'Remove bay lea'],
    servings: 8,
    prep: 30,
    cook: 240,
  },
  {
    name: 'what somebody did, without large letters',
    text: `one pot orzo!! 🍋

so easy and the kids LOVED it

what i used
- 300g orzo
- 1L chicken stock
- 2 big handfuls spinach
- 1 lemon, zest + juice
- parmesan, as much as you like
- knob of butter

what i did
fried the orzo in the butter for a min
added the stock and simmered 12 mins stirring lots
stirred in spinach, lemon and parm, lid on 2 mins
DONE`,
    title: 'one pot orzo!!',
    ingredients: [
      '300|g|orzo',
      '1|L|chicken stock',
      '2|big handfuls|spinach',
      '1||lemon, zest + juice',
      '||parmesan, as much as you like',
      '1|knob|butter',
    ],
    steps: ['fried the orzo', 'added the stoc', 'stirred in spi'],
    servings: null,
  },
  {
    name: 'a mail with a name under it',
    text: `Hi all, as promised here's the granola recipe from the bake sale.

GRANOLA

3 cups rolled oats
1 cup mixed nuts, roughly chopped
1/2 cup seeds
1/3 cup maple syrup
1/3 cup coconut oil, melted
1 tsp cinnamon
pinch salt
1 cup dried fruit (add AFTER baking!)

Oven 160C. Mix everything except fruit. Spread on a lined tray. 25 min, stir halfway. Cool on the tray so that it clumps, then add fruit.

Keeps about a month in a jar. Ask me if you have questions!

Priya`,
    title: 'GRANOLA',
    ingredients: [
      '3|cups|rolled oats',
      '1|cup|mixed nuts, roughly chopped',
      '1/2|cup|seeds',
      '1/3|cup|maple syrup',
      '1/3|cup|coconut oil, melted',
      '1|tsp|cinnamon',
      '1|pinch|salt',
      '1|cup|dried fruit (add AFTER baking!)',
    ],
    steps: ['Oven 160C.', 'Mix everything', 'Spread on a li', 'Cool on the tr'],
    servings: null,
  },
  {
    name: 'a name over a list, without any sign',
    text: `Kale Caesar
Serves 2 as a main or 4 as a side
Time: 15 mins

Dressing
- 1 egg yolk
- 1 tsp Dijon
- 2 anchovies
- 1 small clove garlic
- 100ml olive oil
- juice of half a lemon
- 20g parmesan

Salad
- 200g kale
- 2 slices sourdough
- 20g parmesan

Blend everything for the dressing except the oil; then drizzle in the oil slowly until thick.
Tear the sourdough and toast in a hot pan with a glug of oil until crisp.
Massage the kale with half the dressing, top with croutons, more dressing and parmesan.

Notes
No anchovies? Use 1 tsp capers.
Dressing keeps for 3 days.`,
    title: 'Kale Caesar',
    ingredients: [
      'Dressing:',
      '1||egg yolk',
      '1|tsp|Dijon',
      '2||anchovies',
      '1|small clove|garlic',
      '100|ml|olive oil',
      '½||lemon, juice of',
      '20|g|parmesan',
      'Salad:',
      '200|g|kale',
      '2|slices|sourdough',
      '20|g|parmesan',
    ],
    steps: ['Blend everythi', 'Tear the sourd', 'Massage the ka'],
    servings: 2,
    cook: 15,
  },
  {
    name: 'facts between bars, some of which are none',
    text: `No-bake energy balls
 
Makes 16-18 balls | 15 minutes | Vegan | GF
 
INGREDIENTS
 
· 200g Medjool dates, pitted
· 100g almonds
· 50g oats (GF if needed)
· 2 tbsp cocoa powder
· 1 tbsp almond butter
· Pinch of sea salt
 
METHOD
 
Step 1
Blitz the almonds and oats in a food processor until fine.
 
Step 2
Add the dates, cocoa, almond butter and salt. Blitz until it sticks together.
 
Step 3
Roll into balls. Chill for 30 minutes.
 
STORAGE
Up to 2 weeks in the fridge.`,
    title: 'No-bake energy balls',
    ingredients: [
      '200|g|Medjool dates, pitted',
      '100|g|almonds',
      '50|g|oats (GF if needed)',
      '2|tbsp|cocoa powder',
      '1|tbsp|almond butter',
      '1|pinch|sea salt',
    ],
    steps: ['Blitz the almo', 'Add the dates,', 'Roll into ball'],
    servings: 16,
    prep: 15,
    cook: 0,
  },
  {
    name: 'amounts behind the names, the first of them unread',
    text: `Caponata
Aubergines 2 large
Celery 3 sticks
Tin of plum tomatoes
Green olives, a handful
Capers, 2 tbsp
Red wine vinegar 50ml
Sugar 1 tbsp
Olive oil

Cube and salt the aubergines. Fry them in plenty of oil until brown.
Fry the celery, add tomatoes, simmer 10 min.
Add vinegar, sugar, olives and capers, then the aubergine. Cool before eating - best next day.`,
    title: 'Caponata',
    ingredients: [
      '2||large Aubergines',
      '3|sticks|Celery',
      '||Tin of plum tomatoes',
      'a|handful|Green olives',
      '2|tbsp|Capers',
      '50|ml|Red wine vinegar',
      '1|tbsp|Sugar',
      '||Olive oil',
    ],
    steps: ['Cube and salt', 'Fry the celery', 'Add vinegar, s'],
    servings: null,
  },
  {
    name: 'labels and numbers in lines of their own',
    text: `Creamy mushroom risotto
Prep time
10 mins
Cook time
30 mins
Total time
40 mins
Serves
4
Ingredients
1.2 l chicken stock
40 g butter
300 g mushrooms
320 g arborio rice
125 ml white wine
Instructions
1
Heat the stock.
2
Melt the butter, fry the mushrooms.
3
Add rice and wine and stir until absorbed. Add the stock ladle by ladle.
Nutrition
Calories 430`,
    title: 'Creamy mushroom risotto',
    ingredients: [
      '1.2|l|chicken stock',
      '40|g|butter',
      '300|g|mushrooms',
      '320|g|arborio rice',
      '125|ml|white wine',
    ],
    steps: ['Heat the stock', 'Melt the butte', 'Add rice and w'],
    servings: 4,
    prep: 10,
    cook: 30,
  },
  {
    name: 'a tin among what is needed, and a second list in a sentence',
    text: `Lemon drizzle loaf

You will need a 2lb loaf tin.

225g butter, 225g caster sugar, 4 eggs, 225g self-raising flour, zest of 1 lemon.
For the drizzle: juice of 1½ lemons, 85g caster sugar.

Heat oven to 180C/fan 160C/gas 4. Beat the butter and sugar, add eggs one at a time, sift in flour and zest. Bake 45-50 mins. Mix the drizzle and pour over while it is warm.`,
    title: 'Lemon drizzle loaf',
    ingredients: [
      '225|g|butter',
      '225|g|caster sugar',
      '4||eggs',
      '225|g|self-raising flour',
      '1||lemon, zest of',
      'For the drizzle:',
      '1½||lemons, juice of',
      '85|g|caster sugar',
    ],
    steps: ['Heat oven to 1', 'Beat the butte', 'Bake 45-50 min', 'Mix the drizzl'],
    servings: null,
  },
  {
    name: 'a caption that tags',
    text: `SHAKSHUKA FOR ONE 🍳

you need:
🍅 1/2 can chopped tomatoes
🧅 1/2 onion
🫑 1/2 pepper
🥚 2 eggs
🌶 pinch chilli flakes

1) soften onion + pepper in oil 5 min
2) add tomatoes + chilli, simmer 8 min
3) crack in eggs, lid on, 4 min
4) eat from the pan obviously 😂

tag someone who'd eat this ⬇️
#breakfast #easymeals`,
    title: 'SHAKSHUKA FOR ONE',
    ingredients: [
      '1/2|can|chopped tomatoes',
      '1/2||onion',
      '1/2||pepper',
      '2||eggs',
      '1|pinch|chilli flakes',
    ],
    steps: ['soften onion +', 'add tomatoes +', 'crack in eggs,', 'eat from the p'],
    servings: null,
  },
  {
    name: 'a title that counts minutes',
    text: `15-minute noodles

2 nests of egg noodles
1 tbsp sesame oil
2 spring onions
1 tbsp chilli oil
1 egg per person

Boil noodles 4 min, drain.
Toss with oils.
Top with fried egg and spring onion.`,
    title: '15-minute noodles',
    ingredients: [
      '2||nests of egg noodles',
      '1|tbsp|sesame oil',
      '2||spring onions',
      '1|tbsp|chilli oil',
      '1||egg per person',
    ],
    steps: ['Boil noodles 4', 'Toss with oils', 'Top with fried'],
    servings: null,
  },
  {
    name: 'lists as sentences under their names',
    text: `Chicken katsu curry
(serves 2)

Curry sauce:
1 onion, 2 carrots, 2 cloves garlic, 1 tbsp curry powder, 1 tbsp flour, 400ml chicken stock, 1 tsp honey, 1 tbsp soy

Katsu:
2 chicken breasts, 50g flour, 1 egg, 100g panko

Sauce: fry onion, carrot and garlic 10 mins. Add powder and flour, then stock, honey and soy. Simmer 15 mins, blend.
Katsu: flatten chicken, flour, egg, panko. Fry 4 mins each side.
Serve with rice.`,
    title: 'Chicken katsu curry',
    ingredients: [
      'Curry sauce:',
      '1||onion',
      '2||carrots',
      '2|cloves|garlic',
      '1|tbsp|curry powder',
      '1|tbsp|flour',
      '400|ml|chicken stock',
      '1|tsp|honey',
      '1|tbsp|soy',
      'Katsu:',
      '2||chicken breasts',
      '50|g|flour',
      '1||egg',
      '100|g|panko',
    ],
    steps: ['Sauce: fry oni', 'Katsu: flatten', 'Serve with ric'],
    servings: 2,
  },
  {
    name: 'what it makes as the last line',
    text: `Quick pickled onions

2 red onions, thinly sliced
1 cup apple cider vinegar
1 cup water
1 tbsp sugar
1 1/2 tsp salt

Directions:
Bring the vinegar, water, sugar and salt to a simmer. Pour over onions. Cool. Done!

Yield: about 2 cups`,
    title: 'Quick pickled onions',
    ingredients: [
      '2||red onions, thinly sliced',
      '1|cup|apple cider vinegar',
      '1|cup|water',
      '1|tbsp|sugar',
      '1 1/2|tsp|salt',
    ],
    steps: ['Bring the vine', 'Pour over onio', 'Cool.', 'Done!'],
    servings: null,
  },
  {
    name: 'a chat as it is copied',
    text: `[12/03/2024, 18:04] Nina: Here's the soup!!
[12/03/2024, 18:05] Nina: 1 butternut squash
2 carrots
1 onion
1l stock
a bit of cream
[12/03/2024, 18:07] Nina: Roast squash and carrots with the onion, 40 min at 200
Then blend with hot stock and swirl in cream
[12/03/2024, 18:08] Nina: feeds 4 easily 😊`,
    title: "Here's the soup!!",
    ingredients: ['1||butternut squash', '2||carrots', '1||onion', '1|l|stock', '||a bit of cream'],
    steps: ['Roast squash a', 'Then blend wit'],
    servings: 4,
  },
  {
    name: 'a forum post with edits',
    text: `r/recipes • Posted by u/cook42
[Homemade] Garlic Butter Gnocchi

**Ingredients**

* 500g gnocchi
* 4 tbsp butter
* 5 cloves garlic (yes, five)
* 30g parmesan

**Instructions**

1. Boil gnocchi until they float, drain well.
2. Melt butter, add garlic, cook 1-2 minutes. Don't let it brown!
3. Toss the gnocchi in, fry until golden.
4. Top with parmesan.

Edit: wow thanks for the awards!
Edit 2: yes you can use oil.`,
    title: 'Garlic Butter Gnocchi',
    ingredients: ['500|g|gnocchi', '4|tbsp|butter', '5|cloves|garlic (yes, five)', '30|g|parmesan'],
    steps: ['Boil gnocchi u', 'Melt butter, a', 'Toss the gnocc', 'Top with parme'],
    servings: null,
  },
  {
    name: 'an old cookbook that only tells',
    text: `CHOCOLATE MOUSSE
(Serves 6)

Take six ounces of good plain chocolate, and melt it in a bowl over hot water. Separate four eggs. Stir the yolks into the chocolate off the heat. Whisk the whites until stiff and fold them in. Pour into glasses and leave in a cool place overnight.`,
    title: 'CHOCOLATE MOUSSE',
    ingredients: ['six|ounces|good plain chocolate', 'four||eggs'],
    steps: ['Take six ounce', 'Separate four', 'Stir the yolks', 'Whisk the whit', 'Pour into glas'],
    servings: 6,
  },
  {
    name: 'lists in sentences under parts with brackets',
    text: `Ingredients: 
For the dough (makes 4 pizzas): 500g flour, 7g yeast, 325ml water, 10g salt
For the sauce: 1 can tomatoes, 1 tbsp olive oil, salt
Toppings of your choice

Preparation: 
Mix dough ingredients, knead for 10 min and let it rise for 1 h.
Blend the sauce.
Divide the dough in 4, stretch, top, and bake at max heat for 8 min.`,
    title: '',
    ingredients: [
      'For the dough (makes 4 pizzas):',
      '500|g|flour',
      '7|g|yeast',
      '325|ml|water',
      '10|g|salt',
      'For the sauce:',
      '1|can|tomatoes',
      '1|tbsp|olive oil',
      '||salt',
      '||Toppings of your choice',
    ],
    steps: ['Mix dough ingr', 'Blend the sauc', 'Divide the dou'],
    servings: null,
  },
  {
    name: 'amounts in brackets behind the names',
    text: `Aunt May's Meatballs (from her handwritten card)

meat (1 lb)
bread crumbs (1/2 cup)
egg (1)
milk (1/4 cup)
parsley
salt

Mix all. Make balls. Brown in pan. Finish in sauce 30 min.`,
    title: "Aunt May's Meatballs (from her handwritten card)",
    ingredients: ['1|lb|meat', '1/2|cup|bread crumbs', '1||egg', '1/4|cup|milk', '||parsley', '||salt'],
    steps: ['Mix all.', 'Make balls.', 'Brown in pan.', 'Finish in sauc'],
    servings: null,
  },
  {
    name: 'facts behind the title, the list as a sentence',
    text: `**Sheet-pan gnocchi with sausage** | 35 min | serves 4

400g gnocchi, 6 sausages (skinned), 250g cherry tomatoes, 1 red onion (wedges), 2 tbsp oil, 1 tsp fennel seeds, basil.

Oven to 200C fan. Toss everything but the basil on a big tray. Roast 25 min, turning once. Scatter basil, eat.`,
    title: 'Sheet-pan gnocchi with sausage',
    ingredients: [
      '400|g|gnocchi',
      '6||sausages (skinned)',
      '250|g|cherry tomatoes',
      '1||red onion (wedges)',
      '2|tbsp|oil',
      '1|tsp|fennel seeds',
      '||basil',
    ],
    steps: ['Oven to 200C f', 'Toss everythin', 'Roast 25 min,', 'Scatter basil,'],
    servings: 4,
    prep: 10,
    cook: 25,
  },
  {
    name: 'what it yields behind the steps',
    text: `Vegan banana bread

Dry:
- 200 g flour
- 1 tsp baking soda
- 1 tsp cinnamon

Wet:
- 3 ripe bananas
- 80 ml oil
- 100 g sugar

1. Preheat the oven to 180 °C and line a loaf tin.
2. Mash the bananas; whisk in oil and sugar.
3. Fold dry into wet.
4. Bake 50-55 min.

Yields 1 loaf (about 10 slices).
Nutrition per slice: 210 kcal, 8 g fat, 33 g carbs, 3 g protein.`,
    title: 'Vegan banana bread',
    ingredients: [
      'Dry:',
      '200|g|flour',
      '1|tsp|baking soda',
      '1|tsp|cinnamon',
      'Wet:',
      '3||ripe bananas',
      '80|ml|oil',
      '100|g|sugar',
    ],
    steps: ['Preheat the ov', 'Mash the banan', 'Fold dry into', 'Bake 50-55 min'],
    servings: 10,
  },
  {
    name: 'everything in one paragraph',
    text: `Here's what we're having tonight: Lemony chickpea orzo. You'll need 250 g orzo, 1 tin of chickpeas, 2 lemons, 100 g feta and a bag of spinach. Cook the orzo. Meanwhile warm the chickpeas in olive oil with lemon zest. Drain the orzo, keep some water. Mix everything with the spinach and lemon juice until it wilts. Crumble feta on top. Serves four, takes twenty-five minutes.`,
    title: 'Lemony chickpea orzo',
    ingredients: ['250|g|orzo', '1|tin|chickpeas', '2||lemons', '100|g|feta', 'a|bag|spinach'],
    steps: ['Cook the orzo.', 'Meanwhile warm', 'Drain the orzo', 'Mix everything', 'Crumble feta o'],
    servings: 4,
    cook: 25,
  },
  {
    name: 'headings in the words of the writer',
    text: `Title: Ginger biscuits
Makes: 24
Bake: 12 mins
Oven: 170C

Weigh out
350g plain flour
1 tbsp ginger
1 tsp bicarb
100g butter
175g brown sugar
4 tbsp golden syrup
1 egg

Do
Rub butter into flour, ginger and bicarb.
Stir in sugar, syrup and egg.
Roll into balls, space out on a tray.
Bake.`,
    title: 'Ginger biscuits',
    ingredients: [
      '350|g|plain flour',
      '1|tbsp|ginger',
      '1|tsp|bicarb',
      '100|g|butter',
      '175|g|brown sugar',
      '4|tbsp|golden syrup',
      '1||egg',
    ],
    steps: ['Rub butter int', 'Stir in sugar,', 'Roll into ball', 'Bake.'],
    servings: 24,
    cook: 12,
  },
  {
    name: 'names over lists, and a line between them and the method',
    text: `Breakfast tacos

Serves 2

Salsa
1 tomato, diced
1/4 red onion, diced
1/2 lime, juiced

Eggs
4 eggs
1 tbsp butter

4 small tortillas

Mix tomato, onion and lime; set aside.
Scramble the eggs in the butter over low heat.
Warm the tortillas and fill with eggs and salsa.`,
    title: 'Breakfast tacos',
    ingredients: [
      'Salsa:',
      '1||tomato, diced',
      '1/4||red onion, diced',
      '1/2||lime, juiced',
      'Eggs:',
      '4||eggs',
      '1|tbsp|butter',
      '4||small tortillas',
    ],
    steps: ['Mix tomato, on', 'Scramble the e', 'Warm the torti'],
    servings: 2,
  },
  {
    name: 'several ingredients on one bullet',
    text: `Chicken noodle soup: the short version.

- 1 whole chicken
- 3 carrots, 3 sticks celery, 1 onion
- 10 peppercorns, 2 bay leaves
- 200 g egg noodles

Cover the chicken with cold water. Add veg, peppercorns and bay. Bring to a bare simmer and leave it for 90 minutes, skimming. Lift out the chicken and shred. Strain the broth. Cook the noodles in it. Return the meat, season well.`,
    title: 'Chicken noodle soup: the short version',
    ingredients: [
      '1||chicken',
      '3||carrots',
      '3|sticks|celery',
      '1||onion',
      '10||peppercorns',
      '2||bay leaves',
      '200|g|egg noodles',
    ],
    steps: [
      'Cover the chic',
      'Add veg, peppe',
      'Bring to a bar',
      'Lift out the c',
      'Strain the bro',
      'Cook the noodl',
      'Return the mea',
    ],
    servings: null,
  },
  {
    name: 'Cooklang with tags and a note',
    text: `---
title: Spaghetti aglio e olio
tags:
  - pasta
  - quick
servings: 2
prep time: 5 minutes
cook time: 15 minutes
---
Cook @spaghetti{200%g} in salted water in a #large pot{} for ~{9%minutes}.

Meanwhile warm @olive oil{60%ml} with @garlic{4%cloves}(sliced) and @chilli flakes{1/2%tsp}.

> Save some pasta water.

Toss with @parsley{1%handful}.`,
    title: 'Spaghetti aglio e olio',
    ingredients: [
      '200|g|spaghetti',
      '60|ml|olive oil',
      '4|cloves|garlic, sliced',
      '1/2|tsp|chilli flakes',
      '1|handful|parsley',
    ],
    steps: ['Cook spaghetti', 'Meanwhile warm', 'Toss with pars'],
    servings: 2,
    prep: 5,
    cook: 15,
  },
  {
    name: 'an old cookbook, title and list in one line',
    text: `PANCAKES.-- Three eggs, one pint of milk, a little salt, flour enough to make a thin batter. Fry in hot lard, and serve with sugar and lemon.`,
    title: 'PANCAKES',
    ingredients: ['Three||eggs', 'one|pint|milk', '||a little salt', '||flour enough to make a thin batter'],
    steps: ['Fry in hot lar'],
    servings: null,
  },
  {
    name: 'equipment between list and method',
    text: `How to roast a chicken

Ingredients: 1 chicken (1.5 kg), 1 lemon, 1 tbsp salt, 50 g butter

Equipment: roasting tin, string

Dry the chicken, salt it inside and out.
Put the lemon inside. Rub with butter.
Roast 20 min at 220 C, then 50 min at 180 C.
Rest 15 min.`,
    title: 'How to roast a chicken',
    ingredients: ['1||chicken (1.5 kg)', '1||lemon', '1|tbsp|salt', '50|g|butter'],
    steps: ['Dry the chicke', 'Put the lemon', 'Roast 20 min a', 'Rest 15 min.'],
    servings: null,
  },
  {
    name: 'headings in large letters over parts',
    text: `Summer rolls
FILLING
100 g rice noodles
1 carrot
1/2 cucumber
mint, coriander
12 rice papers
DIP
3 tbsp peanut butter
1 tbsp soy sauce
1 lime
HOW
Soak the noodles in hot water.
Cut the vegetables into sticks.
Dip the papers in water, fill and roll.
Stir the dip smooth.`,
    title: 'Summer rolls',
    ingredients: [
      'FILLING:',
      '100|g|rice noodles',
      '1||carrot',
      '1/2||cucumber',
      '||mint, coriander',
      '12||rice papers',
      'DIP:',
      '3|tbsp|peanut butter',
      '1|tbsp|soy sauce',
      '1||lime',
    ],
    steps: ['Soak the noodl', 'Cut the vegeta', 'Dip the papers', 'Stir the dip s'],
    servings: null,
  },
  {
    name: 'a mail whose subject is not the dish',
    text: `From: Ruth Hensley <ruth@example.org>
To: Me
Subject: Re: that lentil thing
Date: Sun, 3 Mar 2024 18:22

Hi love,

you asked for it so here it is!! The kids are all fine, Ben lost another tooth.

Smoky lentil bake
Serves 6

300g brown lentils
1 large onion, chopped
2 tsp smoked paprika
1 x 400g tin tomatoes
a handful of parsley
100g grated cheddar

Boil the lentils for 20 minutes and drain.
Fry the onion with the paprika until soft, then stir in the tomatoes and lentils.
Tip into a dish, scatter over the cheese and bake at 200C for 20 minutes. Parsley on top.

See you Saturday!
Lots of love
Ruth xx

Sent from my iPhone`,
    title: 'Smoky lentil bake',
    ingredients: [
      '300|g|brown lentils',
      '1||large onion, chopped',
      '2|tsp|smoked paprika',
      '1|x 400g tin|tomatoes',
      'a|handful|parsley',
      '100|g|grated cheddar',
    ],
    steps: [
      'Boil the lentils for 20 minutes and drain.',
      'Fry the onion with the paprika until soft, then ',
      'Tip into a dish, scatter over the cheese and bak',
    ],
    servings: 6,
  },
  {
    name: 'a chat of two, one of whom asks',
    text: `[14/02/2024, 18:02:11] Jo: hey whats your banana pancake recipe again
[14/02/2024, 18:03:40] Kim: its so easy
[14/02/2024, 18:03:55] Kim: Banana pancakes
[14/02/2024, 18:04:02] Kim: 2 ripe bananas
[14/02/2024, 18:04:06] Kim: 2 eggs
[14/02/2024, 18:04:10] Kim: 50g oats
[14/02/2024, 18:04:15] Kim: pinch of cinnamon
[14/02/2024, 18:05:01] Kim: Blend everything until smooth
[14/02/2024, 18:05:20] Kim: Fry spoonfuls in a little butter 2 mins each side
[14/02/2024, 18:06:00] Jo: omg thank you 😍`,
    title: 'Banana pancakes',
    ingredients: ['2||ripe bananas', '2||eggs', '50|g|oats', '1|pinch|cinnamon'],
    steps: ['Blend everything until smooth', 'Fry spoonfuls in a little butter 2 mins each sid'],
    servings: null,
  },
  {
    name: 'a forum’s post with a question it quotes and a signature',
    text: `Posted by: SoupDragon99
Joined: Aug 2011
Posts: 4,211

> Quote: Originally posted by Marge
> Does anyone have a good leek and potato soup?

Here's mine Marge, never fails.

Leek and Potato Soup

Serves 4

3 leeks, sliced
2 large potatoes, peeled and diced
1 oz butter
1 1/2 pints chicken stock
salt and pepper

1) Melt the butter and sweat the leeks for 10 minutes.
2) Add the potatoes and stock. Simmer for 20 minutes.
3) Blend, season and serve.

__________________
Life is too short for bad soup`,
    title: 'Leek and Potato Soup',
    ingredients: [
      '3||leeks, sliced',
      '2||large potatoes, peeled and diced',
      '1|oz|butter',
      '1 1/2|pints|chicken stock',
      '||salt and pepper',
    ],
    steps: [
      'Melt the butter and sweat the leeks for 10 minut',
      'Add the potatoes and stock. Simmer for 20 minute',
      'Blend, season and serve.',
    ],
    servings: 4,
  },
  {
    name: 'a page of a book with its margins',
    text: `112 EVERYDAY SUPPERS
CHICKEN WITH TARRAGON
Serves 4
4 chicken breasts, skin re-
moved
1 tbsp. olive oil
2 shallots, finely chopped
150 ml dry white wine
200 ml double cream
2 tbsp. chopped fresh tar-
ragon

1. Heat the oil in a large fry-
ing pan. Brown the chicken for
5 minutes on each side, then
lift it out.
2. Soften the shallots in the pan,
pour in the wine and let it bub-
ble until reduced by half.
3. Stir in the cream and tarra-
gon, return the chicken and
simmer for 10 minutes.

113`,
    title: 'CHICKEN WITH TARRAGON',
    ingredients: [
      '4||chicken breasts, skin removed',
      '1|tbsp|olive oil',
      '2||shallots, finely chopped',
      '150|ml|dry white wine',
      '200|ml|double cream',
      '2|tbsp|chopped fresh tarragon',
    ],
    steps: [
      'Heat the oil in a large frying pan. Brown the ch',
      'Soften the shallots in the pan, pour in the wine',
      'Stir in the cream and tarragon, return the chick',
    ],
    servings: 4,
  },
  {
    name: 'a caption whose first picture comes again in the list',
    text: `🍋 LEMON RICOTTA PASTA 🍋

Okay this one is SO good and ready before the pasta water has time to go cold 😂 Save it for later!

What you need ⬇️
🍝 250g spaghetti
🧀 200g ricotta
🍋 zest and juice of 1 lemon
🌿 handful of basil
🧂 salt & pepper

How to ⬇️
1️⃣ Cook the pasta in salted water
2️⃣ Mix the ricotta with the lemon zest and juice
3️⃣ Toss it all together with a splash of pasta water and top with basil

Follow @fitwithlena for more easy dinners 💛
.
.
#pasta #easydinner #lemon #healthyrecipes`,
    title: 'LEMON RICOTTA PASTA',
    ingredients: [
      '250|g|spaghetti',
      '200|g|ricotta',
      '1||lemon, zest and juice of',
      '1|handful|basil',
      '||salt & pepper',
    ],
    steps: [
      'Cook the pasta in salted water',
      'Mix the ricotta with the lemon zest and juice',
      'Toss it all together with a splash of pasta wate',
    ],
    servings: null,
  },
  {
    name: 'a film’s description with its times',
    text: `Crispy Tofu Bowls | Quick Weeknight Dinner
Today I'm showing you my favourite crispy tofu bowls!

👉 Get my cookbook: https://example.com/book
👉 Instagram: https://instagram.com/example

⏱️ TIMESTAMPS
0:00 Intro
0:45 Pressing the tofu
3:10 The sauce
6:30 Taste test

INGREDIENTS
1 block (400g) firm tofu
3 tbsp cornstarch
3 tbsp soy sauce
1 tbsp maple syrup
1 tsp sesame oil
2 cups cooked rice

METHOD
1. Press the tofu and cut into cubes.
2. Toss with the cornstarch and fry until crisp.
3. Mix soy sauce, maple syrup and sesame oil, pour over and let it bubble for 1 minute.
4. Serve on the rice.

Thanks for watching! Don't forget to like and subscribe 🔔

#tofu #vegan`,
    title: 'Crispy Tofu Bowls | Quick Weeknight Dinner',
    ingredients: [
      '1|block|firm tofu (400g)',
      '3|tbsp|cornstarch',
      '3|tbsp|soy sauce',
      '1|tbsp|maple syrup',
      '1|tsp|sesame oil',
      '2|cups|cooked rice',
    ],
    steps: [
      'Press the tofu and cut into cubes.',
      'Toss with the cornstarch and fry until crisp.',
      'Mix soy sauce, maple syrup and sesame oil, pour ',
      'Serve on the rice.',
    ],
    servings: null,
  },
  {
    name: 'a list beside the method',
    text: `Prawn Stir-Fry
Serves 2

INGREDIENTS                     METHOD
200 g raw prawns                1. Heat the oil in a wok.
1 tbsp sesame oil               2. Fry the ginger and garlic for
2 cloves garlic, crushed        30 seconds, add the prawns.
1 thumb ginger, grated          3. Add the vegetables and soy
300 g stir-fry vegetables       sauce and cook for 3 minutes.
2 tbsp soy sauce`,
    title: 'Prawn Stir-Fry',
    ingredients: [
      '200|g|raw prawns',
      '1|tbsp|sesame oil',
      '2|cloves|garlic, crushed',
      '1|thumb|ginger, grated',
      '300|g|stir-fry vegetables',
      '2|tbsp|soy sauce',
    ],
    steps: [
      'Heat the oil in a wok.',
      'Fry the ginger and garlic for 30 seconds, add th',
      'Add the vegetables and soy sauce and cook for 3 ',
    ],
    servings: 2,
  },
  {
    name: 'one sentence',
    text: `Mash 2 ripe bananas with 1 cup oats and bake 15 minutes at 180 °C`,
    title: '',
    ingredients: ['2||ripe bananas', '1|cup|oats'],
    steps: ['Mash 2 ripe bananas with 1 cup oats and bake 15 '],
    servings: null,
  },
  {
    name: 'amounts behind names and before what is done to them',
    text: `Brown Butter Blondies
Yield: 16 squares
Prep Time: 20 minutes
Cook Time: 25 minutes
[Categories] Tray-bake, Sweet

Ingredients
Butter, 170 g: Cut into small pieces.
Light brown sugar, 200 g: Packed.
Eggs, 2: At room temperature.
Plain flour, 190 g
Salt, 1/2 tsp
Chocolate chips, 100 g: Optional.

Methods
Brown the butter in a small pan over a medium heat, about 6 minutes
Whisk in the sugar, then the eggs
Fold in the flour and salt, and scatter the chocolate chips in
Bake at 175 °C for 25 minutes and cool in the tin`,
    title: 'Brown Butter Blondies',
    ingredients: [
      '170|g|Butter, cut into small pieces',
      '200|g|Light brown sugar, packed',
      '2||Eggs, at room temperature',
      '190|g|Plain flour',
      '1/2|tsp|Salt',
      '100|g|Chocolate chips, optional',
    ],
    steps: [
      'Brown the butter in a small pan over a medium he',
      'Whisk in the sugar, then the eggs',
      'Fold in the flour and salt, and scatter the choc',
      'Bake at 175 °C for 25 minutes and cool in the ti',
    ],
    servings: 16,
  },
  {
    name: 'a message under its writer, steps without full stops',
    text: `Jess 🌻, [12.05.24 19:44]
Miso aubergine for 2 😋

1 big aubergine
1 tbsp white miso
1 tbsp honey
1 tbsp oil
spring onions

Halve the aubergine and score it criss cross
Mix miso honey + oil, brush it on
Air fryer 190° 18-20 mins, spring onions on top

Let me know how it goes!! x`,
    title: 'Miso aubergine for 2',
    ingredients: ['1||big aubergine', '1|tbsp|white miso', '1|tbsp|honey', '1|tbsp|oil', '||spring onions'],
    steps: [
      'Halve the aubergine and score it criss cross',
      'Mix miso honey + oil, brush it on',
      'Air fryer 190° 18-20 mins, spring onions on top',
    ],
    servings: 2,
  },
  {
    name: 'a chat whose lines go on without stamps',
    text: `12/3/24, 7:15 PM - Sam: Mum do you have the dhal recipe?
12/3/24, 7:31 PM - Mum: Yes darling here
12/3/24, 7:31 PM - Mum: Red lentil dhal
200g red lentils
1 tin coconut milk
1 onion
1 tsp each cumin, turmeric and coriander
thumb of ginger
Fry the onion and ginger, add the spices for a minute
Add lentils, coconut milk and a tin of water
Simmer 25 mins, stirring now and then
12/3/24, 7:33 PM - Sam: ❤️❤️
12/3/24, 7:34 PM - Mum: <Media omitted>`,
    title: 'Red lentil dhal',
    ingredients: [
      '200|g|red lentils',
      '1|tin|coconut milk',
      '1||onion',
      '1|tsp|each cumin, turmeric and coriander',
      '||thumb of ginger',
    ],
    steps: [
      'Fry the onion and ginger, add the spices for a m',
      'Add lentils, coconut milk and a tin of water',
      'Simmer 25 mins, stirring now and then',
    ],
    servings: null,
  },
  {
    name: 'steps numbered without full stops',
    text: `Plum and Almond Tart
SERVES 6
225g (8oz) sweet shortcrust pastry
100g (3½oz) butter, softened
100g (3½oz) caster sugar
2 medium eggs
100g (3½oz) ground almonds
6-8 ripe plums, halved and
stoned
SEASONAL BAKING 47
1 Roll out the pastry and line a 23cm
loose-bottomed tart tin. Chill for 20
minutes. Heat the oven to 190°C/gas 5.
2 Beat the butter and sugar until pale,
beat in the eggs, then fold in the
almonds.
3 Spread in the case, press in the plums
and bake for 40 minutes.`,
    title: 'Plum and Almond Tart',
    ingredients: [
      '225|g|sweet shortcrust pastry (8oz)',
      '100|g|butter (3½oz), softened',
      '100|g|caster sugar (3½oz)',
      '2||medium eggs',
      '100|g|ground almonds (3½oz)',
      '6-8||ripe plums, halved and stoned',
    ],
    steps: [
      'Roll out the pastry and line a 23cm loose-bottom',
      'Beat the butter and sugar until pale, beat in th',
      'Spread in the case, press in the plums and bake ',
    ],
    servings: 6,
  },
  {
    name: 'bullets that change from the list to the method',
    text: `POV: you finally found a breakfast that keeps you full until lunch 🙌

Savoury oats bowl
Serves 1 | 32g protein

✨ 50g rolled oats
✨ 250ml veggie stock
✨ 2 eggs
✨ handful spinach
✨ 20g parmesan

👩‍🍳 Cook oats in stock for 5 min
👩‍🍳 Stir through spinach + parmesan
👩‍🍳 Top with fried eggs

Would you try it? Tell me in the comments 👇

#breakfast #oats #protein`,
    title: 'Savoury oats bowl',
    ingredients: ['50|g|rolled oats', '250|ml|veggie stock', '2||eggs', '1|handful|spinach', '20|g|parmesan'],
    steps: ['Cook oats in stock for 5 min', 'Stir through spinach + parmesan', 'Top with fried eggs'],
    servings: 1,
  },
  {
    name: 'two columns whose cells take two lines',
    text: `Spiced Lamb Koftas
Serves 4

500 g lamb mince                 1 tsp ground cumin
1 small red onion, very          1 tsp ground coriander
  finely chopped                 small bunch of mint,
2 cloves garlic, crushed           chopped

Mix everything together with your hands and season.
Shape into 12 sausages around skewers.
Grill for 10 minutes, turning often.`,
    title: 'Spiced Lamb Koftas',
    ingredients: [
      '500|g|lamb mince',
      '1||small red onion, very finely chopped',
      '2|cloves|garlic, crushed',
      '1|tsp|ground cumin',
      '1|tsp|ground coriander',
      '1|small bunch|mint, chopped',
    ],
    steps: [
      'Mix everything together with your hands and seas',
      'Shape into 12 sausages around skewers.',
      'Grill for 10 minutes, turning often.',
    ],
    servings: 4,
  },
  {
    name: 'amounts in the steps alone',
    text: `Campfire porridge
1. Bring 2 cups of water to the boil in a billy.
2. Stir in 1 cup rolled oats and a pinch of salt, cook for 5 minutes.
3. Top with 1 sliced banana and 2 tbsp golden syrup.`,
    title: 'Campfire porridge',
    ingredients: [
      '2|cups|water',
      '1|cup|rolled oats',
      'a|pinch|salt',
      '1||sliced banana',
      '2|tbsp|golden syrup',
    ],
    steps: [
      'Bring 2 cups of water to the boil in a billy.',
      'Stir in 1 cup rolled oats and a pinch of salt, c',
      'Top with 1 sliced banana and 2 tbsp golden syrup',
    ],
    servings: null,
  },
  {
    name: 'a date over the dish, and a story under it',
    text: `Saturday, 6 May 2017

Rhubarb fool

My mother-in-law made this whenever we visited, and I still think of her kitchen when the first rhubarb comes up.

400 g rhubarb
80 g sugar
300 ml double cream

Stew the rhubarb with the sugar until soft.

Whip the cream and fold in the cold rhubarb.

It was gone in five minutes, I can tell you.`,
    title: 'Rhubarb fool',
    ingredients: ['400|g|rhubarb', '80|g|sugar', '300|ml|double cream'],
    steps: ['Stew the rhubarb with the sugar until soft.', 'Whip the cream and fold in the cold rhubarb.'],
    servings: null,
  },
  {
    name: 'a chapter over the dish',
    text: `LAMB

SPICED LAMB SHANKS

Serves 4—6

4 lamb shanks

1 onion

2 teaspoons ground cumin

Brown the shanks on all sides.

Add onion, cumin and water to cover and simmer for two hours.`,
    title: 'SPICED LAMB SHANKS',
    ingredients: ['4||lamb shanks', '1||onion', '2|teaspoons|ground cumin'],
    steps: ['Brown the shanks on all sides.', 'Add onion, cumin and water to cover and simmer f'],
    servings: 4,
  },
  {
    name: 'lists with a sentence among their items, more in brackets below',
    text: `Green lasagne

• 9 sheets lasagne
• Enough milk to thin the sauce down – about a cupful.
• 300 g spinach
(frozen will do)
To serve
green salad

1 Wilt the spinach.
2 Layer it with the sheets and the milk.`,
    title: 'Green lasagne',
    ingredients: [
      '9|sheets|lasagne',
      '||Enough milk to thin the sauce down – about a cupful.',
      '300|g|spinach (frozen will do)',
      'To serve:',
      '||green salad',
    ],
    steps: ['Wilt the spinach.', 'Layer it with the sheets and the milk.'],
    servings: null,
  },
  {
    name: 'bullets that tell in the second person',
    text: `Berry jars
Ingredients:
• 200 g yoghurt
• a handful of berries
Instructions:
• Spoon the yoghurt into your jars.
• Top with your favourite berries.`,
    title: 'Berry jars',
    ingredients: ['200|g|yoghurt', 'a|handful|berries'],
    steps: ['Spoon the yoghurt into your jars.', 'Top with your favourite berries.'],
    servings: null,
  },
  {
    name: 'parts in semicolons without a space',
    text: `Lentil salad

250 g lentils;1 red onion, sliced;2 tbsp vinegar; parsley, to serve

Boil the lentils for 20 minutes.
Stir in onion and vinegar.`,
    title: 'Lentil salad',
    ingredients: ['250|g|lentils', '1||red onion, sliced', '2|tbsp|vinegar', '||parsley, to serve'],
    steps: ['Boil the lentils for 20 minutes.', 'Stir in onion and vinegar.'],
    servings: null,
  },
]
