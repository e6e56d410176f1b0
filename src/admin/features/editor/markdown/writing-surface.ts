import type { PastedImage } from '../../../../domain/import/pasted-images.ts'
import type { UploadEnd } from '../../images/upload-image.ts'
import type { BringImage } from './bring-image.ts'
import type { TextSurface } from './text-marks.ts'
import type { TextTool } from './toolbar.tsx'

/** A text that is written, wherever it is kept: both views of it change it, and follow it. */
export interface BoundText {
  get(): string
  change(text: string): void
  /** Returns how to stop listening. */
  subscribe(listener: () => void): () => void
}

/** A link whose form is open: one of the text, or a new one. */
export interface OpenLink {
  words: string
  /** Null for a new one. */
  address: string | null
  save: (words: string, address: string) => void
  /** Null where there is nothing to take away. */
  remove: (() => void) | null
}

/** A film or a workout whose form is open: one of the text, or a new one. */
export interface OpenPart {
  kind: 'film' | 'workout'
  /** The film's line, or what stands between the workout's fences; '' for a new one. */
  text: string
  save: (text: string) => void
  /** Null where there is nothing to take away. */
  remove: (() => void) | null
}

/** An image that came along with pasted words, and its place in the surface. */
export interface ImageAlong extends Pick<PastedImage, 'src' | 'alt'> {
  at: number
}

/** What a surface asks of what stands around it. */
export interface SurfaceHandlers {
  onLink: () => void
  onImage: (file: File, at: number) => void
  onImagesAlong: (images: ImageAlong[]) => void
  /** Of the item: a pasted document's own title that says the same is left out. */
  titleOf: () => string
}

/** What the toolbar and its dialogs ask of a text, formatted or Markdown. */
export interface WritingSurface extends TextSurface {
  /** The element that takes typing. */
  readonly dom: HTMLElement
  /**
   * Takes the text as it was written elsewhere, as one step of undo.
   *
   * @throws UnreadableText
   */
  take(markdown: string): void
  press(tool: TextTool): void
  /** Puts words in the place of the selection, and goes on behind them. */
  insertText(words: string): void
  /** The link at the caret, else one made of what is selected. */
  linkAtCaret(): OpenLink
  /** The film or the workout at the caret, else a new one. */
  partAtCaret(kind: OpenPart['kind']): OpenPart
  /** An image of the library in the place of the selection. */
  insertImage(markdown: string): void
  /** Brings one image to a place of the text, wherever that has moved to meanwhile. */
  bring(name: string, at: number, bring: BringImage): Promise<UploadEnd>
  /** Where the caret stands in the Markdown. */
  place(): number
  /** Puts the caret there, into view, and goes on writing. */
  toPlace(offset: number): void
}
