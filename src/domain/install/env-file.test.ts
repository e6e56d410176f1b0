import { expect, test } from 'vitest'
import { addSettings, readEnvFile } from './env-file.ts'

const KEPT = '# Mail\nMAIL_URL=smtp://a:b@c\n\nSITE_URL="https://anna.example"\n'

// INSTALL-KEEP-1
test('every line is kept; missing settings are added once', () => {
  const added = addSettings(KEPT, { SITE_URL: 'https://other.example', HTTPS: 'auto' })
  expect(added).toBe(`${KEPT}HTTPS=auto\n`)
  expect(addSettings(added, { SITE_URL: 'x', HTTPS: 'off' })).toBe(added)
})

test('settings are added to an empty file and after a last line without a line break', () => {
  expect(addSettings('', { A: '1', B: '2' })).toBe('A=1\nB=2\n')
  expect(addSettings('A=1', { B: '2' })).toBe('A=1\nB=2\n')
})

test('settings are read without quotes, and the last of several lines counts', () => {
  expect([...readEnvFile(`${KEPT}#HTTPS=off\nSITE_URL='https://b.example'\n`)]).toEqual([
    ['MAIL_URL', 'smtp://a:b@c'],
    ['SITE_URL', 'https://b.example'],
  ])
})
