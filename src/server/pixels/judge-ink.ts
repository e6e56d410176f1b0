import { type Ink, inkOf } from '../../domain/site/look.ts'
import { sharp } from './sharp.ts'

/** Enough to tell what a picture is drawn in. */
const SAMPLE = 64

/**
 * What a picture is drawn in.
 *
 * @param original the stored bytes of a picture; of a moving one the first frame counts
 */
export async function judgeInk(original: Buffer): Promise<Ink> {
  const picture = sharp(original).resize(SAMPLE, SAMPLE, { fit: 'inside' }).toColourspace('srgb')
  return inkOf(await picture.ensureAlpha().raw().toBuffer())
}
