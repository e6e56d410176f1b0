import { escapeHtml } from '../../text/html-text.ts'

/** A recipe as it should be read from a page, whatever shape the page has; made up for the tests. */
export interface ShownRecipe {
  title: string
  servings: number
  prep: number
  cook: number
  ingredients: readonly string[]
  steps: readonly string[]
}

export const SHOWN_RECIPES: readonly ShownRecipe[] = [
  {
    title: 'Red lentil soup with lemon',
    servings: 4,
    prep: 10,
    cook: 25,
    ingredients: [
      '1 tbsp olive oil',
      '1 large onion, finely chopped',
      '250 g red lentils',
      '1.2 litres vegetable stock',
      '½ lemon',
      'Salt and pepper to taste',
    ],
    steps: [
      'Soften the onion in the oil for 5 minutes.',
      'Add lentils and stock. Simmer for 20 minutes, stirring now and then.',
      'Blend until smooth, and season with lemon, salt and pepper.',
    ],
  },
  {
    title: 'Mum’s apple & oat muffins',
    servings: 12,
    prep: 20,
    cook: 80,
    ingredients: [
      '2 cups (180 g) rolled oats',
      '1 1/2 cups buttermilk',
      '2 eggs',
      '1/3 cup honey',
      '2 tsp baking powder',
      '3 apples, grated',
      'Pinch of salt',
      'Butter for the tin',
    ],
    steps: [
      'Heat the oven to 180°C (350°F) and butter a 12-hole tin.',
      'Soak the oats in the buttermilk.',
      'Whisk eggs & honey. Stir them into the oats with the baking powder, salt and apples.',
      'Spoon into the tin.',
      'Bake until golden.',
    ],
  },
  {
    title: 'Cold sesame noodles',
    servings: 2,
    prep: 15,
    cook: 5,
    ingredients: ['200g dried noodles', '3 tbsp tahini', '2 tbsp soy sauce', '1 cucumber', '2 spring onions'],
    steps: ['Boil the noodles and rinse them cold.', 'Stir tahini and soy sauce smooth.', 'Toss and top.'],
  },
]

const iso = (minutes: number) =>
  minutes >= 60 ? `PT${Math.floor(minutes / 60)}H${minutes % 60}M` : `PT${minutes}M`
const list = (tag: 'ul' | 'ol', lines: readonly string[], attributes = '') =>
  `<${tag}>${lines.map((line) => `<li${attributes}>${escapeHtml(line)}</li>`).join('\n')}</${tag}>`
const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')
const data = (recipe: ShownRecipe) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: recipe.title,
  prepTime: iso(recipe.prep),
  cookTime: iso(recipe.cook),
  totalTime: iso(recipe.prep + recipe.cook),
  recipeYield: `${recipe.servings} servings`,
  recipeIngredient: recipe.ingredients as unknown,
  recipeInstructions: recipe.steps.map((text) => ({ '@type': 'HowToStep', text })) as unknown,
})
/** A page around a body, with what pages have beside their recipe. */
const page = (recipe: ShownRecipe, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>${escapeHtml(recipe.title)} | Kitchen table</title>
<meta property="og:title" content="${escapeHtml(recipe.title)}"><style>.a{color:red}</style>${head}</head><body>
<nav><ul><li>Recipes</li><li>About</li></ul></nav><article><h1>${escapeHtml(recipe.title)}</h1>
<p>A dish for the days between the days, and one that keeps well.</p>${body}</article>
<aside><h2>More recipes you will like</h2><ul><li>2 ways with beans</li><li>3 soups</li></ul></aside>
<section><h2>Comments</h2><ol><li>Lovely, I used 2 onions.</li></ol></section><footer>© 2024</footer></body></html>`
const script = (json: string, type = 'application/ld+json') => `<script type="${type}">${json}</script>`
const withData =
  (change: (recipe: ShownRecipe) => object, body = '<p>Words.</p>') =>
  (recipe: ShownRecipe) =>
    page(recipe, body, script(JSON.stringify({ ...data(recipe), ...change(recipe) })))
const rewritten = (rewrite: (json: string) => string, type?: string) => (recipe: ShownRecipe) =>
  page(recipe, '<p>Words.</p>', script(rewrite(JSON.stringify(data(recipe), null, 1)), type))
const facts = ({ servings, prep, cook }: ShownRecipe) =>
  `<div class="facts"><span>Prep time</span> <span>${prep} mins</span></div><div><span>Cook time</span> <span>${cook} mins</span></div><div><span>Serves</span> <span>${servings}</span></div>`
const shown = (body: (recipe: ShownRecipe) => string) => (recipe: ShownRecipe) =>
  page(recipe, facts(recipe) + body(recipe))
const toStep = (text: string) => ({ '@type': 'HowToStep', text })
const half = <Item>(items: readonly Item[]) => [items.slice(0, 2), items.slice(2)] as const

/** The shapes recipes have on pages, each with how such a page is written. */
export const PAGE_SHAPES: readonly [string, (recipe: ShownRecipe) => string][] = [
  ['steps as objects', withData(() => ({}))],
  ['steps as texts', withData(({ steps }) => ({ recipeInstructions: steps }))],
  ['steps in one text with breaks', withData(({ steps }) => ({ recipeInstructions: steps.join('\n') }))],
  ['… with blank lines', withData(({ steps }) => ({ recipeInstructions: steps.join('\r\n\r\n') }))],
  ['… with <br>', withData(({ steps }) => ({ recipeInstructions: steps.join('<br />') }))],
  ['… in paragraphs', withData(({ steps }) => ({ recipeInstructions: paragraphs(steps) }))],
  ['… in a list', withData(({ steps }) => ({ recipeInstructions: list('ol', steps) }))],
  ['… in an escaped list', withData(({ steps }) => ({ recipeInstructions: escapeHtml(list('ol', steps)) }))],
  [
    '… numbered',
    withData(({ steps }) => ({
      recipeInstructions: steps.map((step, at) => `${at + 1}. ${step}`).join('\n'),
    })),
  ],
  [
    '… numbered without breaks',
    withData(({ steps }) => ({
      recipeInstructions: steps.map((step, at) => `${at + 1}. ${step}`).join(' '),
    })),
  ],
  [
    '… with Step 1 on lines of their own',
    withData(({ steps }) => ({
      recipeInstructions: steps.map((step, at) => `Step ${at + 1}\n${step}`).join('\n'),
    })),
  ],
  ['all steps in one object', withData(({ steps }) => ({ recipeInstructions: [toStep(steps.join('\n'))] }))],
  ['all steps in one text of a list', withData(({ steps }) => ({ recipeInstructions: [paragraphs(steps)] }))],
  [
    'texts that are numbered',
    withData(({ steps }) => ({ recipeInstructions: steps.map((step, at) => `${at + 1}) ${step}`) })),
  ],
  [
    'texts with labels between them',
    withData(({ steps }) => ({
      recipeInstructions: steps.flatMap((step, at) => [`Step ${at + 1}`, step, '', ' ']),
    })),
  ],
  [
    'steps called Step 1',
    withData(({ steps }) => ({
      recipeInstructions: steps.map((text, at) => ({
        ...toStep(text),
        name: `Step ${at + 1}`,
        image: '/a.jpg',
      })),
    })),
  ],
  [
    'steps called by how they begin',
    withData(({ steps }) => ({
      recipeInstructions: steps.map((text) => ({ ...toStep(text), name: `${text.slice(0, 12)}…` })),
    })),
  ],
  [
    'steps with a name and no text',
    withData(({ steps }) => ({ recipeInstructions: steps.map((name) => ({ '@type': 'HowToStep', name })) })),
  ],
  [
    'steps of directions',
    withData(({ steps }) => ({
      recipeInstructions: steps.map((text) => ({
        '@type': 'HowToStep',
        itemListElement: [{ '@type': 'HowToDirection', text }],
      })),
    })),
  ],
  [
    'steps in a list of items',
    withData(({ steps }) => ({
      recipeInstructions: {
        '@type': 'ItemList',
        itemListElement: steps.map((text, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          item: toStep(text),
        })),
      },
    })),
  ],
  [
    'steps in a section without a name',
    withData(({ steps }) => ({
      recipeInstructions: [{ '@type': 'HowToSection', itemListElement: steps.map(toStep) }],
    })),
  ],
  [
    'steps in a section called Instructions',
    withData(({ steps }) => ({
      recipeInstructions: [
        { '@type': 'HowToSection', name: 'Instructions', itemListElement: steps.map(toStep) },
      ],
    })),
  ],
  [
    'lists inside lists',
    withData(({ steps, ingredients }) => ({
      recipeInstructions: [steps.map(toStep)],
      recipeIngredient: half(ingredients),
    })),
  ],
  ['ingredients in one text', withData(({ ingredients }) => ({ recipeIngredient: ingredients.join('\n') }))],
  [
    'ingredients in one text with <br>',
    withData(({ ingredients }) => ({ recipeIngredient: ingredients.join('<br>') })),
  ],
  [
    'ingredients in one text of a list',
    withData(({ ingredients }) => ({ recipeIngredient: [list('ul', ingredients)] })),
  ],
  [
    'ingredients by their old name',
    withData(({ ingredients }) => ({ recipeIngredient: undefined, ingredients })),
  ],
  [
    'ingredients as objects',
    withData(({ ingredients }) => ({
      recipeIngredient: ingredients.map((name) => ({ '@type': 'HowToSupply', name })),
    })),
  ],
  [
    'ingredients with the page’s own words',
    withData(({ ingredients }) => ({
      recipeIngredient: [
        'Ingredients',
        ...ingredients.map((line) => `▢ ${line} (opens in a new tab)`),
        ' ',
        '-',
        'Calories 796',
        'Protein: 12 g',
        'Sugar: 4 g',
        'Add all to shopping list',
        'US Customary - Metric',
        '1x2x3x',
        '(open in a new tab)',
      ],
    })),
  ],
  [
    'ingredients with spaces of a template',
    withData(({ ingredients }) => ({
      recipeIngredient: ingredients.map((line) => `\n   ${line.replaceAll(' ', '\n    ')} `),
    })),
  ],
  [
    'everything escaped twice',
    (recipe) =>
      page(
        recipe,
        '',
        script(
          JSON.stringify(data(recipe))
            .replaceAll('&', '&amp;amp;')
            .replaceAll('½', '&amp;frac12;')
            .replaceAll('’', '&amp;#8217;'),
        ),
      ),
  ],
  ['the yield as a number', withData(({ servings }) => ({ recipeYield: servings }))],
  ['the yield twice', withData(({ servings }) => ({ recipeYield: [`${servings}`, `${servings} servings`] }))],
  ['the yield in words', withData(({ servings }) => ({ recipeYield: `Serves ${servings} people` }))],
  [
    'the yield by its old name',
    withData(({ servings }) => ({ recipeYield: undefined, yield: `${servings}` })),
  ],
  [
    'times in words',
    withData(({ prep, cook }) => ({ prepTime: `${prep} minutes`, cookTime: `${cook} mins` })),
  ],
  [
    'times with days',
    withData(({ prep, cook }) => ({ prepTime: `P0DT0H${prep}M`, cookTime: `P0Y0M0DT0H${cook}M0.000S` })),
  ],
  [
    'times in seconds',
    withData(({ prep, cook }) => ({ prepTime: `PT${prep * 60}S`, cookTime: `PT${cook * 60}S` })),
  ],
  ['without the time to cook', withData(() => ({ cookTime: undefined }))],
  ['without the time to prepare', withData(() => ({ prepTime: '' }))],
  ['the title only as a headline', withData(({ title }) => ({ name: undefined, headline: title }))],
  ['a type among types', withData(() => ({ '@type': ['NewsArticle', 'Recipe'] }))],
  ['a type as an address', withData(() => ({ '@type': 'http://schema.org/Recipe' }))],
  [
    'a graph with what it refers to',
    (recipe) =>
      page(
        recipe,
        '',
        script(
          JSON.stringify({
            '@graph': [
              { '@type': 'WebPage', '@id': '#p' },
              { '@type': 'Person', '@id': '#a', name: 'Ann' },
              { ...data(recipe), author: { '@id': '#a' } },
            ],
          }),
        ),
      ),
  ],
  [
    'a list of data',
    (recipe) => page(recipe, '', script(JSON.stringify([{ '@type': 'BreadcrumbList' }, data(recipe)]))),
  ],
  [
    'the main thing of a page',
    (recipe) => page(recipe, '', script(JSON.stringify({ '@type': 'WebPage', mainEntity: data(recipe) }))),
  ],
  [
    'other recipes named before it',
    (recipe) =>
      page(
        recipe,
        '',
        script(
          JSON.stringify([
            { '@type': 'ItemList', itemListElement: [{ '@type': 'Recipe', name: 'Another' }] },
          ]),
        ) + script(JSON.stringify(data(recipe))),
      ),
  ],
  [
    'data that names only the recipe',
    (recipe) =>
      page(
        recipe,
        `${facts(recipe)}<h2>Ingredients</h2>${list('ul', recipe.ingredients)}<h2>Method</h2>${list('ol', recipe.steps)}`,
        script(JSON.stringify({ '@type': 'Recipe', name: recipe.title })),
      ),
  ],
  [
    'data with the method in one piece, shown as a list',
    (recipe) =>
      page(
        recipe,
        `<h2>Ingredients</h2>${list('ul', recipe.ingredients)}<h2>Method</h2>${list('ol', recipe.steps)}`,
        script(JSON.stringify({ ...data(recipe), recipeInstructions: recipe.steps.join(' ') })),
      ),
  ],
  ['JSON with bare line breaks', rewritten((json) => json.replaceAll('. ', '.\n'))],
  ['JSON with commas too many', rewritten((json) => json.replaceAll(/(["\]}])(\s*[}\]])/g, '$1,$2'))],
  [
    'JSON with comments',
    rewritten((json) => `/* recipe */\n${json.replace('"prepTime"', '// times\n"prepTime"')}`),
  ],
  ['JSON in CDATA', rewritten((json) => `\n//<![CDATA[\n${json}\n//]]>\n`)],
  ['JSON in an HTML comment', rewritten((json) => `<!--\n${json}\n-->`)],
  ['JSON in a script of another type', rewritten((json) => json, 'application/json')],
  ['JSON in a variable', rewritten((json) => `window.recipe = ${json};`, 'text/javascript')],
  ['JSON escaped as HTML', rewritten((json) => escapeHtml(json))],
  [
    'microdata',
    (recipe) =>
      page(
        recipe,
        `<div itemscope itemtype="https://schema.org/Recipe"><div itemprop="author" itemscope itemtype="https://schema.org/Person">By <span itemprop="name">Ann</span></div>
<h2 itemprop="name">${escapeHtml(recipe.title)}</h2><meta itemprop="prepTime" content="${iso(recipe.prep)}"><time itemprop="cookTime" datetime="${iso(recipe.cook)}">${recipe.cook} min</time>
<span itemprop="recipeYield">${recipe.servings} servings</span>${list('ul', recipe.ingredients, ' itemprop="recipeIngredient"')}${list('ol', recipe.steps, ' itemprop="recipeInstructions"')}</div>`,
      ),
  ],
  [
    'microdata of lists as a whole',
    (recipe) =>
      page(
        recipe,
        `<div itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">${escapeHtml(recipe.title)}</h2><time itemprop="prepTime" datetime="${iso(recipe.prep)}"></time><time itemprop="cookTime" datetime="${iso(recipe.cook)}"></time>
<span itemprop="yield">${recipe.servings}</span>${list('ul', recipe.ingredients, ' itemprop="ingredients"')}<div itemprop="recipeInstructions"><h3>Method</h3><div>${list('ol', recipe.steps)}</div></div></div>`,
      ),
  ],
  [
    'microdata of steps inside marks',
    (recipe) =>
      page(
        recipe,
        `<article itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">${escapeHtml(recipe.title)}</h2><meta itemprop="prepTime" content="${iso(recipe.prep)}"><meta itemprop="cookTime" content="${iso(recipe.cook)}"><meta itemprop="recipeYield" content="${recipe.servings}">
${recipe.ingredients.map((line) => `<p itemprop="recipeIngredient">${escapeHtml(line)}</p>`).join('')}<div itemprop="recipeInstructions">${paragraphs(recipe.steps)}</div></article>`,
      ),
  ],
  [
    'RDFa',
    (recipe) =>
      page(
        recipe,
        `<div vocab="https://schema.org/" typeof="Recipe"><span property="name">${escapeHtml(recipe.title)}</span><meta property="prepTime" content="${iso(recipe.prep)}"><meta property="cookTime" content="${iso(recipe.cook)}"><span property="recipeYield">${recipe.servings}</span>
${list('ul', recipe.ingredients, ' property="recipeIngredient"')}${list('ol', recipe.steps, ' property="recipeInstructions"')}</div>`,
      ),
  ],
  [
    'hRecipe',
    (recipe) =>
      page(
        recipe,
        `<div class="hrecipe"><h2 class="fn">${escapeHtml(recipe.title)}</h2><span class="preptime">${recipe.prep} min<span class="value-title" title="${iso(recipe.prep)}"></span></span><span class="cooktime">${recipe.cook} min</span><span class="yield">${recipe.servings}</span>
${list('ul', recipe.ingredients, ' class="ingredient"')}<div class="instructions">${list('ol', recipe.steps)}</div></div>`,
      ),
  ],
  [
    'h-recipe',
    (recipe) =>
      page(
        recipe,
        `<article class="h-recipe"><h2 class="p-name">${escapeHtml(recipe.title)}</h2><time class="dt-preptime" datetime="${iso(recipe.prep)}"></time><time class="dt-cooktime" datetime="${iso(recipe.cook)}"></time><data class="p-yield">${recipe.servings} servings</data>
${list('ul', recipe.ingredients, ' class="p-ingredient"')}<div class="e-instructions">${paragraphs(recipe.steps)}</div></article>`,
      ),
  ],
  [
    'headings and lists',
    shown(
      ({ ingredients, steps }) =>
        `<h2>Ingredients</h2>${list('ul', ingredients)}<h2>Instructions</h2>${list('ol', steps)}`,
    ),
  ],
  [
    'headings with the title in them',
    shown(
      ({ title, ingredients, steps }) =>
        `<h2>${escapeHtml(title)} Ingredients</h2>${list('ul', ingredients)}<h2>How to make ${escapeHtml(title)}</h2>${list('ol', steps)}`,
    ),
  ],
  [
    'bold words for headings',
    shown(
      ({ ingredients, steps }) =>
        `<p><strong>INGREDIENTS:</strong></p>${list('ul', ingredients)}<p><strong>DIRECTIONS:</strong></p>${list('ol', steps)}`,
    ),
  ],
  [
    'lines with breaks',
    shown(
      ({ ingredients, steps }) =>
        `<p><b>Ingredients</b><br>${ingredients.map(escapeHtml).join('<br>')}</p><p><b>Method</b><br>${steps.map(escapeHtml).join('<br>\n')}</p>`,
    ),
  ],
  [
    'paragraphs',
    shown(
      ({ ingredients, steps }) =>
        `<h3>You will need</h3>${paragraphs(ingredients)}<h3>What to do</h3>${paragraphs(steps)}`,
    ),
  ],
  [
    'a table',
    shown(
      ({ ingredients, steps }) =>
        `<h2>Ingredients</h2><table>${ingredients.map((line) => `<tr><td>${escapeHtml(line)}</td></tr>`).join('')}</table><h2>Preparation</h2>${list('ol', steps)}`,
    ),
  ],
  [
    'div by div',
    shown(
      ({ ingredients, steps }) =>
        `<div class="h">Ingredients</div>${ingredients.map((line) => `<div>${escapeHtml(line)}</div>`).join('')}<div class="h">Directions</div>${steps.map((line) => `<div>${escapeHtml(line)}</div>`).join('')}`,
    ),
  ],
  [
    'steps with headings of their own',
    shown(
      ({ ingredients, steps }) =>
        `<h2>Ingredients</h2>${list('ul', ingredients)}<h2>Method</h2>${steps.map((line, at) => `<h3>Step ${at + 1}</h3><p>${escapeHtml(line)}</p>`).join('')}`,
    ),
  ],
  [
    'numbers in elements of their own',
    shown(
      ({ ingredients, steps }) =>
        `<h2>Ingredients</h2>${list('ul', ingredients)}<h2>Method</h2>${steps.map((line, at) => `<div><div>${at + 1}</div><div>${escapeHtml(line)}</div></div>`).join('')}`,
    ),
  ],
  [
    'pictures between the steps',
    shown(
      ({ ingredients, steps }) =>
        `<h2>Ingredients</h2>${list('ul', ingredients)}<h2>Method</h2>${steps.map((line) => `<p>${escapeHtml(line)}</p><figure><img src="a.jpg" alt="Stirring a pot"><figcaption></figcaption></figure>`).join('')}`,
    ),
  ],
  [
    'WP Recipe Maker without data',
    (recipe) =>
      page(
        recipe,
        `<div class="wprm-recipe-container"><h2 class="wprm-recipe-name">${escapeHtml(recipe.title)}</h2><a href="#">Print Recipe</a><a href="#">Pin Recipe</a>
<div class="wprm-recipe-times-container"><div><span class="wprm-recipe-time-label">Prep Time</span> <span>${recipe.prep} <span>minutes</span> mins</span></div><div><span class="wprm-recipe-time-label">Cook Time</span> <span>${recipe.cook} <span>minutes</span> mins</span></div></div>
<div><span>Servings</span> <span>${recipe.servings}</span> <span>servings</span></div><div class="wprm-recipe-ingredients-container"><h3>Ingredients</h3><button>1x</button><button>2x</button>
<ul>${recipe.ingredients.map((line) => `<li class="wprm-recipe-ingredient"><span class="wprm-checkbox-container"><input type="checkbox"><label>▢</label></span>${escapeHtml(line)}</li>`).join('')}</ul></div>
<div class="wprm-recipe-instructions-container"><h3>Instructions</h3><div>Cook Mode Prevent your screen from going dark</div><ul>${recipe.steps.map((line) => `<li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text">${escapeHtml(line)}</div></li>`).join('')}</ul></div>
<h3>Nutrition</h3><div>Calories: 320kcal | Protein: 12g</div></div>`,
      ),
  ],
  [
    'Tasty Recipes without data',
    (recipe) =>
      page(
        recipe,
        `<div class="tasty-recipes"><h2>${escapeHtml(recipe.title)}</h2><ul><li>Prep Time: ${recipe.prep} minutes</li><li>Cook Time: ${recipe.cook} minutes</li><li>Yield: ${recipe.servings} servings 1x</li></ul>
<div class="tasty-recipes-ingredients"><h3>Ingredients</h3><div>Scale 1x 2x 3x</div>${list('ul', recipe.ingredients)}</div><div class="tasty-recipes-instructions"><h3>Instructions</h3>${list('ol', recipe.steps)}</div><div><h3>Notes</h3><p>Keeps for three days.</p></div></div>`,
      ),
  ],
  [
    'Mediavine Create without data',
    (recipe) =>
      page(
        recipe,
        `<section class="mv-create-card"><h1>${escapeHtml(recipe.title)}</h1><span>Yield: ${recipe.servings} servings</span><div><span>Prep Time</span> <span>${recipe.prep} minutes</span></div><div><span>Cook Time</span> <span>${recipe.cook} minutes</span></div>
<div class="mv-create-ingredients"><h2>Ingredients</h2>${list('ul', recipe.ingredients)}</div><div class="mv-create-instructions"><h2>Instructions</h2>${list('ol', recipe.steps)}</div><h2>Nutrition Information:</h2><span>Calories: 200</span></section>`,
      ),
  ],
  [
    'Jetpack',
    (recipe) =>
      page(
        recipe,
        `<div class="hrecipe jetpack-recipe"><h3 class="jetpack-recipe-title">${escapeHtml(recipe.title)}</h3><ul><li>Servings: ${recipe.servings}</li><li>Prep time: ${recipe.prep} minutes</li><li>Cook time: ${recipe.cook} minutes</li></ul>
<div class="jetpack-recipe-content"><h4>Ingredients</h4>${list('ul', recipe.ingredients)}<h4>Directions</h4>${list('ol', recipe.steps)}</div></div>`,
      ),
  ],
  [
    'German headings',
    shown(
      ({ ingredients, steps }) =>
        `<h2>Zutaten</h2>${list('ul', ingredients)}<h2>Zubereitung</h2>${list('ol', steps)}`,
    ),
  ],
  [
    'French headings',
    shown(
      ({ ingredients, steps }) =>
        `<h2>Ingrédients</h2>${list('ul', ingredients)}<h2>Préparation</h2>${list('ol', steps)}`,
    ),
  ],
  [
    'Spanish headings',
    shown(
      ({ ingredients, steps }) =>
        `<h2>Ingredientes</h2>${list('ul', ingredients)}<h2>Preparación</h2>${list('ol', steps)}`,
    ),
  ],
  [
    'the yield as a quantity',
    withData(({ servings }) => ({
      recipeYield: { '@type': 'QuantitativeValue', value: servings, unitText: 'people' },
    })),
  ],
  [
    'times as objects',
    withData(({ prep, cook }) => ({
      prepTime: { '@type': 'Duration', '@value': iso(prep) },
      cookTime: { '@value': iso(cook) },
    })),
  ],
  [
    'a tip among the steps',
    withData(({ steps }) => ({
      recipeInstructions: [...steps.map(toStep), { '@type': 'HowToTip', text: 'Make it the day before.' }],
    })),
  ],
  [
    'a note among the texts',
    withData(({ steps }) => ({ recipeInstructions: [...steps, 'Note: keeps for three days.'] })),
  ],
  [
    'one section with one object',
    withData(({ steps }) => ({
      recipeInstructions: { '@type': 'HowToSection', name: 'Method', itemListElement: steps.map(toStep) },
    })),
  ],
  [
    'JSON with bare quotation marks',
    rewritten((json) =>
      json.replace('"@context": "https://schema.org"', '"description": "The "best" of all"'),
    ),
  ],
  [
    'two recipes, the second with less',
    (recipe) =>
      page(
        recipe,
        '',
        script(JSON.stringify(data(recipe))) + script(JSON.stringify({ '@type': 'Recipe', name: 'Teaser' })),
      ),
  ],
  [
    'items of two paragraphs',
    shown(
      ({ ingredients, steps }) =>
        `<h2>Ingredients</h2>${list('ul', ingredients)}<h2>Method</h2><ol>${steps
          .map(
            (step) =>
              `<li>${step
                .split(/(?<=\.) /)
                .map((part) => `<p>${escapeHtml(part)}</p>`)
                .join('')}</li>`,
          )
          .join('')}</ol>`,
    ),
  ],
  [
    'numbers inside the items',
    shown(
      ({ ingredients, steps }) =>
        `<h2>Ingredients</h2>${list('ul', ingredients)}<h2>Method</h2><ol>${steps.map((step, at) => `<li><span>${at + 1}</span><p>${escapeHtml(step)}</p></li>`).join('')}</ol>`,
    ),
  ],
  [
    'boxes to tick',
    shown(
      ({ ingredients, steps }) =>
        `<h2>Ingredients</h2><ul>${ingredients.map((line) => `<li><label><input type="checkbox"> ${escapeHtml(line)}</label></li>`).join('')}</ul><h2>Method</h2>${list('ol', steps)}`,
    ),
  ],
  [
    'definitions for facts',
    (recipe) =>
      page(
        recipe,
        `<dl><dt>Prep time</dt><dd>${recipe.prep} min</dd><dt>Cook time</dt><dd>${recipe.cook} min</dd><dt>Serves</dt><dd>${recipe.servings}</dd></dl><h2>Ingredients</h2>${list('ul', recipe.ingredients)}<h2>Method</h2>${list('ol', recipe.steps)}`,
      ),
  ],
  [
    'tabs for headings',
    shown(
      ({ ingredients, steps }) =>
        `<div><button>Ingredients</button><button>Method</button></div>${list('ul', ingredients)}${list('ol', steps)}`,
    ),
  ],
  [
    'ingredients told about before they are listed',
    shown(
      ({ ingredients, steps }) =>
        `<h2>Ingredients you’ll need</h2><ul><li><b>The best</b> – you can find</li><li><b>Some</b> – of everything</li><li><b>Time</b> – enough</li></ul><p>Read on.</p><h2>Ingredients</h2>${list('ul', ingredients)}<h2>Directions</h2>${list('ol', steps)}`,
    ),
  ],
  [
    'a plugin’s version behind the steps',
    shown(
      ({ ingredients, steps }) =>
        `<h3>Ingredients</h3>${list('ul', ingredients)}<h3>Instructions</h3>${list('ol', steps)}<div>3.5.3208</div><div>Enjoy!</div>`,
    ),
  ],
  [
    'Italian headings',
    shown(
      ({ ingredients, steps }) =>
        `<h2>Ingredienti</h2>${list('ul', ingredients)}<h2>Preparazione</h2>${list('ol', steps)}`,
    ),
  ],
  [
    'Swedish headings',
    shown(
      ({ ingredients, steps }) =>
        `<h2>Ingredienser</h2>${list('ul', ingredients)}<h2>Gör så här</h2>${list('ol', steps)}`,
    ),
  ],
]
