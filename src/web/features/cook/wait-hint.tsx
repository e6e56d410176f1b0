import type { WaitHint } from '../../../domain/kitchen/step-words.ts'

interface WaitHintNoteProps {
  hint: WaitHint
  isTicked: (task: string) => boolean
  onTick: (task: string, ticked: boolean) => void
}

/** A note pinned beside the stove: what a long wait is good for. */
export function WaitHintNote({ hint: { title, tasks, isNextStep }, isTicked, onTick }: WaitHintNoteProps) {
  return (
    <aside className="cm-hint cm-pin">
      <h3>{title}</h3>
      {isNextStep && <p>The next step is meant for now. Go on when you like.</p>}
      <ul>
        {tasks.map(({ name, text }) => (
          <li key={name}>
            <label>
              <input
                type="checkbox"
                checked={isTicked(name)}
                onChange={(event) => onTick(name, event.target.checked)}
              />
              <span>{text}</span>
            </label>
          </li>
        ))}
      </ul>
    </aside>
  )
}
