import type { FilmLine } from '../markdown/video-dialog.tsx'

/** The address and the words of a film's line, as it stands in the Markdown (VIDEO-LINK-1). */
export function readFilmLine(markdown: string): FilmLine {
  const linked = /^\[([\s\S]*)\]\(<?([^\s)>]+)>?(?:\s[^)]*)?\)$/.exec(markdown.trim())
  if (linked) return { address: linked[2] ?? '', words: (linked[1] ?? '').replace(/\\([[\]\\])/g, '$1') }
  return { address: markdown.trim().replace(/^<|>$/g, ''), words: '' }
}
