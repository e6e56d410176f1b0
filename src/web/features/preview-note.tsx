/** Stands over a page that only those with its secret link can read. */
export function PreviewNote() {
  return (
    <p className="on-pine px-4 py-2.5 text-center text-small print-hidden">
      This is a preview. Only people with this link can read it.
    </p>
  )
}
