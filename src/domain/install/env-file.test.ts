import { expect, test } from 'vitest'
import { addSettings, readEnvFile } from './env-file.ts'

const KEPT = '# Mail\nMAIL_URL=smtp://a:b@c\n\nSITE_URL="https://anna.example"\n'

// INSTALL-KEEP-1
test('every line stays; what is missing is added once', () => {
  const added = addSettings(KEPT, { SITE_URL: 'https://other.example', HTTPS: 'auto' })
  expect(added).toBe(`${KEPT}HTTPS=auto\n`)
  expect(addSettings(added, { SITE_URL: 'x', HTTPS: 'off' })).toBe(added)
})

test('a new file, and one without an end of its last line', () => {
  expect(addSettings('', { A: '1', B: '2' })).toBe('A=1\nB=2\n')
  expect(addSettings('A=1', { B: '2' })).toBe('A=1\nB=2\n')
})

test('what is set is read, the last of several lines, without quotes', () => {
  expect([...readEnvFile(`${KEPT}#HTTPS=off\nSITE_URL='https://b.example'\n`)]).toEqual([
    ['MAIL_URL', 'smtp://a:b@c'],
    ['SITE_URL', 'https://b.example'],
  ])
})
