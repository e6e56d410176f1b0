import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Workout } from '../../../domain/movement/workout.ts'
import { parseWorkout } from './parse-workout.ts'
import { PlayKey } from './play-key.tsx'

interface Found {
  section: HTMLElement
  workout: Workout
}

/** Gives each workout in an article's text its key (MOVE-FORM-1). */
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
        <PlayKey
          id={`${slug}#${index}`}
          load={() => import('./play-workout.tsx')}
          props={{ id: `${slug}#${index}`, workout }}
        >
          Move with me
        </PlayKey>
        <small>Easier and harder ways inside. Nothing is recorded.</small>
      </p>,
      section,
      String(index),
    ),
  )
  return <>{keys}</>
}
