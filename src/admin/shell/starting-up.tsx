import { BrandMark } from '../../web/ui/brand-mark.tsx'

/** The first moment, while the session is asked for and the page's code is on its way. */
export function StartingUp() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <div role="status" className="grid justify-items-center gap-3 text-small text-muted">
        <BrandMark className="size-12 text-ink" />
        Loading admin...
      </div>
    </main>
  )
}
