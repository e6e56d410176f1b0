import { type ComponentType, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { showAlert } from '../../ui/toast.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** Opens the poster of the reader's week, whose code is loaded on press. It keeps its room while the page wakes. */
export function PosterButton({ isMain = false, onOpen }: { isMain?: boolean; onOpen?: () => void }) {
  const isAwake = useHydrated()
  const [Poster, setPoster] = useState<ComponentType<{ onClose: () => void }> | null>(null)
  const open = () =>
    import('./poster-dialog.tsx').then(
      ({ PosterDialog }) => {
        onOpen?.()
        setPoster(() => PosterDialog)
      },
      () => showAlert('That didn’t load', 'Check your connection and tap again.'),
    )
  return (
    <>
      <Button
        look={isMain ? 'primary' : 'line'}
        className={isAwake ? undefined : 'invisible'}
        onClick={() => void open()}
      >
        A poster of my week
      </Button>
      {Poster && <Poster onClose={() => setPoster(null)} />}
    </>
  )
}
