import { Copy } from 'lucide-react'
import { Link } from 'react-router'
import type { LibraryImage } from '../../../domain/images/library-image.ts'
import { formatLongDate } from '../../../domain/time/dates.ts'
import { Button } from '../../../web/ui/button.tsx'
import { copyText } from './copy-text.ts'
import { imageMarkdown, libraryImageUrl } from './featured-image.ts'

const SOURCES: Record<LibraryImage['source'], string> = {
  upload: 'Uploaded by you',
  seed: 'Came with the sample content',
  illustrator: 'Drawn by the built-in illustrator',
  ai: 'Made by an AI model, and marked so',
}

type Use = LibraryImage['used_by'][number]

/** Where what shows the image is edited. */
function editorOf({ type, id }: Use): string {
  if (type === 'issue') return `/admin/issues/${id ?? 'new'}`
  if (type === 'note') return '/admin/notes'
  if (type === 'look') return '/admin/settings#look'
  return `/admin/${type}s/${id === null ? 'new' : `edit/${id}`}`
}

interface ImageFactsProps {
  image: LibraryImage
  timeZone: string
}

/** What is known of an image, and which items show it. */
export function ImageFacts({ image, timeZone }: ImageFactsProps) {
  const { width, height, format, bytes, created_at, source, used_by } = image
  const facts = [
    { name: 'Size', value: `${width} × ${height} pixels` },
    { name: 'File', value: `${format.toUpperCase()}, ${describeBytes(bytes)}` },
    { name: 'Added', value: formatLongDate(created_at, timeZone) },
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

/** `340 KB`, `2.1 MB`. */
function describeBytes(bytes: number): string {
  const megabytes = bytes / 1024 / 1024
  return megabytes >= 1 ? `${megabytes.toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`
}

/** For using an image elsewhere: its address, or as it is written into a text. */
export function CopyButtons({ image }: { image: LibraryImage }) {
  const address = () => new URL(libraryImageUrl(image), window.location.origin).href
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="quiet" size="small" onClick={() => void copyText(address())}>
        <Copy aria-hidden className="size-4.5" />
        Copy address
      </Button>
      <Button look="quiet" size="small" onClick={() => void copyText(imageMarkdown(image))}>
        <Copy aria-hidden className="size-4.5" />
        Copy for a text
      </Button>
    </div>
  )
}
