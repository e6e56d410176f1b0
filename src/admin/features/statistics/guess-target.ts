interface Page {
  path: string
  title: string
}

/** More than half of the words: one of two says nothing. */
const MIN_ALIKE = 0.6

/** The page whose address and name share most words with a missed address or search; null when none is like it. */
export function guessTarget<P extends Page>(missed: string, pages: readonly P[]): P | null {
  const asked = wordsOf(missed)
  if (asked.size === 0) return null
  let best: { page: P; alike: number } | null = null
  for (const page of pages) {
    const own = wordsOf(`${page.path} ${page.title}`)
    const shared = [...asked].filter((word) => own.has(word)).length
    const alike = shared / asked.size
    if (alike > (best?.alike ?? 0)) best = { page, alike }
  }
  return best && best.alike >= MIN_ALIKE ? best.page : null
}

/** Without endings that come and go, and without numbers and folders. */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? []
  const folders = new Set(['blog', 'recipe', 'html', 'index', 'page', 'the', 'and', 'for'])
  return new Set(words.map((word) => word.replace(/(?:es|s)$/, '')).filter((word) => !folders.has(word)))
}
