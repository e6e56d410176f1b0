import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findBrowser, type Machine, NoBrowserError } from '../../scripts/find-browser.ts'

/** Returns a machine without a browser, in its own folder; missing commands fail. */
function openMachine(): Machine & { folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'find-browser-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const at = (name: string) => join(folder, name)
  return {
    folder,
    browsers: [at('chromium-headless-shell'), at('chromium')],
    apt: null,
    playwright: at('playwright'),
    brought: at('brought'),
  }
}

function writeCommand(path: string, script: string): string {
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
  return path
}

test('without a browser or a way to install one, one line says what to install', () => {
  const find = () => findBrowser(openMachine())
  expect(find).toThrow(NoBrowserError)
  expect(find).toThrow(/^The browser tests need Chromium: .*apt-get install chromium.*$/)
})

test('where packages can be installed, a browser is installed', () => {
  const machine = openMachine()
  // Like apt-get before its package lists exist: the first attempt fails.
  const apt = writeCommand(
    join(machine.folder, 'apt-get'),
    `case "$1" in update) touch "$0.lists";; install) [ -e "$0.lists" ] && touch "$(dirname "$0")/$4";; esac`,
  )
  expect(findBrowser({ ...machine, apt })).toBe(machine.browsers[0])
})

test('Playwright’s browser is used only if it starts', () => {
  const bring = (exit: number) => {
    const machine = openMachine()
    writeCommand(
      machine.playwright,
      `printf '#!/bin/sh\\nexit ${exit}' > ${machine.brought}; chmod +x ${machine.brought}`,
    )
    return machine
  }
  const machine = bring(0)
  expect(findBrowser(machine)).toBe(machine.brought)
  expect(() => findBrowser(bring(127))).toThrow(NoBrowserError)
})
