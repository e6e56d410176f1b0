import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { measureFile, packFolder } from './contents.ts'

function makeFolder(names: readonly string[]): string {
  const place = mkdtempSync(join(tmpdir(), 'pack-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const folder = join(place, 'site-1.0.0')
  mkdirSync(join(folder, 'deep'), { recursive: true })
  for (const name of names) writeFileSync(join(folder, name), `The text of ${name}\n`.repeat(50))
  chmodSync(join(folder, 'run'), 0o755)
  return folder
}

// RUN-RELEASE-1
test('equal files give equal bytes, whatever their timestamps and order', async () => {
  const names = ['run', 'a.txt', 'deep/b.txt']
  const one = makeFolder(names)
  const other = makeFolder([...names].reverse())
  utimesSync(join(other, 'a.txt'), new Date(0), new Date(0))
  const time = new Date('2026-03-04T12:00:00Z')
  await packFolder(one, `${one}.tar.gz`, time)
  await packFolder(other, `${other}.tar.gz`, time)
  expect(readFileSync(`${one}.tar.gz`).equals(readFileSync(`${other}.tar.gz`))).toBe(true)
  const { size, sha256 } = await measureFile(`${one}.tar.gz`)
  expect(size).toBeGreaterThan(100)
  expect(sha256).toMatch(/^[0-9a-f]{64}$/)

  const { stdout } = spawnSync('tar', ['-tvzf', `${one}.tar.gz`], {
    encoding: 'utf8',
    env: { TZ: 'UTC', PATH: process.env.PATH },
  })
  const lines = stdout.trim().split('\n')
  expect(lines.map((line) => line.split(' ').at(-1))).toEqual(
    ['a.txt', 'deep/b.txt', 'run'].map((name) => `site-1.0.0/${name}`),
  )
  expect(lines.every((line) => line.includes('2026-03-04 12:00'))).toBe(true)
  expect(lines[2]).toMatch(/^-rwxr-xr-x/)
})
