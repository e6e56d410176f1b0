import { Mic } from 'lucide-react'
import type { ListedRecipe } from '../../../domain/kitchen/shown-recipe.ts'
import { beginningOf } from '../../../domain/kitchen/step-words.ts'
import {
  type CookSpot,
  type CookTimer,
  formatElapsed,
  formatTimeLeft,
  leftOf,
  sayPlace,
} from '../../../domain/kitchen/timers.ts'
import { MINUTE } from '../../../domain/time/durations.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { SheetProps } from '../../ui/stage/stage-hooks.ts'
import { StageSheet } from '../../ui/stage/stage-sheet.tsx'
import { deviceTimers, useNow } from './device-timers.ts'

/** Lists everything the dish needs and all its steps, as links. */
export function ListSheet({
  listed,
  step,
  onGoTo,
  ...sheet
}: SheetProps & { listed: ListedRecipe; step: number; onGoTo: (step: number) => void }) {
  return (
    <StageSheet title="All ingredients" isTitleFirst {...sheet}>
      <ul className="mt-3">
        {listed.lines
          .filter(({ isLeftOut }) => !isLeftOut)
          .map(({ isHeading, quantity, ingredient }, index) =>
            isHeading ? (
              <li key={index} className="stage-row font-bold">
                {ingredient}
              </li>
            ) : (
              <li key={index} className="stage-row">
                <span>
                  {quantity && <strong className="font-bold">{quantity} </strong>}
                  {ingredient}
                </span>
              </li>
            ),
          )}
      </ul>
      <h3 className="type-h3 mt-6 mb-3">All steps</h3>
      <ol>
        {listed.steps.map((listedStep, index) => (
          <li key={listedStep.step} className="stage-row">
            <button
              type="button"
              aria-current={index === step ? 'step' : undefined}
              onClick={() => onGoTo(index)}
              className="min-h-16 text-left aria-[current=step]:font-bold"
            >
              {listedStep.step}. {beginningOf(listedStep)}
            </button>
            {index === step && <small>you are here</small>}
          </li>
        ))}
      </ol>
    </StageSheet>
  )
}

const WORDS = [
  { said: 'Next', more: 'or “done”, “carry on”' },
  { said: 'Back', more: 'one step' },
  { said: 'Read it', more: 'or “again”, “repeat”' },
  { said: 'Start the timer', more: 'the first one in the step' },
  { said: 'How long?', more: 'reads all timers' },
  { said: 'How much honey?', more: 'any ingredient' },
  { said: 'Stop', more: 'a ringing timer' },
]

/** Lists the voice commands before listening starts. */
export function WordsSheet({ onListen, ...sheet }: SheetProps & { onListen: () => void }) {
  return (
    <StageSheet title="Hands in the dough?" {...sheet}>
      <p className="text-muted mt-2">
        Turn the pages with your voice. Your browser does the listening, and some send the sound to their
        maker. Nothing you say reaches us.
      </p>
      <ul className="mt-3">
        {WORDS.map(({ said, more }) => (
          <li key={said} className="stage-row">
            <q>{said}</q>
            <small>{more}</small>
          </li>
        ))}
      </ul>
      <div className="stage-keys mt-4">
        <Button look="line" onClick={sheet.onClose}>
          Not now
        </Button>
        <Button onClick={onListen}>
          <Mic aria-hidden />
          Listen
        </Button>
      </div>
    </StageSheet>
  )
}

/** Asks before leaving; only while timers run. */
export function LeaveSheet({ href, running, ...sheet }: SheetProps & { href: string; running: number }) {
  return (
    <StageSheet title="Leave the stove?" {...sheet}>
      <p className="text-muted mt-2">
        {running === 1 ? 'One timer is' : `${running} timers are`} running. On the other pages of this site{' '}
        {running === 1 ? 'it rings' : 'they ring'} as well; with the site closed nothing can ring, but you
        find here what you missed.
      </p>
      <div className="stage-keys mt-4">
        <ButtonLink href={href} look="line">
          Leave
        </ButtonLink>
        <Button onClick={sheet.onClose}>Stay</Button>
      </div>
    </StageSheet>
  )
}

interface TimerSheetProps {
  timer: CookTimer | undefined
  shown: CookSpot
  onClose: () => void
  onGoTo: (timer: CookTimer) => void
}

/** Shows a timer of the dock: to pause, lengthen or stop it, and to go to its step. */
export function TimerSheet({ timer, shown, onClose, onGoTo }: TimerSheetProps) {
  return (
    <StageSheet open={timer !== undefined} onClose={onClose} title={timer?.label}>
      {timer && (
        <>
          <p className="text-muted mt-1">{sayPlace(timer, shown)}</p>
          <TimeLeft timer={timer} />
          <div className="stage-keys mt-4">
            {timer.state.kind === 'running' && (
              <Button look="line" onClick={() => deviceTimers.pause(timer.id)}>
                Pause
              </Button>
            )}
            {timer.state.kind === 'paused' && (
              <Button look="line" onClick={() => deviceTimers.resume(timer.id)}>
                Go on
              </Button>
            )}
            <Button look="line" onClick={() => deviceTimers.add(timer.id, MINUTE)}>
              + 1 min
            </Button>
            <Button
              look="line"
              onClick={() => {
                deviceTimers.stop(timer.id)
                onClose()
              }}
            >
              Stop
            </Button>
            <Button className="wide" onClick={() => onGoTo(timer)}>
              {timer.recipe.slug === shown.slug ? `Go to step ${timer.step}` : `Go to ${timer.recipe.title}`}
            </Button>
          </div>
        </>
      )}
    </StageSheet>
  )
}

function TimeLeft({ timer }: { timer: CookTimer }) {
  const { state, afterwards } = timer
  const now = useNow(state.kind !== 'paused')
  if (state.kind === 'rung') {
    return (
      <p className="mt-3 text-[1.25rem]">
        <b>It rang {formatElapsed(now - state.endedAt)}.</b> {afterwards}
      </p>
    )
  }
  return (
    <p className="mt-3 font-display text-[3.5rem] font-[750] leading-none">
      {formatTimeLeft(leftOf(timer, now))}
      <span className="sr-only"> left</span>
    </p>
  )
}
