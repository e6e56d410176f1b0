import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSite } from '../../data/use-site.ts'
import { ImageDetailsDialog } from './image-details-dialog.tsx'
import { ImageDropBox } from './image-drop-box.tsx'
import { IMAGE_SHAPES } from './image-shapes.ts'
import { LibraryBrowser } from './library-browser.tsx'
import { refreshLibrary } from './library-queries.ts'
import { LibraryTile } from './library-tile.tsx'
import { UploadQueueList } from './upload-queue-list.tsx'
import { useLibraryAddress } from './use-library-address.ts'
import { usePastedImages } from './use-pasted-images.ts'
import { useUploadQueue } from './use-upload-queue.ts'

/** The media library: everything that was ever uploaded, to find, describe, reuse and delete. */
export function LibraryView() {
  const client = useQueryClient()
  const { time_zone } = useSite()
  const [query, setQuery] = useLibraryAddress()
  const [openId, setOpenId] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const uploads = useUploadQueue(() => void refreshLibrary(client))
  usePastedImages(openId === null ? uploads.add : null)
  return (
    <div className="grid gap-6">
      <div>
        <ImageDropBox
          boxClass="h-32"
          onFiles={uploads.add}
          inputRef={input}
          label="Upload pictures"
          describedBy="upload-advice"
          multiple
        />
        <p id="upload-advice" className="mt-2 text-label text-muted">
          JPG, PNG, WebP or GIF, up to 10 MB each. Best at {IMAGE_SHAPES.blog.width}x
          {IMAGE_SHAPES.blog.height} (16:9) or larger for articles, {IMAGE_SHAPES.recipe.width}x
          {IMAGE_SHAPES.recipe.height} (4:3) or larger for recipes.
        </p>
      </div>
      {uploads.queue.length > 0 && (
        <UploadQueueList queue={uploads.queue} onRemove={uploads.remove} onClear={uploads.clear} />
      )}
      <LibraryBrowser
        query={query}
        onQueryChange={setQuery}
        renderTile={(image) => (
          <LibraryTile image={image} action="Details of" onPress={() => setOpenId(image.public_id)} />
        )}
      />
      <ImageDetailsDialog publicId={openId} onClose={() => setOpenId(null)} timeZone={time_zone} />
    </div>
  )
}
