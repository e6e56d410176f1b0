import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { commandLineFor } from './command-line-for.ts'

// RUN-PROGRAM-4
test('commands are shown as they are typed: through npm in a checkout, by the program in a release', () => {
  const root = mkdtempSync(join(tmpdir(), 'release-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  expect(
    ['start', 'password', 'restore FILE', 'restore FILE --force'].map((words) => commandLineFor(words, root)),
  ).toEqual([
    'npm start',
    'npm run admin:password',
    'npm run restore FILE',
    'npm run restore FILE -- --force',
  ])
  writeFileSync(join(root, 'happiness-first'), '')
  expect(['start', 'password', 'restore FILE --force'].map((words) => commandLineFor(words, root))).toEqual([
    'happiness-first start',
    'happiness-first password',
    'happiness-first restore FILE --force',
  ])
  // Started by its user it would not get the web's ports.
  expect(commandLineFor('start', '/opt/happiness-first/releases/1.2.3')).toBe(
    'systemctl start happiness-first',
  )
})
