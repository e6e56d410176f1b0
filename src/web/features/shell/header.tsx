import { Heart, Menu, Play, Search } from 'lucide-react'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useLocation } from '../../data/page-context.ts'
import { useSettings } from '../../data/site-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { BrandLink } from '../page/brand.tsx'
import { SearchButton } from '../search/search-button.tsx'
import type { PhoneMenuSheetProps } from './phone-menu-sheet.tsx'
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

const LINKS = '#site-links'

/**
 * Replaces the header's links on phones and tablets. Without JavaScript, and where its sheet cannot be loaded, 'Menu'
 * links to the links in the footer.
 */
function PhoneMenu() {
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const [Sheet, setSheet] = useState<ComponentType<PhoneMenuSheetProps> | null>(null)
  const hydrated = useHydrated()
  const prepare = useCallback(async () => {
    const { PhoneMenuSheet } = await import('./phone-menu-sheet.tsx')
    setSheet(() => PhoneMenuSheet)
  }, [])
  const warmUp = () => void prepare().catch(() => undefined)
  // Closes when another page is shown behind it.
  useEffect(() => setOpen(false), [pathname])
  const Tag = hydrated ? 'button' : 'a'
  return (
    <>
      <Tag
        {...(hydrated ? { type: 'button', 'aria-haspopup': 'dialog' } : { href: LINKS })}
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onTouchStart={warmUp}
        onClick={() => {
          if (!hydrated) return
          prepare().then(
            () => setOpen(true),
            () => location.assign(LINKS),
          )
        }}
        className="inline-flex min-h-11 items-center gap-2 py-0 pl-2 font-[650] no-underline lg:hidden"
      >
        Menu
        <Menu aria-hidden className="size-5" />
      </Tag>
      {Sheet && <Sheet open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
