import type { PastedImage } from '../../../../domain/import/pasted-images.ts'
import type { UploadEnd } from '../../images/upload-image.ts'
import type { ImageUploader } from './image-uploaders.ts'
import type { TextSurface } from './text-marks.ts'
import type { TextTool } from './toolbar.tsx'

/** A text being edited, wherever it is stored: both of its views change it, and follow changes. */
export interface BoundText {
  get(): string
  change(text: string): void
  /** Returns a function that stops listening. */
  subscribe(listener: () => void): () => void
}

/** A link whose form is open: an existing or a new one. */
export interface OpenLink {
  words: string
  /** Null for a new one. */
  address: string | null
  save: (words: string, address: string) => void
  /** Null where there is nothing to remove. */
  remove: (() => void) | null
}

/** A film or a workout whose form is open: an existing or a new one. */
export interface OpenPart {
  kind: 'film' | 'workout'
  /** The film's line, or the content between the workout's fences; '' for a new one. */
  text: string
  save: (text: string) => void
  /** Null where there is nothing to remove. */
  remove: (() => void) | null
}

/** An image of pasted words, and its place in the surface. */
export interface ImageAlong extends Pick<PastedImage, 'src' | 'alt'> {
  at: number
}

/** Callbacks of a surface to its surroundings. */
export interface SurfaceHandlers {
  onLink: () => void
  onImage: (file: File, at: number) => void
  onImagesAlong: (images: ImageAlong[]) => void
  /** Returns the item's title: the same title in a pasted document is omitted. */
  titleOf: () => string
}

/** What the toolbar and its dialogs need from a text, formatted or Markdown. */
export interface WritingSurface extends TextSurface {
  /** The element that receives typing. */
  readonly dom: HTMLElement
  /**
   * Loads a text written elsewhere, as one step of undo.
   *
   * @throws UnreadableText
   */
  take(markdown: string): void
  press(tool: TextTool): void
  /** Replaces the selection by words, and puts the caret after them. */
  insertText(words: string): void
  /** Returns the link at the caret, else one made from the selection. */
  linkAtCaret(): OpenLink
  /** Returns the film or the workout at the caret, else a new one. */
  partAtCaret(kind: OpenPart['kind']): OpenPart
  /** Replaces the selection by an image of the library. */
  insertImage(markdown: string): void
  /** Inserts one image at a place of the text, which may have moved meanwhile. */
  bring(name: string, at: number, bring: ImageUploader): Promise<UploadEnd>
  /** Returns the caret's offset in the Markdown. */
  place(): number
  /** Moves the caret to an offset, scrolls it into view, and focuses the text. */
  toPlace(offset: number): void
}
