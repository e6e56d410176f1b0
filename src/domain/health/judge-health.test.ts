import { expect, test } from 'vitest'
import type { HealthCheck } from './health-calls.ts'
import { type HealthFacts, isPublicSite, judgeHealth, UNKNOWN } from './judge-health.ts'

const WELL: HealthFacts = {
  now: '2026-03-04T12:00:00.000Z',
  siteUrl: 'https://anna.example',
  address: { resolved: ['203.0.113.24'], leadsHere: true },
  ports: [{ port: 3000, answers: 'site' }],
  certificate: {
    validUntil: '2026-05-01T00:00:00.000Z',
    problem: null,
    do: null,
  },
  clock: {
    isSetByNetwork: true,
    newestEntry: '2026-03-04T11:59:00.000Z',
    released: '2026-02-01T00:00:00.000Z',
  },
  disk: { free: 12e9, total: 20e9, pictures: 3e9, backups: 2e9 },
  memory: { free: 400e6, total: 1e9 },
  database: { answers: true, problem: null },
  pictures: { total: 33, looked: 33, missing: 0, problem: null },
  backup: { newestProven: '2026-03-04T03:00:00.000Z', failure: null, isYoung: false },
  copy: { state: 'ok', behind_seconds: 4, sentence: 'Four seconds behind.', do: null },
  mail: { transport: 'smtp', lastSent: '2026-03-01T08:00:00.000Z', failure: null },
  version: { current: '1.3.2', newer: null, problem: null },
  writeSpeed: 3,
}

const judge = (name: HealthCheck['name'], facts: Partial<HealthFacts>) => {
  const found = judgeHealth({ ...WELL, ...facts }).find((check) => check.name === name)
  if (!found) throw new Error(`There is no check ${name}`)
  return found
}

// HEALTH-CHECK-1
test('when all is well every check says so and requests no action', () => {
  const checks = judgeHealth(WELL)
  expect(checks).toHaveLength(13)
  expect(checks.filter(({ state, do: todo }) => state !== 'ok' || todo !== null)).toEqual([])
})

const certificate = (
  validUntil: string | null,
  problem: string | null = null,
  todo: string | null = null,
) => ({
  certificate: { validUntil, problem, do: todo },
})
const clock = (facts: Partial<HealthFacts['clock']>) => ({ clock: { ...WELL.clock, ...facts } })
const disk = (free: number, total = 20e9) => ({
  disk: { free, total, pictures: 9.4e9, backups: 6.2e9 },
})

// HEALTH-CHECK-1
test.each<[HealthCheck['name'], HealthCheck['state'], Partial<HealthFacts>, RegExp]>([
  ['address', 'fail', { address: { resolved: [], leadsHere: false } }, /^anna\.example leads nowhere/],
  [
    'address',
    'fail',
    { address: { resolved: ['198.51.100.7'], leadsHere: false } },
    /leads to 198\.51\.100\.7, and this site does not answer/,
  ],
  ['address', 'unknown', { address: UNKNOWN }, /could not be looked up/],
  [
    'address',
    'unknown',
    { address: { resolved: ['203.0.113.24'], leadsHere: UNKNOWN } },
    /could not be tried/,
  ],
  ['ports', 'fail', { ports: [{ port: 443, answers: 'other' }] }, /Something else answers on port 443/],
  ['ports', 'fail', { ports: [{ port: 3000, answers: 'nothing' }] }, /the site is not running/],
  [
    'ports',
    'fail',
    {
      ports: [
        { port: 3000, answers: 'site' },
        { port: 443, answers: 'nothing' },
      ],
    },
    /on port 443, though the site is running/,
  ],
  ['certificate', 'fail', certificate('2026-03-10T12:00:00.000Z'), /^Runs out in 6 days\.$/],
  ['certificate', 'fail', certificate('2026-03-03T12:00:00.000Z'), /^Expired 1 day ago/],
  ['certificate', 'fail', certificate('2026-05-01T00:00:00.000Z', 'It is for another name.'), /another name/],
  ['certificate', 'fail', certificate(null, 'Port 80 is shut.', 'Open it.'), /^Port 80 is shut/],
  [
    'certificate',
    'warning',
    certificate('2026-04-01T12:00:00.000Z', 'Port 80 is shut.', 'Open it.'),
    /28 days more, but could not be renewed/,
  ],
  ['certificate', 'unknown', { certificate: UNKNOWN }, /couldn’t check the certificate/],
  ['certificate', 'warning', { siteUrl: 'http://anna.example', certificate: null }, /begins with http,/],
  ['clock', 'fail', clock({ released: '2026-03-05T00:00:00.000Z' }), /before this version was made/],
  ['clock', 'fail', clock({ newestEntry: '2026-03-04T14:00:00.000Z' }), /2 hours ahead/],
  ['clock', 'warning', clock({ isSetByNetwork: false }), /not set by the network/],
  ['disk', 'warning', disk(1.1e9), /^1\.1 GB left of 20 GB\.$/],
  ['disk', 'fail', disk(100e6), /^Almost full: 100 MB left/],
  ['disk', 'ok', disk(60e9, 2e12), /^60 GB left/],
  ['disk', 'unknown', { disk: UNKNOWN }, /couldn’t tell how much room/],
  ['memory', 'warning', { memory: { free: 80e6, total: 512e6 } }, /80 MB of memory free/],
  ['memory', 'fail', { memory: { free: 20e6, total: 512e6 } }, /20 MB of memory free/],
  ['database', 'fail', { database: { answers: false, problem: null } }, /does not answer/],
  [
    'database',
    'fail',
    { database: { answers: true, problem: 'The database is damaged: row 3.' } },
    /damaged/,
  ],
  ['database', 'unknown', { database: UNKNOWN }, /no database yet/],
  [
    'pictures',
    'fail',
    { pictures: { total: 33, looked: 33, missing: 1, problem: null } },
    /^1 picture is missing of 33/,
  ],
  ['pictures', 'fail', { pictures: { total: 33, looked: 0, missing: 0, problem: 'Away.' } }, /^Away/],
  ['pictures', 'ok', { pictures: { total: 900, looked: 3, missing: 0, problem: null } }, /newest of 900/],
  [
    'backup',
    'fail',
    { backup: { newestProven: null, failure: 'The disk is full.', isYoung: false } },
    /full/,
  ],
  [
    'backup',
    'fail',
    { backup: { newestProven: null, failure: null, isYoung: false } },
    /No backup is proven/,
  ],
  ['backup', 'ok', { backup: { newestProven: null, failure: null, isYoung: true } }, /tonight/],
  [
    'backup',
    'warning',
    { backup: { newestProven: '2026-03-01T03:00:00.000Z', failure: null, isYoung: false } },
    /3 days old/,
  ],
  [
    'backup',
    'fail',
    { backup: { newestProven: '2026-02-20T03:00:00.000Z', failure: null, isYoung: false } },
    /12 days old/,
  ],
  ['copy', 'warning', { copy: null }, /There is none/],
  [
    'copy',
    'warning',
    { copy: { state: 'behind', behind_seconds: 7200, sentence: '2 hours behind.', do: null } },
    /2 hours behind/,
  ],
  [
    'copy',
    'fail',
    { copy: { state: 'failing', behind_seconds: 200_000, sentence: 'Wrong keys.', do: 'Look.' } },
    /Wrong keys/,
  ],
  ['mail', 'warning', { mail: { transport: 'folder', lastSent: null, failure: null } }, /into a folder/],
  ['mail', 'fail', { mail: { transport: 'smtp', lastSent: null, failure: '535 wrong' } }, /535 wrong/],
  ['mail', 'unknown', { mail: { transport: 'smtp', lastSent: null, failure: null } }, /last 30 days/],
  ['version', 'fail', { version: { current: '1.3.2', newer: null, problem: 'Newer tables.' } }, /Newer/],
  ['version', 'warning', { version: { current: '1.3.2', newer: '1.4.0', problem: null } }, /1\.4\.0 is out/],
  ['write-speed', 'warning', { writeSpeed: 120 }, /120 ms/],
  ['write-speed', 'fail', { writeSpeed: 900 }, /900 ms/],
  ['write-speed', 'fail', { writeSpeed: UNKNOWN }, /Nothing can be written/],
])('%s is reported: %s', (name, state, facts, sentence) => {
  const check = judge(name, facts)
  expect([check.state, check.sentence]).toEqual([state, expect.stringMatching(sentence)])
  if (state === 'fail' || state === 'warning') expect(check.do).toMatch(/^[A-Z].*\.$/)
})

test('a certificate that could not be checked names the obstacle', () => {
  const nowhere: Partial<HealthFacts> = {
    address: { resolved: [], leadsHere: false },
    certificate: UNKNOWN,
  }
  expect(judge('certificate', nowhere).do).toBe('Point the name here first, then check again.')
  expect(judge('certificate', { certificate: UNKNOWN }).do).toBe('Start the site, then check again.')
})

test('the advice on freeing disk space names what uses it', () => {
  expect(judge('disk', disk(1.1e9)).do).toContain('pictures 9.4 GB, backups 6.2 GB')
})

// HEALTH-CHECK-2
test('a site at home is not marked down for missing what only a public site needs', () => {
  const home: Partial<HealthFacts> = {
    siteUrl: null,
    address: UNKNOWN,
    certificate: null,
    copy: null,
    mail: { transport: 'folder', lastSent: null, failure: null },
  }
  const states = judgeHealth({ ...WELL, ...home }).map(({ state }) => state)
  expect(states.filter((state) => state === 'warning' || state === 'fail')).toEqual([])
  expect(
    ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:80', 'http://box.local'].map(isPublicSite),
  ).toEqual([false, false, false, false])
  expect(isPublicSite('https://anna.example')).toBe(true)
})
