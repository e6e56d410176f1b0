import { ButtonLink } from '../../ui/button.tsx'
import { CookIcon, cookPath } from './cook-bar.tsx'

/** Says before the steps that there is a mode for cooking. Up to tablets the bar at the lower edge holds the button. */
export function CookPanel({ slug }: { slug: string }) {
  return (
    <div className="on-pine mb-6 flex flex-wrap items-center justify-between gap-4 rounded-field px-5 py-4 print-hidden">
      <p className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5">
        <CookIcon className="row-span-2 size-[26px]" />
        <b>Cook mode</b>
        <span className="text-muted text-small">Big steps, timers, hands free. The screen stays on.</span>
      </p>
      <ButtonLink href={cookPath(slug)} look="yolk" className="max-lg:hidden">
        Start cooking
      </ButtonLink>
    </div>
  )
}
