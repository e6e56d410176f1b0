import { type ReactNode, useId } from 'react'
import type { HighlightedTitle } from '../../../domain/content/highlighted-words.ts'
import { Dialog } from '../../../web/ui/dialog.tsx'

export function PagePreviewDialog({
  open,
  onClose,
  children,
}: {
  open: boolean
  onClose: () => void
  children: ReactNode
}) {
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={id}
      className="m-auto h-[calc(100dvh-2rem)] max-h-none max-w-[min(1120px,calc(100%-1.5rem))] bg-ground"
    >
      <h2 id={id} className="border-b-[1.5px] border-line px-6 py-4 pr-16 font-body text-base font-bold">
        How it will look
      </h2>
      <div className="@container px-6 py-8 md:px-12">{children}</div>
    </Dialog>
  )
}

export function PageTitle({ words: { before, marked, after } }: { words: HighlightedTitle }) {
  return (
    <p className="max-w-[17ch] type-h2 wrap-anywhere @2xl:type-d2">
      {before}
      <span className="highlight">{marked}</span>
      {after}
    </p>
  )
}
