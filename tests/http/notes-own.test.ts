import { mkdir, readdir, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { findProof } from '../../src/domain/newsletter/proof-of-work.ts'
import { SITE_NOTE_RATE } from '../../src/domain/notes/note-rules.ts'
import { originalKey } from '../../src/server/media/media-store.ts'
import { purgeExpired } from '../../src/server/trash/purge-trash.ts'
import { SITE_URL } from '../support/app.ts'
import { paintHalves } from '../support/image-samples.ts'
import { from, NOTE, type NoteSite, openNoteSiteForEach } from '../support/note-site.ts'
import { encodeForm } from '../support/uploads.ts'

let site: NoteSite
openNoteSiteForEach((opened) => {
  site = opened
})

const inject = (options: InjectOptions | string) => site.app.server.inject(options)
const pathOf = (link: string) => new URL(link).pathname
const postForm = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
  })

describe('the private link', () => {
  // NOTE-OWN-1
  test('shows the state of the note, is not cached or indexed, and works without scripts', async () => {
    const { link } = (await site.write({ email: 'ellen@example.com' })).json()
    const page = await inject(pathOf(link))
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).toContain('<meta name="robots" content="noindex">')
    expect(page.body).not.toContain('<script')
    expect(page.body).toContain('<a href="/">')
    // The page looks like the site: it requests only the site's fonts.
    expect(page.headers['content-security-policy']).toContain("font-src 'self'")
    expect(page.body.match(/<link rel="preload" href="[^"]+\.woff2"/g)).toHaveLength(2)
    expect(page.body).toContain('Waiting. Maya has not read it yet.')
    expect(page.body).toContain('White beans instead, blended with lemon.')
    const id = await site.lastId()
    await site.ask('PUT', `/notes/${id}`, { state: 'published', answer: 'Lovely, <b>Ellen</b>.' })
    const after = (await inject(pathOf(link))).body
    expect(after).toContain('Maya has answered. On the page since March 4.')
    expect(after).toContain('Lovely, &lt;b&gt;Ellen&lt;/b&gt;.')
    expect(after).toContain('Your address, e…@example.com, is forgotten on June 2.')
    expect(after).toContain('can no longer be changed here')
    expect(after).toContain('href="/recipes/red-lentil-dal#notes">See it on the page')
    expect(after).not.toContain('ellen@example.com')
  })

  // NOTE-OWN-2
  test('changes the note only while it waits', async () => {
    const { link } = (await site.write()).json()
    const path = pathOf(link)
    const changed = await postForm(path, {
      action: 'change',
      name: 'Ellen D',
      text: 'White beans, and thyme.',
    })
    expect([changed.statusCode, changed.headers.location]).toEqual([303, `${path}?saved`])
    expect((await inject(`${path}?saved`)).body).toContain('Your change is saved.')
    expect((await inject(path)).body).not.toContain('Your change is saved.')
    expect(await site.rows()).toMatchObject([
      { name: 'Ellen D', text: 'White beans, and thyme.', state: 'waiting' },
    ])
    const wrong = await postForm(path, { action: 'change', name: '', text: '' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.body).toContain('Write at least a word or two.')
    const half = await postForm(path, { action: 'change', name: '', text: 'Beans, <thyme> and time.' })
    expect(half.body).toContain('What shall we call you?')
    expect(half.body, 'what was typed is not lost').toContain('Beans, &lt;thyme&gt; and time.</textarea>')
    await postForm(path, { action: 'change', name: 'E', text: 'a.com b.com c.com' })
    expect(await site.rows()).toMatchObject([{ state: 'spam', held: 'links' }])
    await site.publish()
    const late = await postForm(path, { action: 'change', name: 'E', text: 'Something else.' })
    expect(late.statusCode).toBe(409)
    expect(await site.rows()).toMatchObject([{ text: 'a.com b.com c.com' }])
  })

  // NOTE-OWN-1, NOTE-ANSWER-2
  test('says that the answer came by mail alone, and that the note no longer waits', async () => {
    const { link } = (await site.write({ email: 'ellen@example.com' })).json()
    await site.ask('PUT', `/notes/${await site.lastId()}`, { answer: 'Between us.', answer_by_mail: true })
    const page = (await inject(pathOf(link))).body
    expect(page).toContain('Maya has answered, to you alone.')
    expect(page).not.toContain('has not read it yet')
    expect(page).toContain('Between us.')
  })

  // NOTE-OWN-3
  test('deletes the note permanently after a confirmation, with the answer, and says so afterwards', async () => {
    const { link } = (await site.write({ kind: 'cooked', rating: 5, email: 'e@example.com' })).json()
    const path = pathOf(link)
    const id = await site.lastId()
    await site.ask('PUT', `/notes/${id}`, { state: 'published', answer: 'Thank you.' })
    await site.post(`/api/public/notes/${id}/helpful`, {}, from(5))
    const asked = await postForm(path, { action: 'ask' })
    expect(asked.body).toContain('Delete this note for good?')
    expect(await site.rows()).toHaveLength(1)
    const deleted = await postForm(path, { action: 'delete' })
    expect(deleted.body).toContain('Deleted on March 4.')
    expect(await site.rows()).toEqual([])
    const { db } = site.app.store
    expect(await db.selectFrom('note_helps').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('outbox').selectAll().where('kind', '=', 'note_answer').execute()).toEqual([])
    expect((await site.read()).json().total).toBe(0)
    const recipe = (await inject(`/api/public/recipes/${site.recipe.id}`)).json()
    expect([recipe.rating_average, recipe.rating_count]).toEqual([0, 0])
    const after = await inject(path)
    expect(after.statusCode).toBe(410)
    expect(after.body).toContain('Deleted on March 4.')
  })

  test('no GET changes anything, another site cannot post, and a wrong link is nothing', async () => {
    const { link } = (await site.write()).json()
    const path = pathOf(link)
    for (const query of ['?action=delete', '?action=change&name=x&text=yy']) await inject(path + query)
    expect(await site.rows()).toMatchObject([{ name: 'Ellen' }])
    expect((await postForm(path, { action: 'delete' }, { origin: 'https://evil.example' })).statusCode).toBe(
      403,
    )
    expect((await postForm(path, { action: 'burn' })).statusCode).toBe(400)
    expect((await postForm(path, {})).statusCode).toBe(400)
    expect(await site.rows()).toHaveLength(1)
    for (const wrong of ['/notes/x', `/notes/${'a'.repeat(43)}`, `${path}x`, path.slice(0, -1)]) {
      expect((await inject(wrong)).statusCode).toBe(404)
      expect((await postForm(wrong, { action: 'delete' })).statusCode).toBe(404)
    }
  })

  test('who tries many links is stopped', async () => {
    const codes: number[] = []
    for (let count = 0; count < 61; count++)
      codes.push((await inject({ url: `/notes/${'a'.repeat(43)}`, headers: from(7) })).statusCode)
    expect([codes[59], codes[60]]).toEqual([404, 429])
  })
})

describe('a picture', () => {
  const send = async (
    fields: Record<string, string>,
    file: Uint8Array | null,
    headers = {},
    kind = 'recipes',
  ) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...NOTE, ...fields })) form.set(name, value)
    if (file) form.set('image', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'dish.jpg')
    const { headers: own, payload } = await encodeForm(form)
    const id = kind === 'recipes' ? site.recipe.id : site.article.id
    return inject({
      method: 'POST',
      url: `/api/public/${kind}/${id}/notes`,
      payload,
      headers: { ...own, ...headers },
    })
  }
  const photo = () =>
    paintHalves(1600, 1200)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Ellen' }, IFD3: { GPSLatitude: '59/1 20/1 0/1', GPSLatitudeRef: 'N' } })
      .toBuffer()
  const files = async () =>
    (await readdir(join(site.app.dataDir, 'media'), { recursive: true })).filter((name) =>
      /notes\/[0-9a-f]{32}@v/.test(name),
    )

  // NOTE-PICTURE-1
  test('goes through the image service without a word about where it was taken, and shows once published', async () => {
    const original = await photo()
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const response = await send({ kind: 'cooked', rating: '5', image_alt: 'My pot of dal' }, original)
    expect(response.statusCode).toBe(202)
    expect(response.json().success).toBe(true)
    const [image] = await site.app.store.db.selectFrom('images').selectAll().execute()
    expect(image?.public_id).toMatch(/^notes\/[0-9a-f]{32}$/)
    const stored = image && (await site.app.mediaStore.read(originalKey(image)))
    if (!stored) throw new Error('The picture is not kept')
    const { exif, xmp, iptc } = await sharp(stored).metadata()
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
    await site.publish()
    const [note] = (await site.read()).json().notes
    expect(note.image).toEqual({
      url: expect.stringContaining(`${image?.public_id}`),
      width: 800,
      height: 600,
      alt: 'My pot of dal',
    })
    const shown = await inject(note.image.url)
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ])
    expect((await site.ask('GET', '/notes')).json().notes[0].image.alt).toBe('My pot of dal')
    await site.ask('PUT', `/images/${image?.public_id}`, { alt: 'A pot of dal on a stove' })
    expect((await site.read()).json().notes[0].image.alt).toBe('A pot of dal on a stove')
    const used = await site.ask('DELETE', `/images/${image?.public_id}`)
    expect(used.statusCode).toBe(409)
    expect(used.json().error).toContain('A note by Ellen')
  })

  test('is deleted permanently with its note', async () => {
    const { link } = (await send({}, await photo())).json()
    expect(await files()).not.toEqual([])
    await postForm(pathOf(link), { action: 'delete' })
    expect(await site.app.store.db.selectFrom('images').selectAll().execute()).toEqual([])
    expect(await site.app.store.db.selectFrom('trash').selectAll().execute()).toEqual([])
    expect(await files()).toEqual([])
  })

  /** Replaces a picture's file by a folder, so that deleting the file fails. @returns a function that restores the file */
  async function blockFile(publicId: string): Promise<() => Promise<void>> {
    const folder = join(site.app.dataDir, 'media')
    const [name = ''] = (await files()).filter((file) => file.includes(publicId))
    await rm(join(folder, name))
    await mkdir(join(folder, name))
    return () => rmdir(join(folder, name))
  }
  const cleanUp = () => {
    const { clock, mediaStore, server, store } = site.app
    return purgeExpired({ store: store.db, mediaStore }, clock().toISOString(), server.log)
  }

  // NOTE-OWN-3
  test('whose file cannot be deleted disappears with its note, and the file is deleted later', async () => {
    const { link } = (await send({}, await photo())).json()
    await site.publish()
    const { url } = (await site.read()).json().notes[0].image
    const { etag } = (await inject(url)).headers
    const again = () => inject({ url, headers: { 'if-none-match': String(etag) } })
    expect((await again()).statusCode).toBe(304)
    const [note] = await site.rows()
    const unblock = await blockFile(note?.picture ?? '')
    const deleted = await postForm(pathOf(link), { action: 'delete' })
    expect(deleted.statusCode).toBe(200)
    expect(deleted.body).toContain('Deleted on March 4.')
    expect((await again()).statusCode).toBe(404)
    await unblock()
    await cleanUp()
    expect(await site.app.store.db.selectFrom('trash').selectAll().execute()).toEqual([])
  })

  test('whose file cannot be deleted does not stop the deletion of other spam', async () => {
    for (const text of ['Buy this', 'Buy that']) await send({ text, website: 'x' }, await photo(), from(1))
    const [first] = await site.rows()
    await site.write({ text: 'Buy all of it', website: 'x' }, from(2))
    await blockFile(first?.picture ?? '')
    expect((await site.ask('DELETE', '/notes/spam')).json()).toEqual({ deleted: 3 })
    expect(await site.rows()).toEqual([])
    expect(await files()).toHaveLength(1)
  })

  // NOTE-PICTURE-2
  test.each(['png', 'webp', 'gif'] as const)('may also be a %s', async (format) => {
    const image = await paintHalves(80, 60)[format]().toBuffer()
    expect((await send({}, image)).statusCode).toBe(202)
    expect(await site.app.store.db.selectFrom('images').select('format').execute()).toHaveLength(1)
  })

  test('a form with an empty file field is a note without a picture', async () => {
    expect((await send({}, new Uint8Array())).statusCode).toBe(202)
    expect(await site.rows()).toMatchObject([{ picture: null }])
  })

  // NOTE-PICTURE-2
  test('that is too large, no picture, or more than a picture is refused in a sentence, and nothing is kept', async () => {
    const large = await send({}, Buffer.concat([await photo(), Buffer.alloc(8 * 1024 * 1024)]))
    expect(large.statusCode).toBe(413)
    expect(large.json()).toMatchObject({
      success: false,
      error: 'That file has 9 MB. Up to 8 MB works, as JPG, PNG, WebP or GIF.',
    })
    const none = await send({}, Buffer.from('%!PS this is no picture'))
    expect(none.statusCode).toBe(415)
    expect(none.json().error).toBe('That file is no picture we can show. JPG, PNG, WebP or GIF works.')
    const gif = await send({}, Buffer.from('GIF89a, and then some bytes'))
    expect(gif.statusCode).toBe(400)
    const hidden = await send({}, Buffer.concat([await photo(), Buffer.from('<script>alert(1)</script>')]))
    expect(hidden.statusCode).toBe(400)
    expect(hidden.json().details).toMatchObject([{ field: 'image' }])
    const damaged = await send({}, (await photo()).subarray(0, 400))
    expect(damaged.statusCode).toBe(400)
    expect(damaged.json().details).toMatchObject([{ field: 'image' }])
    const named = await send({ name: '' }, await photo())
    expect(named.json().details).toEqual([{ field: 'name', message: 'What shall we call you?' }])
    expect(await site.rows()).toEqual([])
    expect(await files()).toEqual([])
  })

  test('is accepted for recipes only', async () => {
    const response = await send({ kind: 'question' }, await photo(), {}, 'articles')
    expect(response.statusCode).toBe(400)
    expect(response.json().details).toMatchObject([{ field: 'image' }])
    expect(await files()).toEqual([])
  })

  test('can be sent by a form without JavaScript', async () => {
    const response = await send({}, await photo(), {
      accept: 'text/html',
      referer: `${SITE_URL}/recipes/red-lentil-dal`,
    })
    expect(response.statusCode).toBe(202)
    expect(response.body).toContain('Thank you, Ellen. Maya reads it first.')
  })

  // NOTE-LIMIT-2
  test('in a flood is decoded only after the proof of work, and kept with it', async () => {
    for (let count = 0; count < SITE_NOTE_RATE.limit; count++)
      await site.write({ text: `Words of ${count}` }, from(count))
    // Damaged, which only decoding can reveal.
    const damaged = (await photo()).subarray(0, 400)
    expect((await send({ text: 'Of a damaged one.' }, damaged, from(900))).statusCode).toBe(429)
    const refused = await send({}, await photo(), from(901))
    expect([refused.statusCode, await files()]).toEqual([429, []])
    const { text, bits } = refused.json().challenge
    const proof = JSON.stringify({ challenge: text, solution: await findProof(text, bits) })
    expect((await send({ proof }, await photo(), from(901))).statusCode).toBe(202)
    expect(await files()).toHaveLength(1)
    // Resent after a lost response, it needs no further proof, and its picture is not stored twice.
    expect((await send({}, await photo(), from(901))).statusCode).toBe(202)
    expect(await files()).toHaveLength(1)
  })

  test('of an origin over its limit is not read', async () => {
    for (let count = 0; count < 5; count++) await site.write({ text: `Note ${count}` })
    expect((await send({ text: 'With a picture.' }, await photo())).statusCode).toBe(429)
    expect(await files()).toEqual([])
  })
})
