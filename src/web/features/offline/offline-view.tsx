import './offline.css'
import { RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { OFFLINE_PAGE } from '../../../domain/offline/offline-copies.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import type { CopiedItem } from '../../offline/copies.ts'
import { useReadyItems } from '../../offline/use-copies.ts'
import { Button } from '../../ui/button.tsx'
import { ArticleCard } from '../cards/article-card.tsx'
import { RecipeCard } from '../cards/recipe-card.tsx'
import { GRID_CLASS } from '../grid/paged-grid.tsx'
import { BrandLink } from '../page/brand.tsx'

/** How often the network is probed: a browser may not notice that it is back. */
const ASK_EVERY_MS = 5 * SECOND

/** Explains the outage and what can be opened offline. Gives way to the requested page once that is available. */
export function OfflineView() {
  useRetry()
  return (
    <>
      <section className="surface-mist relative overflow-hidden">
        <div className="wrap relative z-1 grid justify-items-center gap-4 pt-[clamp(1.5rem,1rem+2vw,3rem)] pb-[clamp(18.5rem,24vw,21rem)] text-center">
          <BrandLink />
          <h1 className="type-d2 mt-6 max-w-[12ch]">You’re offline, dinner isn’t</h1>
          <p className="type-lead offline-lead max-w-136">
            You haven’t opened this page here before, so it needs the internet. What you saved doesn’t.
          </p>
          <Button look="ink" className="mt-2 noscript:hidden" onClick={retry}>
            <RotateCw aria-hidden className="size-5" />
            Try again
          </Button>
        </div>
        <SettingSun />
      </section>
      <ReadyItems />
    </>
  )
}

function retry(): void {
  // Opened by its own address, it does not stand in for another page.
  if (window.location.pathname === OFFLINE_PAGE) window.location.assign('/')
  else window.location.reload()
}

function useRetry(): void {
  useEffect(() => {
    if (window.location.pathname === OFFLINE_PAGE) return
    const ask = async () => {
      // The service worker answers only GET requests: a HEAD request always uses the network.
      const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(
        () => null,
      )
      if (answer) retry()
    }
    const timer = setInterval(() => void (document.hidden || ask()), ASK_EVERY_MS)
    window.addEventListener('online', ask)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', ask)
    }
  }, [])
}

function ReadyItems() {
  const items = useReadyItems()
  return (
    <section aria-labelledby="ready" className="wrap pt-8 pb-section noscript:hidden">
      {items?.length === 0 ? (
        <BreatheMeanwhile />
      ) : (
        <>
          <h2 id="ready" className="type-h2">
            Ready without internet
          </h2>
          <ul className={`${GRID_CLASS} mt-6`}>
            {items?.map((ready) => (
              <li key={`${ready.kind}-${ready.item.id}`}>
                <ReadyCard ready={ready} />
              </li>
            ))}
          </ul>
          <p className="mt-8 max-w-152 text-small text-muted">
            Your ticks and notes stay on this device, online or not.
          </p>
        </>
      )}
    </section>
  )
}

/** Shown where nothing is cached yet: something to do until the network is back, along with the sun above. */
function BreatheMeanwhile() {
  return (
    <div className="offline-breathe">
      <div>
        <h2 id="ready" className="type-h2">
          Ten slow breaths, then?
        </h2>
        <p className="type-lead mt-3">
          In for four counts, out for six. <span className="offline-moving">The sun breathes along.</span>
        </p>
      </div>
      <p className="text-muted">
        Nothing is kept on this device yet. What you save or read from now on opens here, with or without a
        signal.
      </p>
    </div>
  )
}

function ReadyCard({ ready }: { ready: CopiedItem }) {
  return ready.kind === 'recipe' ? <RecipeCard recipe={ready.item} /> : <ArticleCard article={ready.item} />
}

/** Paper colours stay the same in the dark theme. */
function SettingSun() {
  return (
    <svg
      viewBox="0 0 800 330"
      aria-hidden="true"
      className="absolute bottom-0 left-1/2 w-[max(680px,52%)] max-w-none -translate-x-1/2 overflow-visible"
    >
      <path
        d="M120 300a280 280 0 0 1 560 0"
        fill="none"
        stroke="#6fa9b4"
        strokeWidth="3"
        strokeDasharray="2 12"
        strokeLinecap="round"
      />
      <path className="offline-ring" d="M186 300a214 214 0 0 1 428 0z" fill="#fbe3a2" />
      <path className="offline-ring" d="M252 300a148 148 0 0 1 296 0z" fill="#f8be3f" />
      <path className="offline-ring" d="M330 300a70 70 0 0 1 140 0z" fill="#d4380f" />
      <path d="M-1200 300L-400 297L0 299C220 293 560 303 800 297L2000 300V340H-1200z" fill="#14312a" />
    </svg>
  )
}
