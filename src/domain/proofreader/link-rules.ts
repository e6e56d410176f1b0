import type { Link } from 'mdast'
import { visit } from 'unist-util-visit'
import { headingIds } from '../items/slug.ts'
import { isSafeLink } from '../text/link-protocols.ts'
import { parseUrl } from '../text/parse-url.ts'
import type { Rule } from './finding.ts'
import { countWords, type MarkdownText, placeOf, replaceIn } from './prose.ts'
import { headingsOf, remarkAt, wordsIn } from './remarks.ts'
import type { ArticleSubject, OtherItem, SiteFacts } from './subjects.ts'

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
        yield remarkAt(content, link, 'A link without words: nobody can tap it or hear it.')
    }
  },
}

/** Path of the articles, the base of a relative address. */
const ARTICLES = '/blog/'
const NO_SITE = 'https://site.invalid'

const hostOf = ({ host }: URL) => host.replace(/^www\./, '')

/** Returns the path of an address on this site, relative ones too; null for any other, and for a fragment of the same page. */
function ownPath(url: string, { siteUrl }: SiteFacts): string | null {
  const site = new URL(ARTICLES, siteUrl || NO_SITE)
  const target = /^(?:[#?]|\s*$)/.test(url) ? null : parseUrl(url, site)
  if (!target || !/^https?:$/.test(target.protocol) || hostOf(target) !== hostOf(site)) return null
  const { pathname } = target
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
}

/** Drafts are not suitable as link targets. */
function openPages({ others, paths }: SiteFacts): readonly OtherItem[] {
  return others.filter(({ path }) => paths.size === 0 || paths.has(path))
}

/** Addresses of the site that are not pages for readers: they are not suggested. Pages of former sites may be. */
const NO_PAGE =
  /^\/(?:media|figures|share-cards|assets|illustrations|api|admin|preview|newsletter|healthz|metrics|\.well-known)(?:\/|$)|\.(?!(?:html?|php\d?|aspx?|jsp|cgi)$)[a-z0-9]{2,11}$/i

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
        const written = content.source.slice(start, end)
        const mended = written.replace(`](${url}`, `](#${meant}`)
        const message = `No heading of this page is at ${url}.`
        yield {
          ...remarkAt(content, link, message, ids.includes(meant) && mended !== written ? mended : undefined),
          level: 'warning',
        }
        continue
      }
      if (MAIL.test(url)) {
        yield remarkAt(content, link, `“${url}” is an email address. Begin its link with mailto:`)
        continue
      }
      const isBroken =
        url.trim() === '' ||
        url === '#' ||
        /^https?:\/\/?$/i.test(url) ||
        (/^https?:/i.test(url) && !parseUrl(url)) ||
        /^(?:www\.|[\w-]+\.(?:com|org|net|co\.uk)\b)/i.test(url)
      if (isBroken)
        yield remarkAt(
          content,
          link,
          url.trim() === '' || url === '#'
            ? 'This link leads nowhere.'
            : `“${url}” is not a whole address. It should begin with https://`,
        )
      else if (!isSafeLink(url))
        yield remarkAt(
          content,
          link,
          `The page leaves out a link to “${url}”. Only web addresses and mailto: can be linked.`,
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
      // A bare `www.` address is written without a scheme.
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

/** Titles of one word would occur in every sentence. */
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

/** Rules for the links of an article (PROOF-TEXT-4). */
export const LINK_RULES: readonly Rule<ArticleSubject>[] = [
  emptyWords,
  linkWithoutWords,
  missingPage,
  linkNowhere,
  insecureLink,
  bareAddress,
  sameWordsElsewhere,
  unlinkedTitle,
]
