import { Play, RotateCcw } from 'lucide-react'
import { type ComponentType, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { allowSound } from '../../ui/stage/sound.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { forgetPlace, hasKeptPlace } from './kept-place.ts'

type Player<Props> = ComponentType<Props & { onLeave: () => void }>

/** Why a player did not come, and what to do. */
const FAILURES = {
  offline:
    'You’re offline, so the player can’t load. Tap again once you’re back; the moves are all listed here.',
  renewed:
    'The player didn’t load; the site may have been renewed since you opened this page. Reload it and tap play. The moves are all listed here.',
}

/**
 * Loads a player when it is pressed, and shows it. Without JavaScript there is nothing to press: the list of moves is
 * there already. What a kept place adds stands beside the key, so that nothing below moves by it.
 */
export function PlayKey<Props extends object>({
  id,
  load,
  props,
  children,
}: {
  /** What the place is kept under on this device. */
  id: string
  load: () => Promise<{ default: Player<Props> }>
  props: Props
  /** What the key says where no place is kept. */
  children: string
}) {
  const isAwake = useHydrated()
  const [Open, setOpen] = useState<Player<Props> | null>(null)
  const [isLoading, setLoading] = useState(false)
  const key = useRef<HTMLButtonElement>(null)
  const [failure, setFailure] = useState<'offline' | 'renewed' | null>(null)
  const isBegun = isAwake && !Open && !failure && hasKeptPlace(id)
  const play = () => {
    // A browser does not ask twice for a part of a page that failed: a new page does.
    if (failure && navigator.onLine) return window.location.reload()
    // Browsers allow sound only within the press itself.
    allowSound()
    setLoading(true)
    load().then(
      ({ default: Loaded }) => {
        setLoading(false)
        setFailure(null)
        setOpen(() => Loaded)
      },
      () => {
        setLoading(false)
        setFailure(navigator.onLine ? 'renewed' : 'offline')
      },
    )
  }
  return (
    <span className="flex flex-wrap gap-3 noscript:hidden print-hidden">
      <Button
        ref={key}
        className="min-h-16"
        onClick={play}
        aria-busy={isLoading}
        aria-label={
          failure === 'renewed' ? undefined : isBegun && !isLoading ? `Go on: ${children}` : children
        }
      >
        <Play aria-hidden className="size-6" />
        {failure === 'renewed' ? 'Reload the page' : isBegun ? 'Go on' : children}
      </Button>
      {isBegun && (
        <Button
          look="line"
          className="min-h-16 min-w-16"
          onClick={() => {
            forgetPlace(id)
            // The key that stays: closing the player gives the focus back to it.
            key.current?.focus()
            play()
          }}
        >
          <RotateCcw aria-hidden className="size-5" />
          <span className="max-sm:sr-only">From the beginning</span>
        </Button>
      )}
      {failure && (
        <span role="alert" className="basis-full text-small">
          {FAILURES[failure]}
        </span>
      )}
      {/* Out of the article's text, whose styles are for text. */}
      {Open && createPortal(<Open {...props} onLeave={() => setOpen(null)} />, document.body)}
    </span>
  )
}
