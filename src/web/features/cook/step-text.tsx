import { Timer as Stopwatch } from 'lucide-react'
import { Fragment, type RefObject, useLayoutEffect, useRef } from 'react'
import type { Timer } from '../../../domain/content/recipe.ts'
import type { ListedStep, ShownPart } from '../../../domain/kitchen/shown-recipe.ts'
import { sentencesOf } from '../../../domain/kitchen/step-words.ts'
import { describeTimeLeft } from '../../../domain/kitchen/timers.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { classNames } from '../../ui/class-names.ts'

interface StepTextProps {
  step: ListedStep
  /** Index of the sentence being read aloud; null when none is. */
  saying: number | null
  isRunning: (timer: Timer) => boolean
  onTimer: (timer: Timer) => void
}

/** Renders a step for reading at arm's length: the first sentence stands out, durations are buttons that start timers. */
export function StepText({ step, saying, isRunning, onTimer }: StepTextProps) {
  const text = useRef<HTMLParagraphElement>(null)
  useFit(text, step)
  return (
    <p ref={text} className="cm-step">
      {sentencesOf(step.parts).map((sentence, index) => (
        <span
          key={index}
          className={
            classNames(index === 0 && 'font-semibold', index === saying && 'cm-reading') || undefined
          }
        >
          {sentence.map((part, at) => (
            <Fragment key={at}>
              {part.kind === 'timer' ? (
                <span className="whitespace-nowrap">
                  <TimerKey
                    timer={part.timer}
                    text={part.text}
                    isOn={isRunning(part.timer)}
                    onPress={onTimer}
                  />
                  {stopOf(sentence[at + 1])}
                </span>
              ) : (
                <PartText part={sentence[at - 1]?.kind === 'timer' ? withoutStop(part) : part} />
              )}
            </Fragment>
          ))}
        </span>
      ))}
    </p>
  )
}

/** The comma or full stop a piece begins with: it must not begin a line. */
const STOP = /^[,.;:!?)]+/

function stopOf(part: ShownPart | undefined): string {
  return (part?.kind === 'text' && STOP.exec(part.text)?.[0]) || ''
}

function withoutStop(part: ShownPart): ShownPart {
  return { ...part, text: part.text.slice(stopOf(part).length) }
}

/** An amount of at most so many characters fits on a phone's line, and is not broken: `a teaspoon`. */
const UNBROKEN = 14

/** Renders a piece of a sentence that is not a button. Amounts of ingredients are shown under 'For this step'. */
export function PartText({ part }: { part: ShownPart }) {
  if (part.kind === 'amount') {
    const isShort = part.text.length <= UNBROKEN
    return (
      <span
        className={classNames(
          'font-display font-[750] tracking-[-.02em]',
          isShort && 'min-[22rem]:whitespace-nowrap',
        )}
      >
        {part.text}
      </span>
    )
  }
  return part.kind === 'ingredient' && part.change === 'left out' ? <s aria-hidden>{part.text}</s> : part.text
}

interface TimerKeyProps {
  timer: Timer
  text: string
  isOn: boolean
  onPress: (timer: Timer) => void
}

function TimerKey({ timer, text, isOn, onPress }: TimerKeyProps) {
  const shown = NAMES_A_TIME.test(text) ? text : `${text}, ${describeTimeLeft(timer.seconds * SECOND)}`
  return (
    <button
      type="button"
      className="cm-time"
      data-on={isOn || undefined}
      aria-label={`${isOn ? 'Timer running' : 'Start the timer'}: ${shown}`}
      onClick={() => onPress(timer)}
    >
      <Stopwatch aria-hidden />
      <span>{shown}</span>
    </button>
  )
}

/** Where it does not match, the coach put the timer on other words: `until golden`. */
const NAMES_A_TIME = /\b(?:h|hrs?|hours?|min|minutes?|sec|seconds?)\b|\d\s?(?:h|m|s)\b/i

/** Smaller text cannot be read from across a stove: below this it scrolls. In rem, to follow the browser's setting. */
const SMALLEST_REM = 1.75
const STEP_PX = 2

function sizeOf({ clientWidth, clientHeight }: HTMLElement): string {
  return `${clientWidth} ${clientHeight}`
}

/** Shrinks the text until it fits its room; at the smallest size the room scrolls. */
function useFit(text: RefObject<HTMLElement | null>, step: ListedStep): void {
  useLayoutEffect(() => {
    const shown = text.current
    const room = shown?.parentElement
    if (!shown || !room) return
    let fitted = ''
    const findTip = () => room.querySelector<HTMLElement>('.cm-tip')
    const hadTip = findTip() !== null
    const fit = () => {
      fitted = sizeOf(room)
      // A tip that arrives after the words does not shrink them: they are being read.
      const late = hadTip ? null : findTip()
      late?.style.setProperty('display', 'none')
      fitWords()
      late?.style.removeProperty('display')
    }
    const fitWords = () => {
      shown.style.fontSize = ''
      const smallest = SMALLEST_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const largest = Number.parseFloat(getComputedStyle(shown).fontSize)
      if (room.scrollHeight <= room.clientHeight) return
      // Binary search: a slow phone takes a frame per size. Small sizes first, which most overflowing text needs.
      let tooLarge = 0
      let last = Math.max(1, Math.ceil((largest - smallest) / STEP_PX))
      while (tooLarge + 1 < last) {
        const middle = Math.ceil((tooLarge + last) / 2)
        shown.style.fontSize = `${largest - middle * STEP_PX}px`
        if (room.scrollHeight > room.clientHeight) tooLarge = middle
        else last = middle
      }
      shown.style.fontSize = `${Math.max(Math.min(smallest, largest), largest - last * STEP_PX)}px`
    }
    fit()
    // The observer also reports the initial size.
    const observer = new ResizeObserver(() => sizeOf(room) !== fitted && fit())
    observer.observe(room)
    // Fonts that load late have other widths.
    document.fonts.addEventListener('loadingdone', fit)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', fit)
    }
  }, [text, step])
}
