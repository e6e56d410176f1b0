import { describe, expect, test } from 'vitest'
import { endsInArchive, HiddenFileSearch } from './receive-upload.ts'

const finds = (...pieces: string[]) => {
  const search = new HiddenFileSearch()
  return pieces.map((piece) => search.look(Buffer.from(piece, 'latin1'))).at(-1)
}

describe('HiddenFileSearch', () => {
  test.each([
    '<script>',
    'x<SCRIPT src=x',
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<iframe/',
    '<svg onload=x',
    '<?php system()',
    '\n%PDF-1.7',
    'GIF89a/*',
    'GIF89a=1',
  ])('finds %j', (text) => {
    expect(finds(text)).toBe(true)
  })

  test.each(['', '<x:xmpmeta>', '<?xpacket begin', '<scripture', 'xGIF89a/*', '%PDF', 'GIF89a\x01\0'])(
    'leaves %j alone',
    (text) => {
      expect(finds(text)).toBe(false)
    },
  )

  test('finds a sequence split between chunks and keeps the result', () => {
    for (let cut = 1; cut < 8; cut++) {
      const text = '<script>'
      expect(
        finds(`xxxxxxxxxxxxxxxxxxxxxxx${text.slice(0, cut)}`, `${text.slice(cut)}yyy`),
        String(cut),
      ).toBe(true)
    }
    expect(finds('<script>', 'z'.repeat(100), 'z')).toBe(true)
  })
})

describe('endsInArchive', () => {
  const end = (comment: string, length = comment.length) => {
    const record = Buffer.alloc(22)
    record.write('PK\x05\x06', 'latin1')
    record.writeUInt16LE(length, 20)
    return Buffer.concat([Buffer.alloc(500, 7), record, Buffer.from(comment)])
  }

  test.each([
    ['an archive', end(''), true],
    ['an archive with a comment', end('hello'), true],
    ['an archive with the longest comment', end('x'.repeat(65_535)), true],
    ['a comment that reaches further than the file', end('hello', 50), false],
    ['the first four letters alone', Buffer.from('PK\x05\x06'), false],
    ['nothing', Buffer.alloc(0), false],
    ['a false end before the true one', Buffer.concat([end('hello', 1), end('')]), true],
  ])('%s: %#', (_what, file, expected) => {
    expect(endsInArchive(file)).toBe(expected)
  })
})
