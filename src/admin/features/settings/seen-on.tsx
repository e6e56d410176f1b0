import { ExternalLink } from 'lucide-react'
import { classNames } from '../../../web/ui/class-names.ts'
import { SETTING_PAGES, type SettingPage } from './setting-pages.ts'

/** Where a setting can be seen on the site, each place a link that opens beside this page. */
export function SeenOn({ pages, className }: { pages: readonly SettingPage[]; className?: string }) {
  return (
    <div className={classNames('flex flex-wrap items-center gap-x-4 self-start text-label', className)}>
      <p className="text-muted md:w-full">Seen on</p>
      <ul className="flex flex-wrap gap-x-4">
        {pages.map((page) => (
          <li key={page}>
            <a
              href={SETTING_PAGES[page].href}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center gap-1 font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-current md:min-h-7"
            >
              {SETTING_PAGES[page].label}
              <ExternalLink aria-hidden className="size-3.5" />
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
