import { XMLParser } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { decodeEntities } from '../../src/domain/text/html-text.ts'
import { openTestApp } from '../support/app.ts'
import { addArticle, addRecipe, NOW } from '../support/factories.ts'

const EXCERPT = 'Why <b>5 < 6</b> & <img src=x onerror=alert(1)>'

const feedSchema = z.object({
  rss: z.object({
    channel: z.object({
      item: z.array(
        z.object({
          title: z.string(),
          link: z.string(),
          description: z.string(),
          'media:content': z.object({ url: z.string() }).optional(),
          'content:encoded': z.string().optional(),
        }),
      ),
    }),
  }),
})

// SEO-FILE-4
test('feeds have escaped text, pictures, and complete recipes', async () => {
  const app = await openTestApp({ now: NOW })
  try {
    const { db } = app.store
    await addArticle(db, { title: 'Tom & Ann <3', slug: 'text', excerpt: EXCERPT })
    await addRecipe(db, {
      slug: 'soup',
      title: 'Soup',
      description: 'Warm <and> good.',
      featured_image_url: 'https://pictures.example/soup.jpg',
      featured_image_alt: 'A "bowl"',
      ingredients: [{ amount: '2', unit: 'whole', ingredient: 'red onions' }],
      instructions: [{ step: 1, instruction: 'Chop & fry.' }],
    })
    const xml = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' })
    const { rss } = feedSchema.parse(xml.parse((await app.server.inject('/rss.xml')).body, true))
    const [soup, text] = ['/recipes/soup', '/blog/text'].map((path) =>
      rss.channel.item.find(({ link }) => link.endsWith(path)),
    )
    expect(text?.title).toBe('Tom & Ann <3')
    // A feed reader parses the description as HTML: it must not contain any element.
    expect(text?.description).not.toMatch(/<[a-z]/i)
    expect(decodeEntities(text?.description ?? '')).toContain('<img src=x onerror=alert(1)>')
    expect(soup?.['media:content']).toMatchObject({ url: 'https://pictures.example/soup.jpg' })
    const html = soup?.['content:encoded']
    expect(html).toContain('<img src="https://pictures.example/soup.jpg" alt="A &quot;bowl&quot;">')
    expect(html).toContain('<li>2 red onions</li>')
    expect(html).toContain('<li>Chop &amp; fry.</li>')
    const json = (await app.server.inject('/feed.json')).json()
    const item = json.items.find(({ url }: { url: string }) => url.endsWith('/recipes/soup'))
    expect(item).toMatchObject({
      image: 'https://pictures.example/soup.jpg',
      summary: 'Warm <and> good.',
      content_html: html,
    })
  } finally {
    await app.close()
  }
})
