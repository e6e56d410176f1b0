import type { SearchAnswer } from '../../domain/reads/answer-schemas.ts'
import {
  type PageAnswers,
  PUBLIC_READS,
  type ReadAnswers,
  type Reader,
  type ReadName,
  type ReadRequest,
  type SiteReader,
} from '../../domain/reads/public-reads.ts'
import { isSearchAnswer, pathsOf, SERVED_READS } from './public-reads.ts'

export interface PageReader extends SiteReader {
  /** The pages a change must touch for what was read to be forgotten. */
  readonly paths: ReadonlySet<string>
  /** False once something was read that is not kept for others. */
  readonly isKept: boolean
  /** What was searched for. */
  readonly searched: SearchAnswer | null
}

/**
 * Reads the site for one rendering of a page, with the very functions the public API answers with.
 *
 * @param given answers that are given instead, whatever is asked
 */
export function createPageReader(queries: Reader<ReadAnswers>, given: Partial<ReadAnswers> = {}): PageReader {
  const paths = new Set<string>()
  let isKept = true
  let searched: SearchAnswer | null = null
  return {
    paths,
    get searched() {
      return searched
    },
    get isKept() {
      return isKept
    },
    async read<K extends ReadName>(name: K, request: ReadRequest<K>): Promise<PageAnswers[K]> {
      const answer: ReadAnswers[K] = given[name] ?? (await queries.read(name, request))
      for (const path of pathsOf(name, answer)) paths.add(path)
      isKept &&= PUBLIC_READS[name].isKept
      if (isSearchAnswer(answer)) searched = answer
      return SERVED_READS[name].toPage(answer)
    },
  }
}
