import { ArrowLeft, ArrowRight, List, Sun } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import type { ListedRecipe } from '../../../domain/kitchen/shown-recipe.ts'
import {
  beginningOf,
  describeScaling,
  hintFor,
  sentencesOf,
  textOf,
} from '../../../domain/kitchen/step-words.ts'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { useNavigate } from '../../ui/site-link.tsx'
import { GoKey, RoundKey, StageNav } from '../../ui/stage/stage-frame.tsx'
import { useSheets, useStageKeys, useSwipe, useWakeLock } from '../../ui/stage/stage-hooks.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { CookHead } from './cook-head.tsx'
import { usePlace } from './cook-place.ts'
import { Portions } from './portions.tsx'
import { useRingSignals } from './ring-signals.ts'
import { Ringing } from './ringing.tsx'
import { StatusLine, StepAnnouncement } from './stage-status.tsx'
import { StepText } from './step-text.tsx'
import { TimerDock, useStepTimers } from './timer-dock.tsx'
import { useCookVoice } from './use-cook-voice.ts'
import { SongNote, WaitHintNote } from './wait-notes.tsx'

interface CookStageProps {
  recipe: RecipePage
  listed: ListedRecipe
  servings: number
}

type CookAction = 'next' | 'back' | 'timer' | 'read' | 'list' | 'tip' | 'leave'
type CookActions = Readonly<Record<CookAction, () => void>>

const KEYS: Readonly<Record<string, CookAction>> = {
  ArrowRight: 'next',
  ' ': 'next',
  ArrowLeft: 'back',
  t: 'timer',
  r: 'read',
  l: 'list',
  n: 'tip',
  Escape: 'leave',
}

type CookSheets = typeof import('./cook-sheets.tsx')
type CookDone = typeof import('./cook-done.tsx').CookDone
type CookTip = typeof import('./cook-tip.tsx').CookTip
const PlainDone = () => <h1 className="type-d2">Sit down. Eat.</h1>

/** Loads the sheets, tips and the end of cooking after the first step; if the end fails to load, only its words show. */
function useLateParts() {
  const [sheets, setSheets] = useState<CookSheets | null>(null)
  const [CookDone, setCookDone] = useState<CookDone | null>(null)
  const [CookTip, setCookTip] = useState<CookTip | null>(null)
  useEffect(() => {
    import('./cook-sheets.tsx').then(setSheets, Boolean)
    import('./cook-tip.tsx').then((part) => setCookTip(() => part.CookTip), Boolean)
    import('./cook-done.tsx').then(
      (part) => setCookDone(() => part.CookDone),
      () => setCookDone(() => PlainDone),
    )
  }, [])
  return { sheets, CookDone, CookTip }
}

export function CookStage({ recipe, listed, servings }: CookStageProps) {
  const { steps, lines } = listed
  const isAwake = useHydrated()
  const navigate = useNavigate()
  const timers = useRingSignals()
  const isScreenOn = useWakeLock()
  const { step: at, isDone, ticks, isFoundAgain, hasTurned, go, tick } = usePlace(recipe.id, steps)
  const { show, close, propsOf } = useSheets<'list' | 'words' | 'leave'>()
  const { sheets, CookDone, CookTip } = useLateParts()
  /** The step whose tips are open: on every new step they are closed. */
  const [tipsAt, setTipsAt] = useState<number | null>(null)
  const reachedEnd = useRef(false)
  const back = pagePath('recipe', recipe.slug)
  const step = steps[at]
  const next = steps[at + 1]
  const running = timers.filter(({ state }) => state.kind === 'running')
  const sentences = step ? sentencesOf(step.parts).map(textOf) : []

  const goTo = (to: number, isAnew = false) => {
    show(null)
    const within = Math.min(Math.max(to, 0), steps.length)
    if (within !== at || isDone || isAnew) go(within, isAnew)
    if (within < steps.length - 1 || reachedEnd.current) return
    reachedEnd.current = true
    // After the frame that shows the step.
    requestAnimationFrame(() =>
      setTimeout(() =>
        import('../statistics/visits.ts').then(({ countEvent }) => countEvent('cook'), Boolean),
      ),
    )
  }
  const { runs, start, startFirst, askToRing } = useStepTimers({ recipe, steps, at, timers })
  const asksToLeave = sheets !== null && running.length > 0
  // Back at the end leads to the last step.
  const turn = { next: () => goTo(at + 1), back: () => goTo(isDone ? at : at - 1) }
  const voice = useCookVoice({ ...turn, sentences, at, isDone, timers, lines, startTimer: startFirst })
  const { aloud, listening } = voice
  const isRinging = timers.some(({ state }) => state.kind === 'rung')
  // A ringing timer changes how many still run, so the question is closed.
  useEffect(() => {
    if (isRinging) close('leave')
  }, [isRinging])

  const actions: CookActions = {
    ...turn,
    timer: startFirst,
    read: voice.read,
    list: () => show('list'),
    tip: () => setTipsAt(tipsAt === at ? null : at),
    leave: () => (asksToLeave ? show('leave') : navigate(back)),
  }
  useStageKeys(KEYS, actions, !isDone)
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
            onBack={turn.back}
            onAgain={isFoundAgain ? () => goTo(0, true) : null}
          />
        )}
        {ringing}
      </>
    )
  }
  const hint = hintFor(listed, at)
  return (
    <div className="stage cm" data-personal="">
      <h1 className="sr-only">Cook {recipe.title}</h1>
      <CookHead
        title={recipe.title}
        servings={servings}
        at={at}
        steps={steps.length}
        back={back}
        onLeave={asksToLeave ? () => show('leave') : null}
        onWords={() => show('words')}
        onList={actions.list}
        voice={voice}
      />
      <Portions
        step={step}
        lines={lines}
        heading="For this step"
        scaled={describeScaling(servings, Math.max(1, recipe.servings))}
      >
        <button type="button" className="cm-all items-center gap-2 font-[650]" onClick={actions.list}>
          <List aria-hidden className="size-5" />
          All ingredients
        </button>
      </Portions>
      <div className="cm-say flex flex-col overscroll-contain" {...swipe}>
        <StepText key={at} step={step} saying={aloud.saying} isRunning={runs} onTimer={start} />
        {hint ? (
          <WaitHintNote
            hint={hint}
            isTicked={(name) => ticks.includes(`${step.step}:${name}`)}
            onTick={(name, on) => tick(`${step.step}:${name}`, on)}
          />
        ) : (
          <SongNote step={step} />
        )}
        {CookTip && (
          <CookTip
            key={step.step}
            recipeId={recipe.id}
            step={step.step}
            isOpen={tipsAt === at}
            onToggle={actions.tip}
          />
        )}
        <div className="cm-status text-small">
          <StatusLine
            flash={voice.flash}
            listening={listening.state}
            isReading={aloud.isOn}
            onStartAgain={isFoundAgain ? () => goTo(0, true) : null}
            onAsk={
              askToRing &&
              (() =>
                void askToRing().then((isAllowed) =>
                  voice.setFlash(isAllowed ? 'It rings over other apps too.' : 'It rings here.'),
                ))
            }
          />
          {isAwake && (
            <span className="ml-auto inline-flex items-center gap-1.5">
              <Sun aria-hidden className="size-[1.05em]" />
              {isScreenOn ? 'Screen stays on' : 'Screen may turn off'}
            </span>
          )}
        </div>
      </div>
      <TimerDock
        timers={timers}
        shown={{ slug: recipe.slug, step: step.step }}
        TimerSheet={sheets?.TimerSheet ?? null}
        onGoTo={(timer) => {
          if (timer.recipe.slug !== recipe.slug)
            return navigate(`${pagePath('recipe', timer.recipe.slug)}/cook`)
          goTo(steps.findIndex((one) => one.step === timer.step))
        }}
      />
      <StageNav
        label="Steps"
        go={
          <GoKey
            word={next ? 'Next' : 'Done'}
            more={next ? beginningOf(next) : 'Sit down and eat'}
            icon={ArrowRight}
            onClick={turn.next}
          />
        }
      >
        <RoundKey label="Back one step" disabled={at === 0} onClick={turn.back}>
          <ArrowLeft aria-hidden />
          <span className="cm-back">Back</span>
        </RoundKey>
      </StageNav>
      <StepAnnouncement text={hasTurned ? `Step ${at + 1} of ${steps.length}. ${sentences.join(' ')}` : ''} />
      {sheets && (
        <>
          <sheets.ListSheet {...propsOf('list')} listed={listed} step={at} onGoTo={goTo} />
          <sheets.WordsSheet
            {...propsOf('words')}
            onListen={() => {
              show(null)
              listening.setState('on')
            }}
          />
          <sheets.LeaveSheet {...propsOf('leave')} href={back} running={running.length} />
        </>
      )}
      {ringing}
    </div>
  )
}
