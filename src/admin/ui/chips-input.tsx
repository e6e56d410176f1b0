import { X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Labelled } from '../../web/ui/field.tsx'

interface ChipsInputProps {
  label: ReactNode
  values: readonly string[]
  onChange: (values: string[]) => void
  placeholder?: string
  /** Maximum length of a word, and maximum number of words. */
  maxLength: number
  maxItems: number
  error?: string | null
  hint?: ReactNode
}

/** A list of short words: Enter or a comma adds one, Backspace in the empty field removes the last one. */
export function ChipsInput({
  label,
  values,
  onChange,
  placeholder,
  maxLength,
  maxItems,
  error,
  hint,
}: ChipsInputProps) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const add = (text: string) => {
    const next = addChips(values, text, { maxLength, maxItems })
    if (next.length !== values.length) onChange(next)
    setTyped('')
  }
  const remove = (value: string) => {
    onChange(values.filter((candidate) => candidate !== value))
    input.current?.focus()
  }
  return (
    <Labelled label={label} error={error} hint={hint}>
      {({ id, describedBy }) => (
        <div className="flex flex-wrap items-center gap-1.5 rounded-[8px] border-[1.5px] border-line-strong bg-surface p-1.5 focus-within:outline-3 focus-within:outline-offset-1 focus-within:outline-focus">
          {values.map((value) => (
            <span
              key={value}
              className="inline-flex min-h-8 max-w-full items-center rounded-pill bg-leaf pl-3 text-label font-semibold text-on-field"
            >
              <span className="truncate">{value}</span>
              <button
                type="button"
                aria-label={`Remove ${value}`}
                onClick={() => remove(value)}
                className="relative grid size-8 flex-none place-items-center rounded-full after:absolute after:-inset-1.5 hover:bg-[rgb(20_49_42/.12)]"
              >
                <X aria-hidden className="size-4" />
              </button>
            </span>
          ))}
          <input
            ref={input}
            id={id}
            value={typed}
            autoComplete="off"
            placeholder={values.length === 0 ? placeholder : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            onChange={({ target }) =>
              target.value.includes(',') ? add(target.value) : setTyped(target.value)
            }
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
                event.preventDefault()
                add(typed)
              }
              const last = values.at(-1)
              if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last)
            }}
            onBlur={() => add(typed)}
            className="min-h-8 min-w-30 flex-1 bg-transparent px-2 placeholder:text-ink-2 placeholder:opacity-100 focus:outline-none"
          />
        </div>
      )}
    </Labelled>
  )
}

/**
 * Adds what was typed or pasted to the list: split at commas and line breaks, blanks dropped, deduped regardless of
 * case, truncated to the allowed length and number.
 */
export function addChips(
  values: readonly string[],
  text: string,
  { maxLength, maxItems }: { maxLength: number; maxItems: number },
): string[] {
  const next = [...values]
  for (const part of text.split(/[,\n]/)) {
    const chip = part.replace(/\s+/g, ' ').trim().slice(0, maxLength).trim()
    const isKnown = next.some((value) => value.toLowerCase() === chip.toLowerCase())
    if (chip !== '' && !isKnown && next.length < maxItems) next.push(chip)
  }
  return next
}
