/** The brand's bowl, empty: shown where there is no content. */
export function EmptyBowl() {
  return (
    <span
      aria-hidden
      className="block h-[clamp(3rem,2rem+4vw,5rem)] w-[clamp(6rem,4rem+8vw,10rem)] rounded-b-full bg-mark"
    />
  )
}
