import { X } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { drawFigure } from '../../../domain/movement/figure/draw-figure.ts'
import { StageEnd } from '../../ui/stage/stage-end.tsx'
import { IconKey } from '../../ui/stage/stage-frame.tsx'
import { FRIENDS, SUN_PAPERS } from '../progress/friends.ts'
import { CHEER } from './cheer.ts'

interface WorkoutDoneProps {
  /** Above the word: `Day 2, 18 minutes`. */
  line: string
  /** The scene with the figure: the day's sun, the seven of a whole week, or a glass of water. */
  scene?: keyof typeof SCENES
  /** `Done.` by default. */
  word?: string
  onLeave: () => void
  children: ReactNode
}

/** Shows the end of a workout: a picture of its own, and what comes next. */
export function WorkoutDone({ line, scene = 'day', word = 'Done.', onLeave, children }: WorkoutDoneProps) {
  const Scene = SCENES[scene]
  return (
    <StageEnd
      className="wd"
      scene={scene}
      leave={<IconKey label="Close" icon={X} onClick={onLeave} />}
      line={line}
      heading={<h1>{word}</h1>}
      picture={<Scene />}
    >
      {children}
    </StageEnd>
  )
}

const SCENES = { day: DayScene, week: WeekScene, water: WaterScene } as const

/** The room above the figure's hands is for the words: a scene draws below them at every size. */
function Stage({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="-330 -660 660 720" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {children}
    </svg>
  )
}

function Ground() {
  return <path d="M-1800-2l3600 3V1800H-1800z" fill="#2b5f4e" />
}

function DayScene() {
  return (
    <Stage>
      <circle className="wd-rise" cx="0" cy="-155" r="205" fill="#f8be3f" />
      <Ground />
      <g dangerouslySetInnerHTML={{ __html: CHEER }} />
    </Stage>
  )
}

/** In px of the scene: the last sun behind the figure, and the difference to each preceding, larger one. */
const SUNS = { smallest: 180, step: 42 } as const
const NEXT_SUN_MS = 130

function WeekScene() {
  return (
    <Stage>
      {SUN_PAPERS.map((fill, index) => {
        const r = SUNS.smallest + (SUN_PAPERS.length - 1 - index) * SUNS.step
        const style: CSSProperties & Record<'--after', string> = { '--after': `${index * NEXT_SUN_MS}ms` }
        return (
          <g key={fill} className="wd-rise" style={style}>
            <circle cx="2" cy="5" r={r} fill="#14312a" opacity=".16" />
            <circle r={r} fill={fill} />
          </g>
        )
      })}
      <Ground />
      {FRIENDS.map(({ papers, pose }, index) => (
        <g
          key={papers.top}
          transform={`translate(${index === 0 ? -212 : 212} 4)scale(.74)`}
          dangerouslySetInnerHTML={{ __html: pose ? drawFigure(pose, { papers }) : '' }}
        />
      ))}
      <g transform="translate(0 6)" dangerouslySetInnerHTML={{ __html: CHEER }} />
    </Stage>
  )
}

function WaterScene() {
  return (
    <Stage>
      <path className="wd-rise" d="M-262 0a262 262 0 0 1 524 0z" fill="#6fa9b4" />
      <Ground />
      <g transform="translate(-96 0)" dangerouslySetInnerHTML={{ __html: CHEER }} />
      <g transform="translate(138 4)">
        <path d="m-62-206 136 4-18 210H-44z" fill="#14312a" opacity=".18" />
        <path d="m-68-210 136 4-18 210H-50z" fill="#fbfaf4" />
        <path d="m-60-150 121 3-14 139h-92z" fill="#c6e0e3" />
        <circle cx="58" cy="-206" r="44" fill="#f8be3f" />
        <circle cx="58" cy="-206" r="33" fill="#fbe3a2" />
        <path d="M25-206h66M58-239v66M35-229l46 46M81-229l-46 46" stroke="#f8be3f" strokeWidth="5" />
        <path d="m-34-300 12 3-26 212-12-2z" fill="#d4380f" />
      </g>
    </Stage>
  )
}
