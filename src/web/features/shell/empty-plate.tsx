/** The zero of '404'. Paper keeps its colours in the dark theme. */
export function EmptyPlate({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={className}>
      <circle cx="50" cy="52.5" r="47" fill="#14312a" opacity=".18" />
      <circle cx="50" cy="50" r="47" fill="#fbfaf4" />
      <circle cx="50" cy="50" r="35" fill="#c6e0e3" />
      <circle cx="50" cy="50.6" r="33" fill="#fbfaf4" />
      <g fill="#c9a877">
        <circle cx="41" cy="40" r="1.8" />
        <circle cx="46" cy="44" r="1.2" />
        <circle cx="38" cy="46" r="1.3" />
        <circle cx="52" cy="38" r="1" />
      </g>
      <path d="M56 66c3-8 11-11 17-10-1 6-8 12-17 10z" fill="#2b5f4e" />
    </svg>
  )
}
