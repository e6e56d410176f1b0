import './posable-figure.css'
import { Download, Share2, X } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { drawFigure, limbTransforms } from '../../../domain/movement/figure/draw-figure.ts'
import {
  describePose,
  HANDLES,
  type Handle,
  placeOf,
  poseBetween,
  pullTo,
  rangeOf,
  readPose,
  STRIKES,
  turnJoint,
  turnOf,
  writePose,
} from '../../../domain/movement/figure/posing.ts'
import type { Pose } from '../../../domain/movement/figure/skeleton.ts'
import { useSettings, useSite } from '../../data/site-context.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { showAlert, showToast } from '../../ui/toast.ts'
import { downloadFile, shareFile } from '../share/picture-file.ts'
import { keptPose, poseOrFirst } from './kept-pose.ts'
import { makePoseCard, REACH } from './pose-card.ts'

const SWING_MS = 420

interface PosableFigureProps {
  /** The pose given by a link, in its encoded form; empty without one. */
  linked: string
  onLeave: () => void
}

/** The paper figure, posed by dragging a hand, a foot, an elbow or a knee (FIGURE-POSE-1). */
export function PosableFigure({ linked, onLeave }: PosableFigureProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [first] = useState(() => readPose(linked) ?? poseOrFirst(keptPose.read()))
  /** The pose when nothing is being dragged: stored, announced and shared. */
  const [rest, setRest] = useState(first)
  const [pose, setPose] = useState(first)
  /** The same value without delay: several moves may come before the next render. */
  const latest = useRef(first)
  const [said, setSaid] = useState('')
  const html = useMemo(() => drawFigure(first), [first])
  const stopSwing = useRef(() => {})
  const ranges = useMemo(() => new Map(HANDLES.map((handle) => [handle, rangeOf(rest, handle)])), [rest])

  useLayoutEffect(() => {
    const turns: Readonly<Record<string, string>> = limbTransforms(pose)
    for (const limb of frame.current?.querySelectorAll('[data-limb]') ?? [])
      limb.setAttribute('transform', turns[limb.getAttribute('data-limb') ?? ''] ?? '')
  }, [pose])
  useLayoutEffect(() => () => stopSwing.current(), [])

  function show(next: Pose) {
    latest.current = next
    setPose(next)
  }

  function keep(next: Pose) {
    stopSwing.current()
    show(next)
    setRest(next)
    keptPose.write(next)
  }

  function strike() {
    const at = STRIKES.findIndex(({ pose: known }) => writePose(known) === writePose(rest))
    const next = STRIKES[(at + 1) % STRIKES.length]
    if (!next) return
    const from = latest.current
    keep(next.pose)
    setSaid(next.name)
    stopSwing.current = swing(from, next.pose, show)
  }

  function pull(handle: Handle, event: PointerEvent) {
    const box = frame.current?.getBoundingClientRect()
    if (!box) return
    const x = REACH.x + ((event.clientX - box.left) / box.width) * REACH.width
    const y = REACH.y + ((event.clientY - box.top) / box.height) * REACH.height
    show(pullTo(latest.current, handle, [x, y]))
  }

  function turn(handle: Handle, event: KeyboardEvent) {
    const by = KEYS[event.key]
    if (by === undefined) return
    event.preventDefault()
    keep(turnJoint(rest, handle, turnOf(rest, handle) + by))
    setSaid('')
  }

  return (
    <>
      <div className="pose-stage">
        <div className="pose-sun" aria-hidden />
        <div ref={frame} className="pose-frame">
          <svg
            viewBox={`${REACH.x} ${REACH.y} ${REACH.width} ${REACH.height}`}
            role="img"
            aria-label={`A paper figure ${describePose(rest)}`}
            dangerouslySetInnerHTML={{ __html: html }}
          />
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be no place to draw in */}
          <div role="group" aria-label="Her joints">
            {HANDLES.map((handle) => {
              const [x, y] = placeOf(pose, handle)
              const degrees = turnOf(rest, handle)
              const [min, max] = ranges.get(handle) ?? [degrees, degrees]
              return (
                <div
                  key={handle}
                  role="slider"
                  tabIndex={0}
                  className="pose-handle"
                  aria-label={nameOf(handle)}
                  aria-valuemin={min}
                  aria-valuemax={max}
                  aria-valuenow={degrees}
                  aria-valuetext={sayTurn(handle, degrees)}
                  style={{
                    left: `${((x - REACH.x) / REACH.width) * 100}%`,
                    top: `${((y - REACH.y) / REACH.height) * 100}%`,
                  }}
                  onKeyDown={(event) => turn(handle, event)}
                  onPointerDown={(event) => {
                    if (event.button !== 0) return
                    stopSwing.current()
                    show(rest)
                    event.currentTarget.setPointerCapture(event.pointerId)
                    event.currentTarget.dataset.held = ''
                  }}
                  onPointerMove={(event) =>
                    event.currentTarget.hasPointerCapture(event.pointerId) && pull(handle, event)
                  }
                  onLostPointerCapture={(event) => {
                    delete event.currentTarget.dataset.held
                    keep(latest.current)
                    setSaid('')
                  }}
                />
              )
            })}
          </div>
        </div>
      </div>
      <PoseKeys pose={rest} said={said} onStrike={strike} onLeave={onLeave} />
    </>
  )
}

interface PoseKeysProps {
  pose: Pose
  said: string
  onStrike: () => void
  onLeave: () => void
}

function PoseKeys({ pose, said, onStrike, onLeave }: PoseKeysProps) {
  const { site_name } = useSettings()
  const { siteUrl } = useSite()
  const strikeKey = useRef<HTMLButtonElement>(null)
  // A press opens the figure: the focus moves on to the next button.
  useLayoutEffect(() => strikeKey.current?.focus({ preventScroll: true }), [])

  async function withCard(use: (card: File) => void | Promise<void>) {
    try {
      await use(await makePoseCard(pose, site_name, new URL(siteUrl).host))
    } catch {
      showAlert(
        'The picture could not be made',
        'Your device may be short of memory. Close a few tabs and try again.',
      )
    }
  }

  async function share(card: File) {
    const url = `${siteUrl}/#pose=${writePose(pose)}`
    if (await shareFile(card, { title: site_name, url })) return
    const isCopied = await copyText(url)
    showToast(
      isCopied
        ? { title: 'Link copied!', description: 'Whoever opens it sees your pose.' }
        : { kind: 'alert', title: 'Failed to copy', description: 'Please try again.' },
    )
  }

  return (
    <div className="pose-keys">
      <Button ref={strikeKey} look="yolk" size="small" onClick={onStrike}>
        Strike a pose
      </Button>
      <Button look="line" size="small" onClick={() => void withCard(downloadFile)}>
        <Download aria-hidden className="size-5" />
        Save as a picture
      </Button>
      <Button look="line" size="small" onClick={() => void withCard(share)}>
        <Share2 aria-hidden className="size-5" />
        Share
      </Button>
      <button type="button" className="pose-close" aria-label="Let her leap again" onClick={onLeave}>
        <X aria-hidden />
      </button>
      <p className="pose-hint">Pull a hand, a foot, an elbow or a knee. Keys: Tab, then the arrows.</p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

const KEYS: Readonly<Record<string, number | undefined>> = {
  ArrowRight: 5,
  ArrowUp: 5,
  ArrowLeft: -5,
  ArrowDown: -5,
  PageUp: 20,
  PageDown: -20,
  Home: -360,
  End: 360,
}

/** Names sides as in a mirror: the viewer's left is left. */
function nameOf(handle: Handle): string {
  const [side, joint] = handle.split(' ')
  return `${side === 'far' ? 'Left' : 'Right'} ${joint}`
}

function sayTurn(handle: Handle, degrees: number): string {
  const isBend = handle.endsWith('hand') || handle.endsWith('foot')
  if (isBend)
    return degrees === 0
      ? 'straight'
      : `bent ${Math.abs(degrees)} degrees${degrees < 0 ? ' the other way' : ''}`
  return degrees < 0 ? `${-degrees} degrees across her body` : `raised ${degrees} degrees`
}

/** Animates from one pose to the next; changes instantly with reduced motion. @returns a function that stops it */
function swing(from: Pose, to: Pose, show: (pose: Pose) => void): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  const start = performance.now()
  show(from)
  let frame = requestAnimationFrame(function step(now) {
    const share = Math.min(1, Math.max(0, (now - start) / SWING_MS))
    show(poseBetween(from, to, 1 - (1 - share) ** 3))
    if (share < 1) frame = requestAnimationFrame(step)
  })
  return () => cancelAnimationFrame(frame)
}
