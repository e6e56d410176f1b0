import type { CSSProperties } from 'react'

/** More sit where the picture ends. */
const MOST_SHOWN = 6
const NEXT_PLACE_MS = 120

/** A round table with a place for each person, seen from above; drawn around the dish itself. */
export function LaidTable({ people }: { people: number }) {
  const places = Array.from({ length: Math.min(people, MOST_SHOWN) }, (_, at) => at)
  return (
    <div aria-hidden className="cm-table absolute inset-0">
      {[0, 1].map((side) => (
        <div key={side}>
          {places
            .filter((at) => at % 2 === side)
            .map((at) => (
              <Place key={at} after={at * NEXT_PLACE_MS} />
            ))}
        </div>
      ))}
    </div>
  )
}

/** A plate between knife and fork, laid from the left. */
function Place({ after }: { after: number }) {
  const style: CSSProperties & Record<'--after', string> = { '--after': `${after}ms` }
  return (
    <svg viewBox="-100 -136 200 272" aria-hidden="true" className="cm-place" style={style}>
      <circle cx="3" cy="6" r="88" fill="#14312a" opacity=".16" />
      <circle r="88" fill="#fbfaf4" />
      <circle r="60" fill="none" stroke="#c6e0e3" strokeWidth="6" />
      <path
        d="M-84-121h82q8 0 14-7 4-4 12-4h42v6H26v5h40v6H26v5h40v6H24q-8 0-12-4-6-6-14-6h-82zM-84 113h86q52-2 70 14-34 6-72 3h-84z"
        fill="currentColor"
      />
    </svg>
  )
}
