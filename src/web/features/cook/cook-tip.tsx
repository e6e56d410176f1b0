import '../notes/notes.css'
import './cook-tip.css'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatReaderCount } from '../../../domain/notes/note-counts.ts'
import { lineOf } from '../../../domain/notes/note-lines.ts'
import { formatNearDate } from '../../../domain/time/dates.ts'
import { useSettings, useSite } from '../../data/site-context.ts'
import { useRead } from '../../data/use-read.ts'
import { HelpedMe } from '../notes/note-card.tsx'

interface CookTipProps {
  recipeId: number
  /** The number of the step shown. */
  step: number
  isOpen: boolean
  onToggle: () => void
}

/** Shows other cooks' tips for this step, closed until opened (NOTE-COOK-1). Nothing where they cannot be loaded. */
export function CookTip({ recipeId, step, isOpen, onToggle }: CookTipProps) {
  const id = String(recipeId)
  const at = lineOf({ step })
  const { data: all } = useRead('recipeNotes', { id })
  const hasTips =
    all?.kind === 'found' && all.item.lines.some(({ place, tips }) => lineOf(place) === at && tips > 0)
  const { data, error } = useRead('recipeNotes', hasTips ? { id, kind: 'tip', at } : null)
  const [shown, setShown] = useState(0)
  const paper = useRef<HTMLElement>(null)
  // Below a long step the tip would open outside the viewport.
  useEffect(() => {
    if (isOpen) paper.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, shown])
  const { today } = useSite()
  const { time_zone } = useSettings()
  const tips = data?.kind === 'found' ? data.item.notes : []
  const tip = tips[shown % Math.max(1, tips.length)]
  // Room is reserved while the tip is loading: the step's text is fitted beside it.
  if (!tip) return hasTips && !data && !error ? <div className="cm-tip h-16 md:h-18" /> : null
  const date = formatNearDate(tip.created_at, `${today}T12:00:00.000Z`, time_zone)
  const helped = tip.helpful > 0 ? `, helped ${formatReaderCount(tip.helpful)}` : ''
  const Arrow = isOpen ? ChevronDown : ChevronUp
  return (
    <aside ref={paper} aria-label="Tips from other cooks" className="cm-tip" data-open={isOpen || undefined}>
      <button type="button" aria-expanded={isOpen} aria-keyshortcuts="n" onClick={onToggle}>
        <span>
          A tip from another cook
          <small>
            <bdi>{tip.name}</bdi>
            {isOpen ? `, ${date}` : helped}
          </small>
        </span>
        <Arrow aria-hidden className="size-6" />
      </button>
      {isOpen && (
        <div className="cm-tip-body">
          <p dir="auto" role="status">
            {tip.text}
          </p>
          <div>
            <HelpedMe key={tip.id} note={tip} />
            {tips.length > 1 && (
              <button type="button" onClick={() => setShown(shown + 1)}>
                Next tip
              </button>
            )}
          </div>
        </div>
      )}
    </aside>
  )
}
