import type { PastedText } from '../../../../domain/import/pasted-images.ts'
import { reportError } from '../../../data/report-error.ts'

type Convert = typeof import('../../../../domain/import/pasted-html.ts').pastedToMarkdown

let loading: Promise<Convert> | null = null
let convert: Convert | null = null

/** Loads the converter in advance, so that a paste need not wait for it. */
export async function loadConverter(): Promise<Convert> {
  loading ??= import('../../../../domain/import/pasted-html.ts').then(
    ({ pastedToMarkdown }) => pastedToMarkdown,
  )
  try {
    convert = await loading
    return convert
  } catch (error) {
    // A lost connection is temporary: the next paste tries again.
    loading = null
    throw error
  }
}

/** Words with their formatting, and the title of the item they are pasted into. */
interface PastedWords {
  html: string
  text: string
  title: string
}

/** Converts a paste to Markdown: synchronously where the converter is already loaded. */
export function convertPasted(words: PastedWords, insert: (pasted: PastedText) => void): void {
  if (convert) insert(readPasted(convert, words))
  else
    loadConverter()
      .catch(() => null)
      .then((loaded) => insert(readPasted(loaded, words)))
      .catch(reportError)
}

/** Returns the Markdown of a paste; the plain words where the formatting cannot be parsed, so that nothing is lost. */
function readPasted(run: Convert | null, { html, text, title }: PastedWords): PastedText {
  const plain = { markdown: text.replace(/\r\n?/g, '\n'), images: [] }
  if (!run) return plain
  try {
    const pasted = run(html, window.location.origin, title)
    return pasted.markdown === '' && pasted.images.length === 0 ? plain : pasted
  } catch (error) {
    reportError(error)
    return plain
  }
}

/** The kind of content in a paste. */
type Pasted =
  /** Only images: they are uploaded. */
  | { kind: 'images'; files: File[] }
  /** Words with formatting, to be converted to Markdown. */
  | { kind: 'html'; html: string; text: string }
  /** Plain words, inserted by the editor itself. */
  | { kind: 'plain' }

interface Clipboard {
  /** '' where the clipboard has none. */
  html: string
  text: string
  files: readonly File[]
  /** Ctrl+Shift+V. */
  asPlain?: boolean
}

/** Line prefixes and marks that only hand-written Markdown has. */
export const MARKDOWN = /^(?:#{1,6} |[-*+] |\d{1,3}[.)] |> |```|\|.*\|)|\*\*\S|\]\(\S/m
/** What HTML must contain to be worth converting. */
const LOOKS =
  /<(?:h[1-6]|b|strong|i|em|s|del|a|ul|ol|table|blockquote|img)[\s>]|font-weight|font-style|line-through|mso-list|role="?heading/i
/** Code editors copy their colours, each line as a `div` that preserves its spaces. */
const CODE = /^\s*(?:<meta[^>]*>\s*)?<(?:div|pre)[^>]*style="[^"]*white-space:\s*pre[;"]/i

/**
 * Decides how a paste is handled (EDIT-PASTE-3): words take precedence over the picture of themselves that Excel,
 * PowerPoint and Word for Mac add; a copied image or file is an image even if an address or the file's name comes with it.
 */
export function readClipboard({ html, text, files, asPlain = false }: Clipboard): Pasted {
  const images = files.filter(({ type }) => type.startsWith('image/'))
  const words = text.trim()
  if (images.length > 0) {
    const hasWords = html === '' ? words !== '' && !namesOnly(words, files) : wordsOf(html) !== ''
    if (!hasWords) return { kind: 'images', files: images }
  }
  if (asPlain || html === '' || CODE.test(html)) return { kind: 'plain' }
  // Markdown copied from a page that showed it as text, in an unformatted element.
  if (MARKDOWN.test(words) && !LOOKS.test(html.replace(/<style[\s\S]*?<\/style>/gi, '')))
    return { kind: 'plain' }
  if (wordsOf(html) === '' && !/<(?:img|hr)[\s>]/i.test(html)) return { kind: 'plain' }
  return { kind: 'html', html, text }
}

function namesOnly(words: string, files: readonly File[]): boolean {
  const names = new Set(files.map(({ name }) => name))
  return /^(?:https?|file):\S+$/.test(words) || words.split(/\s*[\r\n]+\s*/).every((line) => names.has(line))
}

/** Returns the words of HTML without parsing it properly: only to tell whether there are any. */
function wordsOf(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<(style|script|title|xml)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|&#160;/gi, ' ')
    .trim()
}
