import { useEffect, useState } from 'react'
import { type CopiedItem, itemOfPage, listCopies, readPage, type StoredCopy } from './copies.ts'
import { isCopiesChanged } from './worker-messages.ts'

/** Returns the offline copies on this device, kept up to date; null until they have been read. */
export function useCopies(): readonly StoredCopy[] | null {
  const [copies, setCopies] = useState<readonly StoredCopy[] | null>(null)
  useEffect(() => {
    const look = () => void listCopies().then(setCopies)
    const hear = ({ data }: MessageEvent) => {
      if (isCopiesChanged(data)) look()
    }
    look()
    // Without HTTPS there is no service worker, and no message to receive.
    navigator.serviceWorker?.addEventListener('message', hear)
    return () => navigator.serviceWorker?.removeEventListener('message', hear)
  }, [])
  return copies
}

/** Returns what can be opened offline: saved before read items, each the latest first; null until they have been read. */
export function useReadyItems(): readonly CopiedItem[] | null {
  const copies = useCopies()
  const [items, setItems] = useState<readonly CopiedItem[] | null>(null)
  useEffect(() => {
    if (copies === null) return
    let isCurrent = true
    const pages = [...copies].sort(bySavedThenRead).map(async ({ path }) => {
      const html = await readPage(path)
      return html === null ? null : itemOfPage(html)
    })
    void Promise.all(pages).then((found) => {
      if (isCurrent) setItems(found.filter((item) => item !== null))
    })
    return () => {
      isCurrent = false
    }
  }, [copies])
  return items
}

function bySavedThenRead(a: StoredCopy, b: StoredCopy): number {
  return (b.savedAt ?? 0) - (a.savedAt ?? 0) || (b.readAt ?? 0) - (a.readAt ?? 0)
}
