export const EMAIL_MESSAGE = 'Please enter a valid email address'
const LONGEST = 254

// Deliberately plain: one @, a dotted domain with a letter-like ending, nothing that could end a mail header.
const SHAPE =
  /^[^\s@<>()[\]\\,;:"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]*[\p{L}\p{N}]$/u

/** True for an address one can send to, as far as its form tells (specification §5); domains may be international. */
export function isEmailAddress(text: string): boolean {
  if (text.length > LONGEST || !SHAPE.test(text)) return false
  const local = text.slice(0, text.lastIndexOf('@'))
  return local.length <= 64 && !local.startsWith('.') && !local.endsWith('.') && !local.includes('..')
}
