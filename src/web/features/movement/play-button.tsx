import { Play, RotateCcw } from 'lucide-react'
import { type ComponentType, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { unlockAudio } from '../../ui/stage/sound.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { clearWorkoutPlace, hasKeptPlace } from './kept-place.ts'

type Player<Props> = ComponentType<Props & { onLeave: () => void }>

/** Why a player could not be loaded, and what to do. */
const FAILURES = {
  offline:
    'You’re offline, so the player can’t load. Tap again once you’re back; the moves are all listed here.',
  renewed:
    'The player didn’t load; the site may have been renewed since you opened this page. Reload it and tap play. The moves are all listed here.',
}

/**
 * Loads a player when pressed, and shows it. Without JavaScript there is nothing to press, and the list of moves is
 * enough. What a stored place adds is beside the button, so that nothing below moves.
 */
export function PlayButton<Props extends object>({
  id,
  load,
  props,
  children,
}: {
  /** The storage key of the place on this device. */
  id: string
  load: () => Promise<{ default: Player<Props> }>
  props: Props
  /** The button's text where no place is stored. */
  children: string
}) {
  const isAwake = useHydrated()
  const [Open, setOpen] = useState<Player<Props> | null>(null)
  const [isLoading, setLoading] = useState(false)
  const key = useRef<HTMLButtonElement>(null)
  const [failure, setFailure] = useState<'offline' | 'renewed' | null>(null)
  const isBegun = isAwake && !Open && !failure && hasKeptPlace(id)
  const play = () => {
    // Browsers do not retry a module that failed to load: only a new page does.
    if (failure && navigator.onLine) return window.location.reload()
    // Browsers allow sound only during the press itself.
    unlockAudio()
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
            clearWorkoutPlace(id)
            // The button stays in place, so that closing the player returns the focus to it.
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
