import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { uploadedImageSchema } from '../../src/domain/images/library-image.ts'
import { makeUploadForm } from './uploads.ts'

/** What the site has said it keeps. */
export interface Acknowledged {
  /** Subjects of messages. */
  messages: Set<string>
  /** Addresses signed up. */
  subscribers: Set<string>
  /** By article, the number of its newest save that was answered. */
  saves: Map<number, number>
  /** Originals by their key in the media folder, with their size in bytes. */
  pictures: Map<string, number>
  /** How many answers were neither a yes nor a broken line, by status. */
  refused: Map<number, number>
}

export interface Writers {
  /** Ends once every request under way is answered or its line is broken. */
  stop(): Promise<void>
}

interface WritersOptions {
  url: string
  cookie: string
  picture: Uint8Array
  acknowledged: Acknowledged
  /** Makes names that no earlier round used. */
  nextNumber: () => number
  /** Between two of each one's writes; none unless told. */
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

/** Visitors and the coach, all at once and each without pause unless told: messages, sign-ups, saves and uploads. */
export function startWriters({
  url,
  cookie,
  picture,
  acknowledged,
  nextNumber,
  pauseMs = 0,
}: WritersOptions): Writers {
  let stopped = false

  /** Null when the answer was a refusal. */
  async function send(path: string, init: RequestInit): Promise<unknown> {
    const number = nextNumber()
    const response = await fetch(url + path, {
      ...init,
      headers: {
        // Everyone comes from another address: limits are not what is tested here.
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

  /** Again and again until told to stop or the server has gone. */
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
  // Heard at stop(); until then a failure must not end the whole run.
  work.catch(() => undefined)
  return {
    stop: async () => {
      stopped = true
      await work
    },
  }
}

/** The server was gone before it answered: fetch says so with a TypeError, a body cut short with a code. */
function isBrokenLine(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && 'code' in error)
}
