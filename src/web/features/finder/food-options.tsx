import { classNames } from '../../ui/class-names.ts'

interface FoodOptionsProps {
  id: string
  options: readonly string[]
  /** The place of the option the keys stand on; -1 for what was typed. */
  active: number
  onChoose: (name: string) => void
}

/** The list of a combobox, below its field. The field keeps the focus. */
export function FoodOptions({ id, options, active, onChoose }: FoodOptionsProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Foods"
      className={classNames(
        'mt-1.5 overflow-hidden rounded-[8px] border-[1.5px] border-line bg-surface',
        options.length === 0 && 'hidden',
      )}
    >
      {options.map((name, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys choose
        <div
          key={name}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(name)}
          className={classNames(
            'flex min-h-11 cursor-pointer items-center px-3.5 hover:bg-sunken',
            index === active && 'bg-sunken font-[650] outline-3 -outline-offset-3 outline-focus',
          )}
        >
          {name}
        </div>
      ))}
    </div>
  )
}
