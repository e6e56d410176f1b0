import { SiteLink } from '../../ui/site-link.tsx'
import { CookIcon, cookPath } from './cook-bar.tsx'

/** Says before the steps that there is a mode for cooking. The button is in the head, and up to tablets in the bar at the lower edge. */
export function CookPanel({ slug }: { slug: string }) {
  return (
    <div className="on-pine mb-6 flex flex-wrap items-center justify-between gap-4 rounded-field px-5 py-4 print-hidden">
      <p className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5">
        <CookIcon className="row-span-2 size-[26px]" />
        <b>Cook mode</b>
        <span className="text-muted text-small">Big steps, timers, hands free. The screen stays on.</span>
      </p>
      <p className="max-lg:hidden">
        <SiteLink
          href={cookPath(slug)}
          className="inline-flex min-h-11 items-center font-[650] underline underline-offset-4"
        >
          Start cooking
        </SiteLink>
      </p>
    </div>
  )
}
