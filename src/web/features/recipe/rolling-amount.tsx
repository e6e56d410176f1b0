import './rolling-amount.css'
import { useState } from 'react'
import { useReducedMotion } from '../../ui/use-reduced-motion.ts'

interface RollingAmountProps {
  amount: string
  /** The amount from which it rolls when first shown. */
  before: string
}

/** Renders an amount whose changed digits roll in; a screen reader reads only the amount (REC-ING-9). */
export function RollingAmount({ amount, before }: RollingAmountProps) {
  const isStill = useReducedMotion()
  const [shown, setShown] = useState({ amount: before, former: before })
  if (shown.amount !== amount) setShown({ amount, former: shown.amount })
  const rest = () => setShown({ amount, former: amount })
  if (isStill || shown.former === amount) return amount
  const { start, from, to, end } = changedPart(shown.former, amount)
  return (
    <span className="amount-rolls">
      <span>{amount}</span>
      <span aria-hidden>
        {start}
        <span key={amount} className="amount-part" data-former={from} onAnimationEnd={rest}>
          {to}
        </span>
        {end}
      </span>
    </span>
  )
}

/** Splits two texts into a common prefix, the parts that differ, and a common suffix: `1½ cups` and `3 cups`. */
export function changedPart(former: string, text: string) {
  const shorter = Math.min(former.length, text.length)
  let begins = 0
  while (begins < shorter && former[begins] === text[begins]) begins += 1
  let ends = 0
  while (ends < shorter - begins && former.at(-1 - ends) === text.at(-1 - ends)) ends += 1
  return {
    start: text.slice(0, begins),
    from: former.slice(begins, former.length - ends),
    to: text.slice(begins, text.length - ends),
    end: text.slice(text.length - ends),
  }
}

/** Renders a number that rolls to the next value whenever it changes. */
export function Rolling({ children }: { children: string }) {
  return <RollingAmount amount={children} before={children} />
}
