/** A thin line at the top while the next page's code is loading; delayed, so that fast navigations show none. */
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
