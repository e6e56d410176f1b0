import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { ImportLine } from '../../src/domain/import/import-calls.ts'
import { openZip } from '../../src/server/open-formats/zip-reader.ts'
import { from, type NoteSite, openNoteSiteForEach } from '../support/note-site.ts'
import { encodeForm } from '../support/uploads.ts'

let site: NoteSite
openNoteSiteForEach((opened) => {
  site = opened
})

async function send(path: string, file: Uint8Array | string, choices: object = {}) {
  const form = new FormData()
  form.set('choices', JSON.stringify({ fetch_pictures: false, ...choices }))
  form.set('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'file')
  const { headers, payload } = await encodeForm(form)
  return site.ask('POST', path, payload, headers)
}

async function bringIn(file: Uint8Array | string) {
  const answer = await send('/imports', file)
  expect(answer.statusCode).toBe(200)
  const lines: ImportLine[] = answer.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const last = lines.at(-1)
  if (last?.type !== 'done') throw new Error(answer.body)
  return last.result
}

const comment = (id: number, more = '', text = `Words of ${id}`, email = `reader-${id}@example.com`) =>
  `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author>Reader ${id}</wp:comment_author><wp:comment_author_email>${email}</wp:comment_author_email><wp:comment_date_gmt>2023-05-01 08:00:00</wp:comment_date_gmt><wp:comment_content><![CDATA[${text}]]></wp:comment_content><wp:comment_approved>1</wp:comment_approved>${more}</wp:comment>`
const stars = (rating: number) =>
  `<wp:commentmeta><wp:meta_key>wprm-comment-rating</wp:meta_key><wp:meta_value>${rating}</wp:meta_value></wp:commentmeta>`
const wordpress = (comments: string) => `<?xml version="1.0"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://old.example.com</wp:base_blog_url>
<item><title>Old dal</title><guid>r1</guid><wp:post_id>31</wp:post_id><wp:post_name>old-dal</wp:post_name><wp:post_type>wprm_recipe</wp:post_type><wp:status>publish</wp:status><wp:post_date_gmt>2023-04-01 08:00:00</wp:post_date_gmt></item>
<item><title>How I cook dal</title><guid>g1</guid><wp:post_id>30</wp:post_id><wp:post_name>how-i-cook-dal</wp:post_name><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_date_gmt>2023-04-01 08:00:00</wp:post_date_gmt><content:encoded><![CDATA[<p>Slowly.</p>[wprm-recipe id="31"]]]></content:encoded>${comments}</item>
</channel></rss>`

const notesOf = async (kind: 'articles' | 'recipes', slug: string, page = 1) => {
  const { id } = (await site.app.server.inject(`/api/public/${kind}/${slug}`)).json()
  return (await site.app.server.inject(`/api/public/${kind}/${id}/notes?page=${page}`)).json()
}

describe('a WordPress file', () => {
  // IMPORT-NOTE-1, IMPORT-NOTE-2
  test('brings comments to their texts, rated ones to the recipe, only once', async () => {
    const file = wordpress(
      comment(1) + comment(2, stars(5)) + comment(3, stars(4), 'Good.', 'reader-2@example.com'),
    )
    const { plan } = (await send('/imports/plan', file)).json()
    expect(plan.notes).toContain('3 comments come along, as notes under their texts.')
    const result = await bringIn(file)
    expect(result).toMatchObject({ created: 2, notes: 3 })
    expect(await notesOf('articles', 'how-i-cook-dal')).toMatchObject({
      total: 1,
      notes: [
        {
          kind: 'question',
          name: 'Reader 1',
          text: 'Words of 1',
          rating: null,
          created_at: '2023-05-01T08:00:00.000Z',
        },
      ],
    })
    const dal = await notesOf('recipes', 'old-dal')
    expect(dal.notes.map(({ kind, rating }: { kind: string; rating: number }) => [kind, rating])).toEqual([
      ['cooked', 4],
      ['cooked', 5],
    ])
    // The stars of one visitor are a single vote, the latest.
    const recipe = (await site.app.server.inject('/api/public/recipes/old-dal')).json()
    expect([recipe.rating_average, recipe.rating_count]).toEqual([4, 1])
    // Addresses are not stored.
    expect(JSON.stringify(await site.rows())).not.toContain('@example.com')

    expect((await bringIn(file)).notes).toBe(0)
    expect((await bringIn(wordpress(comment(1) + comment(9)))).notes).toBe(1)
    expect(await site.rows()).toHaveLength(4)
  })

  test('with 2,000 comments loses none', async () => {
    const many = Array.from({ length: 2_000 }, (_, index) => comment(index + 1)).join('')
    expect((await bringIn(wordpress(many))).notes).toBe(2_000)
    const { total, notes } = await notesOf('articles', 'how-i-cook-dal', 200)
    expect([total, notes.length]).toEqual([2_000, 10])
  })

  test('that is hostile brings words, not markup', async () => {
    await bringIn(
      wordpress(comment(1, '', '<script>alert(1)</script><img src=x onerror=alert(1)> Hello &lt;b&gt;')),
    )
    const { notes } = await notesOf('articles', 'how-i-cook-dal')
    expect(notes[0].text).toBe('alert(1) Hello <b>')
  })
})

// IMPORT-NOTE-3
describe('a file of comments', () => {
  const disqus = (posts: string) => `<?xml version="1.0"?>
<disqus xmlns="http://disqus.com" xmlns:dsq="http://disqus.com/disqus-internals">
<thread dsq:id="1"><link>https://old.example.com/2021/04/red-lentil-dal/?ref=home</link><title>Dal</title></thread>
<thread dsq:id="2"><link>https://old.example.com/nowhere/</link><title>Gone</title></thread>
${posts}</disqus>`
  const post = (id: number, name: string, { thread = 1, parent = '' } = {}) =>
    `<post dsq:id="${id}"><message><![CDATA[<p>Words of ${id}</p>]]></message><createdAt>2022-03-0${id}T08:00:00Z</createdAt><isDeleted>false</isDeleted><isSpam>false</isSpam><author><name>${name}</name></author><thread dsq:id="${thread}" />${parent && `<parent dsq:id="${parent}" />`}</post>`

  test('of Disqus is matched to texts by address; the coach’s reply is the answer', async () => {
    const { settings } = (await site.ask('GET', '/settings')).json()
    const file = disqus(
      post(1, 'Eva') +
        post(2, settings.coach_name, { parent: '1' }) +
        post(3, 'Tom', { parent: '2' }) +
        post(4, 'Ada', { thread: 2 }),
    )
    const { plan } = (await send('/imports/plan', file)).json()
    expect(plan).toMatchObject({ source: 'disqus', items: [], comments: 2 })
    expect(plan.notes).toEqual([
      '2 comments come along, as notes under their texts.',
      '1 comment stays behind: this site has nothing under its address. Bring its text in first.',
    ])
    expect(await bringIn(file)).toMatchObject({ created: 0, notes: 2 })
    expect((await site.read('?sort=newest')).json().notes).toMatchObject([
      { name: 'Tom', text: 'Words of 3', answer: null },
      { name: 'Eva', text: 'Words of 1', answer: { text: 'Words of 2' } },
    ])
    expect((await send('/imports/plan', file)).json().plan.comments).toBe(0)
    expect((await bringIn(file)).notes).toBe(0)
  })

  test('as a CSV table brings stars to a recipe, and none to an article', async () => {
    const { recipe, article } = site
    const { settings } = (await site.ask('GET', '/settings')).json()
    const file = [
      'post_url;name;email;created_at;text;parent;rating',
      `https://old.example.com/recipes/${recipe.slug};Eva;eva@example.com;2022-03-01;"Good; and quick";;5`,
      `/${article.slug}.html;Tom;;2022-03-02;Why so early?;;4`,
      `https://old.example.com/blog/${article.slug}/;${settings.coach_name};;2022-03-03;It is quiet then.;2;`,
    ].join('\n')
    expect((await bringIn(file)).notes).toBe(2)
    expect((await site.read()).json().notes).toMatchObject([
      {
        kind: 'cooked',
        name: 'Eva',
        text: 'Good; and quick',
        rating: 5,
        created_at: '2022-03-01T00:00:00.000Z',
      },
    ])
    const under = await site.app.server.inject(`/api/public/articles/${article.id}/notes`)
    expect(under.json().notes).toMatchObject([
      { kind: 'question', name: 'Tom', rating: null, answer: { text: 'It is quiet then.' } },
    ])
    expect(JSON.stringify(await site.rows())).not.toContain('@example.com')
  })

  test('that is not a table of comments is refused in a sentence', async () => {
    const answer = await send('/imports/plan', 'email,name\na@b.example,Eva')
    expect([answer.statusCode, answer.json().error]).toEqual([
      415,
      expect.stringMatching(/can’t be imported/),
    ])
  })
})

describe('the export', () => {
  // NOTE-EXPORT-1
  test('has every note as CSV and JSON, and its published notes can be imported again', async () => {
    await site.write({ kind: 'cooked', rating: 5, email: 'e@example.com', text: '=SUM(1)' }, from(1))
    await site.write({ text: 'It waits.', ingredient: 0 }, from(2))
    const [first] = await site.rows()
    await site.ask('PUT', `/notes/${first?.id}`, { state: 'published', answer: 'Thank you.' })
    const zip = (await site.ask('GET', '/export')).rawPayload
    const path = join(site.app.dataDir, 'everything.zip')
    await writeFile(path, zip)
    const files = await openZip(path)
    onTestFinished(() => files.close())
    const readText = async (name: string) => (await files.read(name, 1_000_000)).toString()
    const lines: Record<string, string>[] = parse(await readText('notes.csv'), { columns: true })
    expect(lines).toMatchObject([
      {
        under: 'recipe',
        slug: 'red-lentil-dal',
        kind: 'cooked',
        state: 'published',
        text: "'=SUM(1)",
        answer: 'Thank you.',
      },
      { state: 'waiting', text: 'It waits.', place: 'red lentils' },
    ])
    expect(JSON.parse(await readText('notes.json'))).toHaveLength(2)
    expect(await readText('README.txt')).toContain('notes.csv')

    await site.ask('DELETE', `/notes/${first?.id}`)
    expect((await site.read()).json().total).toBe(0)
    expect((await bringIn(zip)).notes).toBe(1)
    expect((await site.read()).json().notes).toMatchObject([
      { kind: 'cooked', rating: 5, text: '=SUM(1)', answer: { text: 'Thank you.' } },
    ])
    expect((await bringIn(zip)).notes).toBe(0)

    // A text yet to be created brings its notes too.
    await site.ask('PUT', `/recipes/${site.recipe.id}`, { slug: 'another-dal' })
    await site.app.store.db.deleteFrom('notes').execute()
    const { plan } = (await send('/imports/plan', zip)).json()
    expect(plan.items).toContainEqual(expect.objectContaining({ kind: 'recipe', action: 'create' }))
    expect(plan.comments).toBe(1)
  })
})
