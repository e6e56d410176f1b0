import { UnreadableText } from '../../../../domain/errors.ts'
import { blocksToPost, type PostedBlock } from './posted-blocks.ts'

/** Runs in a worker: reads one text into blocks, null where it cannot be read. */
addEventListener('message', ({ data }: MessageEvent<string>) => {
  postMessage(read(data))
})

function read(markdown: string): PostedBlock[] | null {
  try {
    return blocksToPost(markdown)
  } catch (error) {
    if (error instanceof UnreadableText) return null
    throw error
  }
}
