import type { ItemState } from '../../domain/content/status.ts'
import type { ReadRequest } from '../../domain/reads/public-reads.ts'

/** A page of what the public sees; the filters of recipes are all there are. */
export interface VisibleListRequest extends ReadRequest<'recipes'> {
  /** ISO 8601. */
  now: string
  limit: number
  /** From 1. */
  page: number
}

/** A page of the admin's list. */
export interface AdminListRequest {
  /** ISO 8601: what counts as scheduled, and what as published. */
  now: string
  q?: string
  status?: ItemState
  limit: number
  page: number
}
