/** The bowl of 'Helped me': filled and with a sun once it has. */
export function HelpedBowl({ isFull }: { isFull: boolean }) {
  return (
    <svg viewBox="0 0 22 16" aria-hidden="true">
      <path
        d="M1 5h20c0 5.600-4.400 10-10 10S1 10.600 1 5z"
        fill={isFull ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="2"
      />
      {isFull && <circle cx="11" cy="1" r="2.4" fill="currentColor" />}
    </svg>
  )
}

/** A laid table that waits for its first note. */
export function LaidTable() {
  return (
    <svg viewBox="0 0 260 150" aria-hidden="true">
      <path d="M18 122C18 62 68 14 130 14s112 48 112 108z" fill="#fbe3a2" />
      <path d="M6 122h248v10H6z" fill="#2b5f4e" />
      <path d="M62 92h136c0 17-30 30-68 30s-68-13-68-30z" fill="#fbfaf4" />
      <path d="M62 92h136c0 3-1 6-3 8H65c-2-2-3-5-3-8z" fill="#e9dcc2" />
      <path d="M180 44l36-5 3 30-36 5z" fill="#14312a" opacity=".18" />
      <path d="M178 40l36-5 3 30-36 5z" fill="#fbfaf4" />
      <circle cx="196" cy="39" r="5" fill="#d4380f" />
      <path d="M186 52l20-3M187 60l12-2" stroke="#14312a" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  )
}
