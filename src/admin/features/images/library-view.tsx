import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { QuietButton } from '../../ui/buttons.tsx'
import { TrashNote } from '../trash/trash-note.tsx'
import { IMAGE_SHAPES } from './featured-image.ts'
import { ImageDetailsDialog } from './image-details-dialog.tsx'
import { ImageDropBox, ProgressBar, usePastedImages } from './image-upload.tsx'
import { LibraryBrowser, LibraryTile } from './library-browser.tsx'
import { type LibraryQuery, refreshLibrary } from './library-queries.ts'
import { describeQueue, type QueuedFile, useUploadQueue } from './upload-queue.ts'

/** The media library: everything ever uploaded, to find, describe, reuse and delete. */
export function LibraryView() {
  const client = useQueryClient()
  const [query, setQuery] = useLibraryAddress()
  const [openId, setOpenId] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const uploads = useUploadQueue(() => void refreshLibrary(client))
  usePastedImages(openId === null ? uploads.add : null)
  return (
    <div className="grid grid-cols-1 gap-6">
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
      <ImageDetailsDialog publicId={openId} onClose={() => setOpenId(null)} />
    </div>
  )
}

/** The library's query, stored in the address: it survives a reload and going back. */
function useLibraryAddress(): [LibraryQuery, (change: Partial<LibraryQuery>) => void] {
  const [search, setSearch] = useSearchParams()
  const changeQuery = (change: Partial<LibraryQuery>) => {
    // The address itself: it already contains a choice that is not rendered yet.
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

interface UploadQueueListProps {
  queue: readonly QueuedFile[]
  onRemove: (key: number) => void
  onClear: () => void
}

function UploadQueueList({ queue, onRemove, onClear }: UploadQueueListProps) {
  const isBusy = queue.some(({ phase }) => phase === 'waiting' || phase === 'uploading')
  return (
    <section aria-label="Uploads" className="rounded-field border-[1.5px] border-line bg-surface">
      <div className="flex min-h-14 items-center justify-between gap-4 px-5 py-1.5">
        <p role="status" className="font-[650]">
          {describeQueue(queue)}
        </p>
        {!isBusy && <QuietButton onClick={onClear}>Clear list</QuietButton>}
      </div>
      <ul>
        {queue.map((file) => (
          <QueueRow key={file.key} file={file} onRemove={() => onRemove(file.key)} />
        ))}
      </ul>
    </section>
  )
}

function QueueRow({ file, onRemove }: { file: QueuedFile; onRemove: () => void }) {
  const { name, phase, percent, message } = file
  return (
    <li className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-t-[1.5px] border-line py-1 pr-2 pl-5 text-small">
      <div>
        <div className="flex items-center justify-between gap-3">
          <span className="truncate">{name}</span>
          {phase === 'waiting' && <span className="text-muted">Waiting</span>}
          {phase === 'uploading' && <b className="font-[650]">{percent}%</b>}
          {phase === 'done' && (
            <span className="inline-flex items-center gap-1.5 font-[650] text-ok">
              <CircleCheck aria-hidden className="size-4.5" />
              Uploaded
            </span>
          )}
        </div>
        {phase === 'uploading' && <ProgressBar percent={percent} label={`Uploading ${name}`} />}
        {phase === 'failed' && (
          <p role="alert" className="flex items-center gap-1.5 text-label font-semibold text-danger">
            <CircleAlert aria-hidden className="size-4 flex-none" />
            {message}
          </p>
        )}
      </div>
      <button
        type="button"
        aria-label={phase === 'done' || phase === 'failed' ? `Dismiss ${name}` : `Cancel ${name}`}
        onClick={onRemove}
        className="grid size-11 place-items-center rounded-full hover:bg-sunken"
      >
        <X aria-hidden className="size-5" />
      </button>
    </li>
  )
}
