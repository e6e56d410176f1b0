import { Check } from 'lucide-react'
import { useId } from 'react'

export type Content = 'sample' | 'empty'

const CHOICES = [
  {
    value: 'sample',
    title: 'A furnished house',
    words: '17 articles and 16 recipes to look at, change or throw out',
  },
  { value: 'empty', title: 'Empty rooms', words: 'The pages are there, the words are yours' },
] as const satisfies readonly { value: Content; title: string; words: string }[]

interface ContentChoiceProps {
  chosen: Content
  onChoose: (content: Content) => void
  /** Addresses of the pictures above the two. */
  pictures: Record<Content, string>
}

/** Whether the sample content stays. */
export function ContentChoice({ chosen, onChoose, pictures }: ContentChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-[.4rem] text-small font-[650]">What do you find inside?</legend>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
        {CHOICES.map(({ value, title, words }) => (
          <label
            key={value}
            className="group relative grid cursor-pointer content-start gap-2 rounded-[8px] border-[1.5px] border-line-strong bg-surface p-4 leading-snug has-checked:border-transparent has-checked:outline-3 has-checked:outline-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              className="absolute inset-0 z-1 size-full cursor-pointer opacity-0"
            />
            <span className="h-21 overflow-hidden rounded-paper bg-leaf">
              <img src={pictures[value]} alt="" className="size-full object-cover" />
            </span>
            <b className="font-display text-[1.125rem] leading-tight font-bold">{title}</b>
            <span className="text-small text-muted">{words}</span>
            <span
              aria-hidden
              className="absolute -top-2.25 -right-2.25 hidden size-7 place-items-center rounded-full bg-ink text-ground group-has-checked:grid"
            >
              <Check className="size-4 stroke-3" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
