import './phone-menu.css'
import { Play, Search, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from '../../data/page-context.ts'
import { useSettings } from '../../data/site-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { CHEER } from '../movement/cheer.ts'
import { BrandLink } from '../page/brand.tsx'
import { SEARCH_PATH } from '../search/search-text.ts'
import { isCurrentSection, MAIN_LINKS, SAVED_LINK } from './shell-html.tsx'

export interface PhoneMenuSheetProps {
  open: boolean
  onClose: () => void
}

const MORE_LINKS = [
  SAVED_LINK,
  { href: '/week', label: 'Your week' },
  { href: '/playlist', label: 'Playlist' },
  { href: '/letters', label: 'Letters' },
] as const

/** The full-height butter-coloured sheet: the search, all main links, and the figure at the bottom. */
export function PhoneMenuSheet({ open, onClose }: PhoneMenuSheetProps) {
  const { video_channel_url } = useSettings()
  const { pathname } = useLocation()
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = sheet.current
    if (!dialog || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [open])
  const linkTo = ({ href, label }: { href: string; label: string }) => (
    <li key={href}>
      <SiteLink
        href={href}
        aria-current={isCurrentSection(href, pathname) ? 'page' : undefined}
        onClick={onClose}
      >
        {label}
      </SiteLink>
    </li>
  )
  return (
    <dialog ref={sheet} aria-label="Menu" onClose={onClose} className="phone-menu surface-butter">
      {open && (
        <div className="wrap flex min-h-full flex-col pb-8">
          <div className="flex min-h-17 items-center justify-between">
            <BrandLink />
            <button
              type="button"
              onClick={onClose}
              className="inline-flex min-h-11 items-center gap-2 font-[650]"
            >
              Close
              <X aria-hidden className="size-5" />
            </button>
          </div>
          <nav aria-label="Main">
            <SiteLink href={SEARCH_PATH} onClick={onClose} className="phone-menu-search">
              <Search aria-hidden className="size-5" />
              Search
            </SiteLink>
            <ul className="phone-menu-main">{MAIN_LINKS.map(linkTo)}</ul>
            <ul className="phone-menu-more">{MORE_LINKS.map(linkTo)}</ul>
          </nav>
          <div className="phone-menu-end">
            <svg viewBox="-150 -400 300 240" aria-hidden="true">
              <path d="M-150-160a150 150 0 0 1 300 0z" fill="#f8be3f" />
              <g dangerouslySetInnerHTML={{ __html: CHEER }} />
            </svg>
            {video_channel_url && (
              <ButtonLink href={video_channel_url} newTab look="ink" className="w-full">
                <Play aria-hidden className="size-5" />
                Watch Workouts
              </ButtonLink>
            )}
          </div>
        </div>
      )}
    </dialog>
  )
}
