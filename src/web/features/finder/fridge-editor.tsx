import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { Avoidable } from '../../../domain/content/avoidables.ts'
import { FRIDGE_LIMITS } from '../../../domain/kitchen/finder/answers.ts'
import { classNames } from '../../ui/class-names.ts'

type FoodTools = typeof import('../../../domain/kitchen/foods/suggest-foods.ts')

interface FridgeEditorProps {
  have: readonly string[]
  /** What the dishes found use most. */
  suggestions: readonly string[]
  without: readonly Avoidable[]
  onAdd: (words: readonly string[]) => void
  onRemove: (word: string) => void
}

/** A word that may be meant as another one. */
interface Doubt {
  word: string
  guess: string
}

/** Edits words as removable tags, with a field that offers foods while it is filled. */
export default function FridgeEditor({ have, suggestions, without, onAdd, onRemove }: FridgeEditorProps) {
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const [doubts, setDoubts] = useState<readonly Doubt[]>([])
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [tools, setTools] = useState<FoodTools | null>(null)
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const isFull = have.length >= FRIDGE_LIMITS.words
  const options = isOpen ? offered(text, suggestions, have, tools?.suggestFoods(text, without) ?? []) : []

  /** Words typed before the table of foods was loaded. */
  const waiting = useRef<string[]>([])
  // Words that are resolved later use the current props.
  const latest = useRef({ onAdd, without, suggestions })
  latest.current = { onAdd, without, suggestions }

  /** Loads the table when the field is first used; where it cannot be loaded, every word is taken as it is. */
  async function loadTools() {
    const loaded = await import('../../../domain/kitchen/foods/suggest-foods.ts').catch(() => null)
    if (loaded) setTools(loaded)
    const words = waiting.current.splice(0)
    if (words.length > 0) takeWords(words, loaded)
  }

  function take(typed: string) {
    const words = typed
      .split(',')
      .map((word) => word.trim().replace(/\s+/g, ' ').slice(0, FRIDGE_LIMITS.length))
      .filter((word) => word !== '')
    write('')
    if (words.length === 0) return
    if (tools) return takeWords(words, tools)
    waiting.current.push(...words)
    void loadTools()
  }

  function takeWords(words: readonly string[], known: FoodTools | null) {
    const { suggestions: used, without: avoided } = latest.current
    const found = words.flatMap((word): Doubt[] => {
      const guess = used.includes(word.toLowerCase()) ? null : known?.guessFood(word, avoided)
      return guess ? [{ word, guess }] : []
    })
    setDoubts((before) => [...before.filter(({ word }) => !words.includes(word)), ...found])
    add(words.filter((word) => !found.some((doubt) => doubt.word === word)))
    if (found.length > 0) setSaid(found.map(({ guess }) => `Did you mean ${guess}?`).join(' '))
  }

  function add(words: readonly string[]) {
    if (words.length === 0) return
    setSaid(`${words.join(', ')} added`)
    latest.current.onAdd(words)
  }

  function settle({ word }: Doubt, chosen: string) {
    setDoubts((before) => before.filter((doubt) => doubt.word !== word))
    add([chosen])
    input.current?.focus()
  }

  function write(typed: string) {
    setText(typed)
    setActive(-1)
    setOpen(typed.trim() !== '')
  }

  function choose(name: string) {
    write('')
    add([name])
    input.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key } = event
    const chosen = options[active]
    const last = have.at(-1)
    if (key === 'Enter') {
      event.preventDefault()
      if (chosen === undefined) take(text)
      else choose(chosen)
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && text.trim() !== '') {
      event.preventDefault()
      setOpen(true)
      const count = options.length + 1
      // The position after the list stands for the typed text.
      setActive(((active + 1 + (key === 'ArrowDown' ? 1 : -1) + count) % count) - 1)
    } else if (key === 'Escape' && options.length > 0) {
      // The first press closes only the list, and nothing that contains it.
      event.preventDefault()
      setOpen(false)
      setActive(-1)
    } else if (key === 'Backspace' && text === '' && last !== undefined) removeWord(last)
  }

  function removeWord(word: string) {
    setSaid(`${word} removed`)
    onRemove(word)
    input.current?.focus()
  }

  return (
    <div>
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
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={options[active] === undefined ? undefined : `${list}-${active}`}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          disabled={isFull}
          aria-label="Add what you have"
          placeholder={isFull ? 'The fridge is full' : 'Add what you have'}
          onFocus={() => void (tools ?? loadTools())}
          // A comma ends a word.
          onChange={({ target: { value } }) => (value.includes(',') ? take(value) : write(value))}
          onKeyDown={onKeyDown}
          onBlur={() => take(text)}
          className="min-h-11 min-w-36 flex-1 bg-transparent px-2 outline-none placeholder:text-ink-2"
        />
      </div>
      <FoodOptions id={list} options={options} active={active} onChoose={choose} />
      {doubts.map((doubt) => (
        <p key={doubt.word} className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>
            Did you mean <b className="font-[650]">{doubt.guess}</b>?
          </span>
          <button
            type="button"
            className="min-h-11 text-small font-[650] text-accent-text underline underline-offset-4"
            onClick={() => settle(doubt, doubt.guess)}
          >
            Add {doubt.guess}
          </button>
          <button
            type="button"
            className="min-h-11 text-small font-[650] underline underline-offset-4"
            onClick={() => settle(doubt, doubt.word)}
          >
            Keep “{doubt.word}”
          </button>
        </p>
      ))}
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  )
}

/** Maximum number of options below the field. */
const MAX_OPTIONS = 6

/** Returns matching foods of the dishes found, then of the table; foods already entered are omitted. */
function offered(
  text: string,
  suggestions: readonly string[],
  have: readonly string[],
  foods: readonly string[],
): string[] {
  const typed = text.trim().toLowerCase()
  const there = new Set(have.map((word) => word.toLowerCase()))
  const used = suggestions.filter((name) => name.startsWith(typed) || name.includes(` ${typed}`))
  return [...new Set([...used, ...foods])].filter((name) => !there.has(name)).slice(0, MAX_OPTIONS)
}

interface FoodOptionsProps {
  id: string
  options: readonly string[]
  /** Index of the option selected by keyboard; -1 for the typed text. */
  active: number
  onChoose: (name: string) => void
}

/** The list of a combobox, below its field, which keeps the focus. */
function FoodOptions({ id, options, active, onChoose }: FoodOptionsProps) {
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
