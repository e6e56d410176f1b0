import { toOneLine } from './one-line.ts'

/** What no first name holds but an address does. */
const LIKE_AN_ADDRESS = /[@/\\:]|\bwww\b|\.\p{L}{2}/iu

/**
 * The first name a letter may say; null without one. The form takes any name for any address, so that without this
 * somebody could have us write to strangers, with a link of his in the greeting.
 */
export function nameToGreet(firstName: string | null): string | null {
  const name = toOneLine(firstName ?? '')
  return name === '' || LIKE_AN_ADDRESS.test(name) ? null : name
}

/** `Hello Anna,`, or without a name `Hello,`. */
export function greet(firstName: string | null): string {
  const name = nameToGreet(firstName)
  return name === null ? 'Hello,' : `Hello ${name},`
}
