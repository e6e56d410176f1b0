import { useMatches } from '../../web/ui/use-matches.ts'
import { FoldPanel, type FoldPanelProps } from './fold-panel.tsx'
import { NARROW } from './narrow.ts'
import { Panel } from './panel.tsx'

/** A panel that comes after others in weight: on a phone it is one line until it is opened. */
export function QuietPanel(props: FoldPanelProps) {
  const { title, padded, children } = props
  return useMatches(NARROW) ? (
    <FoldPanel {...props} />
  ) : (
    <Panel title={title} padded={padded}>
      {children}
    </Panel>
  )
}
