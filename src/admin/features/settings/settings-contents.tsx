import { Link } from 'react-router'
import { SETTING_GROUPS } from './setting-groups.ts'

/** The way to each group: beside them on a wide screen, a row to push sideways on a phone. */
export function SettingsContents() {
  return (
    <nav aria-label="Groups of settings" className="xl:sticky xl:top-24">
      <ul className="flex gap-2 overflow-x-auto pb-1 max-xl:-mx-4 max-xl:px-4 xl:grid xl:gap-0.5">
        {SETTING_GROUPS.map(({ id, title }) => (
          <li key={id} className="flex-none">
            <Link
              to={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-pill border-[1.5px] border-line-strong px-4 text-small font-semibold no-underline hover:bg-sunken xl:w-full xl:rounded-paper xl:border-transparent xl:px-3"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
