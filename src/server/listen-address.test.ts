import { expect, test } from 'vitest'
import { choosePort, usableHost } from './listen-address.ts'

test('a port that is named stays', async () => {
  expect(await choosePort(8080, '127.0.0.1')).toBe(8080)
})

test('0 becomes one that is free', async () => {
  expect(await choosePort(0, '127.0.0.1')).toBeGreaterThan(0)
})

test('a host that is none of ours is left for listening to refuse', async () => {
  expect(await choosePort(0, '203.0.113.7')).toBe(0)
})

test('any host but localhost is taken as it is named', async () => {
  expect(await usableHost('0.0.0.0')).toBe('0.0.0.0')
  expect(['localhost', '127.0.0.1']).toContain(await usableHost('localhost'))
})
