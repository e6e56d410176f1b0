import { escapeHtml } from '../../text/html-text.ts'
import { readVideoLink, watchAddress } from '../../video/video-link.ts'
import { IMPORT_LIMITS } from '../import-limits.ts'
import { plainFromHtml } from '../plain-from-html.ts'
import { type Attachment, replaceEmbeddedRecipes, type WxrSite } from './wxr-site.ts'

const BLOCK_TAG =
  /^<\/?(?:p|div|h[1-6]|ul|ol|li|blockquote|table|thead|tbody|tr|t[dh]|figure|figcaption|pre|hr|section|article|iframe|details|summary|dl|dt|dd|address|aside|header|footer|form|script|style)\b/i
/** Blocks that WordPress renders dynamically: the file holds no content for them. */
const EMPTY_BLOCK = /<!--\s+wp:([a-z][a-z0-9/-]*)\s+(?:\{[^>]{0,4000}\}\s+)?\/-->/g
/** ZipList's plugins number their recipes: `[amd-zlrecipe-recipe:5]`. */
const SHORTCODE = /\[\/?([a-z][a-z0-9_-]{1,40})(?=[\s\]/]|:\d+\])[^[\]]{0,2000}\]/gi
const CAPTION =
  /\[caption[^\]]{0,2000}\]\s{0,20}((?:<a\b[^>]{0,4000}>)?\s{0,20}<img\b[^>]{0,4000}>\s{0,20}(?:<\/a>)?)([\s\S]{0,2000}?)\[\/caption\]/gi
const EMBED = /\[embed[^\]]{0,500}\]\s*(https?:\/\/[^\s[\]<>]{1,1000})\s*\[\/embed\]/gi
/** An embed block of a film that was never rendered; `&` is escaped in its settings. */
const EMBED_BLOCK =
  /<!--\s+wp:(?:embed|core-embed\/(?:youtube|vimeo))\s+\{[^{}]{0,2000}?"url":"(https?:[^"\s<>]{1,1000})"[^{}]{0,2000}\}\s+\/-->/gi
/** The players of WordPress itself; their address is an attribute named after its format. */
const PLAYER =
  /\[(?:audio|video)\s[^[\]]{0,1000}?\b(?:src|mp[34]|m4[av]|og[gv]|wav|flac|webm)=["']?(https?:\/\/[^\s"'[\]<>]{1,1000})(?=[\s"'\]])[^[\]]{0,1000}\]/gi
const FILM_AROUND = /\[(embedyt|fve|youtube|vimeo)\]([^[\]]{1,1000})\[\/\1\]/gi
const FILM_INSIDE = /\[(?:youtube|vimeo|fve)[\s=]([^[\]]{1,1000})\]/gi
const GALLERY = /\[gallery(\s[^[\]]{0,2000})?\]|<!--\s+wp:gallery\s+(\{[^{}]{0,4000}\})\s+\/-->/gi
/** Older gallery blocks contain their pictures in a list. */
const GALLERY_LIST = /<\/?(?:ul|li)\b[^>]{0,200}\bclass="blocks-gallery-(?:grid|item)[^>]{0,200}>/g
const MEDIAVINE =
  /\[mv_create\s[^[\]]{0,2000}\]|<!--\s+wp:mv\/[a-z-]{1,40}\s+(?:\{[^{}]{0,4000}\}\s+)?\/?-->/gi
/** Buttons beside a recipe, which are dropped. */
const RECIPE_BUTTONS = /^(?:wprm-|tasty-recipes?-|wp-recipe-maker\/(?!recipe$)|wp-tasty\/)/i
const SHARED = /<!--\s+wp:block\s+\{[^{}]{0,200}?"ref":\s?(\d{1,12})[^{}]{0,200}\}\s+\/-->/g
/** Shortcodes of page builders that only lay out their content. */
const BUILDER = /^(?:et_pb|vc|fusion|av|mk|ux|cs|nectar|bt_bb|tatsu)_/i
const LAYOUT = /_(?:section|row|column|inner|text|container|group|blurb|code)(?:_|$)/i
/** Square brackets in prose: `[sic]`, `[photo by Jane]`. */
const PROSE = /^\[(?:\/?(?:sic|update|edit|note|link|here)(?=[\s\]]).*|\p{L}+(?: [\p{L}’',.]+){2,}\])$/isu

/** The parts of the site a text may refer to. */
interface References extends Pick<WxrSite, 'attachments' | 'recipes' | 'blocks'> {
  /** Its own post id: a gallery without ids shows the pictures uploaded to the post. */
  postId: string
}

const NO_REFERENCES: References = {
  attachments: new Map(),
  recipes: new Map(),
  blocks: new Map(),
  postId: '',
}

/**
 * Converts a WordPress text to plain HTML: captions, embeds and galleries in place, recipes as links (`linkRecipes`),
 * shortcodes and blocks without content removed and listed, and the paragraphs that the classic editor only marks by
 * blank lines (IMPORT-TEXT-1).
 */
export function wordpressToHtml(
  content: string,
  references: References = NO_REFERENCES,
): { html: string; warnings: string[] } {
  const warnings: string[] = []
  const lost = new Set<string>()
  let room: number = IMPORT_LIMITS.imagesOfItem
  const isBlocks = content.includes('<!-- wp:')
  let length = content.length
  const filled = content.replace(SHARED, (whole, id: string) => {
    const block = references.blocks.get(id) ?? whole
    length += block.length
    return length > IMPORT_LIMITS.htmlLength ? whole : block
  })
  let html = replaceEmbeddedRecipes(filled, (id) => {
    const recipe = references.recipes.get(id)
    return recipe ? `\n\n<p><a href="${RECIPE_ANCHOR}${id}">${escapeHtml(recipe.title)}</a></p>\n\n` : null
  })
    .replace(CAPTION, (_, picture: string, words: string) => {
      return `<figure>${picture.trim()}<figcaption>${words.trim()}</figcaption></figure>`
    })
    .replace(EMBED, (_, url: string) => linkLine(url))
    .replace(PLAYER, (_, url: string) => showFilm(url) ?? linkLine(url))
    .replace(EMBED_BLOCK, (whole, url: string) => showFilm(url.replaceAll('\\u0026', '&')) ?? whole)
    .replace(FILM_AROUND, (whole, _name: string, named: string) => showFilm(named) ?? whole)
    .replace(FILM_INSIDE, (whole, named: string) => showFilm(named) ?? whole)
    .replace(GALLERY, (whole, attributes: string | undefined, block: string | undefined) => {
      const pictures = findGallery(block ?? attributes ?? '', references, warnings, room)
      room -= pictures.length
      return pictures.length === 0 ? whole : `\n\n${pictures.map(showImage).join('\n\n')}\n\n`
    })
    .replace(MEDIAVINE, () => {
      if (!warnings.includes(MEDIAVINE_LOST)) warnings.push(MEDIAVINE_LOST)
      return ''
    })
  html = html.replace(GALLERY_LIST, '')
  for (const [, name = ''] of html.matchAll(EMPTY_BLOCK))
    if (name !== 'more' && !RECIPE_BUTTONS.test(name)) lost.add(`the block “${name}”`)
  html = html.replace(EMPTY_BLOCK, '')
  html = html.replace(SHORTCODE, (whole: string, name: string) => {
    if (PROSE.test(whole)) return whole
    const shown = BUILDER.test(name) && !whole.startsWith('[/') ? shownByAttributes(whole, references) : ''
    if (shown !== '' || (BUILDER.test(name) && LAYOUT.test(name))) return `\n\n${shown}\n\n`
    const isEnd = whole.startsWith('[/')
    if (!isEnd && (!RECIPE_BUTTONS.test(name) || /^wprm-recipe$/i.test(name)))
      lost.add(`[${name.toLowerCase()}]`)
    return ''
  })
  if (lost.size > 0) {
    warnings.push(`Left out, because only WordPress can fill it: ${[...lost].slice(0, 8).join(', ')}.`)
  }
  return { html: isBlocks ? html : addParagraphs(html), warnings }
}

/** Returns what a page builder's shortcode shows by its attributes: a heading, a picture, a button. */
function shownByAttributes(shortcode: string, { attachments }: References): string {
  const said = new Map(
    [...shortcode.matchAll(/\s([a-z_]{2,30})=(?:"([^"]{1,1000})"|'([^']{1,1000})')/gi)].map(
      ([, key = '', double, single]) => [key.toLowerCase(), plainFromHtml(double ?? single ?? '')],
    ),
  )
  const first = (...keys: string[]) => keys.map((key) => said.get(key)).find(Boolean) ?? ''
  const address = first('src', 'image', 'url')
  const picture = attachments.get(address) ?? { url: address, alt: first('alt'), caption: '', parent: '' }
  const link = first('button_url', 'button_link', 'link')
  const words = first('button_text')
  const heading = first('title', 'heading', ...(/heading/i.test(shortcode.slice(0, 40)) ? ['text'] : []))
  return [
    heading === '' ? '' : `<h3>${escapeHtml(heading)}</h3>`,
    /^https?:\S+\.(?:jpe?g|png|gif|webp|avif)$/i.test(picture.url) ? showImage(picture) : '',
    words !== '' && /^https?:/i.test(link)
      ? `<p><a href="${escapeHtml(link)}">${escapeHtml(words)}</a></p>`
      : '',
  ].join('')
}

function linkLine(url: string): string {
  return `\n\n<p><a href="${url.replaceAll('"', '%22')}">${url}</a></p>\n\n`
}

/** Returns the line of a film given by its address, or by its id alone; null for anything else. */
function showFilm(named: string): string | null {
  const [written = ''] = /https?:\/\/[^\s"'\]]+/.exec(named.replaceAll('&amp;', '&')) ?? []
  // Width and height may follow an address without a query.
  const address = written.includes('?') ? written : written.split('&')[0]
  const id = /(?:^|\bid=["']?|\s)([\w-]{11}|\d{5,12})(?=["'\s]|$)/.exec(named)?.[1]
  const guess = /^\d+$/.test(id ?? '') ? `https://vimeo.com/${id}` : `https://youtu.be/${id}`
  const video = readVideoLink(address || (id === undefined ? '' : guess))
  if (!video) return null
  const href = escapeHtml(watchAddress(video))
  return `\n\n<p><a href="${href}">${href}</a></p>\n\n`
}

/** Fragments are the only addresses that the conversion never rewrites, whatever the old site's address. */
const RECIPE_ANCHOR = '#wordpress-recipe-'
const MEDIAVINE_LOST =
  'Its recipe is not in the file: Mediavine Create keeps recipes outside the export. Read it from its old address.'

/** Resolves the links of `wordpressToHtml` to the recipes' new addresses. */
export function linkRecipes(markdown: string, recipes: References['recipes']): string {
  return markdown.replace(/\]\(#wordpress-recipe-(\d{1,12})\)/g, (whole, id: string) => {
    const recipe = recipes.get(id)
    return recipe ? `](/recipes/${recipe.slug})` : whole
  })
}

/** Returns the pictures of a gallery that are in the file, up to the limit. */
function findGallery(
  attributes: string,
  { attachments, postId }: References,
  warnings: string[],
  room: number,
): Attachment[] {
  if (room === 0) return []
  const listed = /\b(?:ids|include)"?\s?[=:]\s?["'[]([\d,\s"]{1,3000})/.exec(attributes)?.[1]
  const own = () => [...attachments].filter(([, { parent }]) => postId !== '' && parent === postId)
  const ids = listed?.match(/\d+/g) ?? own().map(([id]) => id)
  const pictures = ids.flatMap((id) => attachments.get(id) ?? [])
  const missing = ids.length - pictures.length
  if (missing > 0 && pictures.length > 0)
    warnings.push(
      missing === 1
        ? '1 picture of a gallery is not in the file.'
        : `${missing} pictures of a gallery are not in the file.`,
    )
  if (pictures.length > room)
    warnings.push(`Of its galleries, only the first ${IMPORT_LIMITS.imagesOfItem} pictures come along.`)
  return pictures.slice(0, room)
}

function showImage({ url, alt, caption }: Attachment): string {
  const words = caption === '' ? '' : `<figcaption>${escapeHtml(caption)}</figcaption>`
  return `<figure><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}">${words}</figure>`
}

/** Elements that keep their line breaks, or have them between their cells. */
const UNBROKEN = /(<\/?(?:pre|table)\b[^<>]{0,500}>)/i
const BLOCK_START = /(?=<(?:h[1-6]|p|div|[uo]l|blockquote|figure|hr|section)\b)/i
const BLOCK_END = /(?<=<\/(?:h[1-6]|p|div|[uo]l|blockquote|figure|section)>|<hr\s?\/?>)/i

/** Converts blank lines and blocks to paragraphs, and single line breaks to `br`, as WordPress renders a classic text. */
function addParagraphs(html: string): string {
  let isUnbroken = false
  let paragraphs = ''
  for (const piece of html.replace(/\r\n?/g, '\n').split(UNBROKEN)) {
    const isTag = UNBROKEN.test(piece)
    if (isTag) isUnbroken = !piece.startsWith('</')
    paragraphs += isTag || isUnbroken ? piece : `\n${paragraphsOf(piece)}\n`
  }
  return paragraphs.trim()
}

function paragraphsOf(text: string): string {
  return text
    .split(/\n{2,}/)
    .flatMap((part) => part.split(BLOCK_START))
    .flatMap((part) => part.split(BLOCK_END))
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (BLOCK_TAG.test(part) ? part : `<p>${part.replaceAll('\n', '<br>\n')}</p>`))
    .join('\n')
}
