import { Star } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'

const STARS = [1, 2, 3, 4, 5]

interface StarChoiceProps {
  /** 0 while nothing is chosen. */
  chosen: number
  disabled: boolean
  onChoose: (rating: number) => void
}

/** Five stars as what they are: a radio group. */
export function StarChoice({ chosen, disabled, onChoose }: StarChoiceProps) {
  const name = useId()
  const [pointed, setPointed] = useState(0)
  const lit = pointed || chosen
  const stars = useRef<HTMLFieldSetElement>(null)
  // Chosen before the page was awake: pressed again, the star would say nothing new.
  useLayoutEffect(() => {
    const early = stars.current?.querySelector<HTMLInputElement>('input:checked')
    if (early) onChoose(Number(early.value))
  }, [])
  return (
    <fieldset
      ref={stars}
      disabled={disabled}
      onPointerLeave={() => setPointed(0)}
      className="-ml-2.5 flex flex-wrap"
    >
      <legend className="sr-only">Your rating</legend>
      {STARS.map((value) => (
        <label
          key={value}
          onPointerEnter={() => setPointed(value)}
          className="relative grid size-11 cursor-pointer place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            className="sr-only"
          />
          <Star
            aria-hidden
            className={classNames('size-7 text-[#b07400] dark:text-mark', value <= lit && 'fill-current')}
          />
          <span className="sr-only">{value === 1 ? '1 star' : `${value} stars`}</span>
        </label>
      ))}
    </fieldset>
  )
}
