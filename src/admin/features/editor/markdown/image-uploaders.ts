import { imageFileProblem, type UploadPreset } from '../../../../domain/images/upload-limits.ts'
import type { PastedImage } from '../../../../domain/import/pasted-images.ts'
import { showAlert } from '../../../../web/ui/toast.ts'
import { imageMarkdown } from '../../images/featured-image.ts'
import { fetchForeignImage } from '../../images/library-queries.ts'
import { uploadImage } from '../../images/upload-image.ts'

/** Obtains one image and returns the Markdown that shows it; the reported progress is shown. */
export type ImageUploader = (onProgress: (progress: string) => void) => Promise<string>

/** Uploads a file; its description is requested later, at its place in the text. */
export function fileUploader(file: File, alt: string, preset: UploadPreset): ImageUploader {
  return async (say) => {
    const problem = imageFileProblem(file)
    if (problem) throw new Error(problem)
    const { public_id, version } = await uploadImage(file, {
      preset,
      onProgress: (percent) => say(`uploading, ${percent}%`),
    })
    return imageMarkdown({ public_id, version: String(version), alt })
  }
}

/** Obtains an image of a pasted text: inlined in it, or fetched by the server from its address. */
export function pastedImageUploader(
  { src, alt }: Pick<PastedImage, 'src' | 'alt'>,
  index: number,
  preset: UploadPreset,
): ImageUploader {
  return async (say) => {
    if (src.startsWith('data:'))
      return fileUploader(readInlined(src, `picture-${index + 1}`), alt, preset)(say)
    say('fetching')
    const image = await fetchForeignImage(src, preset)
    return imageMarkdown({ ...image, alt: alt || image.alt })
  }
}

export function reportFailedImage(error: unknown): void {
  const message = error instanceof Error ? error.message : 'please try again'
  showAlert(`Image upload failed: ${message}`)
}

/** Returns an image inlined as a data URL as a file. */
function readInlined(address: string, name: string): File {
  const [head = '', body = ''] = address.split(',', 2)
  const type = /^data:(image\/[\w.+-]+)/i.exec(head)?.[1] ?? 'image/png'
  const text = /;base64$/i.test(head) ? atob(body.replace(/\s/g, '')) : decodeURIComponent(body)
  return new File([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], name, { type })
}
