/** More sit where the picture ends. */
const MOST_SHOWN = 6

/** A round table with a place for everybody the dish is for, seen from above; drawn around the dish itself. */
export function LaidTable({ people }: { people: number }) {
  const shown = Math.min(people, MOST_SHOWN)
  return (
    <div aria-hidden className="cm-table">
      <Side places={Math.ceil(shown / 2)} />
      <Side places={Math.floor(shown / 2)} />
    </div>
  )
}

function Side({ places }: { places: number }) {
  return (
    <div>
      {Array.from({ length: places }, (_, at) => (
        <Place key={at} />
      ))}
    </div>
  )
}

/** A plate between knife and fork, laid from the left. */
function Place() {
  return (
    <svg viewBox="-100 -136 200 272" aria-hidden="true">
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
