import { Crosshair, Images, LayoutGrid, RefreshCw, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { LibraryImage } from '../../../domain/images/library-image.ts'
import type { UploadPreset } from '../../../domain/images/upload-limits.ts'
import { IconButton } from '../../../web/ui/button.tsx'
import { classNames } from '../../../web/ui/class-names.ts'
import { Picture } from '../../../web/ui/picture.tsx'
import { showAlert } from '../../../web/ui/toast.ts'
import { QuietButton } from '../../ui/buttons.tsx'
import { AltTextField, useLibraryDescription } from './alt-text.tsx'
import {
  type FeaturedImage,
  featuredFromLibrary,
  featuredFromUpload,
  hasImage,
  IMAGE_SHAPES,
  NO_FEATURED_IMAGE,
  withNewVersion,
} from './featured-image.ts'
import { FocalPointDialog } from './focal-point-dialog.tsx'
import { ImagePickerDialog } from './image-picker-dialog.tsx'
import { ImageDropBox, UploadStatus, useImageUpload, usePastedImages } from './image-upload.tsx'
import { SuggestImagesDialog } from './suggest-images-dialog.tsx'
import type { UploadEnd } from './upload-image.ts'
import type { ImageContext } from './use-suggestions.ts'

interface FeaturedImageFieldProps {
  contentType: UploadPreset
  value: FeaturedImage
  onChange: (value: FeaturedImage) => void
  /** Returns the texts for which pictures are suggested, at the time of the request. */
  context: () => ImageContext
  /** Called with each image upload. */
  onUpload?: (upload: Promise<UploadEnd>) => void
  /** Wraps the description's field. */
  aroundDescription?: (field: ReactNode) => ReactNode
}

/** Where there is room, the picture is on the left of its actions. */
const WITH_ROOM =
  'grid gap-3 @lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] @lg:items-start @lg:gap-x-6 @lg:*:col-start-2 @lg:*:first:col-start-1 @lg:*:first:row-span-4'

type OpenDialog = 'picker' | 'suggestions' | 'focal-point' | null

/**
 * Edits an item's image: uploaded, chosen from the library or suggested (IMG-FIELD-1). Placed inside a panel; has no
 * heading of its own.
 */
export function FeaturedImageField({
  contentType,
  value,
  onChange,
  context,
  onUpload,
  aroundDescription = (field) => field,
}: FeaturedImageFieldProps) {
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const statusId = useId()
  const input = useRef<HTMLInputElement>(null)
  // An upload ends long after it began: changes made meanwhile are kept.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  const { box, ratio, advice } = IMAGE_SHAPES[contentType]
  const description = useLibraryDescription()
  const upload = useImageUpload({
    preset: contentType,
    onUploaded: (image) => {
      description.expect(image.public_id)
      const keepsAlt = !hasImage(latest.current)
      const alt = keepsAlt ? latest.current.featured_image_alt : null
      onChange({ ...featuredFromUpload(image), featured_image_alt: alt })
    },
    onFailed: (message) => showAlert(`Image upload failed: ${message}`),
  })
  const { state } = upload
  const take = ([file]: File[]) => {
    if (!file) return
    const end = upload.start(file)
    onUpload?.(end)
  }
  usePastedImages(dialog === null ? take : null)
  const close = () => setDialog(null)
  const isUploading = state.phase === 'uploading'
  const isShown = hasImage(value)

  return (
    <div className="@container">
      <div className={WITH_ROOM}>
        <div className={classNames('grid items-center gap-3', isShown && 'max-sm:grid-cols-2')}>
          <ImageDropBox
            boxClass={box}
            onFiles={take}
            inputRef={input}
            label="Upload a featured image"
            describedBy={statusId}
          >
            {isUploading ? (
              <img src={state.preview} alt="" className="size-full object-cover opacity-60" />
            ) : (
              isShown && (
                <>
                  <Picture
                    key={`${value.featured_image_public_id} ${value.featured_image_version} ${value.featured_image_url}`}
                    source={{ ...value, featured_image_color: null }}
                    ratio={ratio}
                    sizes="(min-width: 75rem) 308px, 90vw"
                    className="shadow-none"
                  />
                  <IconButton
                    label="Remove image"
                    onClick={() => onChange(NO_FEATURED_IMAGE)}
                    className="absolute top-2 right-2 border-transparent! bg-surface! text-ink shadow-cut hover:bg-sunken!"
                  >
                    <X aria-hidden className="size-5" />
                  </IconButton>
                </>
              )
            )}
          </ImageDropBox>
          {isShown && (
            <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
              <QuietButton icon={RefreshCw} onClick={() => input.current?.click()}>
                Replace
              </QuietButton>
              <QuietButton
                icon={Crosshair}
                disabled={!value.featured_image_public_id}
                onClick={() => setDialog('focal-point')}
              >
                Focal point
              </QuietButton>
            </div>
          )}
        </div>
        <UploadStatus id={statusId} state={state} onCancel={upload.cancel}>
          {advice}
        </UploadStatus>
        <div className="grid gap-2">
          <QuietButton icon={Images} onClick={() => setDialog('suggestions')}>
            Suggest images for me
          </QuietButton>
          <QuietButton icon={LayoutGrid} onClick={() => setDialog('picker')}>
            Choose from your pictures
          </QuietButton>
        </div>
        {aroundDescription(
          <AltTextField
            value={value.featured_image_alt}
            isAsked={isShown}
            onBlur={() => description.give(value.featured_image_public_id, value.featured_image_alt)}
            onChange={(alt) => onChange({ ...value, featured_image_alt: alt })}
          />,
        )}
        <ImagePickerDialog
          open={dialog === 'picker'}
          onClose={close}
          contentType={contentType}
          onPick={(image: LibraryImage) => {
            upload.cancel()
            onChange(featuredFromLibrary(image))
            close()
          }}
        />
        <SuggestImagesDialog
          open={dialog === 'suggestions'}
          onClose={close}
          contentType={contentType}
          context={context()}
          onUploaded={(image, { alt }) => {
            upload.cancel()
            description.expect(image.public_id)
            description.give(image.public_id, alt ?? null)
            onChange({ ...featuredFromUpload(image), featured_image_alt: alt || null })
            close()
          }}
        />
        {value.featured_image_public_id && (
          <FocalPointDialog
            open={dialog === 'focal-point'}
            onClose={close}
            publicId={value.featured_image_public_id}
            onSaved={(image) => onChange(withNewVersion(latest.current, image))}
          />
        )}
      </div>
    </div>
  )
}
