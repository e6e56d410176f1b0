import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from './project-root.ts'

/** Stands in a release and nowhere else. */
const PROGRAM = 'happiness-first'
const BEHIND_NPM: Readonly<Record<string, string>> = {
  start: 'npm start',
  password: 'npm run admin:password',
}

/**
 * What is typed for a word of the program: its own name in a release, npm in a checkout.
 *
 * @param words with what stands behind it: `restore FILE --force`
 */
export function callOf(words: string, root = PROJECT_ROOT): string {
  if (existsSync(join(root, PROGRAM))) return `${PROGRAM} ${words}`.trimEnd()
  const [word = '', ...rest] = words.split(' ').filter((part) => part !== '')
  // npm keeps options for itself that have no two dashes before them.
  const at = rest.findIndex((part) => part.startsWith('--'))
  const passed = at === -1 ? rest : [...rest.slice(0, at), '--', ...rest.slice(at)]
  return [BEHIND_NPM[word] ?? `npm run ${word}`, ...passed].join(' ')
}
