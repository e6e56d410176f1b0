import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSite } from '../../data/use-site.ts'
import { TrashNote } from '../trash/trash-note.tsx'
import { IMAGE_SHAPES } from './featured-image.ts'
import { ImageDetailsDialog } from './image-details-dialog.tsx'
import { ImageDropBox, usePastedImages } from './image-drop-box.tsx'
import { LibraryBrowser } from './library-browser.tsx'
import { type LibraryQuery, refreshLibrary } from './library-queries.ts'
import { LibraryTile } from './library-tile.tsx'
import { useUploadQueue } from './upload-queue.ts'
import { UploadQueueList } from './upload-queue-list.tsx'

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
      <TrashNote />
      <ImageDetailsDialog publicId={openId} onClose={() => setOpenId(null)} timeZone={time_zone} />
    </div>
  )
}

/** What the library shows, kept in the address: it survives a reload and the way back. */
function useLibraryAddress(): [LibraryQuery, (change: Partial<LibraryQuery>) => void] {
  const [search, setSearch] = useSearchParams()
  const changeQuery = (change: Partial<LibraryQuery>) => {
    // The address itself: what was chosen a moment ago stands in it before it is drawn.
    const current = readQuery(new URLSearchParams(window.location.search))
    const { q, unused, page } = { ...current, ...change }
    const next = new URLSearchParams()
    if (q !== '') next.set('q', q)
    if (unused) next.set('unused', 'true')
    if (page > 1) next.set('page', String(page))
    setSearch(next, { replace: page === current.page, preventScrollReset: page === current.page })
  }
  return [readQuery(search), changeQuery]
}

function readQuery(search: URLSearchParams): LibraryQuery {
  return {
    q: search.get('q') ?? '',
    unused: search.get('unused') === 'true',
    page: Math.max(1, Math.floor(Number(search.get('page'))) || 1),
  }
}
