import { Menu } from 'lucide-react'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useLocation } from '../../data/page-context.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { PhoneMenuSheetProps } from './phone-menu-sheet.tsx'

const LINKS = '#site-links'

/**
 * What phones and tablets have for the header's links. Without JavaScript, and where its sheet cannot be had, 'Menu' leads
 * to the links in the footer.
 */
export function PhoneMenu() {
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const [Sheet, setSheet] = useState<ComponentType<PhoneMenuSheetProps> | null>(null)
  const hydrated = useHydrated()
  const prepare = useCallback(async () => {
    const { PhoneMenuSheet } = await import('./phone-menu-sheet.tsx')
    setSheet(() => PhoneMenuSheet)
  }, [])
  const warmUp = () => void prepare().catch(() => undefined)
  // It closes when the page behind it changes.
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
