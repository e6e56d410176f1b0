/** A thin line at the top while the next page's code is on its way; it waits a moment, so that quick visits stay calm. */
export function NavigationProgress({ isPending }: { isPending: boolean }) {
  if (!isPending) return null
  return (
    <div
      role="progressbar"
      aria-label="Loading page"
      className="fixed inset-x-0 top-0 z-50 h-1 overflow-hidden"
    >
      <div className="h-full w-2/5 animate-progress rounded-pill bg-accent" />
    </div>
  )
}
