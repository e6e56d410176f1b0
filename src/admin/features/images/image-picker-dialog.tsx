import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { LibraryImage, UploadedImage } from '../../../domain/images/library-image.ts'
import type { UploadPreset } from '../../../domain/images/upload-limits.ts'
import { showAlert } from '../../../web/ui/toast.ts'
import { TitledDialog } from '../../ui/dialogs.tsx'
import { IMAGE_SHAPES } from './featured-image.ts'
import { ImageDropBox, UploadStatus, useImageUpload, usePastedImages } from './image-upload.tsx'
import { LibraryBrowser, LibraryTile } from './library-browser.tsx'
import { fetchImage, type LibraryQuery, refreshLibrary } from './library-queries.ts'

interface ImagePickerDialogProps {
  open: boolean
  onClose: () => void
  onPick: (image: LibraryImage) => void
  contentType: UploadPreset
}

const EVERYTHING: LibraryQuery = { q: '', unused: false, page: 1 }

/** Chooses an image of the library, or uploads a new one. One tap on an image picks it. */
export function ImagePickerDialog({ open, onClose, onPick, contentType }: ImagePickerDialogProps) {
  return (
    <TitledDialog
      open={open}
      onClose={onClose}
      title="Your pictures"
      intro="Tap a picture to use it."
      width="full"
    >
      <PickerContent onPick={onPick} contentType={contentType} />
    </TitledDialog>
  )
}

function PickerContent({ onPick, contentType }: Pick<ImagePickerDialogProps, 'onPick' | 'contentType'>) {
  const [query, setQuery] = useState(EVERYTHING)
  return (
    <div className="grid gap-5">
      <PickerUpload contentType={contentType} onUploaded={onPick} />
      <LibraryBrowser
        query={query}
        onQueryChange={(change) => setQuery((current) => ({ ...current, ...change }))}
        renderTile={(image) => <LibraryTile image={image} action="Use" onPress={() => onPick(image)} />}
      />
    </div>
  )
}

interface PickerUploadProps {
  contentType: UploadPreset
  onUploaded: (image: LibraryImage) => void
}

function PickerUpload({ contentType, onUploaded }: PickerUploadProps) {
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
      showAlert('The picture is uploaded, but we couldn’t choose it', description)
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
