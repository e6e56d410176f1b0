const GAP = 8
const EDGE = 12

/** Puts a popover under its button, right edges level, inside the screen; it scrolls along with the page. */
export function placeBelow(popover: HTMLElement, button: HTMLElement): void {
  const { right, bottom } = button.getBoundingClientRect()
  const width = Number.parseFloat(getComputedStyle(popover).width) || 240
  const left = Math.max(EDGE, right - width)
  Object.assign(popover.style, {
    position: 'absolute',
    inset: 'auto',
    margin: '0',
    top: `${bottom + window.scrollY + GAP}px`,
    left: `${left + window.scrollX}px`,
  })
}
