import { TriangleAlert } from 'lucide-react'
import { readWorkoutBlock } from '../../../../domain/movement/workout-block.ts'
import { findWorkoutBlocks } from './find-workout-block.ts'

export function UnreadableNotes({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null
  return (
    <div
      className="flex gap-2 border-b-[1.5px] border-line bg-warn-bg px-4 text-small text-warn"
      role="status"
    >
      <TriangleAlert aria-hidden className="mt-2.5 size-4.5 flex-none" />
      <ul className="py-2">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  )
}

/** Returns a sentence for each workout of a text that cannot be parsed. */
export function describeUnreadable(markdown: string): string[] {
  return findWorkoutBlocks(markdown).flatMap(({ text, firstLine }) => {
    const read = readWorkoutBlock(text)
    if ('workout' in read) return []
    return [`Line ${firstLine + (read.line ?? 1) - 1}: ${read.problem} Until then it is shown as text.`]
  })
}
