import { expect, test } from 'vitest'
import { decodeText } from './subscriber-import.tsx'

test('decodes UTF-8, with or without a byte order mark', () => {
  expect(decodeText(new TextEncoder().encode('zoë@example.com'))).toBe('zoë@example.com')
  expect(decodeText(new TextEncoder().encode('\ufeffzoë'))).toBe('zoë')
})

test('decodes Windows-1252', () => {
  expect(decodeText(Uint8Array.from([0x5a, 0x6f, 0xeb]))).toBe('Zoë')
})

test('decodes UTF-16 by its byte order mark', () => {
  expect(decodeText(Uint8Array.from([0xff, 0xfe, 0x5a, 0x00, 0xeb, 0x00]))).toBe('Zë')
  expect(decodeText(Uint8Array.from([0xfe, 0xff, 0x00, 0x5a, 0x00, 0xeb]))).toBe('Zë')
})
