import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Move, Workout } from '../../../domain/movement/workout.ts'
import { parseJson } from '../../../domain/text/json.ts'
import { isRecord } from '../../../domain/type-guards.ts'
import { PlayButton } from './play-button.tsx'

interface Found {
  section: HTMLElement
  workout: Workout
}

/** Gives each workout in an article's text its play button (MOVE-FORM-1). */
export default function ArticleWorkouts({
  within,
  slug,
}: {
  within: RefObject<HTMLElement | null>
  slug: string
}) {
  const [found, setFound] = useState<readonly Found[]>([])
  useEffect(() => {
    const sections = [...(within.current?.querySelectorAll<HTMLElement>('.workout[data-workout]') ?? [])]
    setFound(
      sections.flatMap((section) => {
        const workout = parseWorkout(section.dataset.workout)
        return workout ? [{ section, workout }] : []
      }),
    )
  }, [within])
  const keys = found.map(({ section, workout }, index) =>
    createPortal(
      <p className="workout-key">
        <PlayButton
          id={`${slug}#${index}`}
          load={() => import('./play-workout.tsx')}
          props={{ id: `${slug}#${index}`, workout }}
        >
          Move with me
        </PlayButton>
        <small>Easier and harder ways inside. Nothing is recorded.</small>
      </p>,
      section,
      String(index),
    ),
  )
  return <>{keys}</>
}

/** Parses the workout that the server wrote into a page; null for anything else. */
export function parseWorkout(text: string | undefined): Workout | null {
  const value = parseJson(text ?? '')
  return isWorkout(value) ? value : null
}

function isWorkout(value: unknown): value is Workout {
  return (
    isRecord(value) &&
    typeof value.title === 'string' &&
    typeof value.rest === 'string' &&
    Number.isInteger(value.rounds) &&
    [value.warm_up, value.moves, value.cool_down].every((part) => Array.isArray(part) && part.every(isMove))
  )
}

function isMove(value: unknown): value is Move {
  return isRecord(value) && [value.name, value.amount, value.how].every((text) => typeof text === 'string')
}
