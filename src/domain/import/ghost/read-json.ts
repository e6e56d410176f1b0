import { isDeeperThan } from '../../text/json-depth.ts'
import { IMPORT_LIMITS } from '../import-limits.ts'

/** What JSON says; null when it is none, or nested like no text is. */
export function readJson(source: string): unknown {
  if (source === '') return null
  try {
    const value: unknown = JSON.parse(source)
    return isDeeperThan(value, IMPORT_LIMITS.jsonDepth) ? null : value
  } catch {
    return null
  }
}
