import { useId } from 'react'

/** The sun over a bowl that is the fuller the more is in order. */
export function FillingBowl({ share }: { share: number }) {
  const id = useId()
  const rim = 46
  const depth = 32 * share
  return (
    <svg aria-hidden viewBox="0 0 80 84" className="w-16 flex-none sm:w-22">
      <circle cx="40" cy="26" r="14" className="fill-accent" />
      <clipPath id={id}>
        <path d={`M4 ${rim}h72a36 34 0 0 1-72 0z`} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect x="0" y={rim} width="80" height="40" className="fill-mute-bg" />
        <rect x="0" y={rim + 34 - depth - 2} width="80" height="44" className="fill-ok" />
      </g>
    </svg>
  )
}
