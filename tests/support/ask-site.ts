import { request } from 'node:http'
import sharp from 'sharp'
import { inject } from 'vitest'
import { unique } from './unique.ts'

/** The site's response to a request that bypasses the page shown. */
export interface SiteAnswer {
  status: number
  text: string
  /** The cookie that was set, as a `cookie` header; null if none was set. */
  cookie: string | null
}

interface Question {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  body?: unknown
  /** Sent unchanged, with its type. */
  form?: { type: string; payload: Uint8Array }
  cookie?: string
  /** The address of a visitor behind the proxy, which rate limits are counted by. */
  from?: string
}

/**
 * Sends a request to the site of the component tests that bypasses the page shown, as another tab or visitor would:
 * unaffected by the document's cookies and by a network that a test has broken.
 */
export function askSite(path: string, question: Question = {}): Promise<SiteAnswer> {
  const { method = 'GET', body, cookie, form, from } = question
  const { type, payload } = form ?? {
    type: 'application/json',
    payload: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
  }
  const headers = {
    // A header that browsers add to their own requests.
    'sec-fetch-site': 'same-origin',
    ...(payload.byteLength > 0 ? { 'content-type': type, 'content-length': payload.byteLength } : {}),
    ...(cookie ? { cookie } : {}),
    ...(from ? { 'x-forwarded-for': from } : {}),
  }
  return new Promise((resolve, reject) => {
    const asking = request(new URL(path, inject('siteUrl')), { method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(parts).toString(),
          cookie: answer.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? null,
        }),
      )
    })
    asking.on('error', reject)
    asking.end(payload)
  })
}

/** Calls the admin API as the coach in another tab; paths begin after `/api/admin`. */
export async function askAdmin(method: NonNullable<Question['method']>, path: string, body?: unknown) {
  const { status, text } = await askSite(`/api/admin${path}`, { method, body, cookie: inject('coachCookie') })
  if (status >= 400) throw new Error(`${method} ${path} was answered with ${status}: ${text}`)
  return text === '' ? null : JSON.parse(text)
}

/** Creates an article or a recipe for one test, with a unique title and address; a draft by default. */
export async function makeItem(kind: 'articles' | 'recipes', fields: object = {}) {
  const title = unique('A test item')
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const { id } = await askAdmin('POST', `/${kind}`, { title, slug, ...fields })
  return { id: Number(id), title, slug, path: `/${kind === 'articles' ? 'blog' : 'recipes'}/${slug}` }
}

let pictures = 0

/** Returns a picture with a unique colour, and its name. */
export async function makePicture(name: string) {
  pictures += 1
  const background = { r: (process.pid * 31 + pictures * 47) % 256, g: process.pid % 256, b: pictures % 256 }
  const bytes = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name: `${unique(name).replaceAll(' ', '-')}.jpg`, bytes }
}

/**
 * Adds a picture to the library as the coach.
 *
 * @returns its id
 */
export async function uploadPicture(name: string): Promise<string> {
  const picture = await makePicture(name)
  const BOUNDARY = 'a-picture-of-a-test'
  const part = (head: string) => `--${BOUNDARY}\r\ncontent-disposition: form-data; ${head}\r\n`
  const form = [
    `${part('name="upload_preset"')}\r\nblog\r\n`,
    `${part(`name="file"; filename="${picture.name}"`)}content-type: image/jpeg\r\n\r\n`,
    picture.bytes,
    `\r\n--${BOUNDARY}--\r\n`,
  ].map((piece) => Buffer.from(piece))
  const { status, text } = await askSite('/media/image/upload', {
    method: 'POST',
    form: { type: `multipart/form-data; boundary=${BOUNDARY}`, payload: Buffer.concat(form) },
    cookie: inject('coachCookie'),
  })
  if (status !== 200) throw new Error(`The picture was answered with ${status}: ${text}`)
  return JSON.parse(text).public_id
}
