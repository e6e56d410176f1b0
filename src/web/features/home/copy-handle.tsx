import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { showToast } from '../../ui/toast.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

const HANDLE_CLASS =
  'inline-flex min-h-14 max-w-full items-center gap-[.4em] py-[.1em] text-left font-display text-[clamp(1.5rem,1rem+2.2vw,3rem)] leading-[1.1] font-extrabold tracking-[-.03em]'

/** The handle is the button that copies it (product §4.3). Without JavaScript it is text to select. */
export function CopyHandle({ handle }: { handle: string }) {
  const hydrated = useHydrated()
  const name = useRef<HTMLSpanElement>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(handle)
      showToast({ title: 'Copied!', description: `${handle} is on your clipboard.` })
    } catch {
      if (name.current) getSelection()?.selectAllChildren(name.current)
      showToast({
        kind: 'alert',
        title: 'Copy failed',
        description: 'Please try selecting and copying the text manually.',
      })
    }
  }

  const text = (
    <span ref={name} className="min-w-0 select-text wrap-anywhere">
      {handle}
    </span>
  )
  if (!hydrated) return <p className={HANDLE_CLASS}>{text}</p>
  return (
    <button type="button" onClick={() => void copy()} className={HANDLE_CLASS}>
      {text}
      <Copy aria-hidden className="size-[.7em] flex-none" />
      <span className="sr-only">, copy</span>
    </button>
  )
}
