import { useId, useState } from 'react'
import type { LibraryImage } from '../../../domain/admin/images.ts'
import type { UploadPreset } from '../../../domain/images/upload-limits.ts'
import { ImagesDialog } from './images-dialog.tsx'
import type { LibraryQuery } from './library-api.ts'
import { LibraryBrowser } from './library-browser.tsx'
import { LibraryTile } from './library-tile.tsx'
import { PickerUpload } from './picker-upload.tsx'

interface ImagePickerDialogProps {
  open: boolean
  onClose: () => void
  onPick: (image: LibraryImage) => void
  contentType: UploadPreset
}

const EVERYTHING: LibraryQuery = { q: '', unused: false, page: 1 }

/** Chooses one of her pictures, or brings in a new one. One press on a picture picks it. */
export function ImagePickerDialog({ open, onClose, onPick, contentType }: ImagePickerDialogProps) {
  const titleId = useId()
  return (
    <ImagesDialog
      open={open}
      onClose={onClose}
      labelledBy={titleId}
      title="Your pictures"
      intro="Press a picture to use it."
      width="wide"
    >
      <PickerContent onPick={onPick} contentType={contentType} />
    </ImagesDialog>
  )
}

function PickerContent({ onPick, contentType }: Pick<ImagePickerDialogProps, 'onPick' | 'contentType'>) {
  const [query, setQuery] = useState(EVERYTHING)
  return (
    <div className="grid gap-5">
      <PickerUpload contentType={contentType} onUploaded={onPick} />
      <LibraryBrowser
        query={query}
        onQueryChange={setQuery}
        renderTile={(image) => <LibraryTile image={image} action="Use" onPress={() => onPick(image)} />}
      />
    </div>
  )
}
