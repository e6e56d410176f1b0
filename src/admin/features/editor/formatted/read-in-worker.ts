import type { TextKind } from '../../../../domain/content/markdown-to-html.ts'
import { SECOND } from '../../../../domain/time/durations.ts'
import { reportError } from '../../../data/report-error.ts'
import { deserializeBlocks, type SerializedBlock } from './serialized-blocks.ts'
import { TextSource } from './text-source.ts'

/** The longest article takes a few seconds on a slow phone. */
const DEADLINE_MS = 20 * SECOND

// Vite finds the worker only in this form.
const createWorker = () => new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' })

/**
 * Parses a long text in a worker, so that the screen is not blocked. Where that fails, or the text cannot be shown
 * formatted, the source has parsed nothing: when used, it parses the text itself, and reports why it cannot.
 *
 * @param create creates a worker that runs `read-worker.ts`
 */
export async function openLongText(
  markdown: string,
  kind: TextKind,
  create: () => Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'> = createWorker,
): Promise<TextSource> {
  const source = new TextSource(kind)
  const worker = create()
  let deadline: ReturnType<typeof setTimeout> | undefined
  try {
    const posted = await new Promise<SerializedBlock[] | null>((resolve, reject) => {
      deadline = setTimeout(() => resolve(null), DEADLINE_MS)
      worker.addEventListener('message', ({ data }: MessageEvent<SerializedBlock[] | null>) => resolve(data))
      worker.addEventListener('error', ({ message }) =>
        reject(new Error(`The worker that reads long texts failed: ${message}`)),
      )
      worker.postMessage({ markdown: TextSource.withoutByteOrderMark(markdown), kind })
    })
    if (posted) source.take(markdown, deserializeBlocks(posted))
  } catch (error) {
    reportError(error)
  } finally {
    clearTimeout(deadline)
    worker.terminate()
  }
  return source
}
