import { Smartphone } from 'lucide-react'
import type { Shared } from './share-links.ts'
import { SHARE_ROW_CLASS } from './share-row.ts'

/** The device's own share sheet, where there is one. Rendered in the browser only. */
export function NativeShare({ shared: { url, title, description } }: { shared: Shared }) {
  if (typeof navigator.share !== 'function') return null
  // Closing the sheet again rejects too: there is nothing to say about it.
  const share = () => void navigator.share({ title, text: description, url }).catch(() => undefined)
  return (
    <li>
      <button type="button" onClick={share} className={SHARE_ROW_CLASS}>
        <Smartphone aria-hidden className="size-5 flex-none" />
        Share…
      </button>
    </li>
  )
}
