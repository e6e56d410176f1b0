import type { UploadEnd } from '../images/upload-image.ts'
import type { Editor } from './editor.ts'
import type { SharedFields } from './shared-fields.ts'

/** Counts a picture that is on its way into this item: publishing waits for it (product §17.5). */
export function trackUpload<F extends SharedFields>(
  { uploads, state }: Editor<F>,
  upload: Promise<UploadEnd>,
): void {
  uploads.add(upload)
  state.change({ uploading: uploads.size })
  const forget = () => {
    uploads.delete(upload)
    state.change({ uploading: uploads.size })
  }
  upload.then(forget, forget)
}

/** Waits until every picture is in, those added meanwhile too. False when one of them failed. */
export async function settleUploads<F extends SharedFields>({ uploads }: Editor<F>): Promise<boolean> {
  let isComplete = true
  while (uploads.size > 0) {
    const ends = await Promise.allSettled(uploads)
    isComplete &&= ends.every((end) => end.status === 'fulfilled' && end.value !== 'failed')
  }
  return isComplete
}
