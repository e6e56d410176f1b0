import { Share2 } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useId, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { CopyLink } from './copy-link.tsx'
import { NativeShare } from './native-share.tsx'
import { nextFocus } from './next-focus.ts'
import { openPopup } from './open-popup.ts'
import { placeBelow } from './place-below.ts'
import { ShareIcon } from './share-icons.tsx'
import { type Shared, shareLinks } from './share-links.ts'
import { SHARE_ROW_CLASS } from './share-row.ts'

/**
 * The Share menu (product §7.1): a popover, so that it opens without JavaScript too. Then it stands in the
 * middle and holds the links; copying and the device's own sheet join once they can work.
 */
export function ShareMenu({ shared }: { shared: Shared }) {
  const id = useId()
  const hydrated = useHydrated()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)

  function moveFocus(event: KeyboardEvent) {
    if (!menu.current?.matches(':popover-open')) return
    const rows = [...menu.current.querySelectorAll<HTMLElement>('a, button')]
    const next = nextFocus(
      event.key,
      rows.findIndex((row) => row.matches(':focus')),
      rows.length,
    )
    if (next === null) return
    event.preventDefault()
    rows[next]?.focus()
  }

  function openLink(event: MouseEvent<HTMLAnchorElement>) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (isPlain && event.currentTarget.target && openPopup(event.currentTarget.href)) event.preventDefault()
    menu.current?.hidePopover()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are an extra to the buttons and links inside
    <div className="print-hidden" onKeyDown={moveFocus}>
      <Button ref={button} look="line" size="small" popoverTarget={id}>
        <Share2 aria-hidden className="size-5" />
        Share
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        onBeforeToggle={(event) => {
          if (event.newState === 'open' && button.current) placeBelow(event.currentTarget, button.current)
        }}
        className="m-auto w-60 rounded-field border-0 bg-surface p-2 text-ink shadow-sheet"
      >
        <ul aria-label="Ways to share">
          {hydrated && (
            <>
              <NativeShare shared={shared} />
              <li>
                <CopyLink url={shared.url} />
              </li>
            </>
          )}
          {shareLinks(shared).map(({ network, label, href }) => (
            <li key={network}>
              <a
                href={href}
                {...(network === 'email' ? {} : { target: '_blank', rel: 'noopener' })}
                onClick={openLink}
                className={SHARE_ROW_CLASS}
              >
                <ShareIcon network={network} />
                {label}
                {network !== 'email' && <span className="sr-only"> (opens in a new window)</span>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
