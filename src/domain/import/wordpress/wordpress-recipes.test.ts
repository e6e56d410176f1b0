import { expect, test } from 'vitest'
import { readWxrItem } from './read-wxr.ts'
import { gatherReferences, readWxrHead, splitWxr } from './wxr-site.ts'

const HEAD = `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title>
<wp:base_blog_url>https://old.example.com</wp:base_blog_url>`
const DATE = '<wp:post_date_gmt>2023-05-01 08:00:00</wp:post_date_gmt>'

interface Post {
  id: number
  type: string
  title?: string
  content?: string
  status?: string
  meta?: Record<string, string>
  more?: string
}

function makeItem({
  id,
  type,
  title = 'A post',
  content = '',
  status = 'publish',
  meta = {},
  more = '',
}: Post) {
  const metas = Object.entries(meta).map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`,
  )
  return `<item><title>${title}</title><guid>g${id}</guid><wp:post_id>${id}</wp:post_id><wp:status>${status}</wp:status>
<wp:post_type>${type}</wp:post_type>${DATE}<content:encoded><![CDATA[${content}]]></content:encoded>${metas.join('')}${more}</item>`
}

const attachment = (id: number, parent = 0) =>
  makeItem({
    id,
    type: 'attachment',
    meta: { _wp_attachment_image_alt: `Picture ${id}` },
    more: `<wp:attachment_url>https://old.example.com/${id}.jpg</wp:attachment_url><wp:post_parent>${parent}</wp:post_parent>`,
  })

/** Returns the articles and recipes of a file, in order. */
function readAll(...items: string[]) {
  const text = `${HEAD}${items.join('')}</channel></rss>`
  const parts = splitWxr(text)
  const site = readWxrHead(parts)
  const pieces = parts.items.map(([start, end]) => text.slice(start, end))
  for (const piece of pieces) gatherReferences(site, piece)
  return pieces.flatMap((piece) => {
    const entry = readWxrItem(site, piece)
    return entry.kind === 'item' ? [entry.item] : []
  })
}

type Php = string | number | Php[] | { [key: string]: Php }
function serialize(value: Php): string {
  if (typeof value === 'number') return `i:${value};`
  if (typeof value === 'string') return `s:${Buffer.byteLength(value)}:"${value}";`
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return `a:${entries.length}:{${entries.map(([key, one]) => serialize(key) + serialize(one)).join('')}}`
}

const SOUP: Post = {
  id: 12,
  type: 'wprm_recipe',
  title: 'Tomato &amp; basil soup',
  content: '<p>Warm and <em>simple</em>.</p>',
  more: '<wp:post_name>wprm-tomato-basil-soup</wp:post_name><category domain="wprm_course">Soups</category><category domain="wprm_keyword">vegan</category>',
  meta: {
    wprm_servings: '4',
    wprm_servings_unit: 'people',
    wprm_prep_time: '10',
    wprm_cook_time: '25',
    wprm_custom_time: '60',
    wprm_custom_time_label: 'Chill',
    wprm_notes: '<p>Keeps <b>3 days</b>.</p><p>Freezes well.</p>',
    wprm_ingredients: serialize([
      {
        name: 'For the soup',
        ingredients: [
          { amount: '1½', unit: 'kg', name: 'tomatoes', notes: 'ripe – “San Marzano”', id: 3 },
          { amount: '2', unit: '', name: '<a href="https://x.example">onions</a>', notes: '' },
        ],
      },
      { name: '', ingredients: [{ amount: '', unit: '', name: 'salt', notes: '' }] },
    ]),
    wprm_instructions: serialize([
      { name: 'Soup:', instructions: [{ text: '<p>Chop the onions.</p>', image: 0 }, { text: 'Boil.' }] },
    ]),
    _thumbnail_id: '77',
  },
}

// IMPORT-RECIPE-1
test('a WP Recipe Maker recipe becomes a recipe, and its post an article that links to it', () => {
  const content = `<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->
<!-- wp:wp-recipe-maker/recipe {"id":12} -->[wprm-recipe id="12"]<!-- /wp:wp-recipe-maker/recipe -->`
  const post = makeItem({ id: 20, type: 'post', title: 'Soup days', content })
  const [article, recipe] = readAll(post, makeItem(SOUP), attachment(77))
  expect(article?.fields?.input).toMatchObject({
    content: 'Before\n\n[Tomato & basil soup](/recipes/tomato-basil-soup)',
  })
  expect(article?.warnings).toEqual([])
  expect(recipe).toMatchObject({
    kind: 'recipe',
    title: 'Tomato & basil soup',
    problem: null,
    category: 'Soups',
    origin: 'wordpress:g12',
    featured_picture: { url: 'https://old.example.com/77.jpg', alt: 'Picture 77' },
    fields: {
      input: {
        slug: 'tomato-basil-soup',
        description: 'Warm and simple.',
        prep_time_minutes: 10,
        cook_time_minutes: 25,
        servings: 4,
        status: 'published',
        published_at: '2023-05-01T08:00:00.000Z',
        notes: 'Keeps 3 days.\nFreezes well.\nChill: 60 minutes.',
        dietary_tags: ['vegan'],
        ingredients: [
          { amount: '', unit: '', ingredient: 'For the soup:' },
          { amount: '1½', unit: 'kg', ingredient: 'tomatoes, ripe – “San Marzano”' },
          { amount: '2', unit: 'whole', ingredient: 'onions' },
          { amount: '', unit: '', ingredient: 'salt' },
        ],
        instructions: [
          { step: 1, instruction: 'Soup: Chop the onions.' },
          { step: 2, instruction: 'Boil.' },
        ],
      },
    },
  })
})

test('a recipe shown only in drafts is a draft, and gets the picture of its post', () => {
  const { _thumbnail_id, ...meta } = SOUP.meta ?? {}
  const post = (status: string) =>
    makeItem({
      id: 20,
      type: 'post',
      status,
      content: '[wprm-recipe id=12]',
      meta: { _thumbnail_id: '77' },
    })
  const recipe = makeItem({ ...SOUP, meta })
  const [, draft] = readAll(post('draft'), recipe, attachment(77))
  expect(draft?.fields?.input).toMatchObject({ status: 'draft', published_at: null })
  expect(draft?.featured_picture?.url).toBe('https://old.example.com/77.jpg')
  const [, shown] = readAll(post('publish'), makeItem({ ...SOUP, status: 'draft' }))
  expect(shown?.fields?.input).toMatchObject({ status: 'published' })
})

test('the equipment of a recipe becomes a note, and a film that stays behind is named', () => {
  const wprm_equipment = serialize([{ id: 1, name: 'Large <b>pot</b>' }, { name: '' }, { name: 'Blender' }])
  const meta = { ...SOUP.meta, wprm_equipment, wprm_video_embed: 'https://youtu.be/dQw4w9WgXcQ' }
  const [recipe] = readAll(makeItem({ ...SOUP, meta }))
  expect(recipe?.fields?.input).toMatchObject({
    notes: 'Keeps 3 days.\nFreezes well.\nEquipment: Large pot, Blender.\nChill: 60 minutes.',
  })
  expect(recipe?.warnings).toContain('Its film stays behind.')
})

test('the plugin’s fallback HTML of a recipe is also replaced by the link', () => {
  const content = 'A\n\n<!--WPRM Recipe 12--><div><ul><li>1 onion</li></ul></div><!--End WPRM Recipe-->\n\nB'
  const [article] = readAll(makeItem({ id: 20, type: 'post', content }), makeItem(SOUP))
  expect(article?.fields?.input).toMatchObject({
    content: 'A\n\n[Tomato & basil soup](/recipes/tomato-basil-soup)\n\nB',
  })
})

// IMPORT-RECIPE-2
test('a recipe missing from the file, and a Mediavine Create recipe, are reported', () => {
  const content = '[wprm-recipe id="99"] [wprm-recipe-jump] [mv_create key="3" type="recipe"]'
  const [article] = readAll(makeItem({ id: 20, type: 'post', content }))
  expect(article?.warnings).toEqual([
    expect.stringMatching(/Mediavine/),
    'Left out, because only WordPress can fill it: [wprm-recipe].',
  ])
})

test('a Tasty Recipes recipe becomes a recipe', () => {
  const meta = {
    description: 'Green and <i>good</i>.',
    ingredients:
      '<h4>For the salad</h4><ul><li>2 cups <b>kale</b></li><li>1 avocado</li></ul><p><strong>Dressing</strong></p><ul><li>2 tbsp oil</li></ul>',
    instructions: '<h4>Salad</h4><ol><li>Wash the kale.</li><li>Cut.</li></ol>',
    notes: '<p>Eat fresh.</p>',
    prep_time: '15 minutes',
    cook_time: '',
    yield: '2 servings',
    keywords: 'quick, green',
    category: 'Salads',
  }
  const salad = makeItem({ id: 5, type: 'tasty_recipe', title: 'Kale salad', meta })
  const content = 'Try it:\n\n<!-- wp:wp-tasty/tasty-recipe {"id":5,"lastUpdated":1} /-->'
  const [article, recipe] = readAll(makeItem({ id: 20, type: 'post', content }), salad)
  expect(article?.fields?.input).toMatchObject({
    content: expect.stringContaining('[Kale salad](/recipes/kale-salad)'),
  })
  expect(recipe?.fields?.input).toMatchObject({
    title: 'Kale salad',
    description: 'Green and good.',
    prep_time_minutes: 15,
    cook_time_minutes: 0,
    servings: 2,
    notes: 'Eat fresh.',
    meta_keywords: ['quick', 'green'],
    ingredients: [
      { amount: '', unit: '', ingredient: 'For the salad:' },
      { amount: '2', unit: 'cups', ingredient: 'kale' },
      { amount: '1', unit: 'whole', ingredient: 'avocado' },
      { amount: '', unit: '', ingredient: 'Dressing:' },
      { amount: '2', unit: 'tbsp', ingredient: 'oil' },
    ],
    instructions: [{ instruction: 'Salad: Wash the kale.' }, { instruction: 'Cut.' }],
  })
})

test.each([
  [{ wprm_cook_time: '40' }, 1, 40, 'It gave no preparation time, which stands as 1 minute.'],
  [{ wprm_cook_time: '40', wprm_total_time: '50' }, 10, 40, null],
  [{ wprm_total_time: '40' }, 1, 40, 'It gave no preparation time, which stands as 1 minute.'],
  [{}, 15, 30, 'It gave no times: 15 minutes stand for preparing, 30 for cooking.'],
])('the times of a recipe are read as stated: %j', (times, prep, cook, warning) => {
  const meta = { ...times, wprm_instructions: serialize([{ name: '', instructions: [{ text: 'Simmer.' }] }]) }
  const [recipe] = readAll(makeItem({ id: 12, type: 'wprm_recipe', title: 'Soup', meta }))
  expect(recipe?.fields?.input).toMatchObject({ prep_time_minutes: prep, cook_time_minutes: cook })
  if (warning) expect(recipe?.warnings).toContain(warning)
  else expect(recipe?.warnings.join(' ')).not.toMatch(/time/)
})

test('malformed lists in a recipe are dropped, the recipe is kept', () => {
  const meta = { wprm_ingredients: 'a:9:{rubbish', wprm_instructions: '[[[', wprm_servings: 'many' }
  const [recipe] = readAll(makeItem({ id: 12, type: 'wprm_recipe', title: 'Soup', meta }))
  expect(recipe).toMatchObject({ problem: null, fields: { input: { ingredients: [], instructions: [] } } })
  expect(recipe?.warnings).toContain('No ingredients were found.')
})

// IMPORT-PICTURE-2
test('galleries become pictures, found by their ids or as uploads of the post', () => {
  const content = 'A [gallery columns="2" ids="77,78,99"] B'
  const [listed] = readAll(makeItem({ id: 20, type: 'post', content }), attachment(77), attachment(78))
  const shown = [77, 78].map((id) => `![Picture ${id}](https://old.example.com/${id}.jpg)`)
  expect(listed?.fields?.input).toMatchObject({ content: ['A', ...shown, 'B'].join('\n\n') })
  expect(listed?.pictures).toHaveLength(2)
  expect(listed?.warnings).toEqual(['1 picture of a gallery is not in the file.'])
  const [own] = readAll(
    makeItem({ id: 20, type: 'post', content: '[gallery]' }),
    attachment(77, 20),
    attachment(78, 21),
  )
  expect(own?.fields?.input).toMatchObject({ content: shown[0] })
  const block = `<!-- wp:gallery {"ids":[77]} --><ul class="blocks-gallery-grid"><li class="blocks-gallery-item"><figure><img src="https://old.example.com/77.jpg" alt="Picture 77"></figure></li></ul><!-- /wp:gallery -->`
  expect(readAll(makeItem({ id: 20, type: 'post', content: block }))[0]?.fields?.input).toMatchObject({
    content: shown[0],
  })
})
