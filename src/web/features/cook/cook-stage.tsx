import { ArrowLeft, ArrowRight, List, Mic, Sun, Volume2, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import type { Timer } from '../../../domain/content/recipe.ts'
import type { ListedRecipe } from '../../../domain/kitchen/shown-recipe.ts'
import { findAskedLine, type SpokenCommand } from '../../../domain/kitchen/spoken-commands.ts'
import {
  beginningOf,
  hintFor,
  sayScaled,
  sentencesOf,
  textOf,
  timerWords,
} from '../../../domain/kitchen/step-words.ts'
import { leftOf, sayLeft, timesSame } from '../../../domain/kitchen/timers.ts'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { Button } from '../../ui/button.tsx'
import { useNavigate } from '../../ui/link-context.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useSwipe } from '../../ui/use-swipe.ts'
import { useWakeLock } from '../../ui/use-wake-lock.ts'
import { usePlace } from './cook-place.ts'
import { deviceTimers } from './device-timers.ts'
import { Portions } from './portions.tsx'
import { allowSound, askToNotify, canAskToNotify, useRingSignals } from './ring-signals.ts'
import { Ringing } from './ringing.tsx'
import { StatusLine, StepAnnouncement, useFlash } from './stage-status.tsx'
import { StepText } from './step-text.tsx'
import { TimerDock } from './timer-dock.tsx'
import { useCookKeys } from './use-cook-keys.ts'
import { useListening, useReadAloud } from './use-speech.ts'
import { SongNote, WaitHintNote } from './wait-hint.tsx'

interface CookStageProps {
  recipe: RecipePage
  listed: ListedRecipe
  servings: number
}

type Sheet = 'list' | 'words' | 'leave'

type CookSheets = typeof import('./cook-sheets.tsx')
type CookDone = typeof import('./cook-done.tsx').CookDone
const PlainDone = () => <h1 className="type-d2">Sit down. Eat.</h1>

/** From this many steps the bowls stand closer. */
const MANY_STEPS = 13
export function CookStage({ recipe, listed, servings }: CookStageProps) {
  const { steps, lines } = listed
  const isAwake = useHydrated()
  const navigate = useNavigate()
  const timers = useRingSignals()
  const isScreenOn = useWakeLock()
  const { step: at, isDone, ticks, isFoundAgain, go, tick } = usePlace(recipe.id, steps)
  const aloud = useReadAloud()
  const [sheet, setSheet] = useState<Sheet | null>(null)
  /** What a browser tells of a sheet that has closed may come after the next one was opened. */
  const closeSheet = (closed: Sheet) => setSheet((open) => (open === closed ? null : open))
  const [flash, setFlash] = useFlash()
  const [canAsk, setCanAsk] = useState(false)
  const reachedEnd = useRef(false)
  const back = pagePath('recipe', recipe.slug)
  const step = steps[at]
  const next = steps[at + 1]
  const running = timers.filter(({ state }) => state.kind === 'running')
  const sentences = step ? sentencesOf(step.parts).map(textOf) : []

  // The sheets and the end of cooking, loaded once the first step is there; where the end does not come, its words alone.
  const [sheets, setSheets] = useState<CookSheets | null>(null)
  const [CookDone, setCookDone] = useState<CookDone | null>(null)
  useEffect(() => {
    import('./cook-sheets.tsx').then(setSheets, Boolean)
    import('./cook-done.tsx').then(
      (part) => setCookDone(() => part.CookDone),
      () => setCookDone(() => PlainDone),
    )
  }, [])
  const goTo = (to: number) => {
    setSheet(null)
    const within = Math.min(Math.max(to, 0), steps.length)
    if (within !== at || isDone) go(within)
    if (within < steps.length - 1 || reachedEnd.current) return
    reachedEnd.current = true
    // Behind the frame that shows the step.
    requestAnimationFrame(() =>
      setTimeout(() =>
        import('../statistics/visits.ts').then(({ countEvent }) => countEvent('cook'), Boolean),
      ),
    )
  }
  const start = (timer: Timer) => {
    if (!step) return
    allowSound()
    const { slug, title } = recipe
    const words = timerWords(steps, at, timer)
    const { start: place, seconds, seconds_max: secondsMax } = timer
    deviceTimers.start({
      recipe: { slug, title },
      step: step.step,
      start: place,
      seconds,
      secondsMax,
      ...words,
    })
    setCanAsk(canAskToNotify())
  }
  const runs = (timer: Timer) =>
    step !== undefined &&
    timers.some(
      (one) => timesSame(one, { recipe, step: step.step, start: timer.start }) && one.state.kind !== 'rung',
    )
  const startFirst = () => {
    const first = step?.timers.find((timer) => !runs(timer))
    if (first) start(first)
  }
  const asksToLeave = sheets !== null && running.length > 0
  const leave = () => (asksToLeave ? setSheet('leave') : navigate(back))
  const answer = (text: string) => {
    setFlash(text)
    if (aloud.isOffered) aloud.say([text])
  }
  const tellTimers = () => {
    const left = timers.map((timer) => `${timer.label}: ${sayLeft(leftOf(timer, Date.now()))}`)
    answer(left.length > 0 ? left.join('. ') : 'No timer is running.')
  }
  const obey = (command: SpokenCommand, heard: string) => {
    // What the phone itself reads out is no word for it; a ring is stopped all the same.
    if (aloud.saying !== null && command.kind !== 'stop') return
    setFlash(`“${heard}”`)
    if (command.kind === 'stop') {
      const rung = timers.find(({ state }) => state.kind === 'rung')
      if (rung) deviceTimers.stop(rung.id)
      else aloud.hush()
    }
    if (command.kind === 'next') goTo(at + 1)
    if (command.kind === 'back') goTo(at - 1)
    if (command.kind === 'repeat') aloud.say(sentences)
    if (command.kind === 'start timer') startFirst()
    if (command.kind === 'how long') tellTimers()
    if (command.kind === 'how much') {
      const line = findAskedLine(lines, command.of)
      answer(line ? `${line.quantity} ${line.name}`.trim() : `No ${command.of} in the list.`)
    }
  }
  const listening = useListening(obey)
  const isRinging = timers.some(({ state }) => state.kind === 'rung')
  // How many timers run is another question then.
  useEffect(() => {
    if (isRinging) closeSheet('leave')
  }, [isRinging])
  const toggleReading = () => {
    if (aloud.isOn) aloud.hush()
    else aloud.say(sentences)
    aloud.setOn(!aloud.isOn)
  }
  // A new step is read by itself while reading is on.
  useEffect(() => {
    if (aloud.isOn && !isDone) aloud.say(sentences)
  }, [at])

  useCookKeys(
    {
      next: () => goTo(at + 1),
      back: () => goTo(at - 1),
      timer: startFirst,
      read: () => aloud.say(sentences),
      list: () => setSheet('list'),
      leave,
    },
    !isDone,
  )
  const swipe = useSwipe((way) => goTo(at + way))

  if (!step) return null
  const ringing = <Ringing timers={timers} isHeard={listening.state === 'on'} />
  if (isDone) {
    return (
      <>
        {CookDone && (
          <CookDone
            recipe={recipe}
            lines={lines}
            servings={servings}
            steps={steps.length}
            onBack={() => goTo(steps.length - 1)}
            onAgain={isFoundAgain ? () => goTo(0) : null}
          />
        )}
        {ringing}
      </>
    )
  }
  const hint = hintFor(listed, at)
  return (
    <div className="cm" data-personal="">
      <h1 className="sr-only">Cook {recipe.title}</h1>
      <header className="cm-top">
        <SiteLink
          href={back}
          className="cm-icon"
          aria-label="Leave cook mode"
          onClick={(event) => {
            if (!asksToLeave) return
            event.preventDefault()
            setSheet('leave')
          }}
        >
          <X aria-hidden />
        </SiteLink>
        <p className="cm-title">
          <b>{recipe.title}</b>
          <span>
            Step {at + 1} of {steps.length} · serves {servings}
          </span>
        </p>
        <div className="cm-tools">
          {aloud.isOffered && (
            <button
              type="button"
              className="cm-icon"
              aria-pressed={aloud.isOn}
              aria-label="Read aloud"
              onClick={toggleReading}
            >
              <Volume2 aria-hidden />
            </button>
          )}
          {listening.isOffered && (
            <button
              type="button"
              className="cm-icon"
              aria-pressed={listening.state === 'on'}
              aria-label="Listen to my voice"
              onClick={() => (listening.state === 'on' ? listening.setState('off') : setSheet('words'))}
            >
              <Mic aria-hidden />
            </button>
          )}
          <button
            type="button"
            className="cm-icon"
            aria-label="All ingredients and steps"
            onClick={() => setSheet('list')}
          >
            <List aria-hidden />
          </button>
        </div>
        <div
          className="cm-prog"
          role="progressbar"
          aria-label="Steps"
          aria-valuemin={1}
          aria-valuemax={steps.length}
          aria-valuenow={at + 1}
          aria-valuetext={`Step ${at + 1} of ${steps.length}`}
          data-many={steps.length >= MANY_STEPS || undefined}
        >
          {steps.map(({ step: number }, index) => (
            <i key={number} className={index < at ? 'done' : index === at ? 'now' : undefined} />
          ))}
        </div>
      </header>
      <Portions
        step={step}
        lines={lines}
        heading="For this step"
        scaled={sayScaled(servings, Math.max(1, recipe.servings))}
      >
        <button type="button" className="cm-all" onClick={() => setSheet('list')}>
          <List aria-hidden />
          All ingredients
        </button>
      </Portions>
      <div className="cm-say" {...swipe}>
        <StepText
          key={at}
          step={step}
          saying={aloud.saying}
          isRunning={runs}
          onTimer={(timer) => !runs(timer) && start(timer)}
        />
        {hint ? (
          <WaitHintNote
            hint={hint}
            isTicked={(name) => ticks.includes(`${step.step}:${name}`)}
            onTick={(name, on) => tick(`${step.step}:${name}`, on)}
          />
        ) : (
          <SongNote step={step} />
        )}
        <div className="cm-hear">
          <StatusLine
            flash={flash}
            listening={listening.state}
            isReading={aloud.isOn}
            onStartAgain={isFoundAgain ? () => goTo(0) : null}
            onAsk={
              canAsk
                ? () => {
                    setCanAsk(false)
                    void askToNotify().then((isAllowed) =>
                      setFlash(isAllowed ? 'It rings over other apps too.' : 'It rings here.'),
                    )
                  }
                : null
            }
          />
          {isAwake && (
            <span className="sep">
              <Sun aria-hidden />
              {isScreenOn ? 'Screen stays on' : 'Your phone may dim'}
            </span>
          )}
        </div>
      </div>
      <TimerDock
        timers={timers}
        shown={{ slug: recipe.slug, step: step.step }}
        onGoTo={(timer) => {
          if (timer.recipe.slug !== recipe.slug)
            return navigate(`${pagePath('recipe', timer.recipe.slug)}/cook`)
          goTo(steps.findIndex((one) => one.step === timer.step))
        }}
      />
      <nav className="cm-nav" aria-label="Steps">
        <Button
          look="line"
          className="cm-back"
          aria-label="Back one step"
          disabled={at === 0}
          onClick={() => goTo(at - 1)}
        >
          <ArrowLeft aria-hidden />
          <span className="cm-word">Back</span>
        </Button>
        <Button className="cm-next" onClick={() => goTo(at + 1)}>
          <span className="cm-word">
            {next ? 'Next' : 'Done'}
            <small>{next ? beginningOf(next) : 'Sit down and eat'}</small>
          </span>
          <ArrowRight aria-hidden />
        </Button>
      </nav>
      <StepAnnouncement at={at} text={`Step ${at + 1} of ${steps.length}. ${sentences.join(' ')}`} />
      {sheets && (
        <>
          <sheets.ListSheet
            open={sheet === 'list'}
            onClose={() => closeSheet('list')}
            listed={listed}
            step={at}
            onGoTo={goTo}
          />
          <sheets.WordsSheet
            open={sheet === 'words'}
            onClose={() => closeSheet('words')}
            onListen={() => {
              setSheet(null)
              listening.setState('on')
            }}
          />
          <sheets.LeaveSheet
            open={sheet === 'leave'}
            onClose={() => closeSheet('leave')}
            href={back}
            running={running.length}
          />
        </>
      )}
      {ringing}
    </div>
  )
}
