import './rolling-amount.css'
import { useState } from 'react'
import { useReducedMotion } from '../../ui/use-reduced-motion.ts'

interface RollingAmountProps {
  amount: string
  /** What was there when it is first shown. */
  before: string
}

/** An amount whose changed digits roll in; a screen reader hears the amount alone (REC-ING-9). */
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

/** Two texts as what they begin with, where they differ, and what they end with: `1½ cups` and `3 cups`. */
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

/** A figure that rolls to the next whenever it changes. */
export function Rolling({ children }: { children: string }) {
  return <RollingAmount amount={children} before={children} />
}
