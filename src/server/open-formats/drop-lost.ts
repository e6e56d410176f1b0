import type { ImportResult } from '../../domain/admin/imports.ts'
import { dropLostPictures } from '../../domain/import/drop-lost-pictures.ts'
import type { Fields } from './save-item.ts'

/** Takes out of an item what it shows of the file's pictures and is not here, and notes it in the result. */
export function dropLost(
  fields: Fields,
  kept: ReadonlySet<string>,
  { lost_pictures }: ImportResult,
): { fields: Fields; missing: number } {
  const isKept = (publicId: string) => kept.has(publicId)
  const { changed, dropped } = dropOf(fields, isKept)
  for (const address of dropped) {
    if (lost_pictures.every((lost) => lost.address !== address))
      lost_pictures.push({ address, reason: 'The file mentions this picture but doesn’t contain it.' })
  }
  return { fields: changed, missing: dropped.length }
}

function dropOf(
  given: Fields,
  isKept: (publicId: string) => boolean,
): { changed: Fields; dropped: string[] } {
  if (given.kind === 'article') {
    const { fields: input, dropped } = dropLostPictures(given.input, isKept)
    return { changed: { kind: 'article', input }, dropped }
  }
  const { fields: input, dropped } = dropLostPictures(given.input, isKept)
  return { changed: { kind: 'recipe', input }, dropped }
}
