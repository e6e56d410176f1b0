/** An envelope with nothing in it: there are no letters. Paper keeps its colours in the dark theme. */
export function EmptyEnvelope() {
  return (
    <svg viewBox="0 0 180 150" aria-hidden="true" className="h-[clamp(7rem,5rem+8vw,12rem)] w-auto">
      <path d="M18 58 90 8l72 50v82H18z" fill="#14312a" opacity=".16" />
      <path d="m16 54 72-50 72 50v80H16z" fill="#ea9c8c" />
      <path d="M30 64h116v60H30z" fill="#fbfaf4" />
      <path d="m16 54 72 46 72-46v80H16z" fill="#f7cdc1" />
      <path d="m16 134 58-44 14 10 14-10 58 44z" fill="#d4380f" />
    </svg>
  )
}
