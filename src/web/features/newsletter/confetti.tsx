import './confetti.css'
import type { CSSProperties } from 'react'

/** Strips, half-discs and dots, as scissors leave them, around nothing. */
const SHAPES = ['M-10-4 9-5l2 8-20 2z', 'M-11 0a11 11 0 0 0 22 0z', 'M-6 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0']
const PAPERS = ['#d4380f', '#6fa9b4', '#fbfaf4', '#7da84b', '#ea9c8c', '#14312a'] as const

/** Where each piece lies: of the width and of the height, in percent. */
const PIECES: readonly (readonly [x: number, y: number])[] = [
  [4, 18],
  [11, 62],
  [16, 34],
  [23, 10],
  [27, 78],
  [33, 26],
  [39, 6],
  [46, 17],
  [53, 7],
  [59, 27],
  [66, 11],
  [72, 70],
  [77, 21],
  [84, 8],
  [88, 44],
  [94, 24],
  [97, 68],
]
const LATER_MS = 70

/** A celebration, over whatever has `position: relative`: cut paper thrown once, lying still with reduced motion. */
export function Confetti() {
  return (
    <div aria-hidden className="confetti">
      {PIECES.map(([x, y], index) => {
        const style: CSSProperties & Record<'--after', string> = {
          left: `${x}%`,
          top: `${y}%`,
          '--after': `${((index * 5) % PIECES.length) * LATER_MS}ms`,
        }
        return (
          <svg key={x} viewBox="-12 -12 24 24" style={style} aria-hidden="true">
            <path
              d={SHAPES[index % SHAPES.length]}
              transform={`rotate(${(index * 67) % 180})`}
              fill={PAPERS[index % PAPERS.length]}
            />
          </svg>
        )
      })}
    </div>
  )
}
