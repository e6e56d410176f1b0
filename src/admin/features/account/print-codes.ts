/** Prints the codes alone: they stand in a frame of their own, so that the page around them stays out of it. */
export function printCodes(codes: readonly string[]): void {
  const frame = document.createElement('iframe')
  // Out of sight, yet laid out: some browsers print nothing of a frame that is not.
  frame.className = 'sr-only'
  frame.title = 'Recovery codes for printing'
  document.body.append(frame)
  const page = frame.contentDocument
  const view = frame.contentWindow
  if (!page || !view) return
  const heading = page.createElement('h1')
  heading.textContent = `Recovery codes for ${location.host}`
  const list = page.createElement('ol')
  for (const code of codes) {
    const item = page.createElement('li')
    item.textContent = code
    list.append(item)
  }
  const note = page.createElement('p')
  note.textContent =
    'Each lets you in once, in the place of the code of your phone. Keep this where nobody else reads it.'
  page.body.append(heading, list, note)
  // Taken away when the print dialog is closed, not before: some browsers go on without waiting for it.
  view.addEventListener('afterprint', () => frame.remove())
  view.print()
}
