import { existsSync, mkdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { storeMaker } from '../../../tests/support/databases.ts'
import { readConfig } from '../config.ts'
import { beginJournal, readJournal, writeJournal } from './journal.ts'
import { folderOf, type Layout, PROGRAM, setCurrentVersion } from './layout.ts'
import { makeUpdateFolder, type UpdateFiles } from './place.ts'
import { thisProcess } from './processes.ts'
import { repairUpdate } from './repair-update.ts'
import { saveDatabase } from './saved-database.ts'
import type { SiteControl } from './site-control.ts'
import { switchVersion } from './switch-version.ts'
import { UpdateRun } from './update-run.ts'
import { rollBack } from './updater.ts'

type Told = 'prepare' | 'stop' | 'start' | 'finish'

/**
 * Opens a site of version 1.0.0 with 2.0.0 unpacked beside it, and the record of its control's calls.
 *
 * @param onTold does to the site what the control would, given the number of such calls
 */
async function openSite(onTold: Partial<Record<Told, (files: UpdateFiles, times: number) => void>>) {
  const { dataDir } = await storeMaker('sqlite').place()
  const layout: Layout = { root: join(dataDir, 'versions'), origin: join(dataDir, 'versions/releases/1.0.0') }
  for (const version of ['1.0.0', '2.0.0']) {
    mkdirSync(folderOf(layout, version), { recursive: true })
    writeFileSync(join(folderOf(layout, version), 'package.json'), JSON.stringify({ version }))
    writeFileSync(join(folderOf(layout, version), PROGRAM), '')
  }
  await setCurrentVersion(layout, '1.0.0')
  const files = makeUpdateFolder(dataDir)
  const told: Told[] = []
  const tell = (what: Told) => async () => {
    told.push(what)
    onTold[what]?.(files, told.filter((one) => one === what).length)
  }
  const control: SiteControl = {
    isRunning: async () => true,
    prepare: tell('prepare'),
    stop: tell('stop'),
    start: tell('start'),
    hasEnded: async () => true,
    finish: tell('finish'),
  }
  const said: string[] = []
  const config = readConfig({ DATA_DIR: dataDir })
  const context = {
    config,
    layout,
    files,
    control,
    free: async () => 1e12,
    healthMs: 5_000,
    say: (line: string) => void said.push(line),
    onWritten: () => undefined,
  }
  const run = new UpdateRun(
    context,
    beginJournal(
      { id: 'one', kind: 'update', from: '1.0.0', to: '2.0.0', updater: thisProcess() },
      new Date().toISOString(),
    ),
  )
  return { context, run, files, told, said, current: () => readlinkSync(join(layout.root, 'current')) }
}

/** Prevents further writes of the journal. */
function blockJournal({ journal }: UpdateFiles): void {
  rmSync(journal, { force: true })
  mkdirSync(journal)
}

// UPDATE-SWITCH-1
test('a failed database copy and an unwritable journal leave the site running', async () => {
  const site = await openSite({
    stop: (files) => {
      blockJournal(files)
      writeFileSync(files.before, '')
    },
  })
  await expect(switchVersion(site.run)).rejects.toThrow()
  expect(site.told).toEqual(['prepare', 'stop', 'start', 'finish'])
  expect([site.current(), existsSync(site.files.hold)]).toEqual(['releases/1.0.0', false])
})

// UPDATE-SWITCH-1
test('a switch that cannot be recorded is not begun, and the site runs again', async () => {
  const site = await openSite({ stop: blockJournal })
  await expect(switchVersion(site.run)).rejects.toThrow()
  expect(site.told).toEqual(['prepare', 'stop', 'start', 'finish'])
  expect(site.current()).toBe('releases/1.0.0')
})

// UPDATE-SWITCH-1, UPDATE-UNDO-1
test('a failed record after the new version started does not prevent the rollback', async () => {
  const site = await openSite({ start: (files, times) => times === 1 && blockJournal(files) })
  await expect(switchVersion(site.run)).rejects.toThrow()
  expect(site.told).toEqual(['prepare', 'stop', 'start', 'stop', 'start', 'finish'])
  expect(site.current()).toBe('releases/1.0.0')
  expect(site.said).toContainEqual(expect.stringMatching(/^That it is undone could not be noted: /))
})

// UPDATE-UNDO-1, UPDATE-REPAIR-1
test('an undo first switches the version back: the next start is the previous version', async () => {
  const site = await openSite({
    start: (files) => blockJournal(files),
    stop: (_files, times) => {
      if (times === 2) throw new Error('The site could not be stopped.')
    },
  })
  await expect(switchVersion(site.run)).rejects.toThrow('The site could not be stopped.')
  expect(site.told).toEqual(['prepare', 'stop', 'start', 'stop', 'finish'])
  expect(site.current()).toBe('releases/1.0.0')
})

/** Opens a version that serves as this process, and whose updater was killed during the switch to it. */
async function openBrokenOff() {
  const site = await openSite({})
  const server = createServer((_request, response) => void response.end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = z.object({ port: z.int() }).parse(server.address())
  const { dataDir } = site.context.config
  const serving = { ...thisProcess(), version: '2.0.0', address: `http://127.0.0.1:${port}` }
  writeFileSync(site.files.site, JSON.stringify(serving))
  await saveDatabase(site.context.config, site.files, '1.0.0')
  const updater = { ...thisProcess(), started: 'long ago' }
  await writeJournal(dataDir, site.files, { ...site.run.journal, phase: 'switching', updater })
  return site
}

// UPDATE-REPAIR-1
test.each([
  ['2.0.0', 'finished', 'done'],
  ['1.0.0', 'undone', 'rolled_back'],
])(
  'interrupted while the new version serves and %s is the next to start, the update is %s',
  async (version, repaired, state) => {
    const site = await openBrokenOff()
    await setCurrentVersion(site.context.layout, version)
    expect(await repairUpdate(site.context)).toBe(repaired)
    expect(await readJournal(site.files)).toMatchObject({ state, phase: 'over' })
    expect(site.current()).toBe(`releases/${version}`)
  },
)

// UPDATE-REPAIR-1
test('an update that cannot be undone is left for the next start to undo', async () => {
  const site = await openSite({
    stop: (_files, times) => {
      if (times === 2) throw new Error('The site could not be stopped.')
    },
  })
  mkdirSync(site.files.before)
  writeFileSync(
    join(site.files.before, '2.0.0.db'),
    readFileSync(join(site.context.config.dataDir, 'site.db')),
  )
  const outcome = await rollBack(site.context, '2.0.0')
  expect(outcome).toMatchObject({ state: 'running', reason: 'The site could not be stopped.' })
  expect(JSON.parse(readFileSync(site.files.journal, 'utf8'))).toMatchObject({
    state: 'running',
    phase: 'undoing',
  })
})
