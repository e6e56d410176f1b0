import { Check } from 'lucide-react'

type State = 'done' | 'next' | 'open'

/** The days of the plan as suns: done ones risen, the next one waiting, always with the word. */
export function DaySuns({ days, done }: { days: readonly number[]; done: readonly number[] }) {
  const next = days.find((day) => !done.includes(day))
  const stateOf = (day: number): State => (done.includes(day) ? 'done' : day === next ? 'next' : 'open')
  return (
    <ol className="grid grid-cols-7 gap-1.5" aria-label="Your week">
      {days.map((day) => (
        <li
          key={day}
          className="type-label grid justify-items-center gap-1 text-center font-semibold text-muted data-[state=next]:text-ink"
          data-state={stateOf(day)}
        >
          <DaySun state={stateOf(day)} />
          <span>{stateOf(day) === 'next' ? 'Next' : `Day ${day}`}</span>
          {stateOf(day) === 'done' && <span className="sr-only">, done</span>}
        </li>
      ))}
    </ol>
  )
}

function DaySun({ state }: { state: State }) {
  return (
    <span className="relative grid aspect-square w-full max-w-13 place-items-center" aria-hidden="true">
      <svg viewBox="0 0 52 52" className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
        {state === 'done' && <circle cx="26" cy="26" r="22" fill="#f8be3f" />}
        {state === 'next' && (
          <>
            <path d="M4 26a22 22 0 0 0 44 0z" fill="var(--hf-accent)" />
            <circle cx="26" cy="12" r="8" fill="var(--hf-accent)" />
          </>
        )}
        {state === 'open' && <path d="M4 26a22 22 0 0 0 44 0z" fill="var(--hf-line)" />}
      </svg>
      {state === 'done' && <Check className="relative size-5 text-[#14312a]" strokeWidth={3} />}
    </span>
  )
}
