import { CardSkeleton } from '../cards/card-skeleton.tsx'
import { GRID_CLASS } from './card-grid.tsx'

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f']

export function GridSkeleton({ ratio }: { ratio: '16:9' | '4:3' }) {
  return (
    <div aria-hidden className={GRID_CLASS}>
      {CARDS.map((card) => (
        <CardSkeleton key={card} ratio={ratio} />
      ))}
    </div>
  )
}
