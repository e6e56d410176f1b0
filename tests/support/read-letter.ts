import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { waitForAnswer } from './wait-until.ts'

/**
 * Waits for a letter to an address in a site's outbox folder, and reads its latest link to a path.
 *
 * @returns path and query, as followed by a reader on this site
 */
export async function readLetterLink(dataDir: string, to: string, path: string): Promise<string> {
  const folder = join(dataDir, 'outbox')
  return waitForAnswer(async () => {
    const names = await readdir(folder).catch(() => [])
    for (const name of names
      .filter((file) => file.endsWith('.eml'))
      .sort()
      .reverse()) {
      const mail = await PostalMime.parse(await readFile(join(folder, name)))
      if (!mail.to?.some(({ address }) => address === to)) continue
      for (const [link] of (mail.text ?? '').matchAll(/https?:\/\/\S+/g)) {
        const url = new URL(link)
        if (url.pathname === path) return url.pathname + url.search
      }
    }
    return null
  })
}
