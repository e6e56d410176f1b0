import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { accentShades, nearestReadable } from '../../src/domain/site/accent.ts'
import { type AdminClient, openAdminClient } from '../support/admin-client.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { type DatabaseKind, storeMaker } from '../support/databases.ts'
import { addArticle } from '../support/factories.ts'
import { paintHalves } from '../support/image-samples.ts'
import { logIn } from '../support/login.ts'
import { upload } from '../support/uploads.ts'

const NOW = '2026-03-04T12:00:00.000Z'
const BLUE = '#1d4ed8'

const refusal = z.object({
  error: z.string(),
  details: z.array(z.object({ field: z.string(), message: z.string() })).default([]),
})

let app: TestApp
let ask: AdminClient

async function open(kind: DatabaseKind = 'sqlite') {
  const databaseUrl = kind === 'postgres' ? (await storeMaker('postgres').place()).databaseUrl : null
  app = await openTestApp({ now: NOW, databaseUrl })
  ask = await openAdminClient(app)
}

afterEach(() => app.close())

/** Returns a photograph, or with `ink` a drawing in that colour on a transparent background. */
async function paint(width: number, height: number, ink?: string): Promise<Buffer> {
  if (!ink) return paintHalves(width, height).png().toBuffer()
  const half = { width: Math.max(1, Math.floor(width / 2)), height, channels: 4 as const }
  const ground = { width, height, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } }
  return sharp({ create: ground })
    .composite([{ input: { create: { ...half, background: ink } }, left: 0, top: 0 }])
    .png()
    .toBuffer()
}

async function addPicture(file: Buffer): Promise<string> {
  const answer = await upload(app, {
    file,
    filename: 'picture.png',
    type: 'image/png',
    headers: { cookie: await logIn(app) },
  })
  expect(answer.statusCode).toBe(200)
  return z.object({ public_id: z.string() }).parse(answer.json()).public_id
}

async function change(settings: Record<string, unknown>) {
  const answer = await ask('PUT', '/settings', settings)
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
}
async function refused(settings: Record<string, unknown>) {
  const answer = await ask('PUT', '/settings', settings)
  expect(answer.statusCode).toBe(400)
  return refusal.parse(answer.json())
}
const read = async (path: string) => (await app.server.inject(path)).body
const readFile = (path: string) => app.server.inject(path)
/** Returns the address of the look's style sheet that a page links, or null. */
const sheetOf = (html: string) => /href="(\/assets\/look-[^"]+)"/.exec(html)?.[1] ?? null

describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
  beforeEach(() => open(kind))

  // LOOK-LOGO-1
  test('logo and portrait replace the house’s own on every page at once', async () => {
    await addArticle(app.store.db, { slug: 'mine', title: 'Mine', status: 'published', published_at: NOW })
    expect(await read('/about')).toContain('cutout-coach')
    const logo = await addPicture(await paint(400, 80))
    const portrait = await addPicture(await paint(600, 800, '#446688'))
    await change({
      logo_public_id: logo,
      portrait_public_id: portrait,
      site_name: 'Strong with Anna',
      coach_name: 'Anna Berg',
    })
    for (const path of ['/', '/blog', '/about', '/blog/mine']) {
      const html = await read(path)
      const [header = '', footer = ''] = [/<header.*?<\/header>/s, /<footer.*<\/footer>/s].map(
        (part) => part.exec(html)?.[0],
      )
      expect(header).toMatch(
        new RegExp(`<img src="[^"]*${logo}" width="168" height="34" alt="Strong with Anna"`),
      )
      expect(footer).toContain(logo)
    }
    const about = await read('/about')
    expect(about).not.toContain('cutout-coach')
    expect(about).toContain(portrait)
    expect(about).toContain('alt="Anna Berg"')
    const article = await read('/blog/mine')
    expect(article).not.toMatch(/coach-portrait[\w-]*\.(?!js)/)
    expect(article).toContain(`c_fill,g_auto,w_96,h_96,q_auto,f_auto`)
    expect(article).toContain(
      `"logo":{"@type":"ImageObject","url":"http://localhost:3000/media/image/upload/`,
    )
    expect(about).toMatch(new RegExp(`"image":"http://localhost:3000/media/[^"]*${portrait}"`))
    const { look } = z
      .object({ look: z.object({ logo: z.object({ src: z.string() }) }) })
      .parse((await readFile('/api/public/settings')).json())
    expect((await readFile(look.logo.src)).statusCode).toBe(200)
    await change({ logo_public_id: '', portrait_public_id: '' })
    expect(await read('/about')).toContain('cutout-coach')
    expect(await read('/')).not.toContain(logo)
  })

  // LOOK-PICTURE-2
  test('a picture of the look is in use: it cannot be deleted, and the reason is given', async () => {
    const picture = await addPicture(await paint(300, 300))
    const unused = async () => (await ask('GET', '/images?unused=true')).json().total
    expect(await unused()).toBe(1)
    await change({ portrait_public_id: picture, favicon_public_id: picture })
    expect(await unused()).toBe(0)
    expect((await ask('GET', `/images/${picture}`)).json().image.used_by).toEqual([
      { type: 'look', id: null, title: 'Your icon' },
      { type: 'look', id: null, title: 'Your portrait' },
    ])
    const kept = await ask('DELETE', `/images/${picture}`)
    expect(kept.statusCode).toBe(409)
    expect(refusal.parse(kept.json()).error).toBe(
      'This picture is your icon and your portrait. Choose another one in Settings, under Look, first.',
    )
    await change({ portrait_public_id: '', favicon_public_id: '' })
    expect((await ask('DELETE', `/images/${picture}`)).statusCode).toBe(204)
  })

  // LOOK-PICTURE-1
  test('a picture that is not in the library is refused, and nothing is saved', async () => {
    const { error, details } = await refused({ logo_public_id: 'blog/nowhere', tagline: 'New' })
    expect(error).toBe('The picture chosen as the logo is not in your image library. Please choose another')
    expect(details).toEqual([{ field: 'logo_public_id', message: error }])
    expect((await ask('GET', '/settings')).json().settings).toMatchObject({ logo_public_id: '' })
    expect((await ask('GET', '/settings')).json().settings.tagline).not.toBe('New')
  })

  // LOOK-PORTRAIT-2
  test('changes to a picture’s description and focal point appear on every page', async () => {
    const portrait = await addPicture(await paint(600, 800))
    await change({ portrait_public_id: portrait })
    const before = await read('/about')
    await ask('PUT', `/images/${portrait}`, { alt: 'Me in the park', focal_x: 0.2, focal_y: 0.1 })
    const after = await read('/about')
    expect(after).toContain('alt="Me in the park"')
    expect(after).toContain('object-position:20% 10%')
    const version = (html: string) => new RegExp(`/v(\\d+)/${portrait}`).exec(html)?.[1]
    expect(version(after)).not.toBe(version(before))
  })
})

describe('the accent', () => {
  beforeEach(() => open())

  // LOOK-COST-1
  test('adds nothing until one is chosen, then a small style sheet', async () => {
    expect(sheetOf(await read('/'))).toBeNull()
    await change({ accent_color: BLUE })
    const sheet = sheetOf(await read('/')) ?? ''
    const { statusCode, headers, body } = await readFile(sheet)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/css; charset=utf-8')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const { light, dark } = accentShades(BLUE)
    expect(body).toContain(`:root{--hf-accent:${light.accent}`)
    expect(body).toContain(`--hf-accent:${dark.accent}`)
    expect(body).toContain(`--hf-on-accent:${dark['on-accent']}`)
    expect(body.length).toBeLessThan(1_500)
    // The policy of pages allows only the site's style sheets, and a single style element by its hash.
    const policy = String((await readFile('/')).headers['content-security-policy'])
    expect(policy).toMatch(/; style-src 'self' 'sha256-[\w+/]+=';/)
    await change({ accent_color: '' })
    expect(sheetOf(await read('/'))).toBeNull()
  })

  // LOOK-ACCENT-1
  test('with too little contrast is refused with its ratio and a shade that works', async () => {
    const { error, details } = await refused({ accent_color: '#F8BE3F' })
    expect(error).toContain('have a contrast of 1.6 : 1, and need 4.5 : 1 to be read')
    const shade = nearestReadable('#f8be3f')
    expect(error).toContain(`The nearest shade that works is ${shade}`)
    expect(details[0]?.field).toBe('accent_color')
    await change({ accent_color: shade })
  })

  test.each(['red', '#12345', '#1d4ed8;}body{display:none', 'url(x)', '</style>'])(
    '%s is refused',
    async (accent_color) => {
      expect((await refused({ accent_color })).error).toBe(
        'The accent must be a colour such as #1d4ed8, or be left empty',
      )
    },
  )

  test.each([
    '/assets/look-1-house-plain.css',
    '/assets/look-1-f8be3f-plain.css',
    '/assets/look-1-1d4ed8-pink.css',
    '/assets/look-0-1d4ed8-plain.css',
    '/assets/look-1-1D4ED8-plain.css',
    '/assets/look-1-1d4ed8-plain.css.map',
  ])('%s is not a style sheet', async (path) => {
    expect((await readFile(path)).statusCode).toBe(404)
  })
})

describe('a logo', () => {
  beforeEach(() => open())

  test.each([
    ['a very wide one', 2000, 60, 'width="168" height="5"', true],
    ['a very tall one', 60, 2000, 'width="1" height="40"', false],
    ['a square one', 500, 500, 'width="40" height="40"', false],
  ])('%s stays within its box', async (_what, width, height, size, isAlone) => {
    await change({ logo_public_id: await addPicture(await paint(width, height)) })
    const header = /<header.*?<\/header>/s.exec(await read('/'))?.[0] ?? ''
    expect(header).toContain(size)
    expect(header.includes('>Happiness First<')).toBe(!isAlone)
    expect(header).toContain(isAlone ? 'alt="Happiness First"' : 'alt=""')
  })

  // LOOK-LOGO-2
  test('a transparent one has a plate where it would be illegible', async () => {
    await change({ logo_public_id: await addPicture(await paint(400, 100, '#101010')) })
    const dark = (await readFile(sheetOf(await read('/')) ?? '')).body
    expect(dark).toContain('.on-pine .site-logo{background:#fafaf6')
    expect(dark).toContain('@media (prefers-color-scheme:dark)')
    await change({ logo_public_id: await addPicture(await paint(400, 100, '#f8f8f0')) })
    const light = (await readFile(sheetOf(await read('/')) ?? '')).body
    expect(light).toMatch(/^\.site-logo\{background:#18312b/)
    await change({ logo_public_id: await addPicture(await paint(400, 100)) })
    expect(sheetOf(await read('/'))).toBeNull()
  })

  test('a drawing that could contain a script is never stored', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    for (const type of ['image/svg+xml', 'image/png']) {
      const answer = await upload(app, {
        file: svg,
        filename: 'logo.svg',
        type,
        headers: { cookie: await logIn(app) },
      })
      expect(answer.statusCode).toBe(415)
      expect(refusal.parse(answer.json()).error).toBe(
        'Invalid file type. Please upload JPG, PNG, WebP, or GIF images.',
      )
    }
  })

  test('a file that is not a picture is refused', async () => {
    const answer = await upload(app, {
      file: Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(200, 7)]),
      filename: 'logo.png',
      type: 'image/png',
      headers: { cookie: await logIn(app) },
    })
    expect([400, 415]).toContain(answer.statusCode)
    expect(refusal.parse(answer.json()).error).toMatch(/\.$/)
  })
})

describe('the icons', () => {
  const ICONS = [
    ['/apple-touch-icon.png', 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
    ['/icon-maskable-512.png', 512],
  ] as const
  beforeEach(() => open())

  test('are made from the coach’s picture, and are the house’s again without it', async () => {
    const house = new Map<string, string>()
    for (const [path] of ICONS) house.set(path, (await readFile(path)).headers.etag ?? '')
    await change({ favicon_public_id: await addPicture(await paint(900, 600)) })
    for (const [path, size] of ICONS) {
      const answer = await readFile(path)
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
        format: 'png',
        width: size,
        height: size,
      })
      expect(answer.headers.etag).not.toBe(house.get(path))
      const { channels } = await sharp(answer.rawPayload).removeAlpha().stats()
      expect(Math.round(channels[1]?.mean ?? 255)).toBe(0)
      const again = await app.server.inject({
        url: path,
        headers: { 'if-none-match': answer.headers.etag ?? '' },
      })
      expect(again.statusCode).toBe(304)
    }
    const svg = await readFile('/favicon.svg')
    expect(svg.headers['content-type']).toBe('image/svg+xml')
    expect(svg.headers['content-security-policy']).toContain('img-src data:')
    expect(svg.body).toContain('href="data:image/png;base64,')
    const ico = (await readFile('/favicon.ico')).rawPayload
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3])
    const [length, offset] = [ico.readUInt32LE(22 + 8), ico.readUInt32LE(22 + 12)]
    expect(await sharp(ico.subarray(offset, offset + length)).metadata()).toMatchObject({
      width: 32,
      height: 32,
    })
    await change({ favicon_public_id: '' })
    for (const [path] of ICONS) expect((await readFile(path)).headers.etag).toBe(house.get(path))
  })

  // LOOK-ICON-2
  test('the manifest names the current ones', async () => {
    const sources = async () => {
      const { icons } = z
        .object({ icons: z.array(z.object({ src: z.string() })) })
        .parse((await readFile('/manifest.webmanifest')).json())
      return icons.map(({ src }) => src)
    }
    expect(await sources()).toContain('/icon-512.png')
    await change({ favicon_public_id: await addPicture(await paint(300, 300)) })
    for (const src of await sources()) {
      expect(src).toMatch(/\?v=\d+$/)
      expect((await readFile(src)).statusCode).toBe(200)
    }
  })

  // LOOK-ICON-1
  test('a transparent picture is complete, on paper where transparency is not allowed', async () => {
    await change({ favicon_public_id: await addPicture(await paint(400, 200, '#203040')) })
    const touch = sharp((await readFile('/apple-touch-icon.png')).rawPayload)
    const corner = await touch.clone().extract({ left: 0, top: 0, width: 4, height: 4 }).raw().toBuffer()
    expect([...corner.subarray(0, 3)]).toEqual([0xfa, 0xfa, 0xf6])
    expect((await touch.stats()).isOpaque).toBe(true)
  })

  test('the house’s sun has the coach’s colour', async () => {
    await change({ accent_color: BLUE })
    const svg = (await readFile('/favicon.svg')).body
    expect(svg).toContain(BLUE)
    expect(svg).not.toContain('#d4380f')
  })
})

test('share cards show the coach’s logo, face and colour, at separate addresses', async () => {
  await open()
  const card = async () => (await readFile('/share-cards/site/site.jpg')).rawPayload
  const house = await card()
  await change({ accent_color: BLUE })
  const blue = await card()
  expect(blue.equals(house)).toBe(false)
  await change({
    portrait_public_id: await addPicture(await paint(800, 800)),
    logo_public_id: await addPicture(await paint(500, 100)),
  })
  const own = await card()
  expect(await sharp(own).metadata()).toMatchObject({ width: 1200, height: 630 })
  // The portrait is red on the left and blue on the right; nothing overlaps its far right.
  const { channels } = await sharp(
    await sharp(own).extract({ left: 1100, top: 300, width: 60, height: 60 }).toBuffer(),
  ).stats()
  expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual([0, 0, 1])
})
