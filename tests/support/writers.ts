import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { uploadedImageSchema } from '../../src/domain/images/library-image.ts'
import { makeUploadForm } from './uploads.ts'

/** Everything the site has acknowledged. */
export interface Acknowledged {
  /** Subjects of messages. */
  messages: Set<string>
  /** Addresses that signed up. */
  subscribers: Set<string>
  /** By article, the number of its latest acknowledged save. */
  saves: Map<number, number>
  /** Originals by their key in the media folder, with their size in bytes. */
  pictures: Map<string, number>
  /** The number of responses that were neither a success nor a broken connection, by status. */
  refused: Map<number, number>
}

export interface Writers {
  /** Resolves once every request in flight is answered or its connection is broken. */
  stop(): Promise<void>
}

interface WritersOptions {
  url: string
  cookie: string
  picture: Uint8Array
  acknowledged: Acknowledged
  /** Returns numbers for names that no earlier round used. */
  nextNumber: () => number
  /** Pause between two writes of each writer; none by default. */
  pauseMs?: number
}

const articleAnswer = z.object({ article: z.object({ id: z.int() }) })

export function createAcknowledged(): Acknowledged {
  return {
    messages: new Set(),
    subscribers: new Set(),
    saves: new Map(),
    pictures: new Map(),
    refused: new Map(),
  }
}

export function countAcknowledged({ messages, subscribers, saves, pictures }: Acknowledged): number {
  return messages.size + subscribers.size + [...saves.values()].reduce((a, b) => a + b, 0) + pictures.size
}

export function hasEveryKind({ messages, subscribers, saves, pictures }: Acknowledged): boolean {
  return messages.size > 0 && subscribers.size > 0 && saves.size > 0 && pictures.size > 0
}

/**
 * Starts visitors and the coach, all concurrently and each without a pause by default: messages, sign-ups, saves and
 * uploads.
 */
export function startWriters({
  url,
  cookie,
  picture,
  acknowledged,
  nextNumber,
  pauseMs = 0,
}: WritersOptions): Writers {
  let stopped = false

  /** Returns null if the response was a refusal. */
  async function send(path: string, init: RequestInit): Promise<unknown> {
    const number = nextNumber()
    const response = await fetch(url + path, {
      ...init,
      headers: {
        // Each from another address: rate limits are not under test.
        'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
        origin: url,
        cookie,
        ...(typeof init.body === 'string' ? { 'content-type': 'application/json' } : {}),
      },
    })
    const text = await response.text()
    if (response.ok) return JSON.parse(text)
    acknowledged.refused.set(response.status, (acknowledged.refused.get(response.status) ?? 0) + 1)
    return null
  }

  const sendJson = (method: string, path: string, body: object) =>
    send(path, { method, body: JSON.stringify(body) })

  async function writeMessage(): Promise<void> {
    const subject = `Message ${nextNumber()}`
    const message = {
      firstName: 'Ines',
      lastName: 'Okafor',
      email: 'ines@example.com',
      subject,
      message: 'Please do not lose what I wrote to you.',
    }
    if (await sendJson('POST', '/api/contact', message)) acknowledged.messages.add(subject)
  }

  async function signUp(): Promise<void> {
    const email = `reader${nextNumber()}@example.com`
    if (await sendJson('POST', '/api/newsletter/subscribe', { email, referralSource: 'footer' }))
      acknowledged.subscribers.add(email)
  }

  let articleId: number | null = null
  let save = 0
  async function saveArticle(): Promise<void> {
    const number = save + 1
    const slug = articleId === null ? { slug: `saved-${nextNumber()}` } : {}
    const fields = { title: `Save ${number}`, content: `Text of save ${number}. `.repeat(40), ...slug }
    const answer =
      articleId === null
        ? await sendJson('POST', '/api/admin/articles', fields)
        : await sendJson('PUT', `/api/admin/articles/${articleId}`, fields)
    if (answer === null) return
    articleId = articleAnswer.parse(answer).article.id
    save = number
    acknowledged.saves.set(articleId, number)
  }

  async function uploadPicture(): Promise<void> {
    const form = makeUploadForm({ file: picture, filename: `picture-${nextNumber()}.jpg` })
    const answer = await send('/media/image/upload', { method: 'POST', body: form })
    if (answer === null) return
    const { public_id, version, bytes } = uploadedImageSchema.parse(answer)
    acknowledged.pictures.set(`originals/${public_id}@v${version}`, bytes)
  }

  /** Repeats a write until stopped or the server has ended. */
  async function repeat(write: () => Promise<void>): Promise<void> {
    while (!stopped) {
      try {
        await write()
        if (pauseMs > 0) await pause(pauseMs)
      } catch (error) {
        if (!isBrokenLine(error)) throw error
        return
      }
    }
  }

  const work = Promise.all(
    [writeMessage, writeMessage, signUp, signUp, saveArticle, uploadPicture].map(repeat),
  )
  // Handled in stop(); until then a failure must not end the whole run.
  work.catch(() => undefined)
  return {
    stop: async () => {
      stopped = true
      await work
    },
  }
}

/** Whether the server was gone before it answered: fetch throws a TypeError, a truncated body an error with a code. */
function isBrokenLine(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && 'code' in error)
}
