import { Check, Link } from 'lucide-react'
import { useEffect, useState } from 'react'
import { SECOND } from '../../../domain/time/durations.ts'
import { showToast } from '../../ui/toast.ts'
import { SHARE_ROW_CLASS } from './share-row.ts'

/** How long the tick stays (product §7.2). */
const TICK_MS = 2 * SECOND

export function CopyLink({ url }: { url: string }) {
  const [copied, setCopied] = useState(0)
  useEffect(() => {
    if (copied === 0) return
    const timer = setTimeout(() => setCopied(0), TICK_MS)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setCopied((count) => count + 1)
      showToast({ title: 'Link copied!', description: 'The link has been copied to your clipboard.' })
    } catch {
      showToast({
        kind: 'alert',
        title: 'Failed to copy',
        description: 'Please try again or manually copy the URL.',
      })
    }
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
