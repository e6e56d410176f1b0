/** A letter as its message id names it. */
interface NamedLetter {
  id: number
  created_at: string
}

/**
 * What names a letter to every mail program. Made from its row, so that a letter sent twice is the same letter, and that a
 * mail which came back tells which one it was.
 *
 * @param siteUrl the public origin
 */
export function letterMessageId({ id, created_at }: NamedLetter, siteUrl: string): string {
  return `<letter-${id}-${Date.parse(created_at)}@${new URL(siteUrl).hostname}>`
}

const MESSAGE_ID = /<letter-(\d{1,15})-(\d{13})@([^<>\s]{1,255})>/g
/** A mail about a letter names one. */
const MAX_NAMED = 10

/** The letters of this site that a text names by their message ids. */
export function readMessageIds(text: string, siteUrl: string): NamedLetter[] {
  const { hostname } = new URL(siteUrl)
  const found = new Map<number, NamedLetter>()
  for (const [, id, time, host] of text.matchAll(MESSAGE_ID)) {
    if (host?.toLowerCase() !== hostname) continue
    found.set(Number(id), { id: Number(id), created_at: new Date(Number(time)).toISOString() })
  }
  return [...found.values()].slice(0, MAX_NAMED)
}
