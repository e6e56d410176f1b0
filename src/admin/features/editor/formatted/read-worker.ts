import { UnreadableText } from '../../../../domain/errors.ts'
import { type PostedText, type SerializedBlock, serializeBlocks } from './serialized-blocks.ts'

/** Runs in a worker: parses one text into blocks, null where it cannot be parsed. */
addEventListener('message', ({ data }: MessageEvent<PostedText>) => {
  postMessage(read(data))
})

function read(text: PostedText): SerializedBlock[] | null {
  try {
    return serializeBlocks(text)
  } catch (error) {
    if (error instanceof UnreadableText) return null
    throw error
  }
}
