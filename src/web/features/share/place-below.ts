const GAP = 8
const EDGE = 12

/** The left edge of a menu under its button: level on the left where there is room, else on the right. */
export function menuLeft(
  button: { left: number; right: number },
  menuWidth: number,
  screenWidth: number,
): number {
  if (button.left + menuWidth <= screenWidth - EDGE) return Math.max(EDGE, button.left)
  return Math.max(EDGE, Math.min(button.right, screenWidth - EDGE) - menuWidth)
}

/** Puts a popover under its button, inside the screen; it scrolls along with the page. */
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
