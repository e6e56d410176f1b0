import type { RenderQueue } from '../../media/render-queue.ts'
import { type CardSource, renderShareCard } from './render-share-card.ts'
import { cardName, hashCard, type ShareCardInput } from './share-card.ts'

interface CardCache extends CardSource {
  queue: RenderQueue
  /** Told when a card could be made but not kept: it is served all the same. */
  onKeepError: (error: unknown) => void
}

/** A card, kept or made now. Cards lie among the variants, so old ones leave with the oldest. */
export async function findOrMakeCard(
  cache: CardCache,
  id: number,
  input: ShareCardInput,
): Promise<Buffer | null> {
  const { mediaStore, queue, onKeepError } = cache
  const key = `variants/share-cards/${input.kind}/${cardName(input.kind, id)}-${hashCard(input)}.jpg`
  const kept = await mediaStore.read(key)
  if (kept && isWholeJpeg(kept)) return kept
  return queue.runOnce(key, async () => {
    const made = await renderShareCard(input, cache)
    await mediaStore.write(key, made).catch(onKeepError)
    return made
  })
}

function isWholeJpeg(bytes: Buffer): boolean {
  return (
    bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9
  )
}
