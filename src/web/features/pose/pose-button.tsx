import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { showAlert } from '../../ui/toast.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** Prefix of the fragment that opens a pose; the pose follows it. */
const LINKED = '#pose='

/** A picture of the figure, replaced on demand by the one that can be posed, whose code is loaded then (FIGURE-POSE-1). */
export function PoseButton({ className, children }: { className: string; children: ReactNode }) {
  const isAwake = useHydrated()
  const key = useRef<HTMLButtonElement>(null)
  const [Figure, setFigure] = useState<ComponentType<{ linked: string; onLeave: () => void }> | null>(null)
  const [linked, setLinked] = useState('')
  const open = useCallback((written: string) => {
    setLinked(written)
    import('./posable-figure.tsx').then(
      ({ PosableFigure }) => setFigure(() => PosableFigure),
      () => showAlert('That didn’t load', 'Check your connection and tap again.'),
    )
  }, [])
  useEffect(() => {
    const follow = () => {
      const { hash } = window.location
      if (hash.startsWith(LINKED)) open(hash.slice(LINKED.length))
    }
    follow()
    // For a link followed while its page is already open.
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [open])
  return (
    <div className={classNames(className, Figure && 'posing')}>
      {Figure ? (
        <Figure
          key={linked}
          linked={linked}
          onLeave={() => {
            setFigure(null)
            requestAnimationFrame(() => key.current?.focus())
          }}
        />
      ) : (
        children
      )}
      {isAwake && !Figure && (
        <Button
          ref={key}
          look="quiet"
          size="small"
          className="absolute"
          // On a wide page the end of the hero may be below the viewport.
          style={{
            right: 'var(--pose-key-right, var(--hf-gutter))',
            bottom: 'clamp(1rem, 8vw - 2rem, 6rem)',
          }}
          onClick={() => open('')}
        >
          Strike a pose
        </Button>
      )}
    </div>
  )
}
