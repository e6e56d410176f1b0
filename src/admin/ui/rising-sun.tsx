interface RisingSunProps {
  share: number
  isWide?: boolean
  className: string
}

/**
 * A sun that comes up over the hills as something gets done; decoration beside the words that say it.
 *
 * @param share of what is done, 0 to 1 · @param isWide cut at the top, for a banner: it rises less high
 */
export function RisingSun({ share, isWide = false, className }: RisingSunProps) {
  return (
    <svg viewBox="0 0 120 68" preserveAspectRatio="xMidYMax slice" aria-hidden className={className}>
      <rect x="-200" y="-40" width="520" height="108" className="fill-mist" />
      <circle
        cx="60"
        cy={62 - (isWide ? 16 : 36) * share}
        r="17"
        className="fill-mark transition-[cy] duration-(--hf-slow) ease-paper"
      />
      <path d="M0 68V52c22-9 40 1 61-3s39-10 59-2v21z" fill="#2b5f4e" />
      <path d="M0 68v-7c30-7 44 4 70 0s34-5 50-2v9z" fill="#14312a" />
    </svg>
  )
}
