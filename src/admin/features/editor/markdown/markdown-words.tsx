import { memo, type RefObject } from 'react'
import { type Observable, useObservable } from '../observable.ts'
import type { Drawn, Uploading } from './markdown-surface.ts'
import type { TextMark } from './text-marks.ts'

interface MarkdownWordsProps {
  drawn: Observable<Drawn>
  ref: RefObject<HTMLDivElement | null>
}

/** A copy of the field's words, with what is drawn at their places. Only this is updated on every key press. */
export function MarkdownWords({ drawn, ref }: MarkdownWordsProps) {
  const { blocks, marks, current, uploading } = useObservable(drawn, (value) => value)
  let end = 0
  return (
    <div ref={ref} aria-hidden className="markdown-words">
      {blocks.map((block, index) => {
        const start = end
        end += block.words.length
        const isLast = index === blocks.length - 1
        const own = marksBetween(marks, start, end)
        return (
          <Block
            key={block.id}
            words={block.words}
            isLast={isLast}
            marks={own}
            current={own === NONE ? null : current}
            uploading={uploadingBetween(uploading, start, isLast ? end + 1 : end)}
          />
        )
      })}
    </div>
  )
}

/** One object for all blocks in which nothing is drawn, so that they are not rendered again. */
const NONE: readonly never[] = []

function marksBetween(marks: readonly TextMark[], from: number, to: number): readonly TextMark[] {
  const found = marks.filter(({ start, end }) => start < to && end > from)
  return found.length === 0
    ? NONE
    : found.map((mark) => ({ ...mark, start: Math.max(0, mark.start - from), end: mark.end - from }))
}

function uploadingBetween(all: readonly Uploading[], from: number, to: number): readonly Uploading[] {
  const found = all.filter(({ at }) => from <= at && at < to)
  return found.length === 0 ? NONE : found.map((one) => ({ ...one, at: one.at - from }))
}

interface BlockProps {
  words: string
  isLast: boolean
  /** With offsets relative to the block. */
  marks: readonly TextMark[]
  current: string | null
  uploading: readonly Uploading[]
}

const Block = memo(function Block({ words: text, isLast, marks, current, uploading }: BlockProps) {
  return (
    <div>
      {partsOf(text, marks, uploading).map(({ from, words, mark, numbers, images }) => (
        <span key={from}>
          {numbers.map(({ key, number, level }) => (
            <span key={key} className="markdown-pin">
              <span
                className="proof-number proof-number-inline"
                data-level={level}
                data-finding-key={key}
                data-number={number}
              />
            </span>
          ))}
          {images.map(({ id, label }) => (
            <span key={id} className="markdown-pin">
              <span className="markdown-uploading" data-label={label} />
            </span>
          ))}
          {mark ? (
            <span
              className="proof-mark"
              data-level={mark.level}
              data-current={mark.key === current ? '' : undefined}
            >
              {words}
            </span>
          ) : (
            words
          )}
        </span>
      ))}
      {/* A line that is empty has its height. */}
      {isLast && '\u200B'}
    </div>
  )
})

/** Splits the words at the places where something is drawn. */
function partsOf(text: string, marks: readonly TextMark[], uploading: readonly Uploading[]) {
  const places = [0, ...marks.flatMap(({ start, end }) => [start, end]), ...uploading.map(({ at }) => at)]
  const cuts = [...new Set(places.filter((place) => place <= text.length))].sort((a, b) => a - b)
  return cuts.map((from, index) => ({
    from,
    words: text.slice(from, cuts[index + 1]),
    mark: marks.find(({ start, end }) => start <= from && from < end),
    numbers: marks.filter(({ end }) => end === from),
    images: uploading.filter(({ at }) => at === from),
  }))
}
