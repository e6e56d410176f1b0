import type { Chance } from '../faults/chance.ts'
import { makeWxr, type WordPressPost } from './import-files.ts'

/** A note as readers should find it after the import. */
export interface ExpectedNote {
  name: string
  text: string
  created_at: string
  kind: 'question' | 'cooked'
  rating: number | null
  answer: { text: string; answered_at: string } | null
}

/** The export of an old blog with many comments, and where each comment belongs. */
export interface WordPressTalk {
  file: string
  /** By `articles/slug` or `recipes/slug`, newest first. */
  expected: Map<string, ExpectedNote[]>
  /** The number of comments of each sort in the file. */
  counts: Record<Sort, number>
  /** The readers who gave a recipe stars, by slug. */
  votes: Map<string, Set<string>>
}

const SORTS = ['approved', 'pending', 'spam', 'trash', 'pingback'] as const
type Sort = (typeof SORTS)[number]

const AUTHOR = { id: 7, name: 'Ann Lee', email: 'ann@old.example.com' }
const HEAD = `<wp:author><wp:author_id>${AUTHOR.id}</wp:author_id><wp:author_login><![CDATA[ann]]></wp:author_login><wp:author_email>${AUTHOR.email}</wp:author_email><wp:author_display_name><![CDATA[${AUTHOR.name}]]></wp:author_display_name></wp:author>`

const NAMES = ['Zoë', 'Bea & Tom', 'Siv', 'Łucja', 'O’Neill', '李娜', 'مريم', 'Anna <3', 'Hanne']
const START = Date.UTC(2019, 0, 1)
const POSTS = 60
/** Every third post shows a recipe. */
const showsRecipe = (post: number) => post % 3 === 0
const STARS_KEYS = ['wprm-comment-rating', 'ERRating']

interface Comment {
  id: number
  parent: Comment | null
  post: number
  sort: Sort
  isAuthors: boolean
  name: string
  email: string
  text: string
  at: number
  rating: number | null
}

/** Writes such a file. @param count number of comments · @param chance repeatable by its seed */
export function makeWordPressTalk(count: number, chance: Chance): WordPressTalk {
  const comments: Comment[] = []
  const byPost = Array.from({ length: POSTS }, (): Comment[] => [])
  for (let id = 1; id <= count; id++) {
    const comment = makeComment(id, byPost, chance)
    comments.push(comment)
    byPost[comment.post]?.push(comment)
  }
  const counts = Object.fromEntries(
    SORTS.map((sort) => [sort, comments.filter((comment) => comment.sort === sort).length]),
  ) as Record<Sort, number>
  return { file: writeFile(byPost, chance), counts, ...expectOf(byPost) }
}

function makeComment(id: number, byPost: readonly Comment[][], chance: Chance): Comment {
  const pick = <T>(from: readonly T[]) => from[Math.floor(chance() * from.length)]
  const post = Math.floor(chance() ** 2 * POSTS)
  // Readers reply to each other, at any depth; only approved comments can be replied to on the site.
  const open = (byPost[post] ?? []).filter(({ sort }) => sort === 'approved')
  const parent = chance() < 0.45 ? (pick(open) ?? null) : null
  const isAuthors = parent !== null && !parent.isAuthors && chance() < 0.5
  const roll = chance()
  const sort: Sort = isAuthors
    ? 'approved'
    : roll < 0.8
      ? 'approved'
      : roll < 0.87
        ? 'pending'
        : roll < 0.93
          ? 'spam'
          : roll < 0.96
            ? 'trash'
            : 'pingback'
  const reader = Math.floor(chance() * 400)
  return {
    id,
    parent,
    post,
    sort,
    isAuthors,
    name: isAuthors ? AUTHOR.name : `${pick(NAMES)} ${reader}`,
    email: isAuthors ? AUTHOR.email : `reader-${reader}@example.com`,
    text: `Comment ${id} of ${post}.\nWords & “marks” ${id * 7}`,
    // Replies are later than their parent; many within the same hour.
    at: Math.max(parent ? parent.at + 1_000 : 0, START + id * 3_600_000),
    rating: !isAuthors && chance() < 0.3 ? 1 + Math.floor(chance() * 5) : null,
  }
}

const APPROVALS: Record<Sort, string> = {
  approved: '1',
  pending: '0',
  spam: 'spam',
  trash: 'trash',
  pingback: '1',
}
const slugOf = (post: number) => `old-text-${post}`
const recipeSlugOf = (post: number) => `old-dish-${post}`
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function writeFile(byPost: readonly Comment[][], chance: Chance): string {
  const recipes = byPost.flatMap((_, post): WordPressPost[] =>
    showsRecipe(post)
      ? [{ id: 5_000 + post, title: `Old dish ${post}`, slug: recipeSlugOf(post), type: 'wprm_recipe' }]
      : [],
  )
  const posts = byPost.map(
    (comments, post): WordPressPost => ({
      id: 1_000 + post,
      title: `Old text ${post}`,
      slug: slugOf(post),
      content: `<p>Words of ${post}.</p>${showsRecipe(post) ? `[wprm-recipe id="${5_000 + post}"]` : ''}`,
      // WordPress writes them by number; in a merged export they are in any order.
      more: comments
        .toSorted(() => chance() - 0.5)
        .map(writeComment)
        .join('\n'),
    }),
  )
  return makeWxr([...recipes, ...posts], HEAD)
}

function writeComment({ id, parent, sort, isAuthors, name, email, text, at, rating }: Comment): string {
  const stars =
    rating === null
      ? ''
      : `<wp:commentmeta><wp:meta_key>${STARS_KEYS[id % 2]}</wp:meta_key><wp:meta_value>${rating}</wp:meta_value></wp:commentmeta>`
  return `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author><![CDATA[${escapeXml(name)}]]></wp:comment_author>
<wp:comment_author_email>${email}</wp:comment_author_email><wp:comment_author_IP>192.0.2.${id % 250}</wp:comment_author_IP>
<wp:comment_date_gmt>${new Date(at).toISOString().slice(0, 19).replace('T', ' ')}</wp:comment_date_gmt>
<wp:comment_content><![CDATA[${escapeXml(text)}]]></wp:comment_content><wp:comment_approved>${APPROVALS[sort]}</wp:comment_approved>
<wp:comment_type>${sort === 'pingback' ? 'pingback' : 'comment'}</wp:comment_type><wp:comment_parent>${parent?.id ?? 0}</wp:comment_parent>
<wp:comment_user_id>${isAuthors ? AUTHOR.id : 0}</wp:comment_user_id>${stars}</wp:comment>`
}

/** An independent, simple implementation: an approved comment is a note, the author's replies are its answer. */
function expectOf(byPost: readonly Comment[][]): Pick<WordPressTalk, 'expected' | 'votes'> {
  const expected: WordPressTalk['expected'] = new Map()
  const votes: WordPressTalk['votes'] = new Map()
  for (const [post, comments] of byPost.entries()) {
    const approved = comments.filter(({ sort }) => sort === 'approved').toSorted((a, b) => a.at - b.at)
    for (const comment of approved.filter(({ isAuthors }) => !isAuthors)) {
      const isRated = comment.rating !== null && showsRecipe(post)
      const answers = approved.filter(({ isAuthors, parent }) => isAuthors && parent === comment)
      const key = isRated ? `recipes/${recipeSlugOf(post)}` : `articles/${slugOf(post)}`
      const last = answers.at(-1)
      expected.set(key, [
        {
          name: comment.name,
          text: comment.text,
          created_at: new Date(comment.at).toISOString(),
          kind: isRated ? 'cooked' : 'question',
          rating: isRated ? comment.rating : null,
          answer: last
            ? {
                text: answers.map(({ text }) => text).join('\n\n'),
                answered_at: new Date(last.at).toISOString(),
              }
            : null,
        },
        ...(expected.get(key) ?? []),
      ])
      if (isRated) {
        const slug = recipeSlugOf(post)
        votes.set(slug, (votes.get(slug) ?? new Set()).add(comment.email))
      }
    }
  }
  return { expected, votes }
}
