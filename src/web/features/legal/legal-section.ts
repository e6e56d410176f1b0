import type { ReactNode } from 'react'

export interface LegalSection {
  /** The heading's fragment. */
  id: string
  title: string
  body: ReactNode
}
