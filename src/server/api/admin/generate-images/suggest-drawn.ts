import type { GeneratedImage } from '../../../../domain/admin/images.ts'
import { DAY } from '../../../../domain/time/durations.ts'
import { type ItemTexts, suggestImages } from '../../../../illustrator/illustrator.ts'
import type { Store } from '../../../store/database.ts'
import { nextPictureRound, prunePictureRounds, readPictureRound } from '../../../store/generated-images.ts'
import { picturePath } from './picture-path.ts'
import { RASTER_SCALE } from './rasterize.ts'

/** Texts nobody asked about for so long begin their series anew. */
const ROUNDS_KEPT_MS = 90 * DAY

/** Four pictures drawn here: the ones shown last for these texts, or with `again` the next four of their series. */
export async function suggestDrawn(
  store: Store,
  texts: ItemTexts,
  { inputKey, again, now }: { inputKey: string; again: boolean; now: string },
): Promise<GeneratedImage[]> {
  const round = again ? await nextPictureRound(store, inputKey, now) : await readPictureRound(store, inputKey)
  if (again) await prunePictureRounds(store, new Date(Date.parse(now) - ROUNDS_KEPT_MS).toISOString())
  return suggestImages(texts, round).map(({ id, alt, width, height }) => ({
    id,
    url: picturePath(id),
    width: width * RASTER_SCALE,
    height: height * RASTER_SCALE,
    alt,
    source: 'illustrator' as const,
  }))
}
