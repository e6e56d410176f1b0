import { randomBytes } from 'node:crypto'

/** Words no other test has used, in whatever worker and however often this is loaded. */
export function unique(words: string): string {
  return `${words} ${process.pid}-${randomBytes(4).readUInt32LE()}`
}
