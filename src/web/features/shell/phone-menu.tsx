import { Menu, Play, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from '../../data/page-context.ts'
import { useSettings } from '../../data/site-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { BrandLink } from '../brand.tsx'
import { isCurrentSection, MAIN_LINKS, SAVED_LINK } from './shell-html.tsx'

const MENU_CLASS = 'inline-flex min-h-11 items-center gap-2 py-0 pl-2 font-[650] no-underline lg:hidden'

/** The full-height butter sheet of phones and tablets. Without JavaScript 'Menu' leads to the links in the footer. */
export function PhoneMenu() {
  const { video_channel_url } = useSettings()
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const sheet = useRef<HTMLDialogElement>(null)
  const hydrated = useHydrated()
  useEffect(() => {
    const dialog = sheet.current
    if (!dialog || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [open])
  // It closes when the page behind it changes.
  useEffect(() => setOpen(false), [pathname])
  return (
    <>
      {hydrated ? (
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={MENU_CLASS}>
          Menu
          <Menu aria-hidden className="size-5" />
        </button>
      ) : (
        <a href="#site-links" className={MENU_CLASS}>
          Menu
          <Menu aria-hidden className="size-5" />
        </a>
      )}
      <dialog
        ref={sheet}
        aria-label="Menu"
        onClose={() => setOpen(false)}
        className="surface-butter m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain p-0 lg:hidden"
      >
        {open && (
          <div className="wrap flex min-h-full flex-col pb-8">
            <div className="flex min-h-17 items-center justify-between">
              <BrandLink />
              <button
                type="button"
                onClick={() => setOpen(false)}
                className="inline-flex min-h-11 items-center gap-2 pl-3 font-[650]"
              >
                Close
                <X aria-hidden className="size-5" />
              </button>
            </div>
            <nav aria-label="Main" className="my-auto py-8">
              <ul className="grid gap-2">
                {[...MAIN_LINKS, SAVED_LINK].map(({ href, label }) => (
                  <li key={href}>
                    <SiteLink
                      href={href}
                      aria-current={isCurrentSection(href, pathname) ? 'page' : undefined}
                      onClick={() => setOpen(false)}
                      className="type-h1 inline-flex min-h-14 items-center gap-4 no-underline aria-[current=page]:after:h-3 aria-[current=page]:after:w-6 aria-[current=page]:after:rounded-b-[12px] aria-[current=page]:after:bg-on-field aria-[current=page]:after:content-['']"
                    >
                      {label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
            {video_channel_url && (
              <ButtonLink href={video_channel_url} newTab look="ink" className="w-full">
                <Play aria-hidden className="size-5" />
                Watch Workouts
              </ButtonLink>
            )}
          </div>
        )}
      </dialog>
    </>
  )
}
