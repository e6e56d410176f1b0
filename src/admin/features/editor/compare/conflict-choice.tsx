import { useId } from 'react'
import { TextVersions } from './text-versions.tsx'

export type Side = 'mine' | 'theirs'

const SIDES = [
  { side: 'mine', label: 'Keep mine' },
  { side: 'theirs', label: 'Take the other' },
] as const

interface ConflictChoiceProps {
  label: string
  mine: string
  theirs: string
  chosen: Side
  onChoose: (side: Side) => void
}

/** One field in two versions, and which of them stays. */
export function ConflictChoice({ label, mine, theirs, chosen, onChoose }: ConflictChoiceProps) {
  const id = useId()
  return (
    <li>
      <fieldset>
        <legend className="mb-1.5 text-small font-bold">{label}</legend>
        <TextVersions before={mine} after={theirs} names={['Mine', 'The other version']} />
        <div className="mt-2 grid grid-cols-2 gap-3">
          {SIDES.map(({ side, label: text }) => (
            <label
              key={side}
              className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-[8px] border-[1.5px] border-line-strong px-3 text-small font-semibold has-checked:border-ink has-checked:bg-leaf has-checked:text-on-field"
            >
              <input
                type="radio"
                name={id}
                checked={chosen === side}
                onChange={() => onChoose(side)}
                className="size-4 accent-(--hf-ok)"
              />
              {text}
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  )
}
