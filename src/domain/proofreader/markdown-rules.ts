import type { Heading, Image, Link, PhrasingContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { headingIds } from '../items/slug.ts'
import { readWorkoutBlock, WORKOUT_LANGUAGE } from '../movement/workout-block.ts'
import { altProblem } from './alt-texts.ts'
import type { Remark, Rule } from './finding.ts'
import { countWords, type MarkdownText, placeOf, replaceIn, sameWords } from './prose.ts'
import type { ArticleSubject, OtherItem, SiteFacts } from './subjects.ts'

/** Longer texts want headings to find one's place by. */
const MAX_WORDS_WITHOUT_HEADING = 500

function remarkAt(
  { field, source }: MarkdownText,
  node: Parameters<typeof placeOf>[0],
  message: string,
  mended?: string,
): Remark {
  const [start, end] = placeOf(node)
  const about = source.slice(start, end)
  const fix = mended === undefined ? {} : { fix: { field, value: replaceIn(source, start, end, mended) } }
  return { field, start, end, about, message, ...fix }
}

function wordsIn(children: readonly PhrasingContent[]): string {
  let words = ''
  for (const child of children)
    visit(child, (node) => {
      if (node.type === 'text' || node.type === 'inlineCode') words += node.value
      if (node.type === 'image') words += node.alt ?? ''
    })
  return words.replace(/\s+/g, ' ').trim()
}

function headingsOf({ tree }: MarkdownText): Heading[] {
  const headings: Heading[] = []
  visit(tree, 'heading', (heading) => void headings.push(heading))
  return headings
}

/** A heading written with `#`, at another level. */
function atLevel({ source }: MarkdownText, heading: Heading, depth: number): string | undefined {
  const [start, end] = placeOf(heading)
  const written = source.slice(start, end)
  return /^#{1,6}(?=\s)/.test(written) ? written.replace(/^#{1,6}/, '#'.repeat(depth)) : undefined
}

const headingSkipped: Rule<ArticleSubject> = {
  id: 'heading-skipped',
  level: 'warning',
  *find({ content }) {
    const headings = headingsOf(content)
    for (const [at, heading] of headings.entries()) {
      const skipped = heading.depth - (headings[at - 1]?.depth ?? 1) - 1
      if (skipped < 1) continue
      const behind = headings.slice(at)
      const end = behind.findIndex(({ depth }) => depth < heading.depth)
      const run = end === -1 ? behind : behind.slice(0, end)
      yield {
        ...remarkAt(
          content,
          heading,
          'A level of headings is skipped here. People who jump from heading to heading take it for a missing part.',
        ),
        fix: { field: content.field, value: raise(content, run, skipped) },
      }
    }
  },
}

/** The text with headings beside and below each other so many levels higher; what skips a level is written with `#`. */
function raise({ source }: MarkdownText, headings: readonly Heading[], levels: number): string {
  const places = headings.map((heading) => placeOf(heading)[0])
  const kept = places.map((start, at) => source.slice(start + levels, places[at + 1]))
  return source.slice(0, places[0]) + kept.join('')
}

const headingLevelOne: Rule<ArticleSubject> = {
  id: 'heading-level-one',
  level: 'warning',
  *find({ content, title }) {
    for (const heading of headingsOf(content)) {
      if (heading.depth !== 1) continue
      const isTitle = sameWords(wordsIn(heading.children), title)
      yield isTitle
        ? remarkAt(content, heading, 'The title stands above the text already.', '')
        : remarkAt(
            content,
            heading,
            'The title is the page’s first heading already. Begin with the second level.',
            atLevel(content, heading, 2),
          )
    }
  },
}

const headingEmpty: Rule<ArticleSubject> = {
  id: 'heading-empty',
  level: 'warning',
  *find({ content }) {
    for (const heading of headingsOf(content)) {
      if (wordsIn(heading.children) === '') yield remarkAt(content, heading, 'A heading without words.', '')
    }
  },
}

const headingMark: Rule<ArticleSubject> = {
  id: 'heading-mark',
  level: 'hint',
  *find({ content }) {
    for (const heading of headingsOf(content)) {
      const words = wordsIn(heading.children)
      if (/[^.][.:;,]$/.test(words))
        yield remarkAt(content, heading, `A heading needs no “${words.slice(-1)}” at its end.`)
    }
  },
}

const boldAsHeading: Rule<ArticleSubject> = {
  id: 'bold-as-heading',
  level: 'hint',
  *find({ content }) {
    const { children } = content.tree
    for (const [at, block] of children.entries()) {
      const [only, ...rest] = block.type === 'paragraph' ? block.children : []
      if (only?.type !== 'strong' || rest.length > 0 || children[at + 1]?.type !== 'paragraph') continue
      if (only.children.some(({ type }) => type === 'link')) continue
      const words = wordsIn(only.children)
      if (countWords(words) > 12 || /[.!?]["”’)]*$/.test(words)) continue
      const level = '#'.repeat(
        Math.max(
          2,
          ...headingsOf(content)
            .flatMap((heading) => (placeOf(heading)[0] < placeOf(block)[0] ? [heading.depth] : []))
            .slice(-1),
        ),
      )
      yield remarkAt(
        content,
        block,
        `“${words}” looks like a heading and is none. As a heading it is found in the contents.`,
        `${level} ${words}`,
      )
    }
  },
}

const noHeadings: Rule<ArticleSubject> = {
  id: 'no-headings',
  level: 'hint',
  *find({ content }) {
    const words = content.passages.reduce((sum, { text }) => sum + countWords(text), 0)
    if (words > MAX_WORDS_WITHOUT_HEADING && headingsOf(content).length === 0)
      yield {
        field: content.field,
        start: 0,
        end: 0,
        about: '',
        message: `${words} words without a heading. Two or three help to find one’s place again.`,
      }
  },
}

function imagesOf({ tree }: MarkdownText): Image[] {
  const images: Image[] = []
  visit(tree, 'image', (image) => void images.push(image))
  return images
}

function pictureName(url: string): string {
  return url.split(/[?#]/)[0]?.split('/').at(-1) || 'This picture'
}

const pictureWithoutAlt: Rule<ArticleSubject> = {
  id: 'picture-without-alt',
  level: 'warning',
  *find({ content }) {
    for (const image of imagesOf(content)) {
      if ((image.alt ?? '').trim() === '')
        yield remarkAt(
          content,
          image,
          `${pictureName(image.url)} says nothing to someone who cannot see it. Describe it in a few words.`,
        )
    }
  },
}

const pictureAlt: Rule<ArticleSubject> = {
  id: 'alt-text',
  level: 'hint',
  *find({ content }) {
    for (const image of imagesOf(content)) {
      const problem = altProblem(image.alt ?? '')
      if (!problem) continue
      const [start, end] = placeOf(image)
      const written = content.source.slice(start, end)
      const mended =
        problem.better !== null && image.alt && written.startsWith(`![${image.alt}]`)
          ? `![${problem.better}]${written.slice(image.alt.length + 3)}`
          : undefined
      yield remarkAt(content, image, problem.message, mended)
    }
  },
}

function linksOf({ tree }: MarkdownText): Link[] {
  const links: Link[] = []
  visit(tree, 'link', (link) => void links.push(link))
  return links
}

const SAYS_NOTHING =
  /^(?:(?:please )?(?:click |tap |press |read |look |see |more )?(?:right |over )?here(?: now| for more)?|this|that|this (?:link|page|post|article|one)|link|read (?:more|on)|more|learn more|find out more|click(?: me)?|details|website|page)[.!:»›→\s]*$/i

const emptyWords: Rule<ArticleSubject> = {
  id: 'link-says-nothing',
  level: 'warning',
  *find({ content, facts }) {
    for (const link of linksOf(content)) {
      const words = wordsIn(link.children)
      if (!SAYS_NOTHING.test(words)) continue
      const title = openPages(facts).find(({ path }) => path === ownPath(link.url, facts))?.title
      const [start, end] = placeOf(link)
      const written = content.source.slice(start, end)
      const target = /\]\([^\n]*\)$/.exec(written)?.[0]
      yield remarkAt(
        content,
        link,
        `“${words}” does not say where. A link should make sense when it is read alone.`,
        title && target ? `[${title}${target}` : undefined,
      )
    }
  },
}

const linkWithoutWords: Rule<ArticleSubject> = {
  id: 'link-without-words',
  level: 'error',
  *find({ content }) {
    for (const link of linksOf(content)) {
      if (wordsIn(link.children) === '')
        yield remarkAt(content, link, 'A link without words: nobody can press it, nobody hears it.')
    }
  },
}

/** Where articles are: a relative address begins there. */
const ARTICLES = '/blog/'
const NO_SITE = 'https://site.invalid'

const hostOf = ({ host }: URL) => host.replace(/^www\./, '')

/** The path of an address on this site, relative ones too; null for any other, and for a place on the same page. */
function ownPath(url: string, { siteUrl }: SiteFacts): string | null {
  const site = new URL(ARTICLES, siteUrl || NO_SITE)
  if (/^(?:[#?]|\s*$)/.test(url) || !URL.canParse(url, site)) return null
  const target = new URL(url, site)
  if (!/^https?:$/.test(target.protocol) || hostOf(target) !== hostOf(site)) return null
  const { pathname } = target
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
}

/** A draft is no place to link to. */
function openPages({ others, paths }: SiteFacts): readonly OtherItem[] {
  return others.filter(({ path }) => paths.size === 0 || paths.has(path))
}

/** Addresses of the site that are no pages of readers: they are not listed among the pages. */
const NO_PAGE =
  /^\/(?:media|figures|share-cards|assets|illustrations|api|admin|preview|newsletter|healthz|metrics|\.well-known)(?:\/|$)|\.[a-z0-9]{2,11}$/i

const missingPage: Rule<ArticleSubject> = {
  id: 'link-to-missing-page',
  level: 'error',
  *find({ content, facts }) {
    if (facts.paths.size === 0) return
    for (const link of linksOf(content)) {
      const path = ownPath(link.url, facts)
      if (path !== null && !NO_PAGE.test(path) && !facts.paths.has(path))
        yield remarkAt(content, link, `There is no page at ${path}, or readers cannot see it yet.`)
    }
  },
}

const MAIL = /^[^\s/?#:@]+@[^\s/?#:@]+\.\p{L}{2,}$/u

const linkNowhere: Rule<ArticleSubject> = {
  id: 'link-nowhere',
  level: 'error',
  *find({ content }) {
    const nextId = headingIds()
    const ids = headingsOf(content).map(({ children }) => nextId(wordsIn(children)))
    for (const link of linksOf(content)) {
      const { url } = link
      if (/^#(?!note-)./.test(url) && !ids.includes(url.slice(1))) {
        const meant = headingIds()(url)
        const [start, end] = placeOf(link)
        const mended = content.source.slice(start, end).replace(`](${url}`, `](#${meant}`)
        const message = `No heading of this page is at ${url}.`
        yield {
          ...remarkAt(content, link, message, ids.includes(meant) ? mended : undefined),
          level: 'warning',
        }
        continue
      }
      if (MAIL.test(url)) {
        yield remarkAt(content, link, `“${url}” is an address of mail. It begins with mailto:`)
        continue
      }
      const isBroken =
        url.trim() === '' ||
        url === '#' ||
        /^https?:\/\/?$/i.test(url) ||
        (/^https?:/i.test(url) && !URL.canParse(url)) ||
        /^(?:www\.|[\w-]+\.(?:com|org|net|co\.uk)\b)/i.test(url)
      if (isBroken)
        yield remarkAt(
          content,
          link,
          url.trim() === '' || url === '#'
            ? 'This link leads nowhere.'
            : `“${url}” is no whole address. It begins with https://`,
        )
    }
  },
}

const insecureLink: Rule<ArticleSubject> = {
  id: 'link-not-secure',
  level: 'hint',
  *find({ content }) {
    for (const link of linksOf(content)) {
      if (!/^http:\/\/(?!localhost|127\.)/i.test(link.url)) continue
      const [start, end] = placeOf(link)
      const written = content.source.slice(start, end)
      // `www.` alone is written without either.
      if (!/http:\/\//i.test(written)) continue
      yield remarkAt(
        content,
        link,
        'An address without https: browsers warn of it. Almost every site has both.',
        written.replace(/http:\/\//i, 'https://'),
      )
    }
  },
}

const bareAddress: Rule<ArticleSubject> = {
  id: 'link-bare-address',
  level: 'hint',
  *find({ content }) {
    for (const block of content.tree.children) {
      if (block.type !== 'paragraph' || block.children.length < 2) continue
      for (const child of block.children) {
        if (child.type === 'link' && /^https?:\/\//i.test(wordsIn(child.children)))
          yield remarkAt(content, child, 'A bare address in the sentence. A few words read better.')
      }
    }
  },
}

const sameWordsElsewhere: Rule<ArticleSubject> = {
  id: 'links-alike',
  level: 'hint',
  *find({ content }) {
    const seen = new Map<string, string>()
    for (const link of linksOf(content)) {
      const words = wordsIn(link.children).toLowerCase()
      const before = seen.get(words)
      if (words !== '' && before !== undefined && before !== link.url && !SAYS_NOTHING.test(words))
        yield remarkAt(content, link, `“${words}” leads to two different places on this page.`)
      seen.set(words, before ?? link.url)
    }
  },
}

/** Titles of one word would be found in every sentence. */
const MIN_TITLE_WORDS = 2

const unlinkedTitle: Rule<ArticleSubject> = {
  id: 'unlinked-title',
  level: 'hint',
  *find({ content, facts }) {
    const linked = new Set(linksOf(content).map(({ url }) => ownPath(url, facts)))
    for (const { title, path } of openPages(facts)) {
      if (linked.has(path) || countWords(title) < MIN_TITLE_WORDS) continue
      const passage = content.passages.find(({ kind, text }) => kind === 'paragraph' && text.includes(title))
      if (!passage) continue
      const start = passage.start + passage.text.indexOf(title)
      const end = start + title.length
      if (/[[\]]/.test(content.source.slice(start - 1, start) + content.source.slice(end, end + 1))) continue
      yield {
        field: content.field,
        start,
        end,
        about: title,
        message: `“${title}” is a page of yours. Link to it?`,
        fix: { field: content.field, value: replaceIn(content.source, start, end, `[${title}](${path})`) },
      }
    }
  },
}

/** A browser would show it, this site leaves it out (CONTENT-MARKDOWN-1). */
const htmlLeftOut: Rule<ArticleSubject> = {
  id: 'html-left-out',
  level: 'warning',
  *find({ content }) {
    const remarks: Remark[] = []
    visit(content.tree, 'html', (node) => {
      const [tag] = /<[a-z][a-z0-9]*\b/i.exec(node.value) ?? []
      if (tag && !/^<br\b/i.test(tag))
        remarks.push(remarkAt(content, node, `“${tag}>” is HTML, which readers are not shown.`))
    })
    yield* remarks
  },
}

const unreadableWorkout: Rule<ArticleSubject> = {
  id: 'workout-unreadable',
  level: 'error',
  *find({ content }) {
    const remarks: Remark[] = []
    visit(content.tree, 'code', (code) => {
      if (code.lang !== WORKOUT_LANGUAGE) return
      const read = readWorkoutBlock(code.value)
      if ('problem' in read)
        remarks.push(
          remarkAt(content, code, `This workout cannot be read, and is shown as text. ${read.problem}`),
        )
    })
    yield* remarks
  },
}

/** Rules for headings, pictures and links of an article (PROOF-TEXT-4). */
export const MARKDOWN_RULES: readonly Rule<ArticleSubject>[] = [
  headingSkipped,
  headingLevelOne,
  headingEmpty,
  headingMark,
  boldAsHeading,
  noHeadings,
  pictureWithoutAlt,
  pictureAlt,
  emptyWords,
  linkWithoutWords,
  missingPage,
  linkNowhere,
  insecureLink,
  bareAddress,
  sameWordsElsewhere,
  unlinkedTitle,
  htmlLeftOut,
  unreadableWorkout,
]
