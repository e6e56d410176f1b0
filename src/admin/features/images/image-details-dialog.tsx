import { useQueryClient } from '@tanstack/react-query'
import { Copy, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { imageCalls } from '../../../domain/images/image-calls.ts'
import type { LibraryImage } from '../../../domain/images/library-image.ts'
import { formatLongDate } from '../../../domain/time/dates.ts'
import { copyWithToast } from '../../../web/ui/copy-text.ts'
import { showAlert, showToast } from '../../../web/ui/toast.ts'
import { describeFailure } from '../../data/api.ts'
import { useChange } from '../../data/calls.ts'
import { useSite } from '../../data/use-site.ts'
import { LineButton, QuietButton } from '../../ui/buttons.tsx'
import { DeleteDialog, TitledDialog } from '../../ui/dialogs.tsx'
import { StaysInTrash } from '../trash/trash-note.tsx'
import { undoDeletion } from '../trash/trash-queries.ts'
import { ImageAltForm } from './alt-text.tsx'
import { imageMarkdown, libraryImageUrl, libraryPreviewUrl } from './featured-image.ts'
import { FocalPointForm } from './focal-point-dialog.tsx'
import { fileNameOf, LoadedImage } from './library-browser.tsx'
import { imageQuery } from './library-queries.ts'

interface ImageDetailsDialogProps {
  /** Null while closed. */
  publicId: string | null
  onClose: () => void
}

export function ImageDetailsDialog({ publicId, onClose }: ImageDetailsDialogProps) {
  if (publicId === null) return null
  return (
    <TitledDialog open onClose={onClose} title="About this picture" intro={fileNameOf(publicId)} width="full">
      <LoadedImage publicId={publicId}>
        {(image) => (
          <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <FocalPointForm image={image} />
            <div className="grid gap-6">
              <ImageAltForm key={image.public_id} image={image} />
              <ImageFacts image={image} />
              <CopyButtons image={image} />
              <DeleteImage image={image} onDeleted={onClose} />
            </div>
          </div>
        )}
      </LoadedImage>
    </TitledDialog>
  )
}

/** Deletes an unused image; for a used one it says why it cannot be deleted. */
function DeleteImage({ image, onDeleted }: { image: LibraryImage; onDeleted: () => void }) {
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const name = image.alt || fileNameOf(image.public_id)
  const one = imageQuery(image.public_id).queryKey
  const remove = useChange(imageCalls.remove, {
    onSuccess() {
      showToast({
        title: 'Picture deleted',
        action: undoDeletion(client, { type: 'image', id: image.public_id }),
      })
      onDeleted()
      client.removeQueries({ queryKey: one })
    },
    // 409: the image has come into use meanwhile; the refetched answer says where.
    onError: async (error) => {
      setIsAsking(false)
      showAlert('The picture was not deleted', describeFailure(error))
      await client.invalidateQueries({ queryKey: one })
    },
  })
  if (image.used_by.length > 0) {
    return (
      <p className="text-small text-muted">
        A picture in use can’t be deleted. Give the pages named above another picture first.
      </p>
    )
  }
  return (
    <div>
      <LineButton icon={Trash2} className="text-danger" onClick={() => setIsAsking(true)}>
        Delete picture
      </LineButton>
      <DeleteDialog
        open={isAsking}
        title="Delete this picture?"
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { '*': image.public_id } })}
        onClose={() => setIsAsking(false)}
      >
        <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-4">
          <img
            // The same size as in the focal point dialog: no further size is requested, which a deletion would remove.
            src={libraryPreviewUrl(image, 800)}
            alt=""
            className="aspect-4/3 w-full rounded-paper bg-sunken object-cover"
          />
          <div>
            <p>Are you sure you want to delete "{name}"?</p>
            <StaysInTrash />
          </div>
        </div>
      </DeleteDialog>
    </div>
  )
}

const SOURCES: Record<LibraryImage['source'], string> = {
  upload: 'Uploaded by you',
  seed: 'Came with the sample content',
  illustrator: 'Drawn by the built-in illustrator',
  ai: 'Made by an AI model, and marked so',
}

type Use = LibraryImage['used_by'][number]

function editorOf({ type, id }: Use): string {
  if (type === 'issue') return `/admin/issues/${id ?? 'new'}`
  if (type === 'note') return '/admin/notes'
  if (type === 'look') return '/admin/settings#look'
  return `/admin/${type}s/${id === null ? 'new' : `edit/${id}`}`
}

function ImageFacts({ image }: { image: LibraryImage }) {
  const { time_zone } = useSite()
  const { width, height, format, bytes, created_at, source, used_by } = image
  const facts = [
    { name: 'Size', value: `${width} × ${height} pixels` },
    { name: 'File', value: `${format.toUpperCase()}, ${describeBytes(bytes)}` },
    { name: 'Added', value: formatLongDate(created_at, time_zone) },
    { name: 'From', value: SOURCES[source] },
  ]
  return (
    <div className="grid gap-4 text-small">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <h3 className="mb-1 font-body text-small font-[650]">Where it is used</h3>
        {used_by.length === 0 ? (
          <p className="text-muted">Nowhere yet.</p>
        ) : (
          <ul>
            {used_by.map((use) => (
              <li key={`${use.type} ${use.id} ${use.title}`}>
                <Link
                  to={editorOf(use)}
                  className="inline-flex min-h-11 items-center font-[650] text-accent-text underline underline-offset-4"
                >
                  {use.title}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** Returns `340 KB` or `2.1 MB`. */
function describeBytes(bytes: number): string {
  const megabytes = bytes / 1024 / 1024
  return megabytes >= 1 ? `${megabytes.toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`
}

/** Copies an image for use elsewhere: its address, or its Markdown. */
function CopyButtons({ image }: { image: LibraryImage }) {
  const address = () => new URL(libraryImageUrl(image), window.location.origin).href
  return (
    <div className="flex flex-wrap gap-2">
      <QuietButton icon={Copy} onClick={() => void copyWithToast(address())}>
        Copy address
      </QuietButton>
      <QuietButton icon={Copy} onClick={() => void copyWithToast(imageMarkdown(image))}>
        Copy for a text
      </QuietButton>
    </div>
  )
}
