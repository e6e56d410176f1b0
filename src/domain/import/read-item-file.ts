import { readFrontMatter } from './front-matter.ts'
import { finishItem, type ImportItem } from './import-item.ts'
import { normalizePath } from './old-path.ts'

const FACTS_OF_OURS = ['id', 'category_name', 'author_name', 'former_slugs', 'old_paths'] as const

/**
 * Reads a file of our own export, `articles/<slug>.md` or `recipes/<slug>.md`, as an item; an unreadable one states its
 * problem.
 *
 * @param siteUrl of the exporting site
 */
export function readItemFile(
  path: string,
  file: string,
  { kind, siteUrl }: { kind: ImportItem['kind']; siteUrl: string },
): ImportItem {
  const read = tryToRead(file)
  const origin = (id: unknown) => `export:${siteUrl}:${kind}:${typeof id === 'number' ? id : path}`
  if (!read) {
    const problem = 'The part between its two lines of dashes can’t be read.'
    return finishItem({ origin: origin(null), kind, fields: { title: path, slug: '' }, problem })
  }
  const { id, category_name, author_name, former_slugs, old_paths } = read.facts
  const given = Object.entries(read.facts).filter(([name]) => !FACTS_OF_OURS.some((ours) => ours === name))
  // Ids are those of the other site.
  const fields = { ...Object.fromEntries(given), category_id: null, author_id: null }
  return finishItem({
    origin: origin(id),
    kind,
    fields: kind === 'article' ? { ...fields, content: read.text } : fields,
    category: textOrNull(category_name),
    author: textOrNull(author_name),
    former_slugs: textsIn(former_slugs),
    old_paths: textsIn(old_paths).flatMap((path) => normalizePath(path) ?? []),
  })
}

function tryToRead(file: string) {
  try {
    return readFrontMatter(file)
  } catch {
    // Invalid YAML: the item reports the problem, the import continues.
    return null
  }
}

function textsIn(list: unknown): string[] {
  return Array.isArray(list) ? list.slice(0, 100).map(String) : []
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
