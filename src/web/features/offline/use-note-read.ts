import { useEffect } from 'react'
import { noteRead } from '../../offline/last-read.ts'

/** Tells this device, which keeps what was read last, that an article or recipe is open. */
export function useNoteRead(id: number): void {
  useEffect(() => noteRead(window.location.pathname), [id])
}
