import { useEffect, useState } from 'react'
import { SECOND } from '../../../domain/time/durations.ts'

/** A breath in and out; the drawing swells and sinks in the same rhythm (workout-player.css). */
const IN_MS = 4 * SECOND
const OUT_MS = 5 * SECOND

/** A half-disc that breathes during a rest. */
export function RestStage() {
  const isIn = useBreath()
  return (
    <section className="wp-stage relative overflow-hidden" aria-hidden="true">
      <p className="wp-round absolute z-1 font-display font-[750] tracking-[-.02em]">
        {isIn ? 'Breathe in' : 'Breathe out'}
      </p>
      <p className="wp-where text-muted absolute z-1 rounded-paper font-semibold">with the sun</p>
      <svg viewBox="-16 -44 432 388" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
        <g className="wp-breath">
          <path className="b2" d="M0 296a200 200 0 0 1 400 0z" />
          <path className="b1" d="M72 296a128 128 0 0 1 256 0z" />
        </g>
        <path className="floor" d="M-1600 295.5 2000 297v1800H-1600z" />
      </svg>
    </section>
  )
}

function useBreath(): boolean {
  const [isIn, setIn] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIn(!isIn), isIn ? IN_MS : OUT_MS)
    return () => clearTimeout(timer)
  }, [isIn])
  return isIn
}
