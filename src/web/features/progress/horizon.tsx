import './horizon.css'
import { X } from 'lucide-react'
import { type CSSProperties, useId, useMemo, useRef } from 'react'
import { drawFigure, LEAD_PAPERS, type Papers } from '../../../domain/movement/figure/draw-figure.ts'
import type { Pose } from '../../../domain/movement/figure/skeleton.ts'
import { countOf, type Progress, summarizeProgress, sunHeight } from '../../../domain/progress/progress.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { keptPose, poseOrFirst } from '../pose/kept-pose.ts'
import { doneDays } from './done-days.ts'
import { doneThings, NOTHING_DONE } from './done-things.ts'
import { FRIENDS } from './friends.ts'

/**
 * Paper hills and a sun that rise as the reader nears the end of the page. The sun's height shows what the reader has
 * done (SUN-FOOTER-2); a press explains it.
 */
export function Horizon() {
  const progress = useProgress()
  const note = useRef<HTMLDivElement>(null)
  const id = useId()
  const words = summarizeProgress(progress)
  const says = words === '' ? 'Your sun waits on the horizon.' : `${words}: your sun stands here.`
  const pose = poseOrFirst(keptPose.use())
  const count = countOf(progress)

  function clear() {
    const undo = clearProgress()
    note.current?.hidePopover()
    showToast({
      title: 'Back to the horizon',
      description: 'This device has forgotten what lifted your sun.',
      action: { label: 'Undo', run: undo },
    })
  }

  const style: CSSProperties & Record<'--lift', number> = { '--lift': sunHeight(progress) }
  return (
    <>
      <div className="horizon-land" style={style}>
        <Hill className="horizon-dawn" d="M0 34C260 4 520 12 760 30S1120 12 1312 22V400H0z" />
        <Hill className="horizon-morning" d="M0 26C300 40 520 6 800 12S1180 40 1312 14V400H0z" />
        <div className="horizon-sun">
          <button type="button" popoverTarget={id} aria-label={`${says} What lifts it?`} />
        </div>
        <Hill className="horizon-far" d="M0 90C220 14 420 24 660 88S1110 128 1312 60V400H0z" />
        <Hill className="horizon-middle" d="M0 40C300 14 520 70 800 50S1160 -4 1312 30V400H0z" />
        <Hill className="horizon-near" d="M0 16C380 -4 900 20 1312 6V400H0z" />
        <div className="horizon-people" aria-hidden>
          {FRIENDS.map(
            (friend) =>
              count >= friend.from &&
              friend.pose && <Figure key={friend.from} pose={friend.pose} papers={friend.papers} />,
          )}
          <Figure pose={pose} papers={LEAD_PAPERS} />
        </div>
      </div>
      <div ref={note} id={id} popover="auto" className="horizon-note">
        <p className="type-h3">{says}</p>
        <p>
          Every day of the plan, every dish cooked and every article read to its end lifts it a little. It
          never sets.
        </p>
        <p className="type-small text-muted">Kept on this device alone, sent to nobody.</p>
        <div className="flex flex-wrap gap-3">
          <Button size="small" look="line" onClick={() => note.current?.hidePopover()}>
            <X aria-hidden className="size-5" />
            Close
          </Button>
          {count > 0 && (
            <Button size="small" look="quiet" onClick={clear}>
              Clear it
            </Button>
          )}
        </div>
      </div>
    </>
  )
}

/** A sheet of paper as wide as the page; its outline is stretched to fit. */
function Hill({ className, d }: { className: string; d: string }) {
  return (
    <svg className={className} viewBox="0 0 1312 400" preserveAspectRatio="none" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}

function Figure({ pose, papers }: { pose: Pose; papers: Papers }) {
  const html = useMemo(() => drawFigure(pose, { papers }), [pose, papers])
  return <svg viewBox="-150 -300 300 316" dangerouslySetInnerHTML={{ __html: html }} />
}

/** The reader's progress as a hook; empty on the server and in the first render. */
function useProgress(): Progress {
  const { dishes, articles } = doneThings.use()
  return { days: doneDays.use().length, dishes: dishes.length, articles: articles.length }
}

/** Sets the sun back to the horizon. @returns a function that undoes it */
function clearProgress(): () => void {
  const before = { days: doneDays.read(), things: doneThings.read() }
  doneDays.write([])
  doneThings.write(NOTHING_DONE)
  return () => {
    doneDays.write(before.days)
    doneThings.write(before.things)
  }
}
