import { randomBytes } from 'node:crypto'

/** Returns words that no other test has used, in any worker and however often this module is loaded. */
export function unique(words: string): string {
  return `${words} ${process.pid}-${randomBytes(4).readUInt32LE()}`
}
