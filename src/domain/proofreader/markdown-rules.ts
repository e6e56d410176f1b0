import type { Heading, Image } from 'mdast'
import { visit } from 'unist-util-visit'
import { readWorkoutBlock, WORKOUT_LANGUAGE } from '../movement/workout-block.ts'
import { altProblem } from './alt-texts.ts'
import type { Remark, Rule } from './finding.ts'
import { LINK_RULES } from './link-rules.ts'
import { countWords, type MarkdownText, placeOf, sameWords } from './prose.ts'
import { headingsOf, remarkAt, wordsIn } from './remarks.ts'
import type { ArticleSubject } from './subjects.ts'

/** Longer texts need headings for orientation. */
const MAX_WORDS_WITHOUT_HEADING = 500

/** Returns a heading at another level, written with `#`. */
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

/** Raises headings by a number of levels, siblings and descendants alike; one that skips a level is rewritten with `#`. */
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
        `“${words}” looks like a heading but isn’t one. As a heading it shows in the contents.`,
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
        about: '',
        message: `${words} words without a heading. Two or three help readers find their place.`,
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

/** A browser would render it, this site drops it (CONTENT-MARKDOWN-1). */
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
  ...LINK_RULES,
  htmlLeftOut,
  unreadableWorkout,
]
