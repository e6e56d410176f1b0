/** Position and size of each star of a rating above the bowl. */
const PLACES = [
  [60, 44, 13],
  [32, 52, 9],
  [88, 50, 9],
  [44, 24, 8],
  [78, 26, 8],
] as const

/** Shown once a rating has arrived: a bowl out of which its stars rise. */
export function RatingThanks({ rating }: { rating: number }) {
  return (
    <div className="surface-mist -rotate-[.6deg] flex max-w-120 items-center gap-4 rounded-[2px] pr-4 shadow-cut">
      <svg viewBox="0 0 120 100" width={108} className="flex-none" aria-hidden="true">
        <path d="M0 0h120v100H0z" fill="#fbe3a2" />
        <circle cx="60" cy="100" r="46" fill="#f8be3f" />
        <path d="M0 91h120v9H0z" fill="#2b5f4e" />
        <path d="M24 64a37 31 0 0 0 74 0z" fill="#14312a" opacity=".16" />
        <path d="M23 61a37 31 0 0 0 74 0z" fill="#d4380f" />
        <path d="M21 58h78v5H21z" fill="#a92a08" />
        {PLACES.slice(0, rating).map(([x, y, size]) => (
          <path key={x} d={star(x, y, size)} fill="#14312a" />
        ))}
      </svg>
      <p>
        <strong>Thank you for rating this recipe.</strong> The next cook will see it.
      </p>
    </div>
  )
}

/** Returns the path of a five-pointed star around a centre. */
function star(x: number, y: number, size: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5
    const reach = index % 2 === 0 ? size : size * 0.45
    return `${(x + Math.sin(angle) * reach).toFixed(1)} ${(y - Math.cos(angle) * reach).toFixed(1)}`
  })
  return `M${points.join('L')}z`
}
