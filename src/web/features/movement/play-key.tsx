import { Play } from 'lucide-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { allowSound } from './sounds.ts'

type Player<Props> = ComponentType<Props & { onLeave: () => void }>

/**
 * Loads a player when it is pressed, and shows it. Without JavaScript there is nothing to press: the list of moves is
 * there already.
 */
export function PlayKey<Props extends object>({
  load,
  props,
  children,
}: {
  load: () => Promise<{ default: Player<Props> }>
  props: Props
  children: ReactNode
}) {
  const isAwake = useHydrated()
  const [Open, setOpen] = useState<Player<Props> | null>(null)
  const [isLoading, setLoading] = useState(false)
  if (!isAwake) return null
  const play = () => {
    // Browsers allow sound only within the press itself.
    allowSound()
    setLoading(true)
    load().then(
      ({ default: Loaded }) => {
        setLoading(false)
        setOpen(() => Loaded)
      },
      () => {
        setLoading(false)
        showToast({
          kind: 'alert',
          title: 'That did not load',
          description: 'Check your connection and press again.',
        })
      },
    )
  }
  return (
    <>
      <Button className="min-h-16" onClick={play} aria-busy={isLoading}>
        <Play aria-hidden className="size-6" />
        {children}
      </Button>
      {/* Out of the article's text, whose styles are for text. */}
      {Open && createPortal(<Open {...props} onLeave={() => setOpen(null)} />, document.body)}
    </>
  )
}
