import { createHmac, timingSafeEqual } from 'node:crypto'

interface NamedLetter {
  id: number
  created_at: string
}

const MESSAGE_ID = /<letter-(\d{1,15})-(\d{13})-([0-9a-f]{32})@([^<>\s]{1,255})>/g
/** Maximum number of ids read; a mail about a letter contains one. */
const MAX_NAMED = 10
/** 128 bits: some programs truncate long ids. */
const CODE_LENGTH = 32

/**
 * Makes the message ids of letters. An id is derived from the letter's row, so that a letter sent twice has the same id
 * and a returned mail identifies its letter; its code proves that this site made it, so that a reader of one letter
 * cannot forge the id of another (DELIVER-BOUNCE-2).
 */
export class MessageIds {
  readonly #secret: string
  readonly #hostname: string

  /**
   * @param secret of the site, for this purpose only
   * @param siteUrl the public origin
   */
  constructor(secret: string, siteUrl: string) {
    this.#secret = secret
    this.#hostname = new URL(siteUrl).hostname
  }

  make({ id, created_at }: NamedLetter): string {
    const time = Date.parse(created_at)
    return `<letter-${id}-${time}-${this.#codeOf(id, time)}@${this.#hostname}>`
  }

  /** Returns the letters whose message ids, made by this site, occur in a text. */
  read(text: string): NamedLetter[] {
    const found = new Map<number, NamedLetter>()
    for (const [, id, time, code = '', host] of text.matchAll(MESSAGE_ID)) {
      if (host?.toLowerCase() !== this.#hostname) continue
      const letter = { id: Number(id), time: Number(time) }
      const expected = Buffer.from(this.#codeOf(letter.id, letter.time))
      if (!timingSafeEqual(expected, Buffer.from(code))) continue
      found.set(letter.id, { id: letter.id, created_at: new Date(letter.time).toISOString() })
    }
    return [...found.values()].slice(0, MAX_NAMED)
  }

  #codeOf(id: number, time: number): string {
    return createHmac('sha256', this.#secret)
      .update(`letter:${id}:${time}`)
      .digest('hex')
      .slice(0, CODE_LENGTH)
  }
}
