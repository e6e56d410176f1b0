import type { GeneratedImage } from '../../../../domain/admin/images.ts'
import { DAY } from '../../../../domain/time/durations.ts'
import { choosePictures, type PictureTexts } from '../../../illustrator/choose-pictures.ts'
import { HEIGHTS, illustrate, WIDTH } from '../../../illustrator/illustrate.ts'
import { toPictureId } from '../../../illustrator/picture-spec.ts'
import { RASTER_SCALE } from '../../../illustrator/rasterize.ts'
import type { Store } from '../../../store/database.ts'
import { nextPictureRound, prunePictureRounds, readPictureRound } from '../../../store/generated-images.ts'
import { picturePath } from './picture-path.ts'

/** Texts nobody asked about for so long begin their series anew. */
const ROUNDS_KEPT_MS = 90 * DAY

/** Four pictures drawn here: the ones shown last for these texts, or with `again` the next four of their series. */
export async function suggestDrawn(
  store: Store,
  texts: PictureTexts,
  { inputKey, again, now }: { inputKey: string; again: boolean; now: string },
): Promise<GeneratedImage[]> {
  const round = again ? await nextPictureRound(store, inputKey, now) : await readPictureRound(store, inputKey)
  if (again) await prunePictureRounds(store, new Date(Date.parse(now) - ROUNDS_KEPT_MS).toISOString())
  return choosePictures(texts, round).map((spec) => {
    const id = toPictureId(spec)
    return {
      id,
      url: picturePath(id),
      width: WIDTH * RASTER_SCALE,
      height: HEIGHTS[spec.contentType] * RASTER_SCALE,
      alt: illustrate(spec).alt,
      source: 'illustrator' as const,
    }
  })
}
