import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './support/app.ts'

/** A sentence may continue after a name, and name a further test. */
const NAMED = /`((?:src|tests)\/[\w/.-]+\.(?:test|spec)\.tsx?)` › (.+?)(?=`(?:src|tests)\/|\n|$)/g

test('every test cited by the security list exists', () => {
  const list = readFileSync(join(ROOT, 'docs/security.md'), 'utf8').replace(/\n +/g, ' ')
  const named = [...list.matchAll(NAMED)]
  expect(named.length).toBeGreaterThan(60)
  for (const [line, file = '', rest = ''] of named) {
    expect(existsSync(join(ROOT, file)), line).toBe(true)
    const source = readFileSync(join(ROOT, file), 'utf8')
    const names = Array.from(source.matchAll(/(['`])((?:(?!\1).)+)\1,/g), ([, , name = '']) => name)
    expect(
      names.some((name) => name.length > 8 && rest.startsWith(name)),
      line,
    ).toBe(true)
  }
})
