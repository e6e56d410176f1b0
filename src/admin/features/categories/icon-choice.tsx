import { useId } from 'react'
import { CATEGORY_ICONS } from './category-icons.ts'

interface IconChoiceProps {
  value: string
  onChange: (icon: string) => void
}

/** The icon of a category: one of a small set. */
export function IconChoice({ value, onChange }: IconChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-[.4rem] text-small font-[650]">Icon</legend>
      <div className="flex flex-wrap gap-1">
        {Object.entries(CATEGORY_ICONS).map(([icon, Icon]) => (
          <label
            key={icon}
            title={icon}
            className="grid size-11 place-items-center rounded-[8px] border-2 border-transparent hover:bg-sunken has-checked:border-ink has-checked:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={icon}
              checked={value === icon}
              onChange={() => onChange(icon)}
              className="sr-only"
            />
            <span className="sr-only">{icon.replace('-', ' ')}</span>
            <Icon aria-hidden className="size-5.5" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
