import { useState } from 'react'

/** How a text is written: as it will look, or in Markdown. */
export type WritingMode = 'formatted' | 'markdown'

const KEY = 'writing-mode'

/** The way of writing that was last chosen on this device; as it will look unless told. */
export function useWritingMode(): [WritingMode, (mode: WritingMode) => void] {
  const [mode, setMode] = useState<WritingMode>(readMode)
  return [
    mode,
    (next) => {
      setMode(next)
      try {
        localStorage.setItem(KEY, next)
      } catch {
        // A device that keeps nothing asks again next time.
      }
    },
  ]
}

function readMode(): WritingMode {
  try {
    return localStorage.getItem(KEY) === 'markdown' ? 'markdown' : 'formatted'
  } catch {
    return 'formatted'
  }
}

const LABELS = { formatted: 'Formatted', markdown: 'Markdown' } as const

/** Goes from one way of writing to the other, at the same place of the text. */
export function WritingSwitch({
  mode,
  onChoose,
}: {
  mode: WritingMode
  onChoose: (mode: WritingMode) => void
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out its children in a row everywhere
    <div
      role="group"
      aria-label="Show the text"
      className="ml-auto flex flex-none gap-0.5 self-center rounded-field bg-sunken p-0.5"
    >
      {(['formatted', 'markdown'] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={mode === name}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(name)}
          className="min-h-10 rounded-[7px] px-2.5 text-small font-[650] aria-pressed:bg-surface aria-pressed:shadow-cut low:max-lg:px-2 lg:min-h-9"
        >
          {LABELS[name]}
        </button>
      ))}
    </div>
  )
}
