import { Check, Link, Smartphone } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'
import { SECOND } from '../../../domain/time/durations.ts'
import { copyText } from '../../ui/copy-text.ts'
import { showAlert, showToast } from '../../ui/toast.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { countEvent } from '../statistics/visits.ts'
import { type Shared, ShareIcon, shareLinks } from './share-links.tsx'
import { openShareSheet } from './share-sheet.ts'

interface ShareRowsProps {
  shared: Shared
  /** Called when a link has been followed: the menu can close. */
  onLeave: () => void
}

/** Renders the Share menu's content: the links, and what needs JavaScript. */
export function ShareRows({ shared, onLeave }: ShareRowsProps) {
  const hydrated = useHydrated()

  function openLink(event: MouseEvent<HTMLAnchorElement>) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (isPlain && event.currentTarget.target && openPopup(event.currentTarget.href)) event.preventDefault()
    countEvent('share')
    onLeave()
  }

  return (
    <div>
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
  )
}

/** Moves the focus from row to row of an open menu. */
export function moveFocus(event: KeyboardEvent, menu: HTMLElement): void {
  if (!menu.matches(':popover-open')) return
  const rows = [...menu.querySelectorAll<HTMLElement>('a, button')]
  const next = nextFocus(
    event.key,
    rows.findIndex((row) => row.matches(':focus')),
    rows.length,
  )
  if (next === null) return
  event.preventDefault()
  rows[next]?.focus()
}

/** How long the tick is shown (SHARE-COPY-1). */
const TICK_MS = 2 * SECOND

/** @returns whether the link was copied (SHARE-COPY-1) */
async function copyLink(url: string): Promise<boolean> {
  const isCopied = await copyText(url)
  if (isCopied) {
    countEvent('share')
    showToast({ title: 'Link copied!', description: 'The link has been copied to your clipboard.' })
  } else showAlert('Failed to copy', 'Please try again or manually copy the URL.')
  return isCopied
}

function CopyLink({ url }: { url: string }) {
  const [copied, setCopied] = useState(0)
  useEffect(() => {
    if (copied === 0) return
    const timer = setTimeout(() => setCopied(0), TICK_MS)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    if (await copyLink(url)) setCopied((count) => count + 1)
  }

  return (
    <button type="button" onClick={() => void copy()} className={SHARE_ROW_CLASS}>
      {copied > 0 ? (
        <Check aria-hidden className="size-5 flex-none text-ok" />
      ) : (
        <Link aria-hidden className="size-5 flex-none" />
      )}
      Copy link
    </button>
  )
}

/** Opens the device's own share sheet, or copies the link where it is refused. Rendered in the browser only. */
function NativeShare({ shared: { url, title, description } }: { shared: Shared }) {
  if (typeof navigator.share !== 'function') return null
  async function share() {
    const end = await openShareSheet({ title, text: description, url })
    if (end === 'shared') countEvent('share')
    if (end === 'refused') await copyLink(url)
  }

  return (
    <li>
      <button type="button" onClick={() => void share()} className={SHARE_ROW_CLASS}>
        <Smartphone aria-hidden className="size-5 flex-none" />
        Share…
      </button>
    </li>
  )
}

/** A way to share: an icon and a word, high enough for a finger. */
const SHARE_ROW_CLASS =
  'flex min-h-11 w-full items-center gap-3 rounded-[8px] px-3 text-left text-small font-semibold no-underline hover:bg-sunken focus-visible:-outline-offset-3'

/** SHARE-MENU-2. */
const SIZE = 600

/** @returns false when the browser blocked the window: then the link itself opens a tab */
function openPopup(href: string): boolean {
  const left = Math.max(0, window.screenX + (window.outerWidth - SIZE) / 2)
  const top = Math.max(0, window.screenY + (window.outerHeight - SIZE) / 2)
  const opened = window.open(href, '_blank', `popup,width=${SIZE},height=${SIZE},left=${left},top=${top}`)
  if (!opened) return false
  opened.opener = null
  return true
}

/** Returns the row a key leads to, wrapping around; null for keys that do not navigate. `current` is -1 at first. */
export function nextFocus(key: string, current: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count
    case 'ArrowUp':
      return current <= 0 ? count - 1 : current - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

const GAP = 8
const EDGE = 12

/** Returns the left edge of a menu under its button: aligned on the left where there is room, else on the right. */
export function menuLeft(
  button: { left: number; right: number },
  menuWidth: number,
  screenWidth: number,
): number {
  if (button.left + menuWidth <= screenWidth - EDGE) return Math.max(EDGE, button.left)
  return Math.max(EDGE, Math.min(button.right, screenWidth - EDGE) - menuWidth)
}

/** Places a popover under its button, within the screen; it scrolls with the page. */
export function placeBelow(popover: HTMLElement, button: HTMLElement): void {
  const place = button.getBoundingClientRect()
  const width = Number.parseFloat(getComputedStyle(popover).width)
  const left = menuLeft(place, width, document.documentElement.clientWidth)
  Object.assign(popover.style, {
    position: 'absolute',
    inset: 'auto',
    margin: '0',
    top: `${place.bottom + window.scrollY + GAP}px`,
    left: `${left + window.scrollX}px`,
  })
}
