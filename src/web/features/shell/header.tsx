import { Heart, Play, Search } from 'lucide-react'
import { useLocation } from '../../data/page-context.ts'
import { useSettings } from '../../data/site-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { BrandLink } from '../brand.tsx'
import { SearchButton } from '../search/search-button.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { isCurrentSection, MAIN_LINKS, SAVED_LINK, ShellPart } from './shell-html.tsx'

export function Header({ onField }: { onField: boolean }) {
  const { video_channel_url } = useSettings()
  const { pathname } = useLocation()
  return (
    <ShellPart as="header" className="relative z-5">
      <div className="wrap flex min-h-17 items-center gap-[clamp(.5rem,2vw,2.25rem)] lg:min-h-22">
        <BrandLink />
        <nav aria-label="Main" className="ml-auto hidden flex-none gap-[clamp(0rem,.7vw,1rem)] lg:flex">
          {MAIN_LINKS.map(({ href, label }) => {
            const current = isCurrentSection(href, pathname)
            return (
              <SiteLink
                key={href}
                href={href}
                aria-current={current ? 'page' : undefined}
                className={classNames(
                  'relative inline-flex min-h-11 items-center px-[.7rem] font-semibold no-underline',
                  onField ? 'hover:underline hover:underline-offset-[.35em]' : 'hover:text-accent-text',
                  current &&
                    'after:absolute after:bottom-0.5 after:left-1/2 after:-ml-2 after:h-2 after:w-4 after:rounded-b-[8px] after:content-[""]',
                  current && (onField ? 'after:bg-on-field' : 'after:bg-accent'),
                )}
              >
                {label}
              </SiteLink>
            )
          })}
        </nav>
        <div className="ml-auto flex flex-none items-center lg:ml-0 lg:gap-3">
          <SearchButton icon={<Search aria-hidden className="size-5" />} />
          <SiteLink
            href={SAVED_LINK.href}
            aria-label="Saved recipes"
            aria-current={isCurrentSection(SAVED_LINK.href, pathname) ? 'page' : undefined}
            className="hidden min-h-11 min-w-11 items-center justify-center gap-2 px-[.4rem] font-semibold no-underline hover:text-accent-text aria-[current=page]:[&>svg]:fill-accent aria-[current=page]:[&>svg]:text-accent lg:inline-flex"
          >
            <Heart aria-hidden className="size-5" />
            <span className="hidden xl:inline">{SAVED_LINK.label}</span>
          </SiteLink>
          {video_channel_url && (
            <span className="hidden lg:block">
              <ButtonLink href={video_channel_url} newTab look="line" size="small">
                <Play aria-hidden className="size-5" />
                Watch Workouts
              </ButtonLink>
            </span>
          )}
          <PhoneMenu />
        </div>
      </div>
    </ShellPart>
  )
}
