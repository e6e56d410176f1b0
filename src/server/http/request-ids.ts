import { randomBytes } from 'node:crypto'

/** Names for requests, unlike those of every other process and start: a word of this process's own, and a number. */
export function createRequestIds(): () => string {
  const word = randomBytes(4).toString('hex')
  let number = 0
  return () => `${word}-${(++number).toString(36)}`
}
