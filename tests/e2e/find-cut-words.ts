import type { Page } from '@playwright/test'

/**
 * Returns words that extend beyond the page's edge or the box that clips them, outside scrolling rows; and words
 * squeezed to one or two letters per line.
 */
export function findCutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const text = words.currentNode
      const element = text.parentElement
      const said = text.textContent?.trim()
      if (!said || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { right, width } = range.getBoundingClientRect()
      if (width === 0) continue
      let edge = document.documentElement.clientWidth
      let isHidden = false
      for (
        let box: Element | null = element;
        box && edge < Number.POSITIVE_INFINITY;
        box = box.parentElement
      ) {
        const { overflowX, textOverflow } = getComputedStyle(box)
        const area = box.getBoundingClientRect()
        // Visually hidden, for screen readers only.
        isHidden ||= area.width <= 1
        // Scrollable text can be reached, and an ellipsis shows that text is truncated.
        if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis')
          edge = Number.POSITIVE_INFINITY
        else if (overflowX !== 'visible') edge = Math.min(edge, area.right)
      }
      if (isHidden) continue
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      if (lines > 2 * said.split(/[^\p{L}\p{N}]+/u).length) found.push(`crushed: ${said}`)
      if (right > edge + 1) found.push(`cut off: ${said}`)
    }
    return found
  })
}
