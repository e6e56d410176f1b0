import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { drawGolden, GOLDEN_FOLDER, GOLDEN_IDS } from '../../tests/support/golden-images.ts'

/**
 * Of 255, on average over all pixels: renderers of other versions smooth edges a little differently, and the stored
 * image has fewer colours than the drawn one.
 */
const TOLERANCE = 1.25

async function readPixels(image: Sharp) {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, size: `${info.width} × ${info.height}` }
}

test('golden images exist for exactly these names', async () => {
  const files = (await readdir(GOLDEN_FOLDER)).filter((file) => file.endsWith('.png'))
  expect(files.sort()).toEqual(
    Object.keys(GOLDEN_IDS)
      .map((name) => `${name}.png`)
      .sort(),
  )
})

test.each(Object.entries(GOLDEN_IDS))(
  '%s equals its golden image (scripts/golden-images.ts renews it)',
  async (name, id) => {
    const drawn = await readPixels(drawGolden(id).image)
    const golden = await readPixels(sharp(await readFile(join(GOLDEN_FOLDER, `${name}.png`))))
    expect(drawn.size).toBe(golden.size)
    const difference = drawn.data.reduce(
      (sum, value, at) => sum + Math.abs(value - (golden.data[at] ?? 0)),
      0,
    )
    expect(difference / drawn.data.length).toBeLessThan(TOLERANCE)
  },
)
