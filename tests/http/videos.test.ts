import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { UNKNOWN_VIDEO } from '../../src/domain/video/video-calls.ts'
import { type AdminClient, openAdminClient } from '../support/admin-client.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { FilmSites } from '../support/film-sites.ts'
import { logIn } from '../support/login.ts'
import { upload } from '../support/uploads.ts'
import { waitForAnswer } from '../support/wait-until.ts'

const NOW = '2026-03-04T12:00:00.000Z'

const films = new FilmSites()
let app: TestApp
let coach: AdminClient
let picture: Buffer

beforeAll(async () => {
  await films.open()
  app = await openTestApp({ now: NOW, askOutside: films.ask })
  coach = await openAdminClient(app)
  picture = await sharp({ create: { width: 480, height: 360, channels: 3, background: '#c04010' } })
    .jpeg()
    .toBuffer()
})
afterAll(async () => {
  await app.close()
  await films.close()
})
beforeEach(() => {
  films.forget()
  app.setNow(NOW)
})

/** Advances the clock so that known facts expire, and logs in again. */
async function passTwoMonths() {
  app.setNow('2026-05-04T12:00:00.000Z')
  coach = await openAdminClient(app)
}

const OEMBED = { youtube: '/oembed', vimeo: '/api/oembed.json' }
let madeFilms = 0
/** Returns the address of a film not requested before. */
const newFilm = () => `https://youtu.be/film-${String(++madeFilms).padStart(6, '0')}`

function answerWith(
  facts: object,
  { thumbnail = '/thumb.jpg', from = 'youtube' as keyof typeof OEMBED } = {},
) {
  const host = from === 'youtube' ? 'https://i.ytimg.com' : 'https://i.vimeocdn.com'
  films.answers.set(OEMBED[from], { body: JSON.stringify({ thumbnail_url: host + thumbnail, ...facts }) })
  films.answers.set('/thumb.jpg', { body: picture })
}

let articles = 0
async function saveArticle(content: string, more: object = {}) {
  articles += 1
  const slug = `film-${articles}`
  const answer = await coach('POST', '/articles', {
    title: `Film ${articles}`,
    slug,
    content,
    excerpt: 'About a film.',
    status: 'published',
    ...more,
  })
  expect(answer.statusCode, answer.body).toBe(201)
  const { article }: { article: { id: number; content_html: string } } = answer.json()
  return { ...article, path: `/blog/${slug}` }
}

async function readPage(path: string) {
  const { statusCode, body, headers } = await app.server.inject(path)
  expect(statusCode).toBe(200)
  return { html: body, policy: String(headers['content-security-policy']) }
}

describe('an article with a film', () => {
  // VIDEO-FACT-1
  test('shows the film’s title and picture from this site, fetched once and never at page view', async () => {
    answerWith({ title: 'Ten minutes, one song at a time', author_name: 'Maya' })
    const film = newFilm()
    const { path, content_html } = await saveArticle(`Words\n\n${film}?t=42`)
    const learned = [...films.asked]
    expect(learned.map((url) => new URL(url).hostname)).toEqual([
      'www.youtube.com',
      'i.ytimg.com',
      'i.ytimg.com',
    ])
    expect(content_html).toContain('<strong>Ten minutes, one song at a time</strong>')
    const { html } = await readPage(path)
    const [, src = ''] = /<figure class="video"[\s\S]*?<img src="([^"]+)"/.exec(html) ?? []
    expect(src).toMatch(/^\/media\/image\/upload\/.*\/videos\/youtube-film/)
    const poster = await app.server.inject(src)
    expect([poster.statusCode, poster.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect((await sharp(poster.rawPayload).metadata()).height).toBe(450)
    expect(html).not.toMatch(/<iframe|ytimg/)
    expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/video-[^"]+\.css"/)
    await saveArticle(`The same film again\n\n${film}`)
    expect(films.asked).toEqual(learned)
  })

  // VIDEO-PLAY-1
  test('without JavaScript is a picture with a plain link and an expandable transcript', async () => {
    answerWith({ title: 'With words' })
    const film = newFilm()
    const { path } = await saveArticle(`${film}\n\n\`\`\`transcript\n0:00 Good morning.\n\`\`\``)
    const { html } = await readPage(path)
    const links = Array.from(
      html.matchAll(/<a [^>]*href="([^"]*youtube\.com\/watch[^"]*)"[^>]*>(.*?)<\/a>/gs),
    )
    expect(links.map(([, href]) => href)).toEqual([
      `https://www.youtube.com/watch?v=${film.slice(-11)}`,
      `https://www.youtube.com/watch?v=${film.slice(-11)}`,
    ])
    expect(links.map(([, , inside = '']) => inside.replace(/<[^>]*>/g, '').trim())).toEqual([
      expect.stringMatching(/^Watch the film/),
      expect.stringMatching(/^Watch on YouTube/),
    ])
    expect(links[0]?.[2]).toContain('<img ')
    expect(html).toMatch(
      /<details [^>]*><summary>Transcript, with times<\/summary><ol>.*Good morning\..*<\/details>/s,
    )
    expect(html).not.toMatch(/<button[^>]*>\s*(?:Stop and unload|Transcript)/)
  })

  // VIDEO-DATA-1
  test('has only known facts in its structured data', async () => {
    answerWith({ title: 'Dance', duration: 580, upload_date: '2026-01-02 10:00:00' }, { from: 'vimeo' })
    const { path } = await saveArticle('https://vimeo.com/4567/abcdef12')
    const jsonOf = async (page: string) => {
      const scripts = (await readPage(page)).html.matchAll(
        /<script type="application\/ld\+json">(.*?)<\/script>/g,
      )
      return Array.from(scripts, ([, json = '']) => JSON.parse(json)).find(
        (data) => data['@type'] === 'BlogPosting',
      )
    }
    expect((await jsonOf(path)).video).toEqual([
      {
        '@type': 'VideoObject',
        name: 'Dance',
        thumbnailUrl: expect.stringMatching(/^http:\/\/localhost:3000\/media\/image\/upload\//),
        embedUrl: 'https://player.vimeo.com/video/4567?dnt=1&h=abcdef12',
        url: 'https://vimeo.com/4567/abcdef12',
        duration: 'PT9M40S',
        uploadDate: '2026-01-02',
      },
    ])
    films.isOnline = false
    const unknown = await saveArticle(newFilm())
    expect(await jsonOf(unknown.path)).not.toHaveProperty('video')
  })

  test('works without the film’s site: a drawing and plain text, and the picture after a later save', async () => {
    films.isOnline = false
    const film = newFilm()
    const { id, path } = await saveArticle(film)
    expect((await readPage(path)).html).toContain('video-frame video-drawing')
    films.isOnline = true
    answerWith({ title: 'Found later' })
    await coach('PUT', `/articles/${id}`, { content: `${film}\n\nAgain` })
    expect((await readPage(path)).html).not.toContain('Found later')
    app.setNow('2026-03-04T13:00:01.000Z')
    await coach('PUT', `/articles/${id}`, { content: `${film}\n\nAnd again` })
    expect((await readPage(path)).html).toContain('<strong>Found later</strong>')
  })

  // VIDEO-FACT-4
  test.each([
    [404, 'This film has gone'],
    [403, 'so it opens there'],
    [500, 'video-drawing'],
  ])('its site answers %i: %s', async (status, words) => {
    films.answers.set(OEMBED.youtube, { status })
    const { path } = await saveArticle(newFilm())
    expect((await readPage(path)).html).toContain(words)
  })

  test.each([
    ['no JSON', { body: '<html>' }],
    ['another shape', { body: '[1]' }],
    ['more than anybody reads', { body: `{"title":"${'x'.repeat(200_000)}"}` }],
    ['a picture elsewhere', { body: '{"title":"T","thumbnail_url":"http://169.254.169.254/latest"}' }],
    ['a picture that is none', { body: '{"title":"T","thumbnail_url":"https://i.ytimg.com/oembed"}' }],
  ])('an answer of %s loses only the picture', async (_, answer) => {
    films.answers.set(OEMBED.youtube, answer)
    const { path } = await saveArticle(newFilm())
    expect((await readPage(path)).html).toContain('video-drawing')
    expect(films.asked.every((url) => /^https:\/\/(?:www\.youtube\.com|i\.ytimg\.com)\//.test(url))).toBe(
      true,
    )
  })

  test('a hostile title is escaped', async () => {
    answerWith({ title: '</figure><img src=x onerror=alert(1)>"><script>alert(1)</script>\u0000\n' })
    const { path } = await saveArticle(newFilm())
    const { html } = await readPage(path)
    expect(html).not.toMatch(/<img src=x|<script>alert/)
    expect(html).toContain('&lt;/figure&gt;&lt;img src=x')
  })

  // VIDEO-POSTER-2
  test('its picture is in use as long as the article exists', async () => {
    answerWith({ title: 'In use' })
    picture = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    films.answers.set('/thumb.jpg', { body: picture })
    const { id, content_html } = await saveArticle(newFilm())
    const [, poster = ''] = /\/v\d+\/(videos\/[^" ]+)/.exec(content_html) ?? []
    expect((await coach('DELETE', `/images/${poster}`)).statusCode).toBe(409)
    await coach('DELETE', `/articles/${id}`)
    expect((await coach('DELETE', `/images/${poster}`)).statusCode).toBe(204)
  })

  test('feeds show its linked picture', async () => {
    answerWith({ title: 'In the feed' })
    await saveArticle(newFilm())
    const { body } = await app.server.inject('/feed.json')
    const feed: { items: { content_html: string }[] } = JSON.parse(body)
    const html = feed.items.map((item) => item.content_html).join('')
    expect(html).toMatch(
      /<a href="https:\/\/www\.youtube\.com\/watch\?v=[^"]+"><img src="http:\/\/localhost:3000\/media\/[^"]+" alt="Watch “In the feed”">/,
    )
    expect(html).not.toContain('<figure class="video"')
  })
})

test('a letter shows the film’s linked picture without the page’s figure', async () => {
  answerWith({ title: 'In a letter' })
  const issue = { subject: 'June', preview_text: '', content: `Hello\n\n${newFilm()}\n\nBye` }
  const created = await coach('POST', '/issues', issue)
  expect(created.statusCode, created.body).toBe(201)
  const { id }: { id: number } = created.json()
  expect((await coach('POST', `/issues/${id}/test`)).statusCode).toBe(200)
  const folder = join(app.dataDir, 'outbox')
  const [name = ''] = await waitForAnswer(async () => {
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
    return files.length > 0 ? files : null
  })
  const { html = '', text = '' } = await PostalMime.parse(await readFile(join(folder, name)))
  expect(html).toMatch(
    /<a href="https:\/\/www\.youtube\.com\/watch\?v=[^>]+><img src="http:\/\/localhost:3000\/media\//,
  )
  expect(html).toContain('Watch “In a letter” on YouTube')
  expect(html).not.toMatch(/<figure|video-frame|until you press play/)
  expect(text).toContain('https://www.youtube.com/watch?v=')
})

// SEC-HEADER-3
test('every public page may show the two players, and nothing else in a frame; the admin none', async () => {
  for (const path of ['/', '/blog', '/recipes', '/nowhere']) {
    const { headers } = await app.server.inject(path)
    expect(String(headers['content-security-policy']), path).toContain(
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com;',
    )
  }
  const { headers } = await app.server.inject('/admin/login')
  expect(String(headers['content-security-policy'])).not.toContain('frame-src')
})

describe('a picture of the coach’s own', () => {
  const choose = (url: string, poster_public_id: string | null) =>
    coach('PUT', '/videos/poster', { url, poster_public_id })

  async function uploadPicture(): Promise<string> {
    const png = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#2b5f4e' } })
      .png()
      .toBuffer()
    const headers = { cookie: await logIn(app) }
    const answer = await upload(app, { file: png, filename: 'mine.png', type: 'image/png', headers })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().public_id
  }

  // VIDEO-POSTER-1
  test('replaces the film’s on its page, in structured data and in feeds, until removed', async () => {
    answerWith({ title: 'With my picture' })
    const film = newFilm()
    const { id, path } = await saveArticle(film)
    const mine = await uploadPicture()
    const chosen = await choose(film, mine)
    expect([chosen.statusCode, chosen.json().video]).toMatchObject([
      200,
      { has_own_poster: true, poster: { public_id: mine } },
    ])
    const shown = new RegExp(`<figure class="video"[\\s\\S]*?<img src="[^"]*/${mine}`)
    const page = (await readPage(path)).html
    expect(page).toMatch(shown)
    expect(page).toMatch(new RegExp(`"thumbnailUrl":"http://localhost:3000/media/[^"]*/${mine}`))
    expect((await app.server.inject('/feed.json')).body).toContain(`/${mine}\\" alt=\\"Watch`)

    await passTwoMonths()
    const saved = await coach('PUT', `/articles/${id}`, { content: `${film}\n\nAgain` })
    expect(saved.statusCode, saved.body).toBe(200)
    expect((await readPage(path)).html, 'a later save asks anew and keeps it').toMatch(shown)
    expect((await coach('DELETE', `/images/${mine}`)).statusCode).toBe(409)

    expect((await choose(film, null)).json().video).toMatchObject({ has_own_poster: false })
    expect((await readPage(path)).html).toMatch(
      /<figure class="video"[\s\S]*?<img src="[^"]*\/videos\/youtube-film/,
    )
  })

  // VIDEO-EDIT-2
  test('works for a film whose site could not be reached', async () => {
    films.isOnline = false
    const film = newFilm()
    const { path } = await saveArticle(film)
    expect((await readPage(path)).html).toContain('class="video-frame video-drawing"')
    const drawing = '<img src=\\"http://localhost:3000/film.jpg\\" alt=\\"Watch the film\\">'
    expect((await app.server.inject('/feed.json')).body).toContain(drawing)
    expect((await app.server.inject('/film.jpg')).headers['content-type']).toBe('image/jpeg')

    const mine = await uploadPicture()
    expect((await choose(film, mine)).json().video).toMatchObject({ state: 'unknown', has_own_poster: true })
    const { html } = await readPage(path)
    expect(html).toMatch(new RegExp(`<figure class="video"[\\s\\S]*?<img src="[^"]*/${mine}`))
    // The structured data names a film only with its true title.
    expect(html).not.toContain('VideoObject')
  })

  test('must be in the library, and the film must be known', async () => {
    answerWith({ title: 'Known' })
    const film = newFilm()
    expect((await choose(film, await uploadPicture())).statusCode).toBe(404)
    await coach('POST', '/videos/read', { url: film })
    expect((await choose(film, 'blog/nothing')).json()).toMatchObject({
      error: 'This picture is not in your library any more.',
    })
    expect((await choose('https://example.com/x', null)).json()).toMatchObject({ error: UNKNOWN_VIDEO })
  })
})

describe('the editor’s film lookup', () => {
  // VIDEO-FACT-3
  test('uses fresh stored data without a request to another site', async () => {
    answerWith({ title: 'Fresh' })
    const film = newFilm()
    const read = () => coach('POST', '/videos/read', { url: film, known: true })
    await read()
    films.asked = []
    expect((await read()).json().video.title).toBe('Fresh')
    expect(films.asked).toEqual([])
    await passTwoMonths()
    await read()
    expect(films.asked.length).toBeGreaterThan(0)
  })

  test('returns what the film’s site says', async () => {
    answerWith({ title: 'Dance', author_name: 'Maya' })
    const { statusCode, body } = await coach('POST', '/videos/read', { url: `${newFilm()}?t=1m30s` })
    expect([statusCode, JSON.parse(body)]).toEqual([
      200,
      {
        video: {
          address: expect.stringMatching(/^https:\/\/www\.youtube\.com\/watch\?v=film-\d{6}&t=90s$/),
          provider: 'youtube',
          state: 'found',
          title: 'Dance',
          author: 'Maya',
          seconds: null,
          start: 90,
          poster_url: expect.stringMatching(/^\/media\/image\/upload\//),
          poster: {
            public_id: expect.stringMatching(/^videos\/youtube-film/),
            version: expect.any(String),
            delivery_base: null,
          },
          has_own_poster: false,
        },
      },
    ])
  })

  test('refuses other addresses, names the supported sites and requests none', async () => {
    for (const url of ['https://example.com/x', 'http://169.254.169.254/', 'javascript:alert(1)', 'dance']) {
      const { statusCode, body } = await coach('POST', '/videos/read', { url })
      expect([statusCode, JSON.parse(body)]).toMatchObject([400, { error: UNKNOWN_VIDEO }])
    }
    expect(films.asked).toEqual([])
  })

  test('requires the coach’s session', async () => {
    const payload = { url: newFilm() }
    const answer = await app.server.inject({ method: 'POST', url: '/api/admin/videos/read', payload })
    expect([answer.statusCode, films.asked]).toEqual([401, []])
  })
})
