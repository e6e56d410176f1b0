import { callForDownload } from '../../data/api.ts'

export interface DownloadProgress {
  bytes: number
  /** About how many there will be. */
  about: number
}

const FILE_NAME = /filename="([^"]+)"/

/**
 * Fetches the export and gives it to the browser to keep. Unlike a plain link it can say how far it is, and that it
 * broke off: half a ZIP file must not look like a whole one.
 */
export async function takeEverything(onProgress: (progress: DownloadProgress) => void): Promise<void> {
  const answer = await callForDownload('/api/admin/export')
  const about = Number(answer.headers.get('x-about-bytes') ?? 0)
  let bytes = 0
  const counted = answer.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        bytes += piece.byteLength
        onProgress({ bytes, about: Math.max(about, bytes) })
        controller.enqueue(piece)
      },
    }),
  )
  const file = await new Response(counted ?? null).blob()
  const name = FILE_NAME.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'everything.zip'
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser takes hold of it at once; a minute is plenty.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
