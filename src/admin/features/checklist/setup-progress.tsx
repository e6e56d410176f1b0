/** The sun comes up over the hill as the list gets shorter. */
export function SetupProgress({ done, total }: { done: number; total: number }) {
  const height = total === 0 ? 1 : done / total
  return (
    <svg
      viewBox="0 0 120 68"
      role="img"
      aria-label={`${done} of ${total} steps done`}
      className="w-30 flex-none rounded-paper"
    >
      <rect width="120" height="68" className="fill-mist" />
      <circle
        cx="60"
        cy={62 - 36 * height}
        r="17"
        className="fill-mark transition-[cy] duration-(--hf-slow) ease-paper"
      />
      <path d="M0 68V52c22-9 40 1 61-3s39-10 59-2v21z" fill="#2b5f4e" />
      <path d="M0 68v-7c30-7 44 4 70 0s34-5 50-2v9z" fill="#14312a" />
    </svg>
  )
}
