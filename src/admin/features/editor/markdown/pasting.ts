import { isolateHistory } from '@codemirror/commands'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { PastedImage, PastedText } from '../../../../domain/import/pasted-images.ts'
import { reportError } from '../report-error.ts'
import { convertPasted, loadConverter, readClipboard } from './clipboard.ts'
import { placeText } from './text-commands.ts'

interface PasteHandlers {
  onImage: (view: EditorView, file: File, position: number) => void
  /** Images that came along with pasted words, at their places in the text; they are not in it yet. */
  onImagesAlong: (view: EditorView, images: PastedImage[]) => void
  /** Of the item the text belongs to. */
  titleOf: () => string
}

/**
 * Takes what is pasted or dropped (EDIT-PASTE-4): words with looks become Markdown, in one step of undo;
 * images alone are uploaded; plain text goes its usual way.
 */
export function takesPastes({ onImage, onImagesAlong, titleOf }: PasteHandlers): Extension {
  let isShifted = false
  const insert = (view: EditorView, { markdown, images }: PastedText) => {
    const start = placeText(view, markdown, {
      userEvent: 'input.paste',
      annotations: isolateHistory.of('full'),
    })
    const along = images.map((image) => ({ ...image, offset: start + image.offset }))
    if (along.length > 0) onImagesAlong(view, along)
  }
  const takeFiles = (event: Event, view: EditorView, files: readonly File[], position: number) => {
    event.preventDefault()
    // The page's own handler would take it as the featured image.
    event.stopPropagation()
    for (const file of files) onImage(view, file, position)
    return true
  }
  return EditorView.domEventHandlers({
    focus: () => {
      loadConverter().catch(reportError)
      return false
    },
    keydown: ({ shiftKey }) => {
      isShifted = shiftKey
      return false
    },
    keyup: () => {
      isShifted = false
      return false
    },
    paste(event, view) {
      const data = event.clipboardData
      const pasted = readClipboard({
        html: data?.getData('text/html') ?? '',
        text: data?.getData('text/plain') ?? '',
        files: [...(data?.files ?? [])],
        asPlain: isShifted,
      })
      if (pasted.kind === 'images')
        return takeFiles(event, view, pasted.files, view.state.selection.main.from)
      // An image that comes along with words is theirs: it is not the featured image.
      event.stopPropagation()
      if (pasted.kind === 'plain') return false
      event.preventDefault()
      const { html, text } = pasted
      convertPasted({ html, text, title: titleOf() }, (converted) => insert(view, converted))
      return true
    },
    drop(event, view) {
      const files = [...(event.dataTransfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
      if (files.length === 0) return false
      const position = view.posAtCoords({ x: event.clientX, y: event.clientY })
      return takeFiles(event, view, files, position ?? view.state.doc.length)
    },
  })
}
