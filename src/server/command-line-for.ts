import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isInstalled } from './install/system.ts'
import { PROJECT_ROOT } from './project-root.ts'

/** File that only a release contains. */
const PROGRAM = 'happiness-first'
const BEHIND_NPM: Readonly<Record<string, string>> = {
  start: 'npm start',
  password: 'npm run admin:password',
}

/**
 * Returns the command to type for a subcommand: the program's own name in a release, npm in a checkout. An installed
 * site is started by systemd, which passes it the web's ports.
 *
 * @param words the subcommand with its arguments: `restore FILE --force`
 */
export function commandLineFor(words: string, root = PROJECT_ROOT): string {
  if (words === 'start' && isInstalled(root)) return `systemctl start ${PROGRAM}`
  if (existsSync(join(root, PROGRAM))) return `${PROGRAM} ${words}`.trimEnd()
  const [word = '', ...rest] = words.split(' ').filter((part) => part !== '')
  // npm consumes options that are not preceded by `--`.
  const at = rest.findIndex((part) => part.startsWith('--'))
  const passed = at === -1 ? rest : [...rest.slice(0, at), '--', ...rest.slice(at)]
  return [BEHIND_NPM[word] ?? `npm run ${word}`, ...passed].join(' ')
}
