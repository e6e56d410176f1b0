import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { FRIDGE_LIMITS } from '../../../domain/kitchen/finder/answers.ts'

interface FridgeEditorProps {
  have: readonly string[]
  suggestions: readonly string[]
  onAdd: (words: readonly string[]) => void
  onRemove: (word: string) => void
}

/** Words as tags that can be taken out, and a field for more of them. */
export default function FridgeEditor({ have, suggestions, onAdd, onRemove }: FridgeEditorProps) {
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const isFull = have.length >= FRIDGE_LIMITS.words

  function take(typed: string) {
    const words = typed
      .split(',')
      .map((word) => word.trim().replace(/\s+/g, ' ').slice(0, FRIDGE_LIMITS.length))
      .filter((word) => word !== '')
    setText('')
    if (words.length === 0) return
    setSaid(`${words.join(', ')} added`)
    onAdd(words)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') {
      event.preventDefault()
      take(text)
    }
    const last = have.at(-1)
    if (event.key === 'Backspace' && text === '' && last !== undefined) removeWord(last)
  }

  function removeWord(word: string) {
    setSaid(`${word} taken out`)
    onRemove(word)
    input.current?.focus()
  }

  return (
    <div className="flex min-h-13 flex-wrap items-center gap-1.5 rounded-[8px] border-[1.5px] border-line-strong bg-surface px-1.5 py-1 focus-within:outline-3 focus-within:outline-offset-1 focus-within:outline-focus">
      {have.map((word) => (
        <span
          key={word}
          className="inline-flex min-h-11 max-w-full items-center rounded-pill bg-leaf pl-[.9em] text-small font-semibold text-on-field"
        >
          <span className="truncate">{word}</span>
          <button
            type="button"
            aria-label={`Remove ${word}`}
            onClick={() => removeWord(word)}
            className="grid size-11 flex-none place-items-center rounded-full"
          >
            <X aria-hidden className="size-[15px]" />
          </button>
        </span>
      ))}
      <input
        ref={input}
        value={text}
        list={list}
        autoComplete="off"
        enterKeyHint="done"
        disabled={isFull}
        aria-label="Add what you have"
        placeholder={isFull ? 'The fridge is full' : 'Add what you have'}
        onChange={({ target: { value }, nativeEvent }) => {
          // A comma ends a word; a suggestion that was chosen comes at once, without a letter typed.
          const isChosen =
            !(nativeEvent instanceof InputEvent) || nativeEvent.inputType === 'insertReplacementText'
          if (value.includes(',') || (isChosen && suggestions.includes(value))) take(value)
          else setText(value)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => take(text)}
        className="min-h-11 min-w-36 flex-1 bg-transparent px-2 outline-none [&::-webkit-calendar-picker-indicator]:hidden! placeholder:text-ink-2"
      />
      <datalist id={list}>
        {suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  )
}
