import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ArchiveWriter, openArchive } from './archive.ts'
import { README_NAME } from './manifest.ts'

const BLOCK = 512
/** The header of the seal, its content and the two final blocks. */
const SEAL_LENGTH = 4 * BLOCK

async function writeArchive(): Promise<{ path: string; bytes: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'archive-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'site.backup')
  const writer = await ArchiveWriter.create(path, new Date('2026-03-04T12:00:00Z'))
  await writer.addBytes(README_NAME, Buffer.from('Read me'))
  await writer.addBytes('letters', Buffer.from('x'.repeat(700)))
  await writer.finish()
  return { path, bytes: await readFile(path) }
}

/** Returns the archive with another size in its second header, validly sealed. */
function withSize(bytes: Buffer, size: string): Buffer {
  const forged = Buffer.from(bytes)
  const header = forged.subarray(2 * BLOCK, 3 * BLOCK)
  header.fill(0, 124, 136)
  header.write(size, 124, 'latin1')
  header.fill(' ', 148, 156)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  const sealed = forged.length - SEAL_LENGTH
  const digest = createHash('sha256').update(forged.subarray(0, sealed)).digest('hex')
  forged.write(`${digest}\n`, sealed + BLOCK, 'latin1')
  return forged
}

test('members are read as they were written', async () => {
  const { path, bytes } = await writeArchive()
  const archive = await openArchive(path)
  expect((await archive.read('letters')).length).toBe(700)
  // The forgery below differs only in the size.
  await writeFile(path, withSize(bytes, '00000001274\0'))
  expect((await (await openArchive(path)).read('letters')).length).toBe(700)
})

test.each([
  ['negative', '-0000001000\0'],
  ['to where it has been', '-1000\0'],
  ['in no octal digits', '00000000999\0'],
  ['a word', 'size\0'],
  ['empty', '\0'],
  ['in base 256', '\x80\0\0\0\0\0\0\0\0\0\x02\xbc'],
  ['beyond the end of the file', '00000100000\0'],
  ['greater than any file', '77777777777\0'],
])('a size that is %s makes it damaged, at once', async (_, size) => {
  const { path, bytes } = await writeArchive()
  await writeFile(path, withSize(bytes, size))
  await expect(openArchive(path)).rejects.toThrow(/damaged/)
})
