import { Copy } from 'lucide-react'
import type { LibraryImage } from '../../../domain/admin/images.ts'
import { Button } from '../../../web/ui/button.tsx'
import { copyText } from './copy-text.ts'
import { libraryImageUrl } from './featured-image.ts'
import { pictureMarkdown } from './picture-markdown.ts'

/** For using a picture elsewhere: its address, or as it is written into a text. */
export function CopyButtons({ image }: { image: LibraryImage }) {
  const address = () => new URL(libraryImageUrl(image), window.location.origin).href
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="quiet" size="small" onClick={() => void copyText(address())}>
        <Copy aria-hidden className="size-4.5" />
        Copy address
      </Button>
      <Button look="quiet" size="small" onClick={() => void copyText(pictureMarkdown(image))}>
        <Copy aria-hidden className="size-4.5" />
        Copy for a text
      </Button>
    </div>
  )
}
