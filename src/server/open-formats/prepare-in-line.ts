import type { PreparedPicture } from '../media/prepare-picture.ts'
import type { RenderQueue } from '../media/render-queue.ts'

/** Decoding stands in the same line as all other making of pictures. */
export async function prepareInLine(
  queue: RenderQueue,
  prepare: () => Promise<PreparedPicture>,
): Promise<PreparedPicture> {
  const prepared: PreparedPicture[] = []
  await queue.run(`import:${crypto.randomUUID()}`, async () => {
    const picture = await prepare()
    prepared.push(picture)
    return picture.bytes
  })
  const [picture] = prepared
  if (!picture) throw new Error('The line of pictures ended without a picture')
  return picture
}
