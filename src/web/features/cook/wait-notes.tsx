import type { ListedStep } from '../../../domain/kitchen/shown-recipe.ts'
import type { WaitHint } from '../../../domain/kitchen/step-words.ts'
import { MINUTE, SECOND } from '../../../domain/time/durations.ts'
import { SiteLink } from '../../ui/site-link.tsx'

interface WaitHintNoteProps {
  hint: WaitHint
  isTicked: (task: string) => boolean
  onTick: (task: string, ticked: boolean) => void
}

/** A note pinned beside the stove: what to do during a long wait. */
export function WaitHintNote({ hint: { title, tasks, isNextStep }, isTicked, onTick }: WaitHintNoteProps) {
  return (
    <aside className="stage-note cm-hint">
      <h3 className="font-body font-bold">{title}</h3>
      {isNextStep && <p>The next step fits in now. Go on when you like.</p>}
      <ul>
        {tasks.map(({ name, text }) => (
          <li key={name}>
            <label className="grid min-h-11 grid-cols-[26px_minmax(0,1fr)] items-center gap-3">
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

/** Minimum wait for which a song is offered (COOK-WAIT-2). */
const SONG_WAIT_SECONDS = (15 * MINUTE) / SECOND

/** Offers a song during a long wait, to move to: the timers run on and ring on every page. */
export function SongNote({ step: { timers } }: { step: ListedStep }) {
  const wait = timers.find(({ seconds }) => seconds >= SONG_WAIT_SECONDS)
  if (!wait) return null
  return (
    <aside className="stage-note cm-hint">
      <SiteLink href="/playlist" className="cm-song flex items-center gap-4 underline underline-offset-4">
        <span>{Math.round((wait.seconds * SECOND) / MINUTE)} minutes to wait. Fancy one song?</span>
      </SiteLink>
    </aside>
  )
}
