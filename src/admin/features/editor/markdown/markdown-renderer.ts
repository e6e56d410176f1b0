import type { TextKind } from '../../../../domain/content/markdown-to-html.ts'
import { TOO_SLOW } from '../../../../domain/errors.ts'
import { SECOND } from '../../../../domain/time/durations.ts'
import { reportError } from '../../../data/report-error.ts'

/** Safe HTML, or a sentence for the writer on why there is none. */
export type RenderedMarkdown = { html: string } | { refused: string }

/** A request to the worker. */
export interface ToWorker {
  text: string
  kind: TextKind
}

/** The worker's messages: that it begins a text, and then the result. */
export type FromWorker = 'begun' | RenderedMarkdown

/** Time limit for one text, from when the worker begins it. The longest article takes about a second on a fast computer. */
const DEADLINE_MS = 5 * SECOND

const UNAVAILABLE = 'We couldn’t make the preview. Please reload the page.'

export interface MarkdownRenderer {
  /** Renders a text as soon as the preceding one is done; of those waiting, only the latest is rendered. */
  render(text: string): void
  close(): void
}

type MarkdownWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>

// Vite finds the worker only in this form.
const createWorker = () => new Worker(new URL('./markdown-worker.ts', import.meta.url), { type: 'module' })

/**
 * Renders Markdown in a worker, so that typing never waits for it. A worker that is too slow is terminated; the next
 * text starts another one.
 *
 * @param kind what the texts are written as
 * @param onRendered called with each rendered text, in order
 * @param create creates a worker that runs `markdown-worker.ts`
 */
export function openMarkdownRenderer(
  kind: TextKind,
  onRendered: (rendered: RenderedMarkdown) => void,
  create: () => MarkdownWorker = createWorker,
): MarkdownRenderer {
  let worker: MarkdownWorker | null = null
  let deadline: ReturnType<typeof setTimeout> | undefined
  let isBusy = false
  let waiting: string | null = null

  function start(text: string): void {
    worker ??= openWorker()
    isBusy = true
    worker.postMessage({ text, kind } satisfies ToWorker)
  }

  function openWorker(): MarkdownWorker {
    const opened = create()
    opened.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data !== 'begun') finish(data)
      else deadline = setTimeout(() => endWorker(TOO_SLOW), DEADLINE_MS)
    })
    opened.addEventListener('error', ({ message }) => {
      reportError(new Error(`The preview's worker failed: ${message}`))
      endWorker(UNAVAILABLE)
    })
    return opened
  }

  function endWorker(sentence: string): void {
    worker?.terminate()
    worker = null
    finish({ refused: sentence })
  }

  function finish(rendered: RenderedMarkdown): void {
    clearTimeout(deadline)
    isBusy = false
    onRendered(rendered)
    if (waiting !== null) start(waiting)
    waiting = null
  }

  return {
    render(text) {
      if (isBusy) waiting = text
      else start(text)
    },
    close() {
      clearTimeout(deadline)
      worker?.terminate()
      worker = null
    },
  }
}
