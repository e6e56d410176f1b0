import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderLetter } from '../../domain/mail/letters.ts'
import type * as EntryLetters from './letters/entry-letters.tsx'

/** Opens the letters as the build made them: they are written in JSX, which Node does not run. */
export async function openLetters(root: string): Promise<RenderLetter> {
  const file = join(root, 'dist/server/entry-letters.js')
  if (!existsSync(file)) throw new Error('The site is not built yet: run npm run build')
  return async (letter, site) => {
    // Large, and not needed before the first letter.
    const { renderLetter }: typeof EntryLetters = await import(pathToFileURL(file).href)
    return renderLetter(letter, site)
  }
}
