import { describe, expect, test } from 'vitest'
import {
  addRelease,
  compareVersions,
  notesOf,
  type Release,
  releaseSchema,
  releasesAfter,
} from './releases.ts'

const release = (version: string, lowest = '1.0.0'): Release => ({
  version,
  date: '2026-11-26',
  notes: '',
  size: 1,
  sha256: 'a'.repeat(64),
  lowest,
})

describe('releases', () => {
  test('versions are compared numerically part by part', () => {
    const sorted = ['1.10.0', '1.2.0', '2.0.0', '1.2.10', '1.2.9'].sort(compareVersions)
    expect(sorted).toEqual(['1.2.0', '1.2.9', '1.2.10', '1.10.0', '2.0.0'])
    expect(compareVersions('1.2.3', '1.2.3')).toBe(0)
  })

  test.each(['1.2', '1.2.3-beta', 'v1.2.3', '01.2.3', ''])('"%s" is not a version', (version) => {
    expect(releaseSchema.safeParse({ ...release('1.0.0'), version }).success).toBe(false)
  })

  // RUN-RELEASE-2
  test('a site is offered newer releases that can follow its own, newest first', () => {
    const list = {
      releases: [release('1.1.0'), release('1.0.0'), release('2.0.0', '1.5.0'), release('1.10.0')],
    }
    expect(releasesAfter('1.0.0', list).map(({ version }) => version)).toEqual(['1.10.0', '1.1.0'])
    expect(releasesAfter('1.10.0', list).map(({ version }) => version)).toEqual(['2.0.0'])
    expect(releasesAfter('2.0.0', list)).toEqual([])
  })

  test('a release replaces one with the same version', () => {
    const { releases } = addRelease(
      { releases: [release('1.1.0'), release('1.0.0')] },
      { ...release('1.0.0'), size: 2 },
    )
    expect(releases.map(({ version, size }) => [version, size])).toEqual([
      ['1.1.0', 1],
      ['1.0.0', 2],
    ])
  })

  test('notes are the text under the heading of the version', () => {
    const changelog = '# Changes\n\n## 1.1.0 (2027-01-02)\n\n- New.\n\n## 1.0.0\n\n- First.\n'
    expect(notesOf('1.1.0', changelog)).toBe('- New.')
    expect(notesOf('1.0.0', changelog)).toBe('- First.')
    expect(notesOf('1.1', changelog)).toBeNull()
  })
})
