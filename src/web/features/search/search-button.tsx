import { type ComponentType, type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLocation } from '../../data/page-context.ts'
import { SiteLink, useNavigate } from '../../ui/site-link.tsx'
import { topDialog } from '../../ui/top-dialog.ts'
import type { SearchDialogProps } from './search-dialog.tsx'
import { SEARCH_PATH } from './search-text.ts'

/** Opens the search. Without JavaScript, and in a new tab, it links to the search page; there it focuses the field. */
export function SearchButton({ icon }: { icon: ReactNode }) {
  const { Sheet, prepare } = useSearchDialog()
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  // Closes when another page is shown behind it.
  useEffect(() => setOpen(false), [pathname])

  const show = useCallback(async () => {
    const field = document.querySelector<HTMLInputElement>('[data-search-field]')
    if (field) return field.select()
    // Synchronously if possible: the next character typed belongs in the search field.
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

/** Loads the dialog's code on demand. `prepare` rejects when it cannot be loaded. */
function useSearchDialog() {
  const [Sheet, setSheet] = useState<ComponentType<SearchDialogProps> | null>(null)
  const prepare = useCallback(async () => {
    const { SearchDialog } = await import('./search-dialog.tsx')
    setSheet(() => SearchDialog)
  }, [])
  return { Sheet, prepare }
}

/**
 * Opens the search on Ctrl+K or ⌘K, unless the focus is in a text field (where it may edit the line) or a dialog is
 * open. `show` must be stable.
 */
function useSearchKey(show: () => Promise<void>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!isSearchKey(event) || event.defaultPrevented) return
      if (isWriting(event.target) || topDialog()) return
      event.preventDefault()
      void show()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [show])
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  )
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** The value of `aria-keyshortcuts`. */
const SEARCH_KEY = 'Control+K Meta+K'

/** Whether a key is Ctrl+K or ⌘K. A single character would be triggered by speech input (WCAG 2.1.4). */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey
}
