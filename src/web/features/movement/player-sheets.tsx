import { Play, RotateCcw, SkipForward } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { type Course, fitStation, namePart } from '../../../domain/movement/course.ts'
import { sayDose } from '../../../domain/movement/dose.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type PlayerSettings, playerSettings } from './player-settings.ts'
import { canSpeak } from './sounds.ts'

interface PausedSheetProps {
  open: boolean
  /** What was paused, and where: `Squat, round 2 of 3`. */
  what: string
  onGoOn: () => void
  onStartAgain: () => void
  onSkip: () => void
  onLeave: () => void
}

export function PausedSheet({ open, what, onGoOn, onStartAgain, onSkip, onLeave }: PausedSheetProps) {
  const id = useId()
  return (
    <Dialog open={open} onClose={onGoOn} labelledBy={id} className="wp-sheet wp-mid">
      <h2 id={id}>Paused</h2>
      <p className="wp-how">{what}. Drink some water, answer the door. It all waits here.</p>
      <div className="wp-acts">
        <Button className="wp-main" onClick={onGoOn}>
          <Play aria-hidden />
          Go on
        </Button>
        <div className="wp-two">
          <Button look="line" onClick={onStartAgain}>
            <RotateCcw aria-hidden />
            Start the move again
          </Button>
          <Button look="line" onClick={onSkip}>
            <SkipForward aria-hidden />
            Skip this move
          </Button>
        </div>
        <Button look="quiet" onClick={onLeave}>
          Stop for today, keep my place
        </Button>
      </div>
    </Dialog>
  )
}

interface ListSheetProps {
  open: boolean
  onClose: () => void
  course: Course
  place: number
  onGoTo: (place: number) => void
}

/** All moves, to go to any of them: of the rounds the one she is in, else the next. */
export function ListSheet({ open, onClose, course, place, onGoTo }: ListSheetProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // The browser would go to the first key, which is seldom the one that is looked for.
  useEffect(() => {
    if (open) heading.current?.focus()
  }, [open])
  return (
    <Dialog open={open} onClose={onClose} labelledBy={id} className="wp-sheet">
      <h2 id={id} ref={heading} tabIndex={-1} className="focus:outline-none">
        All moves
      </h2>
      <div className="wp-list">
        {listParts(course, place).map(({ title, places }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {places.map((each) => (
                <li key={each}>
                  <MoveKey
                    course={course}
                    place={each}
                    isHere={each === place}
                    onPress={() => onGoTo(each)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

function MoveKey({
  course,
  place,
  isHere,
  onPress,
}: {
  course: Course
  place: number
  isHere: boolean
  onPress: () => void
}) {
  const station = course[place]
  const fitted = station && fitStation(station, 'written')
  if (!fitted) return null
  return (
    <button type="button" aria-current={isHere ? 'step' : undefined} onClick={onPress}>
      <span>
        <b>{fitted.move.name}</b>
        {isHere && <small>You are here</small>}
      </span>
      <span>{sayDose(fitted.dose)}</span>
    </button>
  )
}

function listParts(course: Course, place: number): { title: string; places: number[] }[] {
  const here = course[place]
  const shownRound =
    here?.kind === 'rest'
      ? here.nextRound
      : here?.part === 'cool_down'
        ? null
        : here?.kind === 'move'
          ? (here.round ?? 1)
          : 1
  const placesOf = (part: string, round: number | null) =>
    course.flatMap((station, index) =>
      station.kind === 'move' && station.part === part && station.round === round ? [index] : [],
    )
  const last = course.reduce(
    (most, each) => (each.kind === 'move' ? Math.max(most, each.round ?? 0) : most),
    1,
  )
  const warmUp = placesOf('warm_up', null)
  const round = placesOf('round', shownRound ?? last)
  const coolDown = placesOf('cool_down', null)
  const isOver = (places: readonly number[]) => places.every((each) => each < place)
  return [
    { title: isOver(warmUp) ? 'Warm-up, done' : 'Warm-up', places: warmUp },
    { title: `${namePart(course, round[0] ?? 0)}, tap one to go there`, places: round },
    { title: 'Cool-down', places: coolDown },
  ].filter(({ places }) => places.length > 0)
}

const SWITCHES: readonly {
  name: 'knocks' | 'names' | 'how' | 'buzz' | 'awake'
  title: string
  words: string
}[] = [
  { name: 'knocks', title: 'Soft knocks', words: 'Three before the end of a time, one at the turn' },
  { name: 'names', title: 'Say the name', words: '“Backward lunge, six on each side”' },
  { name: 'how', title: 'Read how it goes', words: 'The whole line, once, in the first round' },
  { name: 'buzz', title: 'Buzz at the turn', words: 'Where this device can' },
  { name: 'awake', title: 'Keep the screen awake', words: 'Until you pause for five minutes' },
]

export function SoundSheet({
  open,
  onClose,
  settings,
}: {
  open: boolean
  onClose: () => void
  settings: PlayerSettings
}) {
  const id = useId()
  const offered = SWITCHES.filter(({ name }) => canSpeak() || (name !== 'names' && name !== 'how'))
  return (
    <Dialog open={open} onClose={onClose} labelledBy={id} className="wp-sheet">
      <h2 id={id}>Sounds and voice</h2>
      <div className="wp-set">
        {offered.map(({ name, title, words }) => (
          <label key={name}>
            <span>
              <b>{title}</b>
              <small>{words}</small>
            </span>
            <input
              type="checkbox"
              role="switch"
              aria-checked={settings[name]}
              className="wp-switch"
              checked={settings[name]}
              onChange={(event) => playerSettings.write({ ...settings, [name]: event.target.checked })}
            />
          </label>
        ))}
        <label>
          <span>
            <b>Loudness</b>
            <small>Your own music plays on underneath</small>
          </span>
          <input
            type="range"
            min={0}
            max={100}
            step={10}
            value={settings.loudness}
            onChange={(event) =>
              playerSettings.write({ ...settings, loudness: Number(event.target.value), isMuted: false })
            }
          />
        </label>
      </div>
      <p className="type-small text-muted mt-3">Kept on this device.</p>
    </Dialog>
  )
}
