import sharp from 'sharp'
import { expect, test } from 'vitest'
import { paintHalves, paintNoise } from '../../../tests/support/image-samples.ts'
import { isMarkedAiGenerated } from '../../domain/images/digital-source.ts'
import { checkImage, UnusableImage } from './check-image.ts'

test.each([
  ['blog', 1536, 1024, 1536, 864],
  ['blog', 1024, 1024, 1024, 576],
  ['blog', 4000, 3000, 1600, 900],
  ['recipe', 1536, 1024, 1365, 1024],
  ['recipe', 1024, 1792, 1024, 768],
] as const)('for a %s, %d × %d is cut to %d × %d and marked', async (contentType, width, height, w, h) => {
  const file = await paintHalves(width, height).png().toBuffer()
  const picture = await checkImage(file, contentType)
  expect([picture.width, picture.height]).toEqual([w, h])
  const metadata = await sharp(picture.bytes).metadata()
  expect([metadata.format, metadata.width, metadata.height]).toEqual(['webp', w, h])
  expect(isMarkedAiGenerated(metadata.xmpAsString ?? '')).toBe(true)
})

test('a file that is not a picture is refused', async () => {
  const png = await paintNoise(800, 600).png().toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')
  const tiny = await paintHalves(64, 64).png().toBuffer()
  for (const file of [Buffer.alloc(0), Buffer.from('<html>busy</html>'), svg, png.subarray(0, 9_000), tiny]) {
    await expect(checkImage(file, 'blog')).rejects.toBeInstanceOf(UnusableImage)
  }
})

test('a decompression bomb is refused by its header', async () => {
  const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await expect(checkImage(bomb, 'blog')).rejects.toThrow('too many pixels')
})
