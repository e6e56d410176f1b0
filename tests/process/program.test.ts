import { existsSync } from 'node:fs'
import { mkdir, open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { command as backup } from '../../src/command/backup.ts'
import { type Command, UsageError } from '../../src/command/command.ts'
import { command as exportAll } from '../../src/command/export.ts'
import { command as install } from '../../src/command/install.ts'
import { command as restore } from '../../src/command/restore.ts'
import { command as start } from '../../src/command/start.ts'
import { command as status } from '../../src/command/status.ts'
import { PROGRAM, PROGRAM_SOURCES, runUntilExit } from '../support/run-until-exit.ts'
import { startSite } from '../support/site.ts'
import { makeDataFolder, makeEmptySite } from './data-folder.ts'

const WORDS = [
  'start',
  'status',
  'doctor',
  'backup',
  'restore',
  'export',
  'password',
  'install',
  'logs',
  'uninstall',
]
const run = (args: readonly string[], environment: Record<string, string> = {}) =>
  runUntilExit(environment, PROGRAM, [], args)

// RUN-PROGRAM-1
test('the program lists its commands, and each has a help text', async () => {
  const program = await run(['--help'])
  expect([program.code, program.stderr]).toEqual([0, ''])
  for (const word of WORDS) expect(program.stdout).toMatch(new RegExp(`^  ${word} +\\S`, 'm'))
  expect((await run([])).stdout).toBe(program.stdout)
  const help = await Promise.all(WORDS.map((word) => run([word, '--help'])))
  expect(help.map(({ code, stderr }) => [code, stderr])).toEqual(WORDS.map(() => [0, '']))
  const [, , , , restore] = help
  expect(restore?.stdout).toMatch(/^Brings the site back from a backup\..*\n\n {2}npm run restore FILE {2}/)
  expect(restore?.stdout).toMatch(/^ {2}npm run restore FILE -- --force {2}over the site/m)
  expect(restore?.stdout).toMatch(/^ {2}npm run restore ADDRESS {2,}from the copy/m)
})

// RUN-PROGRAM-2
test.each([
  [['frobnicate'], /^Unknown word "frobnicate"\. Known: start, /],
  [['constructor'], /^Unknown word "constructor"\./],
  [['instal'], /^Unknown word "instal"\. Did you mean install\?$/],
  [['restore', '--force=yes', 'x'], /^Option '--force' does not take an argument\. See:/],
])('unknown arguments give one line and exit code 64: %j', async (args, line) => {
  const { code, stdout, stderr } = await run(args)
  expect([code, stdout, stderr.trimEnd()]).toEqual([64, '', expect.stringMatching(line)])
  expect(stderr.trimEnd()).not.toContain('\n')
})

test.each<[Command, string[], RegExp]>([
  [install, [], /^Under which name\?/],
  [install, ['anna'], /^"anna" is no name of a site/],
  [start, ['--fast'], /^Unknown option '--fast'\. See: npm start -- --help$/],
  [status, ['now'], /^Unexpected word "now"\. See: npm run status -- --help$/],
  [backup, ['one', 'two'], /^Unexpected word "two"\./],
  [restore, [], /^Which backup\? npm run restore FILE$/],
  [exportAll, ['-x'], /^Unknown option '-x'\./],
])('a command refuses arguments it does not take: %#', async (command, args, line) => {
  const refused = await command(args).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(UsageError)
  expect(refused).toMatchObject({ exitCode: 64, message: expect.stringMatching(line) })
})

// RUN-PROGRAM-3, RUN-CMD-4
test('status reports whether the site answers, as text and as JSON', async () => {
  const DATA_DIR = await makeEmptySite()
  const site = await startSite({ SEED: 'none', DATA_DIR })
  onTestFinished(() => {
    site.process.kill('SIGKILL')
  })
  const PORT = new URL(site.url).port
  const there = await run(['status', '--json'], { DATA_DIR, PORT })
  expect(there.code).toBe(0)
  expect(JSON.parse(there.stdout)).toEqual({
    running: true,
    address: `http://127.0.0.1:${PORT}`,
    data: DATA_DIR,
  })
  expect(await site.stop()).toBe(0)
  const gone = await run(['status'], { DATA_DIR, PORT })
  expect([gone.code, gone.stderr]).toEqual([3, ''])
  expect(gone.stdout).toBe(`Not running at http://127.0.0.1:${PORT}, with its data in ${DATA_DIR}\n`)
})

test('a malformed setting is reported in one line by every command', async () => {
  const DATA_DIR = await makeDataFolder()
  for (const word of ['start', 'status', 'backup']) {
    const { code, stdout, stderr } = await run([word], { DATA_DIR, DATABASE_URL: 'mysql://x' })
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^DATABASE_URL is malformed.*\n$/)
  }
})

// RUN-CMD-4
test('run from sources by npm, backup, export and password work', async () => {
  const DATA_DIR = await makeEmptySite()
  const runSources = (...args: string[]) => runUntilExit({ DATA_DIR }, PROGRAM_SOURCES, [], args)
  expect((await runSources('backup', join(DATA_DIR, 'site.backup'))).stdout).toContain('Backup made: ')
  expect((await runSources('export', join(DATA_DIR, 'site.zip'))).stdout).toContain('Export made: ')
  expect((await runSources('password', '--generate')).stdout).toMatch(/^Password: \S{20,}$/m)
  const restored = await runSources('restore', join(DATA_DIR, 'site.backup'), '--force')
  expect([restored.code, restored.stderr]).toEqual([0, ''])
})

test('an export creates no site, and says why its file cannot be written', async () => {
  const nowhere = join(await makeDataFolder(), 'data')
  const none = await run(['export'], { DATA_DIR: nowhere })
  expect([none.code, none.stderr]).toEqual([1, `There is no site in ${nowhere}.\n`])
  expect(existsSync(nowhere)).toBe(false)
  const DATA_DIR = await makeEmptySite()
  const within = join(DATA_DIR, 'site.db/all.zip')
  const refused = await run(['export', within], { DATA_DIR })
  expect([refused.code, refused.stderr]).toEqual([
    1,
    `The export ${within} cannot be written: its folder is none.\n`,
  ])
})

// HEALTH-DOCTOR-1, HEALTH-CHECK-3
test('the doctor creates nothing without a site, and reports one that does not run', async () => {
  const DATA_DIR = join(await makeDataFolder(), 'data')
  const none = await run(['doctor', '--json'], { DATA_DIR, PORT: '1' })
  expect([none.code, none.stderr]).toEqual([2, ''])
  const states: Record<string, string> = Object.fromEntries(
    JSON.parse(none.stdout).checks.map(({ name, state }: Record<string, string>) => [name, state]),
  )
  expect(states).toMatchObject({ ports: 'fail', database: 'unknown', pictures: 'unknown' })
  expect(existsSync(DATA_DIR)).toBe(false)
})

// HEALTH-DOCTOR-1
test('the doctor reports a running site as healthy, and detects a damaged database', async () => {
  const DATA_DIR = await makeEmptySite()
  const site = await startSite({ SEED: 'none', DATA_DIR })
  onTestFinished(() => {
    site.process.kill('SIGKILL')
  })
  const PORT = new URL(site.url).port
  const well = await run(['doctor'], { DATA_DIR, PORT })
  expect([well.code, well.stderr]).toEqual([0, ''])
  expect(well.stdout).toMatch(/^ok {6}Name and address, ports, /m)
  expect(well.stdout).toMatch(/^unknown Mail\n {8}Letters are written into a folder/m)
  expect(await site.stop()).toBe(0)
  const file = await open(join(DATA_DIR, 'site.db'), 'r+')
  // Damages a page in the middle: the header still looks like a database.
  const { size } = await file.stat()
  const page = 4096
  await file.write(Buffer.alloc(page, 0xff), 0, page, Math.floor(size / page / 2) * page)
  await file.close()
  const broken = await run(['doctor'], { DATA_DIR, PORT })
  expect(broken.code).toBe(2)
  expect(broken.stdout).toMatch(/^fail {4}Database\n {8}\S/m)
})

// HEALTH-DOCTOR-1
test('with a malformed setting the doctor exits with 2', async () => {
  const { code, stderr } = await run(['doctor'], { DATABASE_URL: 'mysql://x' })
  expect([code, stderr]).toEqual([2, expect.stringMatching(/^DATABASE_URL is malformed.*\n$/)])
})

// INSTALL-LOOK-1
test('a checkout does not install itself, and without an installation nothing is uninstalled', async () => {
  const install = await run(['install', 'anna.example'])
  expect([install.code, install.stdout, install.stderr]).toEqual([
    1,
    '',
    expect.stringMatching(/^This is no release/),
  ])
  const uninstall = await run(['uninstall', '--yes'])
  expect([uninstall.code, uninstall.stderr]).toEqual([
    1,
    expect.stringMatching(/^(Only root|No site is installed)/),
  ])
  const logs = await run(['logs'])
  expect([logs.code, logs.stderr]).toEqual([1, expect.stringMatching(/^The site is not installed here/)])
})

// UPDATE-UNDO-2
test('the log of an update is shown by its version', async () => {
  const DATA_DIR = await makeDataFolder()
  await mkdir(join(DATA_DIR, 'updates'))
  await writeFile(join(DATA_DIR, 'updates/update-1.0.1.log'), 'Rehearsed\n')
  const show = (...words: string[]) => run(['logs', '--update', ...words], { DATA_DIR })
  expect(await show('1.0.1')).toMatchObject({ code: 0, stdout: 'Rehearsed\n' })
  expect(await show('1.0.2')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^There was no update to 1\.0\.2/),
  })
  for (const words of [[], ['../../etc/passwd']])
    expect(await show(...words)).toMatchObject({
      code: 64,
      stderr: expect.stringMatching(/^Of the update to/),
    })
})
