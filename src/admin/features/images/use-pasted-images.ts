import { useEffect, useRef } from 'react'

/**
 * Takes pictures that are pasted while she is not writing: into a text they belong to the text.
 *
 * @param onFiles null while nothing is to be taken
 */
export function usePastedImages(onFiles: ((files: File[]) => void) | null): void {
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || event.defaultPrevented || !latest.current || isWriting(event.target)) return
      event.preventDefault()
      latest.current(files)
    }
    document.addEventListener('paste', take)
    return () => document.removeEventListener('paste', take)
  }, [])
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="file"]), textarea, [contenteditable="true"]') !== null
  )
}
