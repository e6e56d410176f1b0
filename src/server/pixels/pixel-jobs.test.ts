import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PIXEL_JOBS } from './pixel-jobs.ts'

// IMG-UPLOAD-1
test('a film’s poster that is one long row is refused before it is decoded', async () => {
  const row = sharp({ create: { width: 70_000, height: 1, channels: 3, background: '#888' } })
  await expect(PIXEL_JOBS.cutPoster(await row.png().toBuffer())).rejects.toThrow('65,535 pixels a side')
})
