import { expect, onTestFinished, test } from 'vitest'
import { PROGRAM, runUntilExit } from '../support/run-until-exit.ts'
import { startSite } from '../support/site.ts'
import { makeEmptySite } from './data-folder.ts'

async function start(environment: Record<string, string>) {
  const site = await startSite({ SEED: 'none', FIRST_VISIT: 'link', ...environment })
  onTestFinished(() => {
    site.process.kill('SIGKILL')
  })
  return site
}

async function setPassword(url: string, token: string): Promise<number> {
  const { status } = await fetch(`${url}/api/auth/welcome`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, password: 'seven quiet lentils' }),
  })
  return status
}

const LINK = /\/admin\/welcome#([\w-]{43})$/m

// WELCOME-LINK-1, WELCOME-LINK-2
test('only the first start prints a link; another is printed on the server and replaces it', async () => {
  const DATA_DIR = await makeEmptySite()
  const first = await start({ DATA_DIR })
  const [, token = ''] = LINK.exec(first.output()) ?? []
  expect(first.output()).not.toContain('Password:')
  expect(await first.stop()).toBe(0)
  const second = await start({ DATA_DIR })
  expect(second.output()).not.toMatch(LINK)
  expect(second.output()).toContain('--link prints another')

  const printed = await runUntilExit(
    { DATA_DIR, SITE_URL: 'https://anna.example' },
    PROGRAM,
    [],
    ['password', '--link'],
  )
  expect([printed.code, printed.stderr]).toEqual([0, ''])
  expect(printed.stdout).toMatch(/^https:\/\/anna\.example\/admin\/welcome#/)
  const [, another = ''] = LINK.exec(printed.stdout) ?? []
  expect(await setPassword(second.url, token)).toBe(410)
  expect(await setPassword(second.url, another)).toBe(200)
  expect(second.output()).not.toContain(another)
})

test('printing a link excludes setting a password', async () => {
  const { code, stderr } = await runUntilExit({}, PROGRAM, [], ['password', '--link', 'seven quiet lentils'])
  expect([code, stderr]).toEqual([64, expect.stringMatching(/^A link is printed by itself/)])
})
