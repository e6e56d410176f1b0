import { FINDING_LEVELS, type FindingLevel } from '../../../domain/proofreader/finding.ts'
import { type FoundItem, siteReadingLine } from '../../../domain/proofreader/proofread-calls.ts'
import { callForDownload } from '../../data/api.ts'
import { readLines } from '../../data/read-lines.ts'

export interface SiteReading {
  done: number
  total: number
  isComplete: boolean
  /** Those in which something was found, the worst first. */
  items: readonly FoundItem[]
}

const BROKE_OFF = 'The reading broke off. Please start it again.'

/** Its message is a sentence for the coach. */
export class ReadingBrokeOff extends Error {
  override name = 'ReadingBrokeOff'
}

/**
 * Has everything read once and tells of each item as it comes.
 *
 * @throws ReadingBrokeOff when not all could be read; ApiError, TypeError as `sendInTime`
 */
export async function* readSite(signal: AbortSignal): AsyncGenerator<SiteReading> {
  const answer = await callForDownload('/api/admin/proofread', signal)
  let reading: SiteReading = { done: 0, total: 0, isComplete: false, items: [] }
  if (answer.body) {
    for await (const text of readLines(answer.body)) {
      const line = siteReadingLine.parse(JSON.parse(text))
      if (line.type === 'failed') throw new ReadingBrokeOff(line.error)
      if (line.type === 'done') {
        yield { ...reading, total: line.total, isComplete: true }
        return
      }
      const { done, total, item } = line
      const items = item ? [...reading.items, item].sort(byWeight) : reading.items
      reading = { done, total, isComplete: false, items }
      yield reading
    }
  }
  throw new ReadingBrokeOff(BROKE_OFF)
}

/** How many findings of each kind there are. */
export function countLevels({ findings }: Pick<FoundItem, 'findings'>): Record<FindingLevel, number> {
  const counts = { error: 0, warning: 0, hint: 0 }
  for (const { level } of findings) counts[level] += 1
  return counts
}

/** One that is not right weighs more than any number that are a matter of style. */
function byWeight(one: FoundItem, other: FoundItem): number {
  const [a, b] = [countLevels(one), countLevels(other)]
  for (const level of FINDING_LEVELS) if (a[level] !== b[level]) return b[level] - a[level]
  return one.title.localeCompare(other.title, 'en')
}
