import type { ReactNode } from 'react'
import { useMatches } from '../../web/ui/use-matches.ts'
import { FoldPanel } from './fold-panel.tsx'
import { NARROW } from './narrow.ts'
import { Panel } from './panel.tsx'

interface QuietPanelProps {
  /** Under which a phone remembers whether it is open. */
  name: string
  title: string
  /** What there is to know while it is closed, in one line. */
  state: ReactNode
  padded?: boolean
  children: ReactNode
}

/** A panel that comes after others in weight: on a phone it is one line until it is opened. */
export function QuietPanel({ name, title, state, padded = true, children }: QuietPanelProps) {
  return useMatches(NARROW) ? (
    <FoldPanel name={name} title={title} state={state} padded={padded}>
      {children}
    </FoldPanel>
  ) : (
    <Panel title={title} padded={padded}>
      {children}
    </Panel>
  )
}
