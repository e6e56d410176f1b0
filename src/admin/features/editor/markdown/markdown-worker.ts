import { markdownToHtml } from '../../../../domain/content/markdown-to-html.ts'
import { UnreadableText } from '../../../../domain/errors.ts'
import type { FromWorker, RenderedMarkdown, ToWorker } from './markdown-renderer.ts'

/** Runs in a worker: receives texts, reports when it begins one, and answers with the result. */
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  answer('begun')
  answer(render(data))
})

function answer(message: FromWorker): void {
  postMessage(message)
}

function render({ text, kind }: ToWorker): RenderedMarkdown {
  try {
    return { html: markdownToHtml(text, kind) }
  } catch (error) {
    if (error instanceof UnreadableText) return { refused: error.message }
    throw error
  }
}
