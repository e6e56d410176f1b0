import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { TextKind } from '../../domain/content/markdown-to-html.ts'
import { Failure, TOO_SLOW } from '../../domain/errors.ts'
import type { ReadRecipe } from '../../domain/import/recipe/read-recipe-text.ts'
import type { Finding } from '../../domain/proofreader/finding.ts'
import { SECOND } from '../../domain/time/durations.ts'
import { codeOf } from '../error-causes.ts'
import { findProgram } from '../project-root.ts'
import { type Answer, unwrap } from './answer.ts'
import type { CsvLine, ProofreadTask, ReturnedMail } from './parse-worker.ts'

/**
 * Everything that parses what others wrote runs in these threads: however slow a text is, the site answers meanwhile,
 * and a thread that is too slow or takes too much memory is ended. The threads of a pool start when they are needed
 * (a warm one answers in a millisecond, a cold one after about a tenth of a second) and end when they are idle.
 */
const LIMITS = {
  /** For a short text, with the wait for a thread. The longest article takes about a second. */
  textMs: 15 * SECOND,
  /** For what the proof-reader reads at once: a cold thread first loads the table of foods. */
  proofreadMs: 45 * SECOND,
  /** For each of a file's texts. */
  itemMs: 15 * SECOND,
  /** For a whole file. */
  fileMs: 300 * SECOND,
  idleMs: 30 * SECOND,
  /** Short, since what a large file took stays with its thread; long enough for the file that is planned and then brought in. */
  fileIdleMs: 5 * SECOND,
  textHeapMb: 160,
  /** A file of 100 MB is held whole, beside what is being made of it. */
  fileHeapMb: 480,
  /** Texts that wait for a thread; beyond, they are refused. */
  waiting: 100,
} as const

const TOO_MANY = 'Too many texts are being read right now. Please try again in a moment.'
const RETRY_SECONDS = 5

/** One lets a second text pass a slow one. */
const TEXT_THREADS = 2

// What runs in each kind of thread is named by its path, since a thread is started and not imported.
const texts = openPool('src/server/parsing/parse-worker.ts', {
  maxThreads: TEXT_THREADS,
  idleTimeout: LIMITS.idleMs,
  resourceLimits: { maxOldGenerationSizeMb: LIMITS.textHeapMb, maxYoungGenerationSizeMb: 16 },
})
/** The caller takes one file at a time. */
const files = openPool('src/server/open-formats/import-worker.ts', {
  maxThreads: 1,
  idleTimeout: LIMITS.fileIdleMs,
  resourceLimits: { maxOldGenerationSizeMb: LIMITS.fileHeapMb, maxYoungGenerationSizeMb: 32 },
})

type PoolOptions = ConstructorParameters<typeof Piscina>[0]

/** Opened when first used. */
function openPool(worker: string, options: PoolOptions): () => Piscina {
  let pool: Piscina | null = null
  return () => {
    const filename = findProgram(import.meta.dirname, worker)
    pool ??= surviveLostThreads(
      new Piscina({ filename, minThreads: 0, atomics: 'disabled', ...options }),
      // The next text finds a new pool: what kept a thread from starting may be over.
      () => {
        pool = null
      },
    )
    return pool
  }
}

/**
 * A thread that cannot start, or dies while it is idle, is an `error` of the pool: unheard, it would end the process.
 *
 * @param onEnd called when the pool has no thread left, and ends
 */
export function surviveLostThreads(pool: Piscina, onEnd: () => void): Piscina {
  return pool.on('error', (error: Error) => {
    process.emitWarning(`A thread that parses texts was lost: ${error.message}`)
    // Nothing starts another one for what is waiting: it is refused now rather than when its time is over.
    if (pool.threads.length > 0) return
    onEnd()
    void pool.destroy()
  })
}

/** Starts a thread when there is none, so that a text that comes soon need not wait for it. */
export function warmParser(): void {
  // A failure to start shows when a text is parsed.
  if (texts().threads.length === 0)
    void parseText<string>('markdown', { text: '', kind: 'article' }).catch(() => undefined)
}

/**
 * The safe HTML of the Markdown of an article's or an issue's `content` (`markdownToHtml`).
 *
 * @throws Failure `invalid` with a sentence for the writer, which names the field `content`
 */
export async function renderMarkdown(text: string, kind: TextKind): Promise<string> {
  try {
    return await parseText('markdown', { text, kind })
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'invalid') throw error
    throw new Failure('invalid', error.message, { field: 'content', cause: error })
  }
}

/**
 * The recipe in a page's source, its schema.org data or plain words, with what each line became; null when there is none.
 *
 * @throws Failure `invalid`
 */
export async function readPastedRecipe(text: string): Promise<ReadRecipe | null> {
  return parseText('recipe', text)
}

/**
 * The lines of a CSV file that hold anything, at most `maxRows`; null when it is none.
 *
 * @throws Failure `invalid`
 */
export async function parseCsv(input: {
  text: string
  delimiter: string
  maxRows: number
}): Promise<CsvLine[] | null> {
  return parseText('csv', input)
}

/**
 * What of a mail tells that a letter came back; empty for what tells nothing.
 *
 * @throws Failure `invalid` for one that takes too long; the parser's own errors
 */
export async function readReturnedMail(source: Uint8Array): Promise<ReturnedMail> {
  return parseText('returnedMail', source)
}

/**
 * What the proof-reader finds in each of some items (PROOF-API-2).
 *
 * @throws Failure `invalid` when they take too long or too much memory
 */
export async function proofreadItems(task: ProofreadTask): Promise<Finding[][]> {
  return parseText('proofreading', task, LIMITS.proofreadMs)
}

async function parseText<T>(
  name: 'markdown' | 'recipe' | 'csv' | 'returnedMail' | 'proofreading',
  input: unknown,
  ms: number = LIMITS.textMs,
): Promise<T> {
  if (texts().queueSize >= LIMITS.waiting)
    throw new Failure('unavailable', TOO_MANY, { retryAfter: RETRY_SECONDS })
  const signal = AbortSignal.timeout(ms)
  try {
    const answer: Answer<T> = await texts().run(input, { name, signal })
    return unwrap(answer)
  } catch (error) {
    // The pool does not replace a thread that was ended for those that wait; another text has it start one.
    if (texts().queueSize > 0) warmParser()
    throw explain(error)
  }
}

/**
 * Runs the reading of a file in a thread of its own.
 *
 * @param onPart told each part the thread tells; the file's time begins anew with each
 * @throws Failure
 */
export async function parseFile<Part, Result>(
  task: { path: string; oldSite: string },
  onPart: (part: Part) => void,
): Promise<Result> {
  const { port1: ours, port2: theirs } = new MessageChannel()
  const isSlow = new AbortController()
  const signal = AbortSignal.any([isSlow.signal, AbortSignal.timeout(LIMITS.fileMs)])
  const timer = setTimeout(() => isSlow.abort(), LIMITS.itemMs)
  const ended = Promise.withResolvers<void>()
  ours.on('message', (part: Part | null) => {
    timer.refresh()
    // The last message: the answer itself comes another way, and may come before the parts.
    if (part === null) ended.resolve()
    else onPart(part)
  })
  try {
    const input = { ...task, port: theirs }
    const answer: Answer<Result> = await files().run(input, { signal, transferList: [theirs] })
    const result = unwrap(answer)
    await ended.promise
    return result
  } catch (error) {
    throw explain(error)
  } finally {
    clearTimeout(timer)
    ours.close()
  }
}

/** What the end of a thread means for the person whose text it was. */
function explain(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Failure) return error
  const sentence =
    error.name === 'AbortError'
      ? TOO_SLOW
      : codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY'
        ? 'This text takes more memory to read than it may. Please split it into parts.'
        : null
  return sentence === null ? error : new Failure('invalid', sentence, { cause: error })
}
