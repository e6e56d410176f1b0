import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createPublicFetch } from '../../src/server/net/fetch-public.ts'
import { type AdminClient, openAdminClient } from '../support/admin-client.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { storeMaker } from '../support/databases.ts'
import { NOW } from '../support/factories.ts'
import { startImageApi, type TestImageApi } from '../support/image-api.ts'
import { paintHalves } from '../support/image-samples.ts'
import { startS3, type TestS3 } from '../support/s3.ts'

const OLD = 'https://old.example.com/files'

describe.each([
  ['sqlite', 'folder'],
  ['postgres', 'bucket'],
] as const)('on %s with a %s', (kind, place) => {
  let app: TestApp
  let ask: AdminClient
  let oldSite: TestImageApi
  let s3: TestS3 | null = null
  beforeEach(async () => {
    oldSite = await startImageApi()
    if (place === 'bucket') s3 = await startS3()
    const askLoopback = createPublicFetch({ isAllowed: () => true })
    const databaseUrl = kind === 'postgres' ? (await keptPlace()).databaseUrl : null
    app = await openTestApp({
      now: NOW,
      databaseUrl,
      environment: s3 ? { MEDIA_STORE: s3.address() } : {},
      askOutside: ({ pathname, search }, limits) =>
        askLoopback(new URL(oldSite.origin + pathname + search), limits),
    })
    ask = await openAdminClient(app)
    for (const [name, width] of [
      ['a(1).png', 60],
      ['b.png?x=1&y=2', 61],
      ['top.png', 62],
      ['c.png', 64],
    ] as const)
      oldSite.files.set(name, await paintHalves(width, 40).png().toBuffer())
  })
  afterEach(async () => {
    await app.close()
    await oldSite.close()
    await s3?.close()
  })
  const keptPlace = () => storeMaker('postgres').place()

  // IMG-OUTSIDE-1
  test('external pictures of an article and a recipe are imported; in the text only their addresses change', async () => {
    const content = [
      `A ![one](${OLD}/a(1).png) and  again ![one](<${OLD}/a(1).png>)`,
      `| ![two](${OLD}/b.png?x=1\\&y=2 "T") |\n|---|`,
      `[not a picture](${OLD}/b.png) ![gone](${OLD}/gone.png)\r\nend  `,
      `![Three][third]\n\n[third]: ${OLD}/c.png "T"`,
    ].join('\n\n')
    const article = (
      await ask('POST', '/articles', { title: 'Old', slug: 'old', content, status: 'published' })
    ).json()
    const recipe = (
      await ask('POST', '/recipes', { title: 'Soup', slug: 'soup', featured_image_url: `${OLD}/top.png` })
    ).json()
    const listed = (await ask('GET', '/outside-images')).json()
    expect(listed).toEqual({
      items: [
        { type: 'article', id: article.id, title: 'Old', pictures: 4 },
        { type: 'recipe', id: recipe.id, title: 'Soup', pictures: 1 },
      ],
      pictures: 5,
    })
    expect((await app.server.inject('/blog/old')).body).toContain('old.example.com')

    const fetched = await ask('POST', '/outside-images/fetch', { type: 'article', id: article.id })
    expect(fetched.json()).toEqual({
      fetched: 3,
      shown: ['a(1).png', 'b.png?x=1&y=2', 'c.png'].map((name) => ({
        address: `${OLD}/${name}`,
        now: expect.stringMatching(/^\/media\/image\/upload\//),
      })),
      lost: [{ address: `${OLD}/gone.png`, reason: 'The other site answered 404 instead of a picture.' }],
    })
    const { content: after } = (await ask('GET', `/articles/${article.id}`)).json().article
    const [one = '', again, two = '', three = ''] = Array.from(
      String(after).matchAll(/\/media\/image\/upload\/[^\s)>]+/g),
      ([address]) => address,
    )
    expect(again).toBe(one)
    const before = String(article.article.content)
    expect(after).toBe(
      before
        .replaceAll(`${OLD}/a(1).png`, one)
        .replace(`${OLD}/b.png?x=1\\&y=2`, two)
        .replace(`${OLD}/c.png`, three),
    )
    for (const address of [one, two, three]) expect((await app.server.inject(address)).statusCode).toBe(200)
    expect((await app.server.inject('/blog/old')).body).toContain(one)

    expect(
      (await ask('POST', '/outside-images/fetch', { type: 'recipe', id: recipe.id })).json(),
    ).toMatchObject({
      fetched: 1,
      lost: [],
    })
    const { featured_image_url, featured_image_public_id } = (
      await ask('GET', `/recipes/${recipe.id}`)
    ).json().recipe
    expect(featured_image_public_id).not.toBeNull()
    expect((await app.server.inject(featured_image_url)).statusCode).toBe(200)

    // A second run requests only the missing pictures again.
    const asked = oldSite.fetched.length
    oldSite.files.set('gone.png', await paintHalves(63, 40).png().toBuffer())
    expect(
      (await ask('POST', '/outside-images/fetch', { type: 'article', id: article.id })).json().fetched,
    ).toBe(1)
    expect(oldSite.fetched.length).toBe(asked + 1)
    expect((await ask('GET', '/outside-images')).json()).toEqual({ items: [], pictures: 0 })
  })

  test('a missing item or an unknown kind is refused with a message', async () => {
    expect((await ask('POST', '/outside-images/fetch', { type: 'article', id: 99_999 })).statusCode).toBe(404)
    expect((await ask('POST', '/outside-images/fetch', { type: 'letter', id: 1 })).statusCode).toBe(400)
  })
})

test('internal addresses are refused, and the text stays unchanged', async () => {
  const { fetchPublic } = await import('../../src/server/net/fetch-public.ts')
  const app = await openTestApp({ now: NOW, askOutside: fetchPublic })
  try {
    const ask = await openAdminClient(app)
    const content = '![in](http://127.0.0.1:9/a.png) ![meta](http://169.254.169.254/latest)'
    const { id } = (await ask('POST', '/articles', { title: 'Inside', slug: 'inside', content })).json()
    const { fetched, lost } = (await ask('POST', '/outside-images/fetch', { type: 'article', id })).json()
    expect([fetched, lost.map(({ reason }: { reason: string }) => reason)]).toEqual([
      0,
      ['Its address is not on the public internet.', 'Its address is not on the public internet.'],
    ])
    expect((await ask('GET', `/articles/${id}`)).json().article.content).toBe(content)
  } finally {
    await app.close()
  }
})
