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
 * Untrusted text is parsed only in these threads: however slow it is, the site continues to answer, and a thread that
 * is too slow or takes too much memory is ended. The threads of a pool start on demand (a warm one answers in a
 * millisecond, a cold one after about a tenth of a second) and end when they are idle.
 */
const LIMITS = {
  /** For a short text, including the wait for a thread. The longest article takes about a second. */
  textMs: 15 * SECOND,
  /** For one batch of the proof-reader: a cold thread first loads the table of foods. */
  proofreadMs: 45 * SECOND,
  /** For each text of a file. */
  itemMs: 15 * SECOND,
  /** For a whole file. */
  fileMs: 300 * SECOND,
  idleMs: 30 * SECOND,
  /** Short, since a large file's memory stays with its thread; long enough for a file that is planned and then imported. */
  fileIdleMs: 5 * SECOND,
  textHeapMb: 160,
  /** A file of 100 MB is in memory as a whole, besides the result. */
  fileHeapMb: 480,
  /** Maximum number of texts waiting for a thread; more are refused. */
  waiting: 100,
} as const

const TOO_MANY = 'Too many texts are being read right now. Please try again in a moment.'
const RETRY_SECONDS = 5

/** Two, so that a second text can overtake a slow one. */
const TEXT_THREADS = 2

// Each pool's worker is named by its path, since a thread is started and not imported.
const texts = openPool('src/server/parsing/parse-worker.ts', {
  maxThreads: TEXT_THREADS,
  idleTimeout: LIMITS.idleMs,
  resourceLimits: { maxOldGenerationSizeMb: LIMITS.textHeapMb, maxYoungGenerationSizeMb: 16 },
})
/** The caller reads one file at a time. */
const files = openPool('src/server/open-formats/import-worker.ts', {
  maxThreads: 1,
  idleTimeout: LIMITS.fileIdleMs,
  resourceLimits: { maxOldGenerationSizeMb: LIMITS.fileHeapMb, maxYoungGenerationSizeMb: 32 },
})

type PoolOptions = ConstructorParameters<typeof Piscina>[0]

/** Returns a function that opens the pool on first use. */
function openPool(worker: string, options: PoolOptions): () => Piscina {
  let pool: Piscina | null = null
  return () => {
    const filename = findProgram(import.meta.dirname, worker)
    pool ??= handleWorkerLoss(
      new Piscina({ filename, minThreads: 0, atomics: 'disabled', ...options }),
      // The next text opens a new pool: the cause of the failure may be over.
      () => {
        pool = null
      },
    )
    return pool
  }
}

/**
 * Handles the pool's `error` for a thread that cannot start, or dies while idle: unhandled, it would end the process.
 *
 * @param onEnd called when the pool has no thread left, and is destroyed
 */
export function handleWorkerLoss(pool: Piscina, onEnd: () => void): Piscina {
  return pool.on('error', (error: Error) => {
    process.emitWarning(`A thread that parses texts was lost: ${error.message}`)
    // No other thread will start for the waiting texts: they are refused now rather than at their time limit.
    if (pool.threads.length > 0) return
    onEnd()
    void pool.destroy()
  })
}

/** Starts a thread when there is none, so that a text arriving soon need not wait for it. */
export function warmParser(): void {
  // A failure to start is reported when a text is parsed.
  if (texts().threads.length === 0)
    void parseText<string>('markdown', { text: '', kind: 'article' }).catch(() => undefined)
}

/**
 * Renders the Markdown of an article's or an issue's `content` to safe HTML (`markdownToHtml`).
 *
 * @throws Failure `invalid` with a sentence for the writer, for the field `content`
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
 * Reads the recipe in a page's source, from schema.org data or plain text, each line interpreted; null for none.
 *
 * @throws Failure `invalid`
 */
export async function readPastedRecipe(text: string): Promise<ReadRecipe | null> {
  return parseText('recipe', text)
}

/**
 * Returns the non-empty lines of a CSV file, at most `maxRows`; null when it is not CSV.
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
 * Extracts the parts of a mail that report a returned letter; empty for other mails.
 *
 * @throws Failure `invalid` for a mail that takes too long; the parser's own errors
 */
export async function readReturnedMail(source: Uint8Array): Promise<ReturnedMail> {
  return parseText('returnedMail', source)
}

/**
 * Returns the proof-reader's findings in each of some items (PROOF-API-2).
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
    // The pool does not replace an ended thread for the waiting texts; another text makes it start one.
    if (texts().queueSize > 0) warmParser()
    throw explain(error)
  }
}

/**
 * Reads a file in a separate thread.
 *
 * @param onPart called with each part the thread posts; each restarts the file's time limit
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
    // The last message: the result itself is sent separately, and may arrive before the parts.
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

/** Explains the end of a thread to the writer of its text. */
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
