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
  /** The pages whose changes invalidate what was read. */
  readonly paths: ReadonlySet<string>
  /** False once something was read that must not be shared. */
  readonly isKept: boolean
  /** The search that was made. */
  readonly searched: SearchAnswer | null
}

/**
 * Creates a reader for one rendering of a page, with the same functions the public API uses.
 *
 * @param given fixed answers that replace the reads
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
