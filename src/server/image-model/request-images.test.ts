import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { answerJson, startImageApi } from '../../../tests/support/image-api.ts'
import { paintHalves, paintNoise } from '../../../tests/support/image-samples.ts'
import { saysModelMade } from '../../domain/images/digital-source.ts'
import { checkImage, requestImages, UnusableImage } from './request-images.ts'

const TEXTS = { contentType: 'blog', title: 'A long walk' } as const

async function openApi(model: string | null = null) {
  const api = await startImageApi()
  onTestFinished(() => api.close())
  return { api, config: { url: api.url, key: null, model } }
}

test('a service that is too slow is given up', async () => {
  const { api, config } = await openApi()
  api.answer(() => undefined)
  const started = performance.now()
  await expect(requestImages(config, TEXTS, { timeLimitMs: 1_500 })).rejects.toThrow()
  expect(performance.now() - started).toBeLessThan(15_000)
  expect(api.orders).toHaveLength(1)
})

test('a service that sends without end is given up', async () => {
  const { api, config } = await openApi()
  const chunk = Buffer.alloc(1_000_000, 'a')
  let sent = 0
  api.answer((_order, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"data":[{"b64_json":"')
    const pour = () => {
      while (!response.destroyed && sent < 200) {
        sent += 1
        if (!response.write(chunk)) {
          response.once('drain', pour)
          return
        }
      }
    }
    pour()
  })
  await expect(requestImages(config, TEXTS)).rejects.toThrow()
  expect(sent).toBeLessThan(150)
})

test('models that paint one at a time are asked four times, in the formats they know', async () => {
  const { api, config } = await openApi('dall-e-3')
  const picture = { b64_json: (await paintHalves(1792, 1024).jpeg().toBuffer()).toString('base64') }
  api.answer(answerJson({ data: [picture] }))
  const pictures = await requestImages(config, TEXTS)
  expect(pictures.map(({ width, height }) => [width, height])).toEqual(Array(4).fill([1600, 900]))
  expect(api.orders.map(({ n, size }) => [n, size])).toEqual(Array(4).fill([1, '1792x1024']))
})

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
  expect(saysModelMade(metadata.xmpAsString ?? '')).toBe(true)
})

test('what is no picture is refused', async () => {
  const png = await paintNoise(800, 600).png().toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')
  const tiny = await paintHalves(64, 64).png().toBuffer()
  for (const file of [Buffer.alloc(0), Buffer.from('<html>busy</html>'), svg, png.subarray(0, 9_000), tiny]) {
    await expect(checkImage(file, 'blog')).rejects.toBeInstanceOf(UnusableImage)
  }
})

test('a picture that would fill the memory is refused by its header', async () => {
  const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await expect(checkImage(bomb, 'blog')).rejects.toThrow('too many pixels')
})
