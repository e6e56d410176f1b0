import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface StageEndProps {
  leave: ReactNode
  /** Above the heading: what was done. */
  line: string
  heading: ReactNode
  picture: ReactNode
  className?: string
  scene?: string
  children: ReactNode
}

/** Renders the end of a stage: a picture, and what comes next. */
export function StageEnd({ leave, line, heading, picture, className, scene, children }: StageEndProps) {
  return (
    <div className={classNames('stage-end grid min-h-dvh bg-ground', className)} data-scene={scene}>
      <section className="stage-end-top relative overflow-hidden text-center">
        {leave}
        <p>{line}</p>
        {heading}
        {picture}
      </section>
      <section className="stage-end-body grid">{children}</section>
    </div>
  )
}
