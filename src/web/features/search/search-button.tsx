import { type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLocation } from '../../data/page-context.ts'
import { useNavigate } from '../../ui/link-context.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { SEARCH_KEY } from './search-key.ts'
import { SEARCH_PATH } from './search-text.ts'
import { useSearchDialog } from './use-search-dialog.ts'
import { useSearchKey } from './use-search-key.ts'

/** Opens the search. Without JavaScript, and in a new tab, it leads to the search page; there it goes to its field. */
export function SearchButton({ icon }: { icon: ReactNode }) {
  const { Sheet, prepare } = useSearchDialog()
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  // It closes when the page behind it changes.
  useEffect(() => setOpen(false), [pathname])

  const show = useCallback(async () => {
    const field = document.querySelector<HTMLInputElement>('[data-search-field]')
    if (field) return field.select()
    // At once where it can be: the next letter belongs into its field.
    if (Sheet) return setOpen(true)
    try {
      await prepare()
      setOpen(true)
    } catch {
      navigate(SEARCH_PATH)
    }
  }, [Sheet, prepare, navigate])
  useSearchKey(show)

  function onClick(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void show()
  }

  const warmUp = () => void prepare().catch(() => undefined)
  return (
    <>
      <SiteLink
        href={SEARCH_PATH}
        aria-label="Search"
        aria-keyshortcuts={SEARCH_KEY}
        onClick={onClick}
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onTouchStart={warmUp}
        className="inline-grid size-11 place-items-center rounded-full hover:bg-[color-mix(in_srgb,currentColor_8%,transparent)]"
      >
        {icon}
      </SiteLink>
      {Sheet && <Sheet open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
