const BLOCK_TAG =
  /^<\/?(?:p|div|h[1-6]|ul|ol|li|blockquote|table|thead|tbody|tr|t[dh]|figure|figcaption|pre|hr|section|article|iframe|details|summary|dl|dt|dd|address|aside|header|footer|form|script|style)\b/i
/** Blocks that WordPress fills only when a page is shown: nothing of theirs is in the file. */
const EMPTY_BLOCK = /<!--\s+wp:([a-z][a-z0-9/-]*)\s+(?:\{[^>]{0,4000}\}\s+)?\/-->/g
const SHORTCODE = /\[\/?([a-z][a-z0-9_-]{1,40})(?=[\s\]/])[^[\]]{0,2000}\]/gi
const CAPTION =
  /\[caption[^\]]{0,2000}\]\s{0,20}((?:<a\b[^>]{0,4000}>)?\s{0,20}<img\b[^>]{0,4000}>\s{0,20}(?:<\/a>)?)([\s\S]{0,2000}?)\[\/caption\]/gi
const EMBED = /\[embed[^\]]{0,500}\]\s*(https?:\/\/[^\s[\]<>]{1,1000})\s*\[\/embed\]/gi
/** Square brackets that people write: `[sic]`, `[1]`. */
const WORDS_IN_BRACKETS = new Set(['sic', 'update', 'edit', 'note', 'link', 'here'])

/**
 * A WordPress text as plain HTML: captions and embeds in their place, shortcodes and blocks that hold nothing taken out
 * and named, and the paragraphs that the classic editor left to blank lines.
 */
export function wordpressToHtml(content: string): { html: string; warnings: string[] } {
  const warnings: string[] = []
  const lost = new Set<string>()
  const isBlocks = content.includes('<!-- wp:')
  let html = content
    .replace(CAPTION, (_, picture: string, words: string) => {
      return `<figure>${picture.trim()}<figcaption>${words.trim()}</figcaption></figure>`
    })
    .replace(EMBED, (_, url: string) => `<p><a href="${url.replaceAll('"', '%22')}">${url}</a></p>`)
  for (const [, name = ''] of html.matchAll(EMPTY_BLOCK)) if (name !== 'more') lost.add(`the block “${name}”`)
  html = html.replace(EMPTY_BLOCK, '')
  html = html.replace(SHORTCODE, (whole: string, name: string) => {
    if (WORDS_IN_BRACKETS.has(name.toLowerCase())) return whole
    lost.add(`[${name.toLowerCase()}]`)
    return ''
  })
  if (lost.size > 0) {
    warnings.push(`Left out, because only WordPress can fill it: ${[...lost].slice(0, 8).join(', ')}.`)
  }
  return { html: isBlocks ? html : addParagraphs(html), warnings }
}

/** Blank lines make paragraphs and single ones line breaks, as WordPress shows a classic text. */
function addParagraphs(html: string): string {
  return html
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (BLOCK_TAG.test(part) ? part : `<p>${part.replaceAll('\n', '<br>\n')}</p>`))
    .join('\n')
}
