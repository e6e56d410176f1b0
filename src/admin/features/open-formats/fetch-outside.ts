import { type FetchedOutside, fetchOutsideAnswer } from '../../../domain/admin/outside-images.ts'
import type { ContentKind } from '../../../domain/content/status.ts'
import { callApi } from '../../data/api.ts'

/** Brings one item's pictures here; what could not be had is named in the answer. */
export function fetchOutside(type: ContentKind, id: number): Promise<FetchedOutside> {
  return callApi(fetchOutsideAnswer, '/api/admin/outside-images/fetch', {
    method: 'POST',
    body: { type, id },
  })
}
