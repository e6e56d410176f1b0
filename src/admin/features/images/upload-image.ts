import { z } from 'zod'
import { type UploadedImage, uploadedImageSchema } from '../../../domain/images/library-image.ts'
import type { UploadFields } from '../../../domain/images/upload-input.ts'
import type { UploadPreset } from '../../../domain/images/upload-limits.ts'
import { parseJson } from '../../../domain/text/json.ts'
import { MINUTE } from '../../../domain/time/durations.ts'
import { tellSessionLost } from '../../data/api.ts'

/** Where the images chosen in the AI dialog are filed (IMG-SUGGEST-2). */
const AI_FOLDER = 'ai-generated'

export type UploadSource = UploadFields['source']

/** How an upload ended; one is cancelled by the coach, or replaced by another. */
export type UploadEnd = 'arrived' | 'failed' | 'cancelled'

/** A connection that stalls never fails by itself, and would hold up all uploads behind it: so long nothing moves. */
const STALLED_AFTER_MS = MINUTE

interface Upload {
  preset: UploadPreset
  /** Where the image comes from; what a model made is marked as such. */
  source?: UploadSource
  onProgress?: (percent: number) => void
  signal?: AbortSignal
}

/**
 * Sends an image to the image service (IMG-UPLOAD-4). XMLHttpRequest, because fetch does not tell
 * how much of a file has been sent.
 *
 * @throws Error with the sentence of IMG-HOST-1; DOMException `AbortError` when `signal` says so
 */
export function uploadImage(
  file: Blob,
  { preset, source = 'upload', onProgress, signal }: Upload,
): Promise<UploadedImage> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(abortError())
    const request = new XMLHttpRequest()
    const failed = () => reject(new Error('Upload failed due to network error'))
    const abort = () => request.abort()
    let timer: ReturnType<typeof setTimeout> | undefined
    const awaitMovement = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        failed()
        abort()
      }, STALLED_AFTER_MS)
    }
    signal?.addEventListener('abort', abort, { once: true })
    request.addEventListener('loadend', () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    })
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      awaitMovement()
      if (lengthComputable && total > 0) onProgress?.(Math.round((loaded / total) * 100))
    })
    request.addEventListener('load', () => {
      try {
        resolve(readAnswer(request))
      } catch (error) {
        reject(error)
      }
    })
    request.addEventListener('error', failed)
    request.addEventListener('abort', () => reject(abortError()))
    request.open('POST', '/media/image/upload')
    request.send(uploadForm(file, preset, source))
    awaitMovement()
  })
}

export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

// The file comes last, so that the server knows what it is for before the bytes arrive.
function uploadForm(file: Blob, preset: UploadPreset, source: UploadSource): FormData {
  const form = new FormData()
  form.append('upload_preset', preset)
  if (source !== 'upload') form.append('folder', AI_FOLDER)
  form.append('source', source)
  form.append('file', file, file instanceof File ? file.name : 'picture')
  return form
}

function readAnswer(request: XMLHttpRequest): UploadedImage {
  const { status, responseText } = request
  if (status !== 200) {
    if (status === 401) tellSessionLost()
    throw new Error(`Upload failed with status ${status}: ${readBody(responseText)}`)
  }
  const answer = uploadedImageSchema.safeParse(parseJson(responseText))
  if (!answer.success) throw new Error(`Upload failed with status ${status}: the answer could not be read`)
  return answer.data
}

const errorBody = z.object({ error: z.string() })
/** How much of an unexpected answer, such as a proxy's error page, is shown. */
const MAX_MESSAGE_LENGTH = 200

/** What the answer says: our sentence, else the text as it came. */
function readBody(text: string): string {
  const body = errorBody.safeParse(parseJson(text))
  return body.success ? body.data.error : text.slice(0, MAX_MESSAGE_LENGTH)
}

function abortError(): DOMException {
  return new DOMException('The upload was cancelled', 'AbortError')
}
