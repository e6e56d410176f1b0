import type { UploadPreset } from '../../../domain/images/upload-limits.ts'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { IMAGE_SHAPES } from './image-shapes.ts'
import { SUGGESTION_GRID } from './suggestion-cards.tsx'

const PLACES = [1, 2, 3, 4]

/** The same four places while the pictures are being made. */
export function SuggestionWait({ contentType }: { contentType: UploadPreset }) {
  return (
    <div>
      <div
        role="progressbar"
        aria-label="Making four pictures"
        className="h-2 overflow-hidden rounded-pill bg-mute-bg"
      >
        <div className="h-full w-2/5 animate-progress rounded-pill bg-accent" />
      </div>
      <p role="status" className="mt-2 mb-3 text-small text-muted">
        Making four pictures for you...
      </p>
      <div className={SUGGESTION_GRID}>
        {PLACES.map((place) => (
          <Skeleton key={place} className={`rounded-[8px] ${IMAGE_SHAPES[contentType].box}`} />
        ))}
      </div>
    </div>
  )
}
