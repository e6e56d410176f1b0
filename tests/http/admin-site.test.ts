import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { DEFAULT_SETTINGS, defaultSettingsFor } from '../../src/domain/site/default-settings.ts'
import { overviewSchema } from '../../src/domain/site/overview-calls.ts'
import { addMessage } from '../../src/server/store/contact/messages.ts'
import { subscribeAddress } from '../../src/server/store/newsletter/subscribers.ts'
import { type AdminClient, openAdminClient } from '../support/admin-client.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { openAppForEach } from '../support/app-for-each.ts'
import { FUTURE, NOW, PAST } from '../support/factories.ts'

let app: TestApp
let ask: AdminClient

async function begin(opened: TestApp) {
  app = opened
  ask = await openAdminClient(app)
}
/** For a test that needs a differently configured app. */
async function open(environment: Record<string, string>) {
  await begin(await openTestApp({ now: NOW, environment }))
  onTestFinished(() => app.close())
}

const read = (path: string) => app.server.inject(path)

describe('categories', () => {
  openAppForEach(() => openTestApp({ now: NOW }), begin)
  const list = async () => (await ask('GET', '/categories')).json().categories

  // ADMIN-TAXONOMY-1
  test('are listed with counts of all statuses', async () => {
    await ask('POST', '/articles', { title: 'A', slug: 'a', category_id: 3 })
    await ask('POST', '/recipes', { title: 'R', slug: 'r', category_id: 3, status: 'published' })
    expect((await list()).map(({ name }: { name: string }) => name)).toEqual([
      'Nutrition',
      'Workouts',
      'Wellness',
      'Recipes',
    ])
    expect((await list())[2]).toEqual({
      id: 3,
      name: 'Wellness',
      slug: 'wellness',
      color: expect.any(String),
      icon: expect.any(String),
      is_active: true,
      articles: 1,
      recipes: 1,
    })
  })

  test('are created, renamed, recoloured, deactivated and deleted', async () => {
    const made = await ask('POST', '/categories', { name: ' Café  talk ', color: '#ABCDEF', icon: 'coffee' })
    expect(made.statusCode).toBe(201)
    const { id, category } = made.json()
    expect(category).toMatchObject({ id, name: 'Café talk', slug: 'cafe-talk', is_active: true, articles: 0 })
    const changed = await ask('PUT', `/categories/${id}`, { name: 'Talk', is_active: false })
    expect(changed.json().category).toMatchObject({ name: 'Talk', slug: 'cafe-talk', color: '#ABCDEF' })
    expect((await ask('GET', `/categories/${id}`)).json().category.is_active).toBe(false)
    expect((await read('/api/public/categories')).body).not.toContain('Talk')
    expect((await ask('DELETE', `/categories/${id}`)).statusCode).toBe(204)
    expect((await ask('DELETE', `/categories/${id}`)).statusCode).toBe(404)
    expect((await ask('PUT', `/categories/${id}`, { name: 'x' })).statusCode).toBe(404)
  })

  test('have a unique name and slug', async () => {
    const name = await ask('POST', '/categories', { name: 'WELLNESS' })
    expect([name.statusCode, name.json().details[0].field]).toEqual([409, 'name'])
    const slug = await ask('POST', '/categories', { name: 'Other', slug: 'wellness' })
    expect(slug.json()).toMatchObject({ details: [{ field: 'slug' }], suggestion: 'wellness-2' })
    const made = await ask('POST', '/categories', { name: 'Wéllness' })
    expect(made.json().category.slug).toBe('wellness-2')
    expect((await ask('POST', '/categories', { name: '日本' })).json().category.slug).toBe('category')
    expect((await ask('PUT', '/categories/1', { name: 'workouts' })).statusCode).toBe(409)
    expect((await ask('PUT', '/categories/1', { name: 'nutrition' })).statusCode).toBe(200)
  })

  test.each([
    [{}, 'name', 'Name is required'],
    [{ name: '  ' }, 'name', 'Name is required'],
    [{ name: 7 }, 'name', 'Name must be text'],
    [{ name: 'x'.repeat(61) }, 'name', expect.stringContaining('60')],
    [{ name: 'a\u0000' }, 'name', expect.any(String)],
    [{ name: 'A', color: 'red;background:url(x)' }, 'color', expect.any(String)],
    [{ name: 'A', slug: 'A B' }, 'slug', expect.any(String)],
    [{ name: 'A', is_active: 'no' }, 'is_active', expect.any(String)],
  ])('%o is refused at its field', async (body, field, message) => {
    const response = await ask('POST', '/categories', body)
    expect(response.statusCode).toBe(400)
    expect(response.json().details[0]).toEqual({ field, message })
  })

  test('a used category is not deleted but merged, and its items are found under the new name', async () => {
    const { article } = (
      await ask('POST', '/articles', { title: 'A', slug: 'a', category_id: 2, status: 'published' })
    ).json()
    await ask('POST', '/recipes', { title: 'R', slug: 'r', category_id: 2 })
    const refused = await ask('DELETE', '/categories/2')
    expect(refused.statusCode).toBe(409)
    expect(refused.json().error).toContain('1 article and 1 recipe')
    const section = async () => /"articleSection":"(\w+)"/.exec((await read('/blog/a')).body)?.[1]
    expect(await section()).toBe('Workouts')

    const merged = await ask('POST', '/categories/2/merge', { into: 3 })
    expect(merged.json().category).toMatchObject({ id: 3, articles: 1, recipes: 1 })
    expect((await list()).map(({ id }: { id: number }) => id)).toEqual([1, 3, 4])
    expect((await ask('GET', `/articles/${article.id}`)).json().article.category_name).toBe('Wellness')
    expect(await section()).toBe('Wellness')
    expect((await read('/api/public/search?q=wellness')).json().total).toBe(1)
    expect((await read('/api/public/search?q=workouts')).json().total).toBe(0)
  })

  test.each([
    ['/categories/1/merge', { into: 1 }, 400],
    ['/categories/1/merge', { into: 99 }, 404],
    ['/categories/99/merge', { into: 1 }, 404],
    ['/categories/1/merge', { into: 'x' }, 400],
    ['/categories/1/merge', {}, 400],
  ])('%s with %o is a %i', async (path, body, status) => {
    expect((await ask('POST', path, body)).statusCode).toBe(status)
    expect(await list()).toHaveLength(4)
  })
})

describe('authors', () => {
  openAppForEach(() => openTestApp({ now: NOW }), begin)

  test('are created, changed, merged and deleted', async () => {
    const made = await ask('POST', '/authors', {
      name: 'Anna Berg',
      bio: 'Runs.\nSwims.',
      social_links: { instagram: 'https://instagram.com/anna', tiktok: '' },
    })
    expect(made.statusCode).toBe(201)
    expect(made.json()).toEqual({
      id: expect.any(Number),
      author: {
        id: made.json().id,
        name: 'Anna Berg',
        bio: 'Runs.\nSwims.',
        is_active: true,
        social_links: { instagram: 'https://instagram.com/anna' },
        articles: 0,
        recipes: 0,
      },
    })
    const { id } = made.json()
    const again = await ask('POST', '/authors', { name: 'anna berg' })
    expect([again.statusCode, again.json().details[0].field]).toEqual([409, 'name'])
    const other = (await ask('POST', '/authors', { name: 'Eva' })).json()
    expect((await ask('PUT', `/authors/${id}`, { is_active: false })).json().author).toMatchObject({
      name: 'Anna Berg',
      bio: 'Runs.\nSwims.',
      is_active: false,
    })
    await ask('POST', '/articles', { title: 'A', slug: 'a', author_id: id })
    expect((await ask('DELETE', `/authors/${id}`)).statusCode).toBe(409)
    expect((await ask('POST', `/authors/${id}/merge`, { into: other.id })).json().author).toMatchObject({
      id: other.id,
      articles: 1,
    })
    expect((await ask('GET', '/authors')).json().authors.map(({ name }: { name: string }) => name)).toEqual([
      'Eva',
    ])
    expect((await ask('GET', `/authors/${id}`)).statusCode).toBe(404)
  })

  test.each([
    [{}, 'name'],
    [{ name: 'A', bio: 7 }, 'bio'],
    [{ name: 'A', social_links: { x: 'javascript:alert(1)' } }, 'social_links.x'],
    [{ name: 'A', social_links: 'https://x.example' }, 'social_links'],
  ])('%o is refused at its field', async (body, field) => {
    const response = await ask('POST', '/authors', body)
    expect(response.statusCode).toBe(400)
    expect(response.json().details[0].field).toBe(field)
  })
})

describe('settings', () => {
  openAppForEach(() => openTestApp({ now: NOW }), begin)

  // SET-RULE-1
  test('are read completely and changed in part, and every page shows it at once', async () => {
    expect((await ask('GET', '/settings')).json().settings).toEqual(DEFAULT_SETTINGS)
    expect((await read('/about')).body).toContain(DEFAULT_SETTINGS.coach_name)
    expect((await read('/')).body).toContain('Tag us in')
    const response = await ask('PUT', '/settings', {
      coach_name: '  Anna Berg ',
      testimonials: [{ name: 'Eva', text: 'Good.', rating: 4 }],
      shop_url: '',
      tagline: 'Strong at every age.',
      instagram_handle: '',
      nonsense: true,
    })
    expect(response.statusCode).toBe(200)
    expect(response.json().settings).toEqual({
      ...defaultSettingsFor('Anna Berg'),
      testimonials: [{ name: 'Eva', text: 'Good.', rating: 4 }],
      tagline: 'Strong at every age.',
      instagram_handle: '',
    })
    const home = (await read('/')).body
    expect(home).toContain('Strong at every age.')
    // Empty texts are not shown.
    expect(home).not.toContain('Tag us in')
    const about = (await read('/about')).body
    expect(about).toContain('Anna Berg')
    expect(about).not.toContain('Joanne, 72')
    expect((await ask('PUT', '/settings', DEFAULT_SETTINGS)).json().settings).toEqual(DEFAULT_SETTINGS)
  })

  test.each([
    [{ site_name: ' ' }, 'site_name', 'The site’s name cannot be left empty'],
    [{ time_zone: 'Mars/Olympus' }, 'time_zone', expect.stringContaining('Europe/Stockholm')],
    [{ shop_url: 'javascript:alert(1)' }, 'shop_url', expect.stringContaining('https://')],
    [{ instagram_url: '//evil.example' }, 'instagram_url', expect.any(String)],
    [{ banner_ends_on: '2026-02-30' }, 'banner_ends_on', expect.any(String)],
    [{ contact_email: 'anna@' }, 'contact_email', 'Please enter a valid email address'],
    [{ testimonials: [{ name: 'Eva', text: 'x', rating: 6 }] }, 'testimonials.0.rating', expect.any(String)],
    [{ home_stats: [{ value: -1, label: 'x' }] }, 'home_stats.0.value', expect.any(String)],
    [{ home_stats: Array(5).fill({ value: 1, label: 'x' }) }, 'home_stats', expect.any(String)],
    [{ tagline: 'a\u0007' }, 'tagline', expect.stringContaining('The tagline')],
    [{ coach_name: null }, 'coach_name', expect.any(String)],
  ])('%o is refused at its field', async (body, field, message) => {
    const response = await ask('PUT', '/settings', body)
    expect(response.statusCode).toBe(400)
    expect(response.json().details[0]).toEqual({ field, message })
    expect((await ask('GET', '/settings')).json().settings).toEqual(DEFAULT_SETTINGS)
  })
})

describe('the overview', () => {
  test('of an empty site', async () => {
    await open({ MAIL_URL: 'smtp://user:secret@mail.example:587' })
    const overview = (await ask('GET', '/overview')).json()
    expect(overviewSchema.parse(overview)).toEqual(overview)
    const none = { total: 0, published: 0, draft: 0, archived: 0, scheduled: 0 }
    expect(overview).toMatchObject({ articles: none, recipes: none, drafts: [], most_read: [] })
    const done = overview.setup.filter((step: { done: boolean }) => step.done)
    expect(done.map(({ step }: { step: string }) => step)).toEqual(['sample_content', 'mail'])
    expect(JSON.stringify(overview)).not.toContain('secret')
  })

  // ADMIN-HOME-3
  test('has counts, waiting and scheduled items, the most read items and the latest messages', async () => {
    await open({})
    const add = async (table: string, fields: object) =>
      (await ask('POST', `/${table}`, fields)).json().id as number
    app.setNow(PAST)
    for (let number = 1; number <= 4; number++) {
      await add('articles', { title: `Draft ${number}`, slug: `draft-${number}` })
      await add('recipes', { title: `Soup ${number}`, slug: `soup-${number}` })
    }
    app.setNow(NOW)
    ask = await openAdminClient(app)
    const read1 = await add('articles', { title: 'Read', slug: 'read', status: 'published' })
    const read2 = await add('recipes', { title: 'Read more', slug: 'more', status: 'published' })
    const later = await add('recipes', {
      title: 'Later',
      slug: 'l',
      status: 'published',
      published_at: FUTURE,
    })
    await add('articles', { title: 'Old', slug: 'old', status: 'archived' })
    const last = await add('articles', { title: 'Last draft', slug: 'last' })
    const visit = (path: string, agent: string) =>
      app.server.inject({
        method: 'POST',
        url: `/api/public/${path}/view`,
        headers: { 'user-agent': agent },
      })
    await visit(`articles/${read1}`, 'a')
    for (const agent of ['a', 'b']) await visit(`recipes/${read2}`, agent)
    const message = {
      firstName: 'Anna',
      lastName: 'Berg',
      email: 'a@b.se',
      subject: 'Knee',
      message: 'Hello there',
    }
    await addMessage(app.store.db, message, 'unread', NOW)
    const subscription = { email: 'a@b.se', firstName: '', referralSource: 'footer', tags: [] } as const
    await subscribeAddress(app.store.db, { ...subscription, tags: [] }, NOW)

    const overview = (await ask('GET', '/overview')).json()
    expect(overviewSchema.parse(overview)).toEqual(overview)
    expect(overview.articles).toEqual({ total: 7, published: 1, draft: 5, archived: 1, scheduled: 0 })
    expect(overview.recipes).toEqual({ total: 6, published: 1, draft: 4, archived: 0, scheduled: 1 })
    expect(overview.drafts).toHaveLength(5)
    expect(overview.drafts[0]).toEqual({ type: 'article', id: last, title: 'Last draft', updated_at: NOW })
    expect(overview.scheduled).toEqual([{ type: 'recipe', id: later, title: 'Later', published_at: FUTURE }])
    expect(overview.most_read).toEqual([
      { type: 'recipe', id: read2, title: 'Read more', view_count: 2 },
      { type: 'article', id: read1, title: 'Read', view_count: 1 },
    ])
    expect(overview.messages).toEqual({
      unread: 1,
      newest: [{ id: expect.any(Number), name: 'Anna Berg', subject: 'Knee', received_at: NOW }],
    })
    expect(overview.subscribers).toMatchObject({ active: 0, pending: 1, newest: [{ email: 'a@b.se' }] })
  })
})

describe('the sample content', () => {
  openAppForEach(() => openTestApp({ now: NOW, seed: 'sample' }), begin)
  const isDone = async (step: string) =>
    (await ask('GET', '/overview')).json().setup.find((entry: { step: string }) => entry.step === step).done
  const originals = () => {
    const folder = join(app.dataDir, 'media/originals/samples')
    return existsSync(folder) ? readdirSync(folder) : []
  }

  // RUN-SAMPLE-2, ART-INDEX-3
  test('is removed everywhere in one step, and its addresses are gone', async () => {
    const slug = (await read('/api/public/articles?limit=1')).json()[0].slug
    expect((await read(`/blog/${slug}`)).statusCode).toBe(200)
    expect(await isDone('sample_content')).toBe(false)
    const articles = (await ask('GET', '/articles')).json().total
    const recipes = (await ask('GET', '/recipes')).json().total
    const files = originals().length
    expect(files).toBeGreaterThan(10)

    const response = await ask('POST', '/remove-sample-content')
    expect(response.json()).toEqual({ removed: { articles, recipes, images: files } })
    expect((await ask('GET', '/articles')).json().total).toBe(0)
    expect((await ask('GET', '/images')).json().total).toBe(0)
    // Everything is moved to the trash, from which all of it can be restored.
    expect((await ask('GET', '/trash')).json().total).toBe(articles + recipes + files)
    expect(originals()).toHaveLength(files)
    expect((await read(`/blog/${slug}`)).statusCode).toBe(410)
    expect((await read('/blog')).body).toContain('No articles available.')
    expect((await ask('GET', '/settings')).json().settings.testimonials).toEqual([])
    expect(await isDone('sample_content')).toBe(true)
    expect(await isDone('testimonials')).toBe(true)
    const [entry] = await app.store.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'sample_content_removed')
      .execute()
    expect(JSON.parse(entry?.details ?? '')).toEqual({ articles, recipes, images: files })
    expect((await ask('POST', '/remove-sample-content')).json()).toEqual({
      removed: { articles: 0, recipes: 0, images: 0 },
    })
    expect((await ask('GET', '/categories')).json().categories).toHaveLength(4)
  })

  test('items saved or being edited by the coach stay, with their pictures', async () => {
    const [saved, typed] = (await ask('GET', '/articles?status=published')).json().articles
    const [shown, reused] = (await ask('GET', '/recipes?status=published')).json().recipes
    await ask('PUT', `/articles/${saved.id}`, { title: 'Mine now' })
    await ask('PUT', `/articles/${typed.id}/draft`, { fields: { title: 'Typing' }, based_on: null })
    await ask('POST', '/articles', {
      title: 'New',
      slug: 'new-article',
      content: `![](${shown.featured_image_url})`,
    })
    await ask('PUT', '/recipes/new/draft', {
      fields: { featured_image_public_id: reused.featured_image_public_id },
      based_on: null,
    })
    await ask('PUT', '/settings', {
      testimonials: [DEFAULT_SETTINGS.testimonials[0], { name: 'Eva', text: 'Mine.', rating: 5 }],
    })
    await ask('POST', '/remove-sample-content')
    const left = (await ask('GET', '/articles')).json().articles
    expect(left.map(({ id }: { id: number }) => id).sort()).toEqual(
      [saved.id, typed.id, left.find(({ slug }: { slug: string }) => slug === 'new-article').id].sort(),
    )
    const images = (await ask('GET', '/images')).json().images
    const ids = images.map(({ public_id }: { public_id: string }) => public_id)
    for (const item of [saved, typed, shown, reused]) expect(ids).toContain(item.featured_image_public_id)
    expect((await ask('GET', '/settings')).json().settings.testimonials).toEqual([
      { name: 'Eva', text: 'Mine.', rating: 5 },
    ])
  })
})
