import { describe, expect, test } from 'vitest'
import { CONTENT_LIMITS } from '../../src/domain/items/limits.ts'
import type { Finding } from '../../src/domain/proofreader/finding.ts'
import { siteReadingLine } from '../../src/domain/proofreader/proofread-calls.ts'
import { type AdminClient, openAdminClient } from '../support/admin-client.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { openAppForEach } from '../support/app-for-each.ts'
import { openCoachSite } from '../support/coach-site.ts'
import { NOW } from '../support/factories.ts'

describe('read over the API', () => {
  let app: TestApp
  let ask: AdminClient
  openAppForEach(
    () => openTestApp({ now: NOW }),
    async (opened) => {
      app = opened
      ask = await openAdminClient(app)
    },
  )

  async function read(kind: 'articles' | 'recipes', body: object): Promise<Finding[]> {
    const answer = await ask('POST', `/${kind}/proofread`, body)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().findings
  }

  const PICTURE = { featured_image_url: '/favicon.svg', featured_image_alt: 'A chair by a window' }
  const ARTICLE = { title: 'Hips', slug: 'hips', excerpt: 'Five minutes, twice a day.', ...PICTURE }
  const RECIPE = {
    title: 'Peaches',
    slug: 'peaches',
    description: 'Warm peaches.',
    ...PICTURE,
    prep_time_minutes: 15,
    cook_time_minutes: 25,
    servings: 4,
    ingredients: [
      { amount: '4', unit: 'whole', ingredient: 'peaches' },
      { amount: '2', unit: 'tbsp', ingredient: 'honey' },
    ],
    instructions: ['Halve the peaches and add the honey.', 'Bake at 190 °C for 25 minutes.'],
  }

  test('correct texts have no findings', async () => {
    expect(
      await read('articles', { ...ARTICLE, content: 'Sit well.\n\n## Stand\n\nStand up twice.' }),
    ).toEqual([])
    expect(await read('recipes', RECIPE)).toEqual([])
  })

  // PROOF-FINDING-1, PROOF-API-1
  test('positions are UTF-16 offsets in the sent text, and a fix is the field’s better value', async () => {
    const content = '\n\n🍅 Sit in a hour. Sit sit well.\r\n'
    const found = await read('articles', { ...ARTICLE, content })
    expect(found.map(({ rule, start, end }) => [rule, content.slice(start, end)])).toEqual([
      ['wrong-article', 'a'],
      ['repeated-word', 'Sit sit'],
    ])
    for (const { fix, rule } of found) {
      expect(fix?.field).toBe('content')
      const mended = await read('articles', { ...ARTICLE, content: fix?.value })
      expect(mended.map((finding) => finding.rule)).not.toContain(rule)
    }
  })

  const LONG = `${'word '.repeat(40)}word.`
  const ALT = `![Image of a chair](/favicon.svg)`
  test.each([
    ['a picture without alt text', '![](/favicon.svg)', '![](/favicon.svg)'],
    ['alt text that says image of', ALT, ALT],
    ['a skipped level', '## One\n\nWords.\n\n#### Two\n\nWords.', '#### Two'],
    ['a link that leads nowhere', 'See [the plan]().', '[the plan]()'],
    ['a link to a missing page', 'See [the walk](/blog/gone).', '[the walk](/blog/gone)'],
    ['a missing page in an unknown folder', 'See [the walk](/pages/old).', '[the walk](/pages/old)'],
    ['a sign of a heading', 'Sit.\n\n\\## Stand', '\\##'],
    ['a claim about an organ', 'It heals your gut.', 'heals your gut'],
    ['a missing page deeper down', 'See [day nine](/plan/9).', '[day nine](/plan/9)'],
    ['a link that says here', 'Read it [here](/about).', '[here](/about)'],
    ['a health claim', 'This cures arthritis.', 'cures arthritis'],
    ['an effect without a source', 'It lowers your blood pressure.', 'lowers your blood pressure'],
    ['a sentence of 41 words', LONG, LONG],
    ['the same word twice', 'Stand on the the mat.', 'the the'],
    ['last week', 'I ran last week.', 'last week'],
    ['a date', 'Come on 12 May 2026.', 'on 12 May 2026'],
  ])('%s', async (_, content, words) => {
    const found = await read('articles', { ...ARTICLE, content })
    expect(found.map(({ field, start, end }) => [field, content.slice(start, end)])).toContainEqual([
      'content',
      words,
    ])
  })

  test.each([
    ['a sentence of 40 words', `${'one two '.repeat(19)}three four.`],
    ['a claim with its source', 'It cures arthritis, [says the review](https://example.org/review).'],
    ['a claim beside the disclaimer', 'It lowers blood pressure.\n\nThis is not medical advice.'],
    ['a claim denied', 'Nothing here cures arthritis.'],
    ['a page that is there', 'See [the plan](/plan/3), [all recipes](/recipes?diet=vegan#top).'],
    ['words that may come twice', 'I know that that is so, and she had had enough.'],
    ['history', 'In 2019 I moved; the study was published on 12 May 2021.'],
    ['code', '`the the`'],
  ])('%s has no finding', async (_, content) => {
    expect(await read('articles', { ...ARTICLE, content })).toEqual([])
  })

  const step = (...instructions: string[]) => ({ instructions })
  test.each<[string, object, string]>([
    ['an ingredient no step uses', step('Halve the peaches.'), 'ingredients.1.ingredient'],
    ['a food not listed', step(...RECIPE.instructions, 'Add the butter.'), 'instructions.2.instruction'],
    [
      'a food it is topped with',
      step(...RECIPE.instructions, 'Top with ricotta.'),
      'instructions.2.instruction',
    ],
    ['servings missing', { servings: null }, 'servings'],
    ['preparation time missing', { prep_time_minutes: null }, 'prep_time_minutes'],
    ['times that do not add up', { cook_time_minutes: 10 }, 'cook_time_minutes'],
    ['far too long', { cook_time_minutes: 90 }, 'cook_time_minutes'],
    ['cooking time missing', { cook_time_minutes: 0 }, 'cook_time_minutes'],
    [
      'an oven without temperature',
      step(RECIPE.instructions[0] ?? '', 'Bake for 25 minutes.'),
      'instructions.1.instruction',
    ],
    ['vegan with honey', { dietary_tags: ['quick', 'vegan'] }, 'dietary_tags.1'],
    [
      'gluten-free with flour',
      {
        dietary_tags: ['gluten-free'],
        allergens: ['gluten'],
        ingredients: [...RECIPE.ingredients, { amount: '100', unit: 'g', ingredient: 'flour' }],
        ...step('Rub the flour and honey over the peaches.', RECIPE.instructions[1] ?? ''),
      },
      'dietary_tags.0',
    ],
    [
      'an allergen not named',
      {
        ingredients: [...RECIPE.ingredients, { amount: '50', unit: 'g', ingredient: 'butter' }],
        ...step('Add butter and honey to the peaches.', RECIPE.instructions[1] ?? ''),
      },
      'allergens',
    ],
    [
      'an amount that cannot scale',
      { ingredients: [{ amount: 'some', unit: '', ingredient: 'peaches' }, RECIPE.ingredients[1]] },
      'ingredients.0.amount',
    ],
    ['a passive step', step('The honey is added to the peaches.'), 'instructions.0.instruction'],
    ['a title for results that is too long', { meta_title: 'a'.repeat(61) }, 'meta_title'],
    [
      'a description that is too long',
      { meta_description: `${'one two '.repeat(20)}three.` },
      'meta_description',
    ],
  ])('%s', async (_, change, field) => {
    const found = await read('recipes', { ...RECIPE, ...change })
    expect(found.map((finding) => finding.field)).toContain(field)
    for (const { fix } of found.filter((one) => one.field === field && one.fix)) {
      if (!fix || fix.field.includes('.')) continue
      const mended = await read('recipes', { ...RECIPE, ...change, [fix.field]: fix.value })
      expect(mended.map((finding) => finding.field)).not.toContain(field)
    }
  })

  test('titles and meta texts used by other items are found, the item’s own are not', async () => {
    const meta = {
      meta_title: 'Slow hips',
      meta_description: 'How to sit a whole day and stand up in the evening.',
    }
    const { id } = (await ask('POST', '/articles', { ...ARTICLE, ...meta, content: 'Sit well.' })).json()
    const body = { ...ARTICLE, ...meta, content: 'Sit well.' }
    const taken = ['title-taken', 'meta-title-taken', 'meta-description-taken']
    const rules = async (fields: object) => (await read('articles', fields)).map(({ rule }) => rule)
    expect(await rules({ ...body, slug: 'another' })).toEqual(taken)
    expect(await rules({ ...body, slug: undefined })).toEqual(taken)
    expect(await rules(body)).toEqual([])
    expect(await rules({ ...body, id, slug: 'moved' })).toEqual([])
    // Omitted fields are taken from the store.
    expect(await rules({ id, content: 'Sit sit.' })).toEqual(['repeated-word'])
  })

  // PROOF-FINDING-2
  test('a key is stable when the preceding text changes, and excludes its finding', async () => {
    const [found] = await read('articles', { ...ARTICLE, content: 'Stand on the the mat.' })
    const content = 'Something new.\n\nStand on the the mat. And on on the chair.'
    const ignored_findings = [found?.key ?? '']
    const left = await read('articles', { ...ARTICLE, content, ignored_findings })
    expect(left.map(({ start, end }) => content.slice(start, end))).toEqual(['on on'])
  })

  test('an incomplete draft is proofread, and nothing is stored', async () => {
    expect((await read('articles', { title: '' })).map(({ rule }) => rule)).toContain('summary-missing')
    expect((await read('recipes', {})).map(({ rule }) => rule)).toContain('ingredients-missing')
    expect((await ask('GET', '/articles')).json().total).toBe(0)
  })

  test('malformed and hostile bodies get a clear answer, and the site stays responsive', async () => {
    const refused = async (kind: string, body: object, status = 400) => {
      const answer = await ask('POST', `/${kind}/proofread`, body)
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(status)
      expect(answer.json().error).toMatch(/\w+ \w+/)
    }
    await refused('articles', { title: 3 })
    await refused('recipes', { ingredients: 'peaches' })
    await refused('articles', { content: 'a'.repeat(CONTENT_LIMITS.content + 1) })
    await refused('articles', { ignored_findings: Array(CONTENT_LIMITS.ignoredFindings + 1).fill('a') })
    await refused('articles', { content: 'a'.repeat(5_000_000) }, 413)
    const nested = await read('articles', { ...ARTICLE, content: '> '.repeat(5_000) })
    expect(nested.map(({ rule }) => rule)).toEqual(['unreadable-text'])
    // With a finding at every word the response stays small.
    const content = 'Well done !! '.repeat(15_000)
    const [answer, health] = await Promise.all([
      ask('POST', '/articles/proofread', { ...ARTICLE, content }),
      app.server.inject('/healthz'),
    ])
    expect(health.statusCode).toBe(200)
    expect([200, 400]).toContain(answer.statusCode)
    expect(answer.body.length).toBeLessThan(4_000_000)
  })

  // PROOF-API-3
  test('the whole site is proofread once, with one line per finding, without the texts', async () => {
    await ask('POST', '/articles', { ...ARTICLE, content: 'Stand on the the mat.' })
    await ask('POST', '/recipes', { ...RECIPE, dietary_tags: ['vegan'] })
    await ask('POST', '/articles', { ...ARTICLE, title: 'Right', slug: 'right', content: 'Sit well.' })
    const answer = await ask('GET', '/proofread')
    expect(answer.headers['content-type']).toContain('application/x-ndjson')
    const lines = answer.body
      .trim()
      .split('\n')
      .map((line) => siteReadingLine.parse(JSON.parse(line)))
    expect(lines.at(-1)).toEqual({ type: 'done', total: 3 })
    expect(lines.slice(0, -1)).toMatchObject([{ done: 1 }, { done: 2 }, { done: 3, total: 3 }])
    const items = lines.flatMap((line) => (line.type === 'read' && line.item ? [line.item] : []))
    expect(
      items.map(({ kind, title, findings }) => [kind, title, findings.map(({ rule }) => rule)]).sort(),
    ).toEqual([
      ['article', 'Hips', ['repeated-word']],
      ['recipe', 'Peaches', ['tag-contradicted']],
    ])
    expect(answer.body).not.toContain('"fix"')
  })

  test('a session is required', async () => {
    for (const path of ['articles/proofread', 'recipes/proofread'])
      expect(
        (await app.server.inject({ method: 'POST', url: `/api/admin/${path}`, payload: {} })).statusCode,
      ).toBe(401)
    for (const path of ['proofread', 'proofread/facts'])
      expect((await app.server.inject(`/api/admin/${path}`)).statusCode).toBe(401)
  })
})

describe.each(['sqlite', 'postgres'] as const)('what is ignored, on %s', (database) => {
  let app: TestApp
  let ask: AdminClient
  openCoachSite(database, NOW, (opened, client) => {
    app = opened
    ask = client
  })

  // PROOF-FINDING-4
  test.each([
    ['articles', 'article', '/blog'],
    ['recipes', 'recipe', '/recipes'],
  ])(
    '%s: written by a save, read only by the coach, unchanged by a restored revision',
    async (table, one, folder) => {
      const keys = ['repeated-word-1a', 'long-sentence-2b']
      const body = { title: 'Hips', slug: 'hips', status: 'published', ignored_findings: keys }
      const { id } = (await ask('POST', `/${table}`, body)).json()
      const read = async () => (await ask('GET', `/${table}/${id}`)).json()[one].ignored_findings
      expect(await read()).toEqual(keys)

      await ask('PUT', `/${table}/${id}`, { title: 'Hips and more' })
      expect(await read()).toEqual(keys)
      await ask('PUT', `/${table}/${id}`, { ignored_findings: ['other-3c'] })
      const { revisions } = (await ask('GET', `/${table}/${id}/revisions`)).json()
      expect(revisions[0].changed_fields).toEqual(['ignored_findings'])
      const restored = await ask('POST', `/${table}/${id}/revisions/${revisions.at(-1).id}/restore`)
      expect(restored.json()[one].title).toBe('Hips')
      expect(await read()).toEqual(['other-3c'])

      const { token } = { token: (await ask('POST', `/${table}/${id}/preview-link`)).json().preview_link.url }
      const readers = [
        `/api/public/${table}/hips`,
        `/api/public/${table}`,
        `${folder}/hips`,
        new URL(token).pathname,
      ]
      for (const url of readers) {
        const answer = await app.server.inject(url)
        expect(answer.statusCode).toBe(200)
        expect(answer.body).not.toContain('ignored_findings')
      }

      const many = Array.from({ length: CONTENT_LIMITS.ignoredFindings + 1 }, (_, at) => `rule-${at}`)
      for (const ignored_findings of [many, ['a'.repeat(CONTENT_LIMITS.ignoredFinding + 1)], 'all', [1]])
        expect((await ask('PUT', `/${table}/${id}`, { ignored_findings })).statusCode).toBe(400)
      expect(await read()).toEqual(['other-3c'])
    },
  )
})
