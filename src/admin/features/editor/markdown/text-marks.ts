import type { FindingLevel } from '../../../../domain/proofreader/finding.ts'

/** A place in the text that a finding of the proof-reader is about (PROOF-EDITOR-2). */
export interface TextMark {
  /** The finding's key. */
  key: string
  /** In UTF-16 units of the Markdown. */
  start: number
  end: number
  level: FindingLevel
  /** Shown beside the place and beside the finding, to link the two. */
  number: number
}

/** What a writing surface, formatted or Markdown, offers the panels beside it. */
export interface TextSurface {
  /** Replaces the marks shown; the text and the caret are unchanged. */
  showMarks(marks: readonly TextMark[], current: string | null): void
  /** Scrolls a place of the Markdown into view and puts the caret there. */
  goTo(start: number, end: number): void
  /** Replaces a range of the Markdown; one step of undo. */
  replace(start: number, end: number, text: string): void
}

/** Returns the attributes that mark words of a text (styles/proof.css). */
export function markAttributes({ level, key }: TextMark, current: string | null): Record<string, string> {
  return { class: 'proof-mark', 'data-level': level, ...(key === current && { 'data-current': '' }) }
}

/** Creates the number beside a place; the panel reads it aloud. Drawn by CSS, so that it is not part of the text. */
export function createMarkNumber({ key, level, number }: TextMark): HTMLElement {
  const element = document.createElement('span')
  element.className = 'proof-number proof-number-inline'
  element.dataset.level = level
  element.dataset.findingKey = key
  element.dataset.number = String(number)
  element.setAttribute('aria-hidden', 'true')
  return element
}
