import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { beginJournal } from './journal.ts'
import { makeUpdateFolder } from './place.ts'
import { thisProcess } from './processes.ts'
import { UpdateRun } from './update-run.ts'

// UPDATE-JOURNAL-1
test('if the end of an update cannot be recorded, no journal claims that the update is running', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'update-run-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  // The maximum length of a name: a temporary file beside it would need a longer one.
  const journal = join(dataDir, 'updates', 'j'.repeat(250))
  const files = { ...makeUpdateFolder(dataDir), journal }
  writeFileSync(journal, 'under way')
  const said: string[] = []
  const run = new UpdateRun(
    {
      config: readConfig({ DATA_DIR: dataDir }),
      layout: { root: dataDir, origin: dataDir },
      files,
      control: {
        isRunning: async () => false,
        prepare: async () => undefined,
        stop: async () => undefined,
        start: async () => undefined,
        hasEnded: async () => true,
        finish: async () => undefined,
      },
      free: async () => 0,
      healthMs: 0,
      say: (line) => void said.push(line),
      onWritten: () => undefined,
    },
    beginJournal(
      { id: 'one', kind: 'update', from: '1.0.0', to: '2.0.0', updater: thisProcess() },
      new Date().toISOString(),
    ),
  )
  await expect(run.write({ phase: 'switching' })).rejects.toThrow('ENAMETOOLONG')
  expect(existsSync(journal)).toBe(true)
  await run.write({ phase: 'over', state: 'rolled_back' })
  expect(existsSync(journal)).toBe(false)
  expect(said).toContainEqual(expect.stringMatching(/^How the update ended could not be noted: ENAMETOOLONG/))
})
