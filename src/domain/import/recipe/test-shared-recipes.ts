/** Recipes as they are passed on: in mails, captions, chats, scans and notes; made up for the tests. */
export interface SharedRecipe {
  name: string
  text: string
  title: string
  /** Each as `amount|unit|ingredient`, headings as they are shown. */
  ingredients: string[]
  /** How each step begins. */
  steps: string[]
  servings?: number | null
  prep?: number
  cook?: number
}

export const SHARED_RECIPES: readonly SharedRecipe[] = [
  {
    name: 'a grandmother’s mail',
    text: `Hello my dear,

you asked for the apple cake, so here it is, the way my mother made it.

Grandma Elsie's apple cake

200g soft butter
200g sugar
4 eggs
300g plain flour
2 teaspoons of baking powder
5 sour apples

Beat the butter and the sugar until pale. Add the eggs one after the other. Fold in flour and baking powder.
Spread it in a tin, press the apples into it in wedges.
Bake for 45 minutes at 180 degrees.

Don't open the door too early!

Lots of love,
Gran`,
    title: "Grandma Elsie's apple cake",
    ingredients: [
      '200|g|soft butter',
      '200|g|sugar',
      '4||eggs',
      '300|g|plain flour',
      '2|teaspoons|baking powder',
      '5||sour apples',
    ],
    steps: ['Beat the butter', 'Spread it', 'Bake for 45', "Don't open"],
  },
  {
    name: 'a caption with emoji and hashtags',
    text: `✨ GREEN GODDESS PASTA ✨

Ready in 20 mins & so creamy 🤤 Save this for later!

🛒 INGREDIENTS (serves 2)
🍝 200g pasta
🥑 1 ripe avocado
🌿 1 handful basil
🧄 1 clove garlic
🍋 juice of 1/2 lemon
🧂 salt + pepper

👩‍🍳 METHOD
1️⃣ Cook the pasta.
2️⃣ Blitz everything else with a splash of pasta water.
3️⃣ Toss & serve!

#pasta #vegan #easyrecipes
Follow @greenplates for more 💚`,
    title: 'GREEN GODDESS PASTA',
    ingredients: [
      '200|g|pasta',
      '1||ripe avocado',
      '1|handful|basil',
      '1|clove|garlic',
      '1/2||lemon, juice of',
      '||salt + pepper',
    ],
    steps: ['Cook the pasta', 'Blitz everything', 'Toss & serve'],
    servings: 2,
  },
  {
    name: 'emoji for bullets and none for steps',
    text: `Cottage cheese bowl 🥣

What you need:
✅ 200 g cottage cheese
✅ 1 peach
✅ 1 tbsp pumpkin seeds
✅ drizzle of honey

How to make it:
👉 Spoon the cottage cheese into a bowl
👉 Slice the peach on top
👉 Finish with seeds and honey`,
    title: 'Cottage cheese bowl',
    ingredients: ['200|g|cottage cheese', '1||peach', '1|tbsp|pumpkin seeds', '1|drizzle|honey'],
    steps: ['Spoon the', 'Slice the', 'Finish with'],
  },
  {
    name: 'Swedish commas',
    text: `Pannkakor (pancakes)
4 portions

2,5 dl flour
0,5 tsp salt
6 dl milk
3 eggs
1,5 tbsp butter

Whisk flour and salt with half of the milk.
Add the rest of the milk and the eggs.
Fry thin pancakes in the butter.`,
    title: 'Pannkakor (pancakes)',
    ingredients: ['2,5|dl|flour', '0,5|tsp|salt', '6|dl|milk', '3||eggs', '1,5|tbsp|butter'],
    steps: ['Whisk flour', 'Add the rest', 'Fry thin'],
    servings: 4,
  },
  {
    name: 'all in capitals',
    text: `CLASSIC MEATLOAF

SERVES 6

INGREDIENTS:
2 LBS GROUND BEEF
1 CUP BREAD CRUMBS
2 EGGS
1/2 CUP KETCHUP
1 ONION, CHOPPED

DIRECTIONS:
MIX EVERYTHING EXCEPT HALF OF THE KETCHUP.
SHAPE INTO A LOAF AND PUT IN A PAN.
BAKE AT 350 FOR 1 HOUR. SPREAD WITH THE REST OF THE KETCHUP.`,
    title: 'CLASSIC MEATLOAF',
    ingredients: [
      '2|LBS|GROUND BEEF',
      '1|CUP|BREAD CRUMBS',
      '2||EGGS',
      '1/2|CUP|KETCHUP',
      '1||ONION, CHOPPED',
    ],
    steps: ['MIX EVERYTHING', 'SHAPE INTO', 'BAKE AT'],
    servings: 6,
  },
  {
    name: 'the list after the method',
    text: `Garlic prawns

Heat the oil gently with the sliced garlic and the chilli.
Turn up the heat, add the prawns and fry for two minutes.
Finish with lemon and parsley.

Ingredients
300 g raw prawns
4 cloves garlic
1 red chilli
100 ml olive oil
1 lemon
1 small bunch parsley`,
    title: 'Garlic prawns',
    ingredients: [
      '300|g|raw prawns',
      '4|cloves|garlic',
      '1||red chilli',
      '100|ml|olive oil',
      '1||lemon',
      '1|small bunch|parsley',
    ],
    steps: ['Heat the oil', 'Turn up', 'Finish with'],
  },
  {
    name: 'a scan with odd line breaks',
    text: `TREACLE BREAD

Ingredients

450 g wholemeal
flour
1 tsp bicarbonate of
soda
1 tsp salt
2 tbsp black treacle
400 ml buttermilk

Method

1. Heat the oven to 200 C. Mix the flour, soda
and salt in a large bowl.
2. Stir the treacle into the butter-
milk and pour it in.
3. Shape quickly and bake for 40 min-
utes.`,
    title: 'TREACLE BREAD',
    ingredients: [
      '450|g|wholemeal flour',
      '1|tsp|bicarbonate of soda',
      '1|tsp|salt',
      '2|tbsp|black treacle',
      '400|ml|buttermilk',
    ],
    steps: ['Heat the oven', 'Stir the treacle into the buttermilk', 'Shape quickly and bake for 40 minutes'],
  },
  {
    name: 'escaped as HTML',
    text: `Mac &amp; cheese

Ingredients
250&nbsp;g macaroni
&frac12; cup milk
200 g grated cheddar
1 tbsp Dijon mustard

Method
Cook the macaroni.
Warm milk, cheese &amp; mustard.
Don&#39;t let it boil; stir in the pasta.`,
    title: 'Mac & cheese',
    ingredients: ['250|g|macaroni', '½|cup|milk', '200|g|grated cheddar', '1|tbsp|Dijon mustard'],
    steps: ['Cook the', 'Warm milk, cheese & mustard', "Don't let"],
  },
  {
    name: 'times between bars',
    text: `Sheet-pan salmon
Prep 10 min | Cook 25 | Serves 4-6

• 6 salmon fillets
• 500 g asparagus
• 2 tbsp olive oil
• 1 lemon, sliced

• Heat the oven to 200 °C.
• Put everything on a tray, season and drizzle with oil.
• Roast until the salmon flakes.`,
    title: 'Sheet-pan salmon',
    ingredients: ['6||salmon fillets', '500|g|asparagus', '2|tbsp|olive oil', '1||lemon, sliced'],
    steps: ['Heat the oven', 'Put everything', 'Roast until'],
    servings: 4,
    prep: 10,
    cook: 25,
  },
  {
    name: 'a dressing in the middle, without a heading for the rest',
    text: `Crunchy slaw

1/4 white cabbage
2 carrots
1 apple

For the dressing:
3 tbsp yogurt
1 tbsp lemon juice
1 tsp mustard

Shred the vegetables.
Whisk the dressing and fold it in.`,
    title: 'Crunchy slaw',
    ingredients: [
      '1/4||white cabbage',
      '2||carrots',
      '1||apple',
      'For the dressing:',
      '3|tbsp|yogurt',
      '1|tbsp|lemon juice',
      '1|tsp|mustard',
    ],
    steps: ['Shred the', 'Whisk the dressing'],
  },
  {
    name: 'metric and cups side by side',
    text: `Everyday granola
Makes about 8 servings

3 cups (270g) rolled oats
1 cup / 120 g almonds
½ cup (120ml) maple syrup
⅓ cup | 80 ml coconut oil
1½ tsp cinnamon

Preheat oven to 325°F/160°C.
Stir everything together and spread on a tray.
Bake 30 min, stirring halfway.`,
    title: 'Everyday granola',
    ingredients: [
      '3|cups|rolled oats (270g)',
      '1|cup|almonds (120 g)',
      '½|cup|maple syrup (120ml)',
      '⅓|cup|coconut oil (80 ml)',
      '1½|tsp|cinnamon',
    ],
    steps: ['Preheat oven', 'Stir everything', 'Bake 30'],
    servings: 8,
  },
  {
    name: 'ranges and sizes',
    text: `Chicken traybake

Ingredients (4–5 servings):

8-10 chicken thighs, skin on
2 to 3 red onions
1 x 400g tin cherry tomatoes
2–3 tbsp harissa
a handful of olives

Instructions:

Mix everything in a roasting tin.
Roast 45-50 minutes at 200C.`,
    title: 'Chicken traybake',
    ingredients: [
      '8-10||chicken thighs, skin on',
      '2 to 3||red onions',
      '1|x 400g tin|cherry tomatoes',
      '2–3|tbsp|harissa',
      'a|handful|olives',
    ],
    steps: ['Mix everything', 'Roast 45-50'],
    servings: 4,
  },
  {
    name: 'a chat',
    text: `ok so the tzatziki:
- 1 cucumber (grate it + squeeze it out!!)
- 300g greek yogurt, the thick one
- 2 cloves garlic
- splash of olive oil
- salt
then just mix it all together
let it sit in the fridge for an hour
done 😊`,
    title: 'ok so the tzatziki',
    ingredients: [
      '1||cucumber (grate it + squeeze it out!!)',
      '300|g|greek yogurt, the thick one',
      '2|cloves|garlic',
      '1|splash|olive oil',
      '||salt',
    ],
    steps: ['then just mix', 'let it sit', 'done'],
  },
  {
    name: 'a caption in one paragraph, with steps numbered inside',
    text: `Two-ingredient bagels! You need: 1 cup self-raising flour, 1 cup Greek yogurt. 1. Mix to a dough. 2. Shape into four rings. 3. Brush with egg and bake at 180C for 25 minutes. Enjoy! #bagels #highprotein`,
    title: 'Two-ingredient bagels!',
    ingredients: ['1|cup|self-raising flour', '1|cup|Greek yogurt'],
    steps: ['Mix to', 'Shape into', 'Brush with'],
  },
  {
    name: 'bold marks of a chat',
    text: `*Peanut noodles*
_serves 2, 15 minutes_

*Sauce*
3 tbsp peanut butter
2 tbsp soy sauce
1 tbsp lime juice

*Noodles*
200 g rice noodles
1 carrot in ribbons

*Method*
Whisk the sauce with a little hot water.
Cook the noodles, toss with sauce and carrot.`,
    title: 'Peanut noodles',
    ingredients: [
      'Sauce:',
      '3|tbsp|peanut butter',
      '2|tbsp|soy sauce',
      '1|tbsp|lime juice',
      'Noodles:',
      '200|g|rice noodles',
      '1||carrot in ribbons',
    ],
    steps: ['Whisk the sauce', 'Cook the noodles'],
    servings: 2,
    cook: 15,
  },
  {
    name: 'an index card',
    text: `Recipe for: Pumpkin muffins
From the kitchen of: Joan
Serves: 12    Oven: 375

1 3/4 c flour      1 t baking soda
1 c sugar          1 can pumpkin
2 eggs             1/2 c oil

Mix wet and dry. Combine. Fill muffin cups. Bake 20-25 min.`,
    title: 'Pumpkin muffins',
    ingredients: [
      '1 3/4|cup|flour',
      '1|tsp|baking soda',
      '1|cup|sugar',
      '1|can|pumpkin',
      '2||eggs',
      '1/2|cup|oil',
    ],
    steps: ['Mix wet', 'Combine', 'Fill muffin', 'Bake 20-25'],
    servings: 12,
  },
  {
    name: 'a table copied from a spreadsheet',
    text: `Protein pancakes

Ingredient\tAmount\tUnit
Oats\t80\tg
Egg whites\t200\tml
Banana\t1\t
Cinnamon\t1\ttsp

Method
Blend everything.
Fry in a non-stick pan.`,
    title: 'Protein pancakes',
    ingredients: ['80|g|Oats', '200|ml|Egg whites', '1||Banana', '1|tsp|Cinnamon'],
    steps: ['Blend everything', 'Fry in'],
  },
  {
    name: 'from a cookery programme, told',
    text: `Frittata for two

Start by gently frying a sliced onion in 1 tbsp of oil. Beat 5 eggs with 50 g of grated parmesan and a handful of chopped herbs. Pour them over the onions and cook on low for 8 minutes. Finish under a hot grill.

You'll need:
1 onion
1 tbsp oil
5 eggs
50 g parmesan
a handful of herbs`,
    title: 'Frittata for two',
    ingredients: ['1||onion', '1|tbsp|oil', '5||eggs', '50|g|parmesan', 'a|handful|herbs'],
    steps: ['Start by', 'Beat 5', 'Pour them', 'Finish under'],
  },
  {
    name: 'numbers with dots and words in front',
    text: `SLOW COOKER CHILLI

Time: Prep 15 mins, Cooking 6 hrs
Portions: 8

Shopping list
- 750g lean mince
- 2 tins (400g each) chopped tomatoes
- 1 tin kidney beans, drained
- 2 tsp. cumin
- 1-2 tsp. chilli flakes (optional)

What to do
1.Brown the mince.
2.Put everything into the slow cooker.
3.Cook on low for 6 hours.

To freeze: cool and freeze in portions for up to 3 months.`,
    title: 'SLOW COOKER CHILLI',
    ingredients: [
      '750|g|lean mince',
      '2|tins|chopped tomatoes (400g each)',
      '1|tin|kidney beans, drained',
      '2|tsp|cumin',
      '1-2|tsp|chilli flakes (optional)',
    ],
    steps: ['Brown the', 'Put everything', 'Cook on low'],
    servings: 8,
    prep: 15,
    cook: 360,
  },
  {
    name: 'lowercase headings with dashes',
    text: `carrot & ginger soup

ingredients -
500g carrots
thumb-sized piece of ginger
1 onion
1l vegetable stock

method -
roast the carrots for 30 mins
fry the onion and ginger
add everything to the stock and blend`,
    title: 'carrot & ginger soup',
    ingredients: ['500|g|carrots', '1|thumb-sized piece|ginger', '1||onion', '1|l|vegetable stock'],
    steps: ['roast the', 'fry the', 'add everything'],
  },
  {
    name: 'with a nutrition block and a blog’s leavings',
    text: `Home » Recipes » Dinner
Lemon Herb Couscous
★★★★★ 4.8 from 12 votes
Author: Sam
Prep Time: 5 minutes  Cook Time: 10 minutes  Total Time: 15 minutes
Servings: 4
Print Pin Rate

Ingredients
US Customary Metric
▢ 1 cup couscous
▢ 1¼ cups vegetable broth
▢ 2 tablespoons olive oil
▢ ¼ cup chopped mint

Instructions
Bring the broth to a boil.
Pour over the couscous, cover and leave for 5 minutes.
Fluff with oil and mint.

Notes
Keeps 3 days in the fridge.

Nutrition
Calories: 210kcal | Carbohydrates: 34g | Protein: 6g`,
    title: 'Lemon Herb Couscous',
    ingredients: [
      '1|cup|couscous',
      '1¼|cups|vegetable broth',
      '2|tablespoons|olive oil',
      '¼|cup|chopped mint',
    ],
    steps: ['Bring the', 'Pour over', 'Fluff with'],
    servings: 4,
    prep: 5,
    cook: 10,
  },
  {
    name: 'spelled numbers',
    text: `Aunt May's scones

Two cups of self-raising flour
Half a cup of cream
One cup of lemonade
A pinch of salt

Mix quickly with a knife.
Pat out, cut into rounds.
Bake in a hot oven for twelve minutes.`,
    title: "Aunt May's scones",
    ingredients: ['Two|cups|self-raising flour', 'Half a|cup|cream', 'One|cup|lemonade', 'A|pinch|salt'],
    steps: ['Mix quickly', 'Pat out', 'Bake in'],
  },
  {
    name: 'the list with commas on two lines and a wrapped sentence',
    text: `Roast pumpkin salad

Ingredients: 1 small pumpkin, 2 tbsp olive oil, 100 g rocket,
50 g walnuts, 80 g goat's cheese

Preparation: Cut the pumpkin into wedges and roast it with the oil
for 30 minutes. Arrange on the rocket. Scatter with walnuts
and cheese.`,
    title: 'Roast pumpkin salad',
    ingredients: [
      '1||small pumpkin',
      '2|tbsp|olive oil',
      '100|g|rocket',
      '50|g|walnuts',
      "80|g|goat's cheese",
    ],
    steps: ['Cut the pumpkin', 'Arrange on', 'Scatter with walnuts and cheese'],
  },
  {
    name: 'a cocktail of units without spaces',
    text: `Berry smoothie (1 serving)
150g frozen berries
1banana
200ml oat milk
1scoop vanilla protein
5g chia seeds
Blend until smooth.
Pour into a tall glass.`,
    title: 'Berry smoothie',
    ingredients: [
      '150|g|frozen berries',
      '1||banana',
      '200|ml|oat milk',
      '1|scoop|vanilla protein',
      '5|g|chia seeds',
    ],
    steps: ['Blend until', 'Pour into'],
    servings: 1,
  },
  {
    name: 'a forwarded mail',
    text: `---------- Forwarded message ---------
From: Priya <priya@example.org>
Date: Mon, 3 Mar 2025 at 18:20
Subject: Fwd: Chana masala
To: Maya <maya@example.org>

> Chana masala
>
> Serves 4
>
> 2 tbsp oil
> 1 tsp cumin seeds
> 2 onions, finely chopped
> 2 cans chickpeas
> 400 ml passata
>
> Fry the cumin in the oil until it crackles.
> Add the onions and brown them slowly.
> Add chickpeas and passata and simmer for 20 minutes.

Sent from my iPhone`,
    title: 'Chana masala',
    ingredients: [
      '2|tbsp|oil',
      '1|tsp|cumin seeds',
      '2||onions, finely chopped',
      '2|cans|chickpeas',
      '400|ml|passata',
    ],
    steps: ['Fry the cumin', 'Add the onions', 'Add chickpeas'],
    servings: 4,
  },
  {
    name: 'headings drawn with signs',
    text: `~~~ VEGGIE BURGERS ~~~

== You will need ==
1 can black beans
1/2 cup oats
1 egg
1 tsp smoked paprika

== How to ==
Mash the beans, mix with everything else.
Form 4 patties. Fry 4 minutes each side.`,
    title: 'VEGGIE BURGERS',
    ingredients: ['1|can|black beans', '1/2|cup|oats', '1||egg', '1|tsp|smoked paprika'],
    steps: ['Mash the', 'Form 4'],
  },
  {
    name: 'two ingredients on one line with plus',
    text: `Simple vinaigrette

3 parts olive oil
1 part vinegar
1 tsp mustard + 1 tsp honey
Salt & pepper

Shake in a jar.
Taste and adjust.`,
    title: 'Simple vinaigrette',
    ingredients: ['3|parts|olive oil', '1|part|vinegar', '1|tsp|mustard', '1|tsp|honey', '||Salt & pepper'],
    steps: ['Shake in', 'Taste and'],
  },
  {
    name: 'steps in parts with headings',
    text: `Lasagne

Serves 6-8
Prep: 30 mins
Cook: 1 hr 15 mins

INGREDIENTS

Ragù
500 g beef mince
1 onion
2 x 400 g cans tomatoes

White sauce
50 g butter
50 g flour
600 ml milk

METHOD

Ragù
Brown the mince with the onion.
Add the tomatoes and simmer for 40 minutes.

White sauce
Melt the butter, stir in the flour, then the milk.

Assembly
Layer with pasta sheets and bake at 190 °C for 35 minutes.`,
    title: 'Lasagne',
    ingredients: [
      'Ragù:',
      '500|g|beef mince',
      '1||onion',
      '2|x 400 g cans|tomatoes',
      'White sauce:',
      '50|g|butter',
      '50|g|flour',
      '600|ml|milk',
    ],
    steps: ['Ragù: Brown', 'Add the tomatoes', 'White sauce: Melt', 'Assembly: Layer'],
    servings: 6,
    prep: 30,
    cook: 75,
  },
  {
    name: 'notes of a coach, with macros',
    text: `High-protein oats (380 kcal, 32 g protein)

60g oats
250ml skimmed milk
30g whey
100g blueberries

Microwave oats and milk for 2 min. Stir in whey. Top with blueberries.

Tip: add the whey last or it clumps.`,
    title: 'High-protein oats (380 kcal, 32 g protein)',
    ingredients: ['60|g|oats', '250|ml|skimmed milk', '30|g|whey', '100|g|blueberries'],
    steps: ['Microwave oats', 'Stir in', 'Top with'],
  },
  {
    name: 'British Sunday paper',
    text: `Braised leeks with hazelnuts

A side that became the main thing in our house.

Prep 15 min
Cook 40 min
Serves 4 as a side

6 medium leeks, trimmed and washed
60g butter
150ml dry white wine
1 bay leaf
50g hazelnuts, toasted and roughly chopped
Salt and black pepper

Heat the oven to 180C (160C fan)/350F/gas 4. Lay the leeks in a dish and dot with the butter.

Pour over the wine, add the bay and season. Cover and braise for 35 minutes.

Uncover, scatter with the hazelnuts and serve warm.`,
    title: 'Braised leeks with hazelnuts',
    ingredients: [
      '6||medium leeks, trimmed and washed',
      '60|g|butter',
      '150|ml|dry white wine',
      '1||bay leaf',
      '50|g|hazelnuts, toasted and roughly chopped',
      '||Salt and black pepper',
    ],
    steps: ['Heat the oven', 'Pour over', 'Uncover'],
    servings: 4,
    prep: 15,
    cook: 40,
  },
  {
    name: 'a mail that opens with a sentence and ends with a name',
    text: `Hi Maya! Loved the class. Here's the smoothie I told you about:

Kale & mango smoothie
1 cup kale
1 cup frozen mango
1/2 banana
1 cup coconut water

Blend it all, about 1 minute.

Best,
Tom`,
    title: 'Kale & mango smoothie',
    ingredients: ['1|cup|kale', '1|cup|frozen mango', '1/2||banana', '1|cup|coconut water'],
    steps: ['Blend it'],
  },
  {
    name: 'dots for spaces',
    text: `🍓STRAWBERRY CHIA JAM🍓
.
.
Only 3 ingredients!!
.
INGREDIENTS
▪️2 cups strawberries
▪️2 tbsp chia seeds
▪️1 tbsp maple syrup
.
DIRECTIONS
1. Cook strawberries on medium for 5 mins, mash.
2. Stir in chia + maple.
3. Let cool. It will thicken!
.
#jam #strawberry`,
    title: 'STRAWBERRY CHIA JAM',
    ingredients: ['2|cups|strawberries', '2|tbsp|chia seeds', '1|tbsp|maple syrup'],
    steps: ['Cook strawberries', 'Stir in', 'Let cool'],
  },
  {
    name: 'list and method in one paragraph',
    text: `Quick pickled onions
2 red onions, 1 cup vinegar, 1 tbsp sugar, 1 tsp salt. Slice onions thinly. Warm vinegar with sugar and salt. Pour over, wait 30 min.`,
    title: 'Quick pickled onions',
    ingredients: ['2||red onions', '1|cup|vinegar', '1|tbsp|sugar', '1|tsp|salt'],
    steps: ['Slice onions', 'Warm vinegar', 'Pour over'],
  },
  {
    name: 'a table of Markdown',
    text: `Recipe: Thai green curry
Cooking time: 25 minutes
People: 4

| Ingredient | Quantity |
|---|---|
| Green curry paste | 3 tbsp |
| Coconut milk | 400 ml |
| Chicken thighs | 500 g |

Steps
- Fry the paste for a minute in a spoon of the coconut cream
- Add chicken and the rest of the milk, simmer for 15 minutes`,
    title: 'Thai green curry',
    ingredients: ['3|tbsp|Green curry paste', '400|ml|Coconut milk', '500|g|Chicken thighs'],
    steps: ['Fry the paste', 'Add chicken'],
    servings: 4,
    cook: 25,
  },
  {
    name: 'letters for numbers, amounts behind commas',
    text: `Title: Beetroot hummus
Servings: 6–8

INGREDIENTS

Beetroots, 2 medium
Chickpeas, 1 can (400 g)
Tahini, 2 tbsp
Garlic, 1 clove

STEPS

a) Roast the beetroots.
b) Blend with everything else.
c) Season to taste.`,
    title: 'Beetroot hummus',
    ingredients: ['2||medium Beetroots', '1|can|Chickpeas (400 g)', '2|tbsp|Tahini', '1|clove|Garlic'],
    steps: ['Roast the', 'Blend with', 'Season to'],
    servings: 6,
  },
]
