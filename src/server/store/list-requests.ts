import type { ItemState } from '../../domain/content/status.ts'

/** A page of what the public sees. */
export interface VisibleListRequest {
  /** ISO 8601. */
  now: string
  category?: string
  featured?: boolean
  /** The id of an item to leave out. */
  exclude?: number
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
