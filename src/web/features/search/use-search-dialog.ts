import { type ComponentType, useCallback, useState } from 'react'
import type { SearchDialogProps } from './search-dialog.tsx'

/** The dialog's code, fetched when it is wanted. `prepare` rejects when it cannot be had. */
export function useSearchDialog() {
  const [Sheet, setSheet] = useState<ComponentType<SearchDialogProps> | null>(null)
  const prepare = useCallback(async () => {
    const { SearchDialog } = await import('./search-dialog.tsx')
    setSheet(() => SearchDialog)
  }, [])
  return { Sheet, prepare }
}
