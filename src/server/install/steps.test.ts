import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { PROJECT_ROOT } from '../project-root.ts'
import { updateFiles } from '../updates/place.ts'
import { type InstallStep, installSteps } from './steps.ts'
import { installPlaces } from './system.ts'

/** Creates a system to install into, and a release. */
function openSystem() {
  const root = mkdtempSync(join(tmpdir(), 'install-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const release = join(root, 'unpacked')
  for (const folder of ['unpacked/bin', 'etc/systemd/system', 'var/lib'])
    mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(release, 'happiness-first'), '#!/bin/sh\n', { mode: 0o755 })
  writeFileSync(join(release, 'bin/node'), 'node', { mode: 0o755 })
  const places = installPlaces(root)
  const steps = installSteps({
    places,
    release,
    version: '1.2.3',
    settings: { SITE_URL: 'https://anna.example', HTTPS: 'auto' },
    holdsPorts: true,
  })
  const step = (title: string): InstallStep => {
    const found = steps.find((one) => one.title.startsWith(title))
    if (!found) throw new Error(`There is no step ${title}`)
    return found
  }
  return { root, places, step }
}

// INSTALL-PLACE-1
test('the program is copied as a whole, and two links point to it', () => {
  const { places, step } = openSystem()
  const program = step('Program')
  expect(program.isDone()).toBe(false)
  program.run()
  expect(program.isDone()).toBe(true)
  expect(readlinkSync(places.current)).toBe('releases/1.2.3')
  expect(readFileSync(join(places.current, 'bin/node'), 'utf8')).toBe('node')
  expect(statSync(places.command).mode & 0o111).not.toBe(0)
  expect(existsSync(join(places.program, 'releases/1.2.3.partial'))).toBe(false)
  // A missing link is repaired.
  rmSync(places.command)
  expect(program.isDone()).toBe(false)
  program.run()
  expect(program.isDone()).toBe(true)
})

// INSTALL-KEEP-1
test('settings keep every line and are readable only by their owner', () => {
  const { places, step } = openSystem()
  const settings = step('Settings')
  writeFileSync(places.settings, '# Mine\nMAIL_URL=smtp://a@b\nHTTPS=off\n', { mode: 0o644 })
  expect(settings.isDone()).toBe(false)
  settings.run()
  expect(readFileSync(places.settings, 'utf8')).toBe(
    '# Mine\nMAIL_URL=smtp://a@b\nHTTPS=off\nSITE_URL=https://anna.example\n',
  )
  expect(statSync(places.settings).mode & 0o777).toBe(0o600)
  expect(settings.isDone()).toBe(true)
})

// INSTALL-LOOK-1
test('a data folder with foreign content is left unchanged', () => {
  const { places, step } = openSystem()
  mkdirSync(places.data)
  writeFileSync(join(places.data, 'holiday.jpg'), '')
  expect(() => step('Data').isDone()).toThrow(/holds something else \(holiday\.jpg\)/)
})

// INSTALL-UNIT-1
test('the units match the program’s paths and names', () => {
  const unit = readFileSync(join(PROJECT_ROOT, 'deploy/systemd/happiness-first.service'), 'utf8')
  const places = installPlaces()
  for (const path of [`${places.current}/happiness-first start`, places.data, places.settings]) {
    expect(unit).toContain(path)
  }
  for (const [name, port] of [
    ['http', 80],
    ['https', 443],
  ]) {
    const socket = readFileSync(join(PROJECT_ROOT, `deploy/systemd/happiness-first-${name}.socket`), 'utf8')
    expect(socket).toContain(`ListenStream=${port}\n`)
    expect(socket).toContain(`FileDescriptorName=${name}\n`)
  }
})

// UPDATE-REQUEST-1
test('the updater of an installed site is started by the request file that the admin writes', () => {
  const unit = readFileSync(join(PROJECT_ROOT, 'deploy/systemd/happiness-first-update.path'), 'utf8')
  expect(unit).toContain(`\nPathExists=${updateFiles('/var/lib/happiness-first').request}\n`)
})

// UPDATE-REPAIR-1
test('systemd repairs what a killed updater left, without a time limit', () => {
  const unit = readFileSync(join(PROJECT_ROOT, 'deploy/systemd/happiness-first-update.service'), 'utf8')
  expect(unit).toMatch(/^ExecStopPost=\/opt\/happiness-first\/current\/happiness-first update --repair$/m)
  expect(unit).toMatch(/^TimeoutStopSec=infinity$/m)
})
