import type { Node } from 'prosemirror-model'
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view'
import { createObservable, type Observable } from '../observable.ts'

/** A picture, a film or a workout that React renders at its place in the text. */
export interface PlacedPart {
  id: number
  /** The element in which the node is rendered. */
  dom: HTMLElement
  node: Node
  isSelected: boolean
  view: EditorView
  /** Returns undefined once it has left the text. */
  getPos: () => number | undefined
}

export type PlacedParts = Observable<{ parts: readonly PlacedPart[] }>

export function createPlacedParts(): PlacedParts {
  return createObservable<{ parts: readonly PlacedPart[] }>({ parts: [] })
}

let lastId = 0

/** Reserves a place in the text for what React renders there. */
function placeFor(parts: PlacedParts, tag: 'span' | 'div'): NodeViewConstructor {
  return (node, view, getPos): NodeView => {
    lastId += 1
    const id = lastId
    const dom = document.createElement(tag)
    dom.className = `placed-part placed-${node.type.name}`
    dom.contentEditable = 'false'
    const change = (next: Partial<PlacedPart>) =>
      parts.change({
        parts: parts.get().parts.map((part) => (part.id === id ? { ...part, ...next } : part)),
      })
    parts.change({ parts: [...parts.get().parts, { id, dom, node, isSelected: false, view, getPos }] })
    return {
      dom,
      update(next) {
        if (next.type !== node.type) return false
        change({ node: next })
        return true
      },
      selectNode() {
        dom.classList.add('is-selected')
        change({ isSelected: true })
      },
      deselectNode() {
        dom.classList.remove('is-selected')
        change({ isSelected: false })
      },
      // Its fields and buttons handle their own events; the rest of it is selected, dragged and cut with the text.
      stopEvent: ({ target }) =>
        target instanceof Element && target.closest('input, textarea, button, a, label') !== null,
      ignoreMutation: () => true,
      destroy: () => parts.change({ parts: parts.get().parts.filter((part) => part.id !== id) }),
    }
  }
}

/** An item of a checklist, with its box. */
const listItem: NodeViewConstructor = (first, view, getPos) => {
  let node = first
  const dom = document.createElement('li')
  if (node.attrs.checked === null) return { dom, contentDOM: dom, update: (next) => isAlike(next) }
  dom.className = 'task-list-item'
  const box = document.createElement('input')
  box.type = 'checkbox'
  box.contentEditable = 'false'
  const contentDOM = document.createElement('div')
  const show = () => {
    box.checked = node.attrs.checked
    box.setAttribute('aria-label', node.attrs.checked ? 'Done' : 'To do')
  }
  box.addEventListener('change', () => {
    const pos = getPos()
    if (pos !== undefined)
      view.dispatch(view.state.tr.setNodeMarkup(pos, null, { ...node.attrs, checked: box.checked }))
  })
  show()
  dom.append(box, contentDOM)
  function isAlike(next: Node): boolean {
    if (next.type !== node.type || (next.attrs.checked === null) !== (node.attrs.checked === null))
      return false
    node = next
    return true
  }
  return {
    dom,
    contentDOM,
    update(next) {
      const alike = isAlike(next)
      if (alike) show()
      return alike
    },
    stopEvent: ({ target }) => target === box,
    ignoreMutation: (mutation) => mutation.target === box,
  }
}

export function nodeViews(parts: PlacedParts): Record<string, NodeViewConstructor> {
  return {
    image: placeFor(parts, 'span'),
    film: placeFor(parts, 'div'),
    workout: placeFor(parts, 'div'),
    list_item: listItem,
  }
}
