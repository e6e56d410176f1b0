import { expect, onTestFinished, test } from 'vitest'
import { answerJson, startImageApi } from '../../../tests/support/image-api.ts'
import { paintHalves } from '../../../tests/support/image-samples.ts'
import { requestImages } from './request-images.ts'

const TEXTS = { contentType: 'blog', title: 'A long walk' } as const

async function openApi(model: string | null = null) {
  const api = await startImageApi()
  onTestFinished(() => api.close())
  return { api, config: { url: api.url, key: null, model } }
}

test('a service that is too slow is abandoned', async () => {
  const { api, config } = await openApi()
  api.answer(() => undefined)
  const started = performance.now()
  await expect(requestImages(config, TEXTS, { timeLimitMs: 1_500 })).rejects.toThrow()
  expect(performance.now() - started).toBeLessThan(15_000)
  expect(api.orders).toHaveLength(1)
})

test('a service that sends without end is abandoned', async () => {
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

test('models that paint one image at a time get four requests, in the formats they support', async () => {
  const { api, config } = await openApi('dall-e-3')
  const picture = { b64_json: (await paintHalves(1792, 1024).jpeg().toBuffer()).toString('base64') }
  api.answer(answerJson({ data: [picture] }))
  const pictures = await requestImages(config, TEXTS)
  expect(pictures.map(({ width, height }) => [width, height])).toEqual(Array(4).fill([1600, 900]))
  expect(api.orders.map(({ n, size }) => [n, size])).toEqual(Array(4).fill([1, '1792x1024']))
})
