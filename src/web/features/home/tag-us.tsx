import { useSettings } from '../../data/site-context.ts'
import { CopyHandle } from './copy-handle.tsx'
import { PinnedPrints } from './pinned-prints.tsx'

export function TagUs() {
  const { instagram_handle } = useSettings()
  if (!instagram_handle) return null
  return (
    <section aria-labelledby="tag-us" className="field-blush py-section">
      <div className="wrap grid items-center gap-8 lg:grid-cols-[6fr_7fr] lg:gap-10">
        <div>
          <h2 id="tag-us" className="type-h2">
            Tag us in your happy workouts
          </h2>
          <CopyHandle handle={instagram_handle} />
          <p className="text-muted mt-2.5">Tap the name to copy it. The sweatier the selfie, the better.</p>
        </div>
        <PinnedPrints />
      </div>
    </section>
  )
}
