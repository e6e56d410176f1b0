/** Recipes in the habits people have when they type, copy, mail or dictate them; made up for the tests. */
export interface ProseRecipe {
  name: string
  text: string
  title: string
  /** As `amount unit`, headings left out. */
  ingredients: string[]
  headings?: string[]
  steps: number
  servings?: number | null
  prep?: number | null
  cook?: number | null
  notes?: number
}

export const PROSE_RECIPES: readonly ProseRecipe[] = [
  {
    name: 'all headings, bullets and numbers',
    text: `Red lentil soup

Serves 4
Prep 10 min, cook 25 min

Ingredients
- 1 tbsp olive oil
- 1 onion, chopped
- 250 g red lentils
- 1.2 litres vegetable stock
- salt and pepper to taste

Method
1. Soften the onion in the oil.
2. Add lentils and stock and simmer for 20 minutes.
3. Blend and season.

Tip: freezes well.`,
    title: 'Red lentil soup',
    ingredients: ['1 tbsp', '1 whole', '250 g', '1.2 litres', ' '],
    steps: 3,
    servings: 4,
    prep: 10,
    cook: 25,
    notes: 1,
  },
  {
    name: 'no headings at all, a gap between list and steps',
    text: `Banana pancakes

2 ripe bananas
2 eggs
60g oats
butter for frying

Mash the bananas and whisk in the eggs and oats.
Fry small pancakes in butter, two minutes a side.`,
    title: 'Banana pancakes',
    ingredients: ['2 whole', '2 whole', '60 g', ' '],
    steps: 2,
  },
  {
    name: 'no headings and no gaps',
    text: `Tomato toast
4 slices sourdough
2 large tomatoes
1 clove garlic
olive oil
Toast the bread.
Rub it with garlic.
Grate the tomatoes over it, salt well.`,
    title: 'Tomato toast',
    ingredients: ['4 slices', '2 whole', '1 clove', ' '],
    steps: 3,
  },
  {
    name: 'headings inside the list',
    text: `Noodle bowl

INGREDIENTS
For the broth:
1 litre chicken stock
2 tbsp soy sauce
For the topping
2 eggs
1 bunch spring onions
To serve:
chilli oil

DIRECTIONS
Bring the stock to a boil with the soy sauce.
Boil the eggs for 7 minutes and peel.
Ladle into bowls, top and serve with chilli oil.`,
    title: 'Noodle bowl',
    ingredients: ['1 litre', '2 tbsp', '2 whole', '1 bunch', ' '],
    headings: ['For the broth:', 'For the topping:', 'To serve:'],
    steps: 3,
  },
  {
    name: 'the list as a sentence after a colon',
    text: `Overnight oats
Ingredients: 50 g oats, 150 ml milk, 1 tbsp chia seeds, a handful of berries
Method: Stir everything together. Leave in the fridge overnight. Top with berries in the morning.`,
    title: 'Overnight oats',
    ingredients: ['50 g', '150 ml', '1 tbsp', 'a handful'],
    steps: 3,
  },
  {
    name: 'told in sentences',
    text: `Quick hummus

You need 1 tin chickpeas, 2 tbsp tahini, 1 clove garlic and the juice of 1 lemon. Drain the chickpeas. Blend everything with a splash of water until smooth. Season with salt.`,
    title: 'Quick hummus',
    ingredients: ['1 tin', '2 tbsp', '1 clove', '1 whole'],
    steps: 3,
  },
  {
    name: 'amounts last, with dashes',
    text: `Grandma's shortbread
Makes 12 biscuits

Ingredients:
Plain flour - 200 g
Butter, cold - 130 g
Caster sugar – 70 g
Salt - 1 pinch

Method:
Rub butter into flour.
Stir in the sugar and salt.
Press into a tin and bake at 160C for 35 minutes.`,
    title: "Grandma's shortbread",
    ingredients: ['200 g', '130 g', '70 g', '1 pinch'],
    steps: 3,
    servings: 12,
  },
  {
    name: 'amounts last, as a table with leader dots',
    text: `Fruit cake

Flour ........ 2 cups
Sugar ........ 1 cup
Raisins ...... 200 g
Eggs x 3

Mix it all.
Bake for one hour.`,
    title: 'Fruit cake',
    ingredients: ['2 cups', '1 cup', '200 g', '3 whole'],
    steps: 2,
  },
  {
    name: 'American abbreviations',
    text: `Sugar cookies

1/2 c. butter, softened
1 c. sugar
1 egg
1 T. milk
1 tsp. vanilla
2 c flour

Cream butter and sugar. Beat in egg, milk and vanilla. Mix in flour. Chill 1 hour, roll, cut and bake at 375F for 8 min.`,
    title: 'Sugar cookies',
    ingredients: ['1/2 cup', '1 cup', '1 whole', '1 tbsp', '1 tsp', '2 cup'],
    steps: 4,
  },
  {
    name: 'two measures in one line',
    text: `Leek and potato soup
Serves: 6
Ingredients
6 cups/1.4 litres stock
500g/1lb 2oz potatoes
3 leeks
½ cup (120 ml) cream
Instructions
Sweat the leeks.
Add potatoes and stock; simmer until soft.
Blend with the cream.`,
    title: 'Leek and potato soup',
    ingredients: ['6 cups', '500 g', '3 whole', '½ cup'],
    steps: 3,
    servings: 6,
  },
  {
    name: 'fraction signs and mixed numbers',
    text: `Buttermilk biscuits
Yield: 8

1¾ cups flour
2½ tsp baking powder
⅓ cup cold butter
1 1/4 cups buttermilk
¼ tsp salt

Steps:
1) Heat the oven to 220 °C.
2) Rub butter into the dry ingredients.
3) Stir in buttermilk, pat out, cut and bake 15 minutes.`,
    title: 'Buttermilk biscuits',
    ingredients: ['1¾ cups', '2½ tsp', '⅓ cup', '1 1/4 cups', '¼ tsp'],
    steps: 3,
    servings: 8,
  },
  {
    name: 'steps that begin with a number',
    text: `Slow braised beef

Ingredients
1 kg beef shin
2 carrots
400 ml red wine

Method
2 hours before cooking, take the beef out of the fridge.
Brown it on all sides.
30 minutes before the end, add the carrots.
Serve.`,
    title: 'Slow braised beef',
    ingredients: ['1 kg', '2 whole', '400 ml'],
    steps: 4,
  },
  {
    name: 'a story before it',
    text: `My winter porridge

When the mornings turn dark I want something that holds until noon. This one does, and it is ready in 10 minutes.

Serves 2

100 g rolled oats
500 ml milk
1 apple, grated
pinch of cinnamon

Simmer oats and milk for 8 minutes.
Stir in the apple and cinnamon.`,
    title: 'My winter porridge',
    ingredients: ['100 g', '500 ml', '1 whole', '1 pinch'],
    steps: 2,
    servings: 2,
    prep: 2,
    cook: 8,
  },
  {
    name: 'a mail with a greeting line as subject',
    text: `Subject: Aunt Rosa's gnocchi

Ingredients (for 4 people)
1 kg floury potatoes
250 g flour
1 egg
salt

Preparation
Boil the potatoes in their skins, peel and mash them.
Knead with flour, egg and salt.
Roll, cut and cook until they float.`,
    title: "Aunt Rosa's gnocchi",
    ingredients: ['1 kg', '250 g', '1 whole', ' '],
    steps: 3,
    servings: 4,
  },
  {
    name: 'Markdown',
    text: `# Green shakshuka

*Serves 2* | **Prep:** 5 minutes | **Cook:** 20 minutes

## Ingredients

* 1 leek, sliced
* 200 g spinach
* 4 eggs
* 50 g feta

## Instructions

1. Soften the leek.
2. Wilt the spinach into it.
3. Make four wells, crack in the eggs and cover until set.

## Notes

Any greens work.`,
    title: 'Green shakshuka',
    ingredients: ['1 whole', '200 g', '4 whole', '50 g'],
    steps: 3,
    servings: 2,
    prep: 5,
    cook: 20,
    notes: 1,
  },
  {
    name: 'bold words for headings',
    text: `**Miso aubergine**

**Ingredients**
2 aubergines
3 tbsp white miso
1 tbsp maple syrup

**Method**
Halve and score the aubergines.
Roast for 25 minutes.
Brush with miso and syrup and grill until it bubbles.`,
    title: 'Miso aubergine',
    ingredients: ['2 whole', '3 tbsp', '1 tbsp'],
    steps: 3,
  },
  {
    name: 'Step words',
    text: `Chia pudding
Ingredients
3 tbsp chia seeds
250 ml coconut milk
1 tsp honey
Step 1: Whisk everything.
Step 2: Wait ten minutes and whisk again.
Step 3: Chill.`,
    title: 'Chia pudding',
    ingredients: ['3 tbsp', '250 ml', '1 tsp'],
    steps: 3,
  },
  {
    name: 'Step words alone on their lines',
    text: `Flatbreads
You will need:
300 g flour
200 g yoghurt
1 tsp salt
STEP 1
Mix to a dough and rest it for half an hour.
STEP 2
Divide and roll out thinly.
STEP 3
Cook in a dry pan.`,
    title: 'Flatbreads',
    ingredients: ['300 g', '200 g', '1 tsp'],
    steps: 3,
  },
  {
    name: 'a title that begins with a number',
    text: `3 Bean Chili

1 can black beans
1 can kidney beans
1 can pinto beans
1 tbsp chili powder

Dump everything in a pot.
Simmer for an hour.`,
    title: '3 Bean Chili',
    ingredients: ['1 can', '1 can', '1 can', '1 tbsp'],
    steps: 2,
  },
  {
    name: 'no title',
    text: `2 cups rice
3 cups water
1 tsp salt

Rinse the rice.
Cook it in the salted water for 15 minutes.`,
    title: '',
    ingredients: ['2 cups', '3 cups', '1 tsp'],
    steps: 2,
  },
  {
    name: 'a method in paragraphs',
    text: `Sunday roast chicken

Ingredients

1 chicken, about 1.6 kg
2 lemons
50 g butter
1 head garlic

Method

Take the chicken out of the fridge an hour before. Heat the oven to 200 °C.

Rub the butter under the skin. Put lemon and garlic inside.

Roast for 1 hour 20 minutes, basting twice. Rest for 15 minutes before carving.`,
    title: 'Sunday roast chicken',
    ingredients: ['1 whole', '2 whole', '50 g', '1 head'],
    steps: 3,
  },
  {
    name: 'wrapped lines, as in old mails',
    text: `Barley risotto

Ingredients:
200 g pearl barley
1 litre hot stock
2 shallots

Directions:
1. Soften the shallots in a wide pan with
a little butter.
2. Add the barley and stir for two minutes, then add
the stock a ladle at a time.
3. Season.`,
    title: 'Barley risotto',
    ingredients: ['200 g', '1 litre', '2 whole'],
    steps: 3,
  },
  {
    name: 'two parts, each with its own list',
    text: `Falafel with tahini sauce

Falafel
Ingredients:
250 g dried chickpeas
1 onion
1 bunch parsley
Method:
Soak the chickpeas overnight.
Blend with onion and parsley, shape and fry.

Sauce
Ingredients:
4 tbsp tahini
1 lemon
Method:
Whisk tahini with lemon juice and water.`,
    title: 'Falafel with tahini sauce',
    ingredients: ['250 g', '1 whole', '1 bunch', '4 tbsp', '1 whole'],
    steps: 3,
  },
  {
    name: 'everything on one line, bullets lost',
    text: `Guacamole

Ingredients: • 2 avocados • 1 lime • ½ red onion • 1 tomato
Instructions: 1. Mash the avocados. 2. Chop the rest and fold it in. 3. Salt and serve.`,
    title: 'Guacamole',
    ingredients: ['2 whole', '1 whole', '½ whole', '1 whole'],
    steps: 3,
  },
  {
    name: 'times behind pipes',
    text: `Peanut noodles
Prep Time: 15 mins | Cook Time: 10 mins | Total Time: 25 mins | Servings: 3

Ingredients
200 g rice noodles
3 tbsp peanut butter
2 tbsp soy sauce
1 lime

Instructions
Cook the noodles.
Whisk peanut butter, soy sauce and lime juice.
Toss.`,
    title: 'Peanut noodles',
    ingredients: ['200 g', '3 tbsp', '2 tbsp', '1 whole'],
    steps: 3,
    servings: 3,
    prep: 15,
    cook: 10,
  },
  {
    name: 'times each on a line',
    text: `Lamb tagine

Serves 6-8
Preparation time: 20 minutes
Cooking time: 1½ hours

Ingredients
1 kg lamb shoulder, diced
2 onions
1 tin (400 g) tomatoes
100 g apricots

Method
Brown the lamb.
Add everything else and cook gently until tender.`,
    title: 'Lamb tagine',
    ingredients: ['1 kg', '2 whole', '1 tin', '100 g'],
    steps: 2,
    servings: 6,
    prep: 20,
    cook: 90,
  },
  {
    name: 'times told the other way round',
    text: `Frittata
10 minutes prep, 20 minutes cook, serves four

6 eggs
1 courgette
30 g parmesan

Whisk the eggs with the cheese.
Fry the courgette, pour the eggs over and bake until set.`,
    title: 'Frittata',
    ingredients: ['6 whole', '1 whole', '30 g'],
    steps: 2,
    servings: 4,
    prep: 10,
    cook: 20,
  },
  {
    name: 'only a total time',
    text: `Miso soup
Ready in 15 minutes
Ingredients
800 ml dashi
3 tbsp miso
150 g tofu
Method
Warm the dashi.
Whisk in the miso off the heat and add the tofu.`,
    title: 'Miso soup',
    ingredients: ['800 ml', '3 tbsp', '150 g'],
    steps: 2,
    cook: 15,
    prep: null,
  },
  {
    name: 'servings in the title',
    text: `Chicken tray bake (serves 4)

8 chicken thighs
500 g new potatoes
2 red peppers
1 tbsp harissa

Heat the oven to 200C.
Toss everything with the harissa.
Roast for 45 minutes.`,
    title: 'Chicken tray bake',
    ingredients: ['8 whole', '500 g', '2 whole', '1 tbsp'],
    steps: 3,
    servings: 4,
  },
  {
    name: 'what a page gives when it is copied',
    text: `Jump to Recipe
Print
Lemon drizzle loaf
4.8 from 231 votes
By Anna Example
Prep Time 15 minutes
Cook Time 50 minutes
Servings 10

Ingredients
1x2x3x
▢ 225 g butter
▢ 225 g sugar
▢ 4 eggs
▢ 225 g self-raising flour
▢ 1 lemon

Instructions
Beat butter and sugar until pale.
Add eggs one by one, then fold in flour and zest.
Bake at 180 °C.

Nutrition
Calories: 320kcal
Did you make this recipe?`,
    title: 'Lemon drizzle loaf',
    ingredients: ['225 g', '225 g', '4 whole', '225 g', '1 whole'],
    steps: 3,
    servings: 10,
    prep: 15,
    cook: 50,
  },
  {
    name: 'a numbered list of ingredients',
    text: `Energy balls
Ingredients
1. 200 g dates
2. 100 g almonds
3. 2 tbsp cocoa
4. 1 pinch salt
Method
1. Blend all of it.
2. Roll into balls.`,
    title: 'Energy balls',
    ingredients: ['200 g', '100 g', '2 tbsp', '1 pinch'],
    steps: 2,
  },
  {
    name: 'an unmeasured list',
    text: `Greek salad

Ingredients
tomatoes
cucumber
red onion
feta
olives
olive oil

Method
Chop the vegetables.
Crumble the feta over, dress with oil.`,
    title: 'Greek salad',
    ingredients: [' ', ' ', ' ', ' ', ' ', ' '],
    steps: 2,
  },
  {
    name: 'remarks in the list and in the steps',
    text: `Vegetable curry

Ingredients
1 cauliflower
1 tin coconut milk
2 tbsp curry paste
Note: check that the paste is vegan.

Method
Fry the paste for a minute.
Add cauliflower and coconut milk, simmer for 15 minutes.
Tip: even better the next day.`,
    title: 'Vegetable curry',
    ingredients: ['1 whole', '1 tin', '2 tbsp'],
    steps: 2,
    notes: 2,
  },
  {
    name: 'parts of the method have names',
    text: `Apple pie

Ingredients
300 g flour
150 g butter
6 apples
80 g sugar

Method
For the pastry:
Rub butter into flour and chill.
Roll out half.
For the filling:
Slice the apples and toss with sugar.
Fill, cover and bake for 45 minutes.`,
    title: 'Apple pie',
    ingredients: ['300 g', '150 g', '6 whole', '80 g'],
    steps: 4,
  },
  {
    name: 'packages and sizes',
    text: `Tuna pasta bake
Ingredients
2 x 145g tins tuna
1 (400 g) can chopped tomatoes
350g pasta
1 ball mozzarella
Method
Boil the pasta.
Mix with tuna and tomatoes, top with mozzarella.
Bake until golden.`,
    title: 'Tuna pasta bake',
    ingredients: ['2 x 145g tins', '1 (400 g) can', '350 g', '1 ball'],
    steps: 3,
  },
  {
    name: 'preparations behind commas stay with their ingredient',
    text: `Minestrone
Ingredients: 2 onions, finely chopped, 3 carrots, diced, 1 tbsp olive oil, 1.5 l stock, salt and pepper to taste
Method: Soften onions and carrots in the oil. Add the stock. Simmer for 30 minutes. Season.`,
    title: 'Minestrone',
    ingredients: ['2 whole', '3 whole', '1 tbsp', '1.5 l', ' '],
    steps: 4,
  },
  {
    name: 'semicolons between',
    text: `Vinaigrette
What you need: 3 tbsp oil; 1 tbsp vinegar; 1 tsp mustard; salt
What to do: Shake it all in a jar.`,
    title: 'Vinaigrette',
    ingredients: ['3 tbsp', '1 tbsp', '1 tsp', ' '],
    steps: 1,
  },
  {
    name: 'How to make it',
    text: `Spiced nuts
What you'll need
200 g mixed nuts
1 tbsp honey
1 tsp smoked paprika
How to make it
Heat the oven to 170 °C.
Toss and roast for 12 minutes.`,
    title: 'Spiced nuts',
    ingredients: ['200 g', '1 tbsp', '1 tsp'],
    steps: 2,
  },
  {
    name: 'shouting',
    text: `BEETROOT DIP
SERVES 6
250 G COOKED BEETROOT
200 G GREEK YOGHURT
1 CLOVE GARLIC
BLEND EVERYTHING UNTIL SMOOTH.
CHILL FOR AN HOUR.`,
    title: 'BEETROOT DIP',
    ingredients: ['250 G', '200 G', '1 CLOVE'],
    steps: 2,
    servings: 6,
  },
  {
    name: 'dictated, without punctuation',
    text: `cheese omelette

three eggs
a knob of butter
30 g cheese

beat the eggs
melt the butter and pour in the eggs
sprinkle with cheese and fold`,
    title: 'cheese omelette',
    ingredients: ['three whole', 'a knob', '30 g'],
    steps: 3,
  },
  {
    name: 'ranges and about',
    text: `Roast carrots

Ingredients:
• 8-10 carrots
• 2 to 3 tbsp oil
• about 1 tsp cumin seeds
• a few sprigs of thyme

Instructions:
• Toss the carrots with oil, cumin and thyme.
• Roast at 200 °C for 30-35 minutes.`,
    title: 'Roast carrots',
    ingredients: ['8-10 whole', '2 to 3 tbsp', 'about 1 tsp', 'a few sprigs'],
    steps: 2,
  },
  {
    name: 'odd spaces and line ends',
    text: 'Iced tea\r\n\r\nMakes 1 litre\r\n\r\nIngredients\r\n\u00a02\u00a0tbsp black tea\r\n1\u00a0lemon\r\n3 tbsp sugar\r\n\r\nMethod\r\nSteep the tea for five minutes.\r\nAdd lemon and sugar, cool.',
    title: 'Iced tea',
    ingredients: ['2 tbsp', '1 whole', '3 tbsp'],
    steps: 2,
  },
  {
    name: 'a chat message',
    text: `hey! here is that salad from friday 😊

1 bag rocket
2 pears
100g blue cheese
handful walnuts

slice the pears, crumble the cheese, toss everything with oil and lemon. done!`,
    title: 'hey! here is that salad from friday',
    ingredients: ['1 bag', '2 whole', '100 g', '1 handful'],
    steps: 1,
  },
  {
    name: 'columns from a spreadsheet',
    text: 'Granola\n\nIngredient\tAmount\nRolled oats\t300 g\nHoney\t80 ml\nAlmonds\t100 g\n\nMethod\nMix everything.\nBake at 150 °C for 25 minutes.',
    title: 'Granola',
    ingredients: ['300 g', '80 ml', '100 g'],
    steps: 2,
  },
  {
    name: 'a recipe card in capitals for headings',
    text: `Salsa verde
YIELD: 1 cup
INGREDIENTS:
1 bunch parsley
2 tbsp capers
4 anchovies
100ml olive oil
DIRECTIONS:
Chop the herbs, capers and anchovies.
Stir in the oil.
NOTES:
Keeps for three days.`,
    title: 'Salsa verde',
    ingredients: ['1 bunch', '2 tbsp', '4 whole', '100 ml'],
    steps: 2,
    notes: 1,
  },
  {
    name: 'headings in capitals without a colon',
    text: `Fish tacos

Serves two hungry people

FISH
300 g white fish
1 tsp paprika

SLAW
1/4 red cabbage
2 tbsp mayonnaise

TO FINISH
6 small tortillas
1 lime

1. Dust the fish with paprika and fry it.
2. Shred the cabbage, mix with mayonnaise.
3. Fill the tortillas, squeeze the lime over.`,
    title: 'Fish tacos',
    ingredients: ['300 g', '1 tsp', '1/4 whole', '2 tbsp', '6 whole', '1 whole'],
    headings: ['FISH:', 'SLAW:', 'TO FINISH:'],
    steps: 3,
    servings: 2,
  },
  {
    name: 'steps in one breath, with then',
    text: `Garlic bread
1 baguette
80g soft butter
3 cloves garlic, crushed
2 tbsp chopped parsley
Mix butter, garlic and parsley, cut the baguette almost through, fill it with the butter, wrap in foil and bake for 15 min at 200C`,
    title: 'Garlic bread',
    ingredients: ['1 whole', '80 g', '3 cloves', '2 tbsp'],
    steps: 1,
  },
  {
    name: 'times and servings at the end',
    text: `Ratatouille

Ingredients
1 aubergine
2 courgettes
1 tin tomatoes

Method
Fry the aubergine and the courgettes.
Add the tomatoes and simmer.

Serves 4
Prep: 20 mins
Cook: 40 mins`,
    title: 'Ratatouille',
    ingredients: ['1 whole', '2 whole', '1 tin'],
    steps: 2,
    servings: 4,
    prep: 20,
    cook: 40,
  },
  {
    name: 'optional things in brackets',
    text: `Bircher muesli (v)

You'll need:
* 100 g oats
* 1 apple (grated, skin on)
* 150 ml milk (or oat drink)
* (optional) 1 tbsp raisins
* Honey, to serve

What to do:
* Soak the oats in the milk overnight
* Stir in the apple and raisins in the morning`,
    title: 'Bircher muesli (v)',
    ingredients: ['100 g', '1 whole', '150 ml', ' ', ' '],
    steps: 2,
  },
  {
    name: 'what is used, and a tip between steps',
    text: `Soft-boiled eggs

2 eggs, at room temperature
1 pinch of salt
2 slices of toast

1. Bring a small pan of water to a boil.
2. Lower in the eggs and cook for 6 minutes.
Note: 7 minutes for large ones.
3. Cool under the tap and serve with toast.`,
    title: 'Soft-boiled eggs',
    ingredients: ['2 whole', '1 pinch', '2 slices'],
    steps: 3,
    notes: 1,
  },
  {
    name: 'paragraphs and items filled to a width, a remark below the list',
    text: `Leek and barley broth

A broth for the first cold evening of the year, when nobody wants to stand at the stove for
long and everything in it comes from the bottom of the fridge.

## Ingredients

- 2 leeks (the green ends as well; they go in with the carrots, so keep them apart from the
  white ones)
- 150 g pearl barley
- 1.5 litres vegetable stock

These amounts are only where to start from, and more barley makes it a stew.

## Method

1. Rinse the barley under the tap until the water is no longer cloudy, and let it drain in a
   sieve over the sink.
2. Simmer all of it for 40 minutes.

The broth thickens when it stands, so have some hot stock at hand for those who come late to
the table.`,
    title: 'Leek and barley broth',
    ingredients: ['2 whole', '150 g', '1.5 litres'],
    steps: 3,
    notes: 1,
  },
  {
    name: 'parts whose bullets stand over a paragraph',
    text: `# Rice and lentils

Serves: 4

## Boil the rice.

- Basmati rice, 200 g
- Water
- Salt

Wash the rice and boil it until it is tender.

## Fry the onions.

- Onions, 3
- Oil
- Cumin

Fry the onions in the oil for twenty minutes. Stir in the cumin.

## Serve.

- Yoghurt

Serve the rice with the onions and a spoon of yoghurt.

Based on my neighbour's recipe.`,
    title: 'Rice and lentils',
    ingredients: ['200 g', ' ', ' ', '3 whole', ' ', ' ', ' '],
    headings: ['Boil the rice:', 'Fry the onions:', 'Serve:'],
    steps: 3,
    servings: 4,
    notes: 1,
  },
  {
    name: 'a table before its title, bullets under bullets',
    text: `| Ingredient | Amount |
|---|---|
| Tomatoes | 4 |
| Feta | 200 g |
| Olive oil | 3 tbsp |

# Tomato salad

1. Chop the tomatoes and put them in a bowl.
2. Top with feta and oil.`,
    title: 'Tomato salad',
    ingredients: ['4 whole', '200 g', '3 tbsp'],
    steps: 2,
  },
  {
    name: 'bullets under a bullet',
    text: `Vegetable stock

Ingredients
- 2 carrots
- 1 onion
- herbs, as there are
  - thyme
  - a bay leaf

Method
Simmer everything in 2 litres of water for an hour.
Strain it through a cloth.`,
    title: 'Vegetable stock',
    ingredients: ['2 whole', '1 whole', ' ', '1 whole'],
    headings: ['herbs, as there are:'],
    steps: 2,
  },
  {
    name: 'a dish and its list with strokes, all in one line',
    text: 'Pancakes: flour 200g / 2 eggs / 300ml milk. Whisk it all together. Fry in a hot pan, 2 minutes a side.',
    title: 'Pancakes',
    ingredients: ['200 g', '2 whole', '300 ml'],
    steps: 1,
  },
  {
    name: 'people counted in another language, a letter that asks for an answer',
    text: `Hi Ida,

Kartoffelsuppe
Für 4 Personen

Zutaten
500 g potatoes
1 leek
1 litre stock
One 400-g and one 200-g tin of beans

Zubereitung
Boil all of it for half an hour.
Mash it a little.

Let me know how it turns out!
Love,
Eva`,
    title: 'Kartoffelsuppe',
    ingredients: ['500 g', '1 whole', '1 litre', 'One whole'],
    steps: 2,
    servings: 4,
  },
  {
    name: 'pictures for bullets, signs between the list’s parts',
    text: `Oat pancakes 💪🥞 (serves 1)
1 banana + 2 eggs + 30g oats + 1 scoop protein powder
👉 blend it all
👉 fry them small
👉 stack and eat`,
    title: 'Oat pancakes',
    ingredients: ['1 whole', '2 whole', '30 g', '1 scoop'],
    steps: 3,
    servings: 1,
  },
  {
    name: 'a title in brackets, a short word for ingredients, a line drawn by hand',
    text: `[CHEESE STICKS]
- - - - - - - -
Ingr.: 1 sheet puff pastry; 100g hard cheese; 1 egg; paprika
Method.
(1) Brush the pastry with beaten egg.
(2) Scatter over cheese and paprika.
(3) Cut in strips and bake for 12 min.`,
    title: 'CHEESE STICKS',
    ingredients: ['1 sheet', '100 g', '1 whole', ' '],
    steps: 3,
  },
  {
    name: 'numbered steps that name the ingredients',
    text: `Roast roots

1. Heat the oven to 220C.
2. Cut 2 parsnips, 4 carrots and 2 onions into chunks.
3. Toss with 3 tbsp oil and a teaspoon of thyme.
4. Roast for 35 minutes.`,
    title: 'Roast roots',
    ingredients: ['2 whole', '4 whole', '2 whole', '3 tbsp', 'a teaspoon'],
    steps: 4,
  },
  {
    name: 'a list whose first lines have no figures, steps without full stops',
    text: `Green sauce

parsley, large bunch
basil, small bunch
capers, 2 tbsp
gherkins, 4
olive oil, 100 ml

scramble nothing, it all goes into the blender together
blend it with the oil
leave it for half an hour

Good with potatoes!`,
    title: 'Green sauce',
    ingredients: [' ', ' ', '2 tbsp', '4 whole', '100 ml'],
    steps: 3,
    notes: 1,
  },
  {
    name: 'a dish for so many before its list',
    text: 'Chia pudding for two: 4 tbsp chia seeds, 300 ml milk, 1 tbsp honey. Stir together and chill overnight. Top with fruit.',
    title: 'Chia pudding',
    ingredients: ['4 tbsp', '300 ml', '1 tbsp'],
    steps: 1,
    servings: 2,
  },
  {
    name: 'sentences in brackets in a list further down, words about it above',
    text: `# Description

A crumble with a topping of its own.

Plum crumble
[Servings] 4
[Baking time] 30 min

Ingredients
1 kg plums
2 tbsp sugar

Stone the plums and lay them in a dish with the sugar.

Topping:
100 g flour
80 g butter
50 g almonds (I leave them out for the children. They don't notice!)

Rub the flour and butter together and bake the crumble for half an hour.

See you soon,
Ida`,
    title: 'Plum crumble',
    ingredients: ['1 kg', '2 tbsp', '100 g', '80 g', '50 g'],
    headings: ['Topping:'],
    steps: 2,
    servings: 4,
    cook: 30,
  },
]
