import { expect, test } from 'vitest'
import { choosePort, usableHost } from './listen-address.ts'

test('an explicit port is kept', async () => {
  expect(await choosePort(8080, '127.0.0.1')).toBe(8080)
})

test('port 0 becomes a free port', async () => {
  expect(await choosePort(0, '127.0.0.1')).toBeGreaterThan(0)
})

test('a host that is not local is left for listen to refuse', async () => {
  expect(await choosePort(0, '203.0.113.7')).toBe(0)
})

test('every host but localhost is taken unchanged', async () => {
  expect(await usableHost('0.0.0.0')).toBe('0.0.0.0')
  expect(['localhost', '127.0.0.1']).toContain(await usableHost('localhost'))
})
