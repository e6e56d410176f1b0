import { Share2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { showAlert } from '../../ui/toast.ts'
import type { Shared } from './share-links.tsx'

type ShareRowsModule = typeof import('./share-rows.tsx')

const loadRows = () => import('./share-rows.tsx')

/** Rendered with the page on the server only. */
const ServedRows = import.meta.env.SSR ? (await loadRows()).ShareRows : null

/**
 * The Share menu (SHARE-MENU-1): a popover, so that it opens without JavaScript too. In that case it is centred and
 * contains the links; its position, copying and the device's share sheet come with the rows' code, which is loaded as
 * soon as the reader seems about to open it.
 */
export function ShareMenu({ shared }: { shared: Shared }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [rows, setRows] = useState<ShareRowsModule | null>(null)
  /** True while a press waits for the rows' code. */
  const isWanted = useRef(false)
  /** True while it opens with the content served, since the rows' code could not be loaded. */
  const opensAsServed = useRef(false)

  const prepare = async () => setRows(await loadRows())
  const warmUp = () => void prepare().catch(() => undefined)
  useEffect(() => {
    // The menu was opened before the page was awake.
    if (menu.current?.matches(':popover-open')) warmUp()
  }, [])
  useEffect(() => {
    if (rows && isWanted.current) button.current?.click()
    isWanted.current = false
  }, [rows])

  async function openWithRows() {
    isWanted.current = true
    try {
      await prepare()
    } catch {
      isWanted.current = false
      openAsServed()
    }
  }

  function openAsServed() {
    if (menu.current?.querySelector('a')) {
      opensAsServed.current = true
      menu.current.showPopover()
      opensAsServed.current = false
    } else showAlert('We couldn’t open the menu', 'Please check your connection and try again.')
  }

  const Rows = rows?.ShareRows ?? ServedRows
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are an extra to the buttons and links inside
    <div
      className="print-hidden"
      onKeyDown={(event) => menu.current && rows?.moveFocus(event, menu.current)}
      onPointerEnter={warmUp}
      onTouchStart={warmUp}
      onFocus={warmUp}
    >
      <Button ref={button} look="line" size="small" popoverTarget={id}>
        <Share2 aria-hidden className="size-5" />
        Share
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        onBeforeToggle={(event) => {
          if (event.newState !== 'open' || !button.current) return
          if (rows) rows.placeBelow(event.currentTarget, button.current)
          else if (!opensAsServed.current) {
            event.preventDefault()
            void openWithRows()
          }
        }}
        className="m-auto w-60 rounded-field border-0 bg-surface p-2 text-ink shadow-sheet"
      >
        {Rows ? (
          <Rows shared={shared} onLeave={() => menu.current?.hidePopover()} />
        ) : (
          // React keeps the served content of an element with empty inner HTML.
          <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        )}
      </div>
    </div>
  )
}
