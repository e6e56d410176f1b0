import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { openTestApp, SITE_URL, type TestApp } from './app.ts'
import { logIn } from './login.ts'

export interface UploadRequest {
  file?: Uint8Array | null
  filename?: string
  type?: string
  fields?: Record<string, string>
  headers?: Record<string, string>
}

/** Returns a form with a file, as a browser sends it. */
export function makeUploadForm({
  file = null,
  filename = 'picture.jpg',
  type = 'image/jpeg',
  fields = {},
}: UploadRequest): FormData {
  const form = new FormData()
  if (file) form.set('file', new Blob([new Uint8Array(file)], { type }), filename)
  for (const [name, value] of Object.entries({ upload_preset: 'blog', ...fields })) form.set(name, value)
  return form
}

/** Uploads a file to the image service; the cookie is one of the headers. */
export async function upload(app: TestApp, request: UploadRequest) {
  const { headers, payload } = await encodeForm(makeUploadForm(request))
  return app.server.inject({
    method: 'POST',
    url: '/media/image/upload',
    payload,
    headers: { origin: SITE_URL, ...headers, ...request.headers },
  })
}

/** Opens a site for the tests of one file, with the coach logged in; `send` uploads a picture. */
export async function openUploads() {
  const app = await openTestApp({ now: '2026-03-04T12:00:00.000Z' })
  afterAll(() => app.close())
  const cookie = await logIn(app)
  const send = (request: UploadRequest) =>
    upload(app, { ...request, headers: { cookie, ...request.headers } })
  return { app, cookie, send }
}

/** Returns the body of a form and the header with its boundary. */
export async function encodeForm(
  form: FormData,
): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const response = new Response(form)
  const payload = Buffer.from(await response.arrayBuffer())
  return { payload, headers: { 'content-type': response.headers.get('content-type') ?? '' } }
}

/** Returns the number of pictures with a row and with a file, which should be equal. */
export async function countStored(app: TestApp): Promise<{ rows: number; files: number }> {
  const rows = await app.store.db.selectFrom('images').select('public_id').execute()
  const files = await readdir(join(app.dataDir, 'media'), { recursive: true, withFileTypes: true })
  return {
    rows: rows.length,
    files: files.filter((file) => file.isFile() && !file.parentPath.includes('variants')).length,
  }
}
