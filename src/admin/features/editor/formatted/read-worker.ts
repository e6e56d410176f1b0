import { UnreadableText } from '../../../../domain/errors.ts'
import { blocksToPost, type PostedBlock, type PostedText } from './posted-blocks.ts'

/** Runs in a worker: parses one text into blocks, null where it cannot be parsed. */
addEventListener('message', ({ data }: MessageEvent<PostedText>) => {
  postMessage(read(data))
})

function read(text: PostedText): PostedBlock[] | null {
  try {
    return blocksToPost(text)
  } catch (error) {
    if (error instanceof UnreadableText) return null
    throw error
  }
}
