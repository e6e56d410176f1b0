import { flushSync } from 'react-dom'
import motionStyles from '../../styles/late-motion.css?inline'

/** Pictures that are known by a name on every page (`Picture`). */
const NAMED = '[style*="--picture"]'

// A constructed style sheet: a CSS file would be listed in what every page loads.
const sheet = new CSSStyleSheet()
sheet.replaceSync(motionStyles)
document.adoptedStyleSheets.push(sheet)

/** Where the browser itself animates going back, as on a swipe, another animation would only repeat it. */
let isShownByBrowser = false
const noteBrowser = (event: PopStateEvent) => {
  isShownByBrowser = event.hasUAVisualTransition
  setTimeout(() => {
    isShownByBrowser = false
  })
}
// Registered before the router, which handles the same event.
addEventListener('popstate', noteBrowser, { capture: true })

/**
 * Shows another page with a transition between the tapped card's picture and the page's own, in either direction
 * (PAGE-TRANSITION-1). It delays nothing: everything but the picture is there immediately, and a picture that is still
 * loading is filled with the card's.
 *
 * @param update sets the state from which the page is rendered
 * @returns whether it does; false where there is no such picture, the browser has no support, or reduced motion is on
 */
export function showWithPicture(update: () => void): boolean {
  if (isShownByBrowser || !document.startViewTransition) return false
  const before = new Map<string, string>()
  for (const picture of document.querySelectorAll<HTMLElement>(NAMED)) {
    // Empty while a picture is loading: it moves back to its card even so.
    const source = picture.querySelector('img')?.currentSrc ?? ''
    // Only the page's own picture and the tapped card's have a name, and none with reduced motion (`page-transition.css`).
    if (isOnScreen(picture) && getComputedStyle(picture).viewTransitionName !== 'none')
      before.set(nameOf(picture), source)
  }
  if (before.size === 0) return false
  const cards: HTMLElement[] = []
  const transition = document.startViewTransition(() => {
    flushSync(update)
    for (const picture of document.querySelectorAll<HTMLElement>(NAMED)) {
      const source = before.get(nameOf(picture))
      if (source === undefined) continue
      if (!isCard(picture)) {
        if (source) fillFrom(source, picture)
      } else if (isOnScreen(picture)) {
        picture.style.viewTransitionName = nameOf(picture)
        cards.push(picture)
      }
    }
  })
  const finish = () => {
    for (const card of cards) card.style.viewTransitionName = ''
  }
  // Rejects when another transition begins or the page is hidden; the page is shown regardless.
  transition.ready.catch(() => undefined)
  void transition.finished.then(finish, finish)
  return true
}

function nameOf(picture: HTMLElement): string {
  return picture.style.getPropertyValue('--picture').trim()
}

function isCard(picture: HTMLElement): boolean {
  return picture.closest('.group') !== null
}

function isOnScreen(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}

/** Shows the card's picture until the page's own has loaded. */
function fillFrom(source: string, picture: HTMLElement): void {
  const image = picture.querySelector('img')
  if (image?.complete) return
  picture.style.backgroundImage = `url(${JSON.stringify(source)})`
  picture.style.backgroundSize = 'cover'
  picture.style.animation = 'none'
  if (!image) {
    fillNext(source, picture)
    return
  }
  const clear = () => {
    picture.style.backgroundImage = ''
  }
  image.addEventListener('load', clear, { once: true })
}

/** While the page is loading, its picture is a placeholder that is later replaced: fills the picture that replaces it. */
function fillNext(source: string, place: HTMLElement): void {
  new MutationObserver((_changes, observer) => {
    if (place.isConnected) return
    observer.disconnect()
    for (const picture of document.querySelectorAll<HTMLElement>(NAMED))
      if (nameOf(picture) === nameOf(place) && !isCard(picture)) fillFrom(source, picture)
  }).observe(document.body, { childList: true, subtree: true })
}
