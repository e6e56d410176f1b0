import type { Element, ElementContent } from 'hast'
import { ImageOff, Trash2 } from 'lucide-react'
import { closeHistory } from 'prosemirror-history'
import { Selection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { createElement, memo, type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import { CONTENT_LIMITS } from '../../../../domain/items/limits.ts'
import { readWorkoutBlock } from '../../../../domain/movement/workout-block.ts'
import { workoutElement } from '../../../../domain/movement/workout-html.ts'
import { emptyFigure } from '../../../../domain/video/video-figure.ts'
import { readVideoLink } from '../../../../domain/video/video-link.ts'
import { readFilmLine, useFilms } from '../markdown/use-film.ts'
import { useObservable } from '../observable.ts'
import type { PlacedParts as Parts, PlacedPart } from './node-views.ts'
import '../../../../web/styles/workout.css'

interface PartHandlers {
  /** Called to open the form of the film or the workout at a position. */
  onOpen: (pos: number) => void
  onDescribed: (src: string, alt: string) => void
}

/** Renders the pictures, films and workouts of the text, each at its place. */
export function PlacedParts({ parts, ...handlers }: PartHandlers & { parts: Parts }) {
  const placed = useObservable(parts, (value) => value.parts)
  return placed.map((part) => createPortal(<Part part={part} {...handlers} />, part.dom, String(part.id)))
}

function Part({ part, ...handlers }: PartHandlers & { part: PlacedPart }) {
  switch (part.node.type.name) {
    case 'image':
      return <PicturePart part={part} onDescribed={handlers.onDescribed} />
    case 'film':
      return <FilmPart part={part} onOpen={handlers.onOpen} />
    default:
      return <WorkoutPart part={part} onOpen={handlers.onOpen} />
  }
}

/** Removes a part from the text, and puts the caret in its place; one step of undo restores it. */
export function removeAt(view: EditorView, pos: number): void {
  const { tr } = view.state
  const node = tr.doc.nodeAt(pos)
  if (!node) return
  tr.delete(pos, pos + node.nodeSize)
  // A picture's paragraph is removed with it.
  const { parent } = tr.doc.resolve(pos)
  if (node.isInline && parent.content.size === 0 && tr.doc.childCount > 1) tr.delete(pos - 1, pos + 1)
  const at = tr.doc.resolve(Math.min(tr.mapping.map(pos), tr.doc.content.size))
  view.dispatch(closeHistory(tr).setSelection(Selection.near(at)).scrollIntoView())
  view.focus()
}

/** Moves the caret after a picture: into the words that follow it, or to a new line where it is alone. */
function goBehind(view: EditorView, pos: number): void {
  const { tr } = view.state
  const $pos = tr.doc.resolve(pos)
  if ($pos.parent.childCount > 1 || $pos.depth !== 1) tr.setSelection(Selection.near(tr.doc.resolve(pos + 1)))
  else {
    const end = $pos.after()
    if (tr.doc.resolve(end).nodeAfter?.type !== $pos.parent.type) tr.insert(end, $pos.parent.type.create())
    tr.setSelection(Selection.near(tr.doc.resolve(end)))
  }
  view.dispatch(tr.scrollIntoView())
}

function PartKeys({ part, what, onOpen }: { part: PlacedPart; what: string; onOpen: (pos: number) => void }) {
  const press = (run: (pos: number) => void) => () => {
    const pos = part.getPos()
    if (pos !== undefined) run(pos)
  }
  return (
    <div className="placed-keys">
      <button type="button" data-opens="" className="placed-key" onClick={press(onOpen)}>
        Change the {what}
      </button>
      <button
        type="button"
        className="placed-key is-quiet"
        onClick={press((pos) => removeAt(part.view, pos))}
      >
        Remove<span className="sr-only"> the {what}</span>
      </button>
    </div>
  )
}

/** A picture with its description under it, or a request for one. */
function PicturePart({ part, onDescribed }: { part: PlacedPart } & Pick<PartHandlers, 'onDescribed'>) {
  const { node, view, getPos } = part
  const { src, alt } = node.attrs
  const id = useId()
  const isMissing = alt.trim() === ''
  const describe = (words: string) => {
    const pos = getPos()
    if (pos !== undefined)
      view.dispatch(view.state.tr.setNodeMarkup(pos, null, { ...node.attrs, alt: words }, node.marks))
  }
  return (
    <>
      <img src={src} alt={alt} draggable={false} />
      <span className={`picture-words ${isMissing ? 'is-missing' : ''}`}>
        <label htmlFor={id}>
          {isMissing && <ImageOff aria-hidden className="size-4.5 flex-none" />}
          {isMissing ? 'This picture needs a description' : 'Description'}
        </label>
        <input
          id={id}
          data-opens=""
          value={alt}
          maxLength={CONTENT_LIMITS.imageAlt}
          placeholder="What’s in it, for people who can’t see it"
          onChange={({ target }) => describe(target.value)}
          onBlur={() => !isMissing && onDescribed(src, alt)}
          onKeyDown={(event) => {
            if ((event.key !== 'Enter' && event.key !== 'Escape') || event.nativeEvent.isComposing) return
            event.preventDefault()
            const pos = getPos()
            if (event.key === 'Enter' && pos !== undefined) goBehind(view, pos)
            view.focus()
          }}
        />
        <button
          type="button"
          className="placed-key is-quiet"
          aria-label={isMissing ? 'Remove this picture' : `Remove the picture: ${alt}`}
          onClick={() => {
            const pos = getPos()
            if (pos !== undefined) removeAt(view, pos)
          }}
        >
          <Trash2 aria-hidden className="size-4.5" />
        </button>
      </span>
    </>
  )
}

function FilmPart({ part, onOpen }: { part: PlacedPart } & Pick<PartHandlers, 'onOpen'>) {
  const { markdown } = part.node.attrs
  const { address, words } = readFilmLine(markdown)
  const link = readVideoLink(address)
  const html = useFilms(link ? emptyFigure(link, words) : '')
  return (
    <>
      <FilmFigure html={html} />
      <PartKeys part={part} what="video" onOpen={onOpen} />
    </>
  )
}

const FilmFigure = memo(function FilmFigure({ html }: { html: string }) {
  // Created by `fillVideos`, which escapes its input.
  return <div inert dangerouslySetInnerHTML={{ __html: html }} />
})

function WorkoutPart({ part, onOpen }: { part: PlacedPart } & Pick<PartHandlers, 'onOpen'>) {
  const { text } = part.node.attrs
  const read = readWorkoutBlock(text)
  return (
    <>
      {'workout' in read ? (
        draw(workoutElement(read.workout), 'workout')
      ) : (
        <pre>
          <code>{text}</code>
        </pre>
      )}
      <PartKeys part={part} what="workout" onOpen={onOpen} />
    </>
  )
}

/** Renders the page's own elements with React. */
function draw(node: ElementContent, key: string): ReactNode {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return null
  const children = node.children.map((child, index) => draw(child, String(index)))
  return createElement(node.tagName, { key, ...propsOf(node) }, ...children)
}

function propsOf({ properties }: Element): Record<string, string | number> {
  const props: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith('data')) continue
    if (Array.isArray(value)) props[name] = value.join(' ')
    else if (typeof value === 'string' || typeof value === 'number') props[name] = value
  }
  return props
}
