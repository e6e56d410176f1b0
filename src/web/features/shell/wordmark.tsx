import { wordmarkWidth } from './wordmark-width.ts'

/** Longer ones would be too small to be a picture. */
const LONGEST_NAME = 32

/** The name from edge to edge, cut off by the page's end. */
export function Wordmark({ name }: { name: string }) {
  if (name.length > LONGEST_NAME) return null
  return (
    <div aria-hidden="true" className="@container">
      <p
        style={{ fontSize: `calc(100cqi / ${wordmarkWidth(name).toFixed(2)})` }}
        className="-mb-[.045em] -ml-[.04em] font-display leading-[.8] font-extrabold tracking-[-.05em] whitespace-nowrap text-mark"
      >
        {name}
      </p>
    </div>
  )
}
