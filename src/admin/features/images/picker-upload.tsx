import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import type { LibraryImage, UploadedImage } from '../../../domain/admin/images.ts'
import type { UploadPreset } from '../../../domain/images/upload-limits.ts'
import { showToast } from '../../../web/ui/toast.ts'
import { ImageDropBox } from './image-drop-box.tsx'
import { IMAGE_SHAPES } from './image-shapes.ts'
import { fetchImage } from './library-api.ts'
import { refreshLibrary } from './library-queries.ts'
import { UploadStatus } from './upload-status.tsx'
import { useImageUpload } from './use-image-upload.ts'
import { usePastedImages } from './use-pasted-images.ts'

interface PickerUploadProps {
  contentType: UploadPreset
  onUploaded: (image: LibraryImage) => void
}

/** A new picture straight from the picker: uploaded, and picked once it is there. */
export function PickerUpload({ contentType, onUploaded }: PickerUploadProps) {
  const client = useQueryClient()
  const statusId = useId()
  const input = useRef<HTMLInputElement>(null)
  const upload = useImageUpload({ preset: contentType, onUploaded: (image) => void pick(image) })
  async function pick({ public_id }: UploadedImage) {
    void refreshLibrary(client)
    try {
      onUploaded(await fetchImage(public_id))
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined
      showToast({ kind: 'alert', title: 'The picture is uploaded, but could not be chosen', description })
    }
  }
  const take = (files: File[]) => files[0] && void upload.start(files[0])
  usePastedImages(take)
  return (
    <div className="grid gap-2">
      <ImageDropBox
        boxClass="h-28"
        onFiles={take}
        inputRef={input}
        label="Upload a new picture"
        describedBy={statusId}
      >
        {upload.state.phase === 'uploading' && (
          <img src={upload.state.preview} alt="" className="size-full bg-sunken object-contain opacity-60" />
        )}
      </ImageDropBox>
      <UploadStatus id={statusId} state={upload.state} onCancel={upload.cancel}>
        {IMAGE_SHAPES[contentType].advice}
      </UploadStatus>
    </div>
  )
}
