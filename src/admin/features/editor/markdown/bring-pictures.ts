import type { EditorView } from '@codemirror/view'
import { imageFileProblem, type UploadPreset } from '../../../../domain/images/upload-limits.ts'
import type { PastedImage } from '../../../../domain/import/pasted-images.ts'
import { showToast } from '../../../../web/ui/toast.ts'
import { fetchForeignImage } from '../../images/library-api.ts'
import { pictureMarkdown } from '../../images/picture-markdown.ts'
import { type UploadEnd, uploadImage } from '../../images/upload-image.ts'
import { type BringPicture, uploadInto } from './uploading-pictures.ts'

/** Uploads a picture into the text; its description is asked for beside it. */
export async function sendPicture(
  view: EditorView,
  file: File,
  position: number,
  preset: UploadPreset,
): Promise<UploadEnd> {
  return bring(view, file.name, position, uploadOf(file, '', preset))
}

/**
 * Brings the pictures of a pasted text to their places, one after the other.
 *
 * @returns how each of them ends
 */
export function bringPastedPictures(
  view: EditorView,
  pictures: readonly PastedImage[],
  preset: UploadPreset,
): Promise<UploadEnd>[] {
  let before: Promise<unknown> = Promise.resolve()
  return pictures.map(({ src, alt, offset }, index) => {
    const turn = before
    const end = bring(view, `Picture ${index + 1}`, offset, async (say) => {
      await turn
      const file = src.startsWith('data:') ? readInlined(src, `picture-${index + 1}`) : null
      if (file) return uploadOf(file, alt, preset)(say)
      say('fetching')
      const image = await fetchForeignImage(src, preset)
      return pictureMarkdown({ ...image, alt: alt || image.alt })
    })
    before = end
    return end
  })
}

function uploadOf(file: File, alt: string, preset: UploadPreset): BringPicture {
  return async (say) => {
    const problem = imageFileProblem(file)
    if (problem) throw new Error(problem)
    const { public_id, version } = await uploadImage(file, {
      preset,
      onProgress: (percent) => say(`uploading, ${percent}%`),
    })
    return pictureMarkdown({ public_id, version: String(version), alt })
  }
}

async function bring(
  view: EditorView,
  name: string,
  position: number,
  run: BringPicture,
): Promise<UploadEnd> {
  try {
    await uploadInto(view, name, position, run)
    return 'arrived'
  } catch (error) {
    const message = error instanceof Error ? error.message : 'please try again'
    showToast({ kind: 'alert', title: `Image upload failed: ${message}` })
    return 'failed'
  }
}

/** A picture written out in an address, as a file. */
function readInlined(address: string, name: string): File {
  const [head = '', body = ''] = address.split(',', 2)
  const type = /^data:(image\/[\w.+-]+)/i.exec(head)?.[1] ?? 'image/png'
  const text = /;base64$/i.test(head) ? atob(body.replace(/\s/g, '')) : decodeURIComponent(body)
  return new File([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], name, { type })
}
