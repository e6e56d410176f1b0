import { Play, RotateCcw, SkipForward } from 'lucide-react'
import { type Course, fitStation, namePart } from '../../../domain/movement/course.ts'
import { describeDose } from '../../../domain/movement/dose.ts'
import { Button } from '../../ui/button.tsx'
import { canSpeak } from '../../ui/stage/sound.ts'
import type { SheetProps } from '../../ui/stage/stage-hooks.ts'
import { StageSheet } from '../../ui/stage/stage-sheet.tsx'
import { type PlayerSettings, playerSettings } from './player-settings.ts'

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
  return (
    <StageSheet open={open} onClose={onGoOn} title="Paused" className="wp-sheet wp-mid">
      <p className="wp-how text-pretty">{what}. Drink some water, answer the door. It all waits here.</p>
      <div className="stage-keys mt-4.5">
        <Button className="wide" onClick={onGoOn}>
          <Play aria-hidden />
          Go on
        </Button>
        <Button look="line" onClick={onStartAgain}>
          <RotateCcw aria-hidden />
          Start the move again
        </Button>
        <Button look="line" onClick={onSkip}>
          <SkipForward aria-hidden />
          Skip this move
        </Button>
        <Button look="quiet" className="wide" onClick={onLeave}>
          Stop for today, keep my place
        </Button>
      </div>
    </StageSheet>
  )
}

interface ListSheetProps extends SheetProps {
  course: Course
  place: number
  onGoTo: (place: number) => void
}

/** Lists all moves, to go to any of them: those of the current round, or during a rest of the next. */
export function ListSheet({ course, place, onGoTo, ...sheet }: ListSheetProps) {
  return (
    <StageSheet title="All moves" isTitleFirst className="wp-sheet" {...sheet}>
      {listParts(course, place).map(({ title, places }) => (
        <section key={title}>
          <h3 className="text-muted pt-3.5 pb-1 font-body text-small font-[650]">{title}</h3>
          <ul>
            {places.map((each) => (
              <li key={each}>
                <MoveKey course={course} place={each} isHere={each === place} onPress={() => onGoTo(each)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </StageSheet>
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
    <button
      type="button"
      className="stage-row hover:bg-sunken"
      aria-current={isHere ? 'step' : undefined}
      onClick={onPress}
    >
      <span>
        <b className={isHere ? 'text-accent-text' : undefined}>{fitted.move.name}</b>
        {isHere && <small className="block">You are here</small>}
      </span>
      <span className="text-muted">{describeDose(fitted.dose)}</span>
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
  { name: 'knocks', title: 'Soft knocks', words: 'Three before time is up, one at the change' },
  { name: 'names', title: 'Say the name', words: '“Backward lunge, six on each side”' },
  { name: 'how', title: 'Read the instructions', words: 'All of them, once, in the first round' },
  { name: 'buzz', title: 'Buzz at the change', words: 'If this device can' },
  { name: 'awake', title: 'Keep the screen awake', words: 'Until you pause for five minutes' },
]

export function SoundSheet({ settings, ...sheet }: SheetProps & { settings: PlayerSettings }) {
  const offered = SWITCHES.filter(({ name }) => canSpeak() || (name !== 'names' && name !== 'how'))
  return (
    <StageSheet title="Sounds and voice" className="wp-sheet" {...sheet}>
      <div className="mt-2.5">
        {offered.map(({ name, title, words }) => (
          <label key={name} className="stage-row cursor-pointer">
            <span>
              <span className="block text-[1.125rem] font-[650] leading-[1.3]">{title}</span>
              <small className="block">{words}</small>
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
        <label className="stage-row cursor-pointer">
          <span>
            <span className="block text-[1.125rem] font-[650] leading-[1.3]">Loudness</span>
            <small className="block">Your own music plays on underneath</small>
          </span>
          <input
            type="range"
            min={0}
            max={100}
            step={10}
            className="wp-range"
            value={settings.loudness}
            onChange={(event) =>
              playerSettings.write({ ...settings, loudness: Number(event.target.value), isMuted: false })
            }
          />
        </label>
      </div>
      <p className="type-small text-muted mt-3">Kept on this device.</p>
    </StageSheet>
  )
}
