const DOCTYPE = '<!DOCTYPE html>'
const VOID = new Set(['br', 'hr', 'img', 'input', 'meta', 'wbr'])
const OUTLOOK_COMMENT = /<!--\[if mso\]>([\s\S]*?)<!\[endif\]-->/g
const TAG = /<(\/?)([a-z][a-z0-9:]*)((?:\s+[a-zA-Z][\w:-]*(?:="[^"<]*")?)*)\s*(\/?)>/gi
const STYLE = /(<style>)[\s\S]*?(<\/style>)/g

/** The valid parents of these elements; elsewhere a browser moves them. */
const PARENTS: Record<string, readonly string[]> = {
  tr: ['tbody', 'thead', 'table'],
  td: ['tr'],
  th: ['tr'],
  tbody: ['table'],
  thead: ['table'],
  li: ['ul', 'ol'],
}
const NO_BLOCKS_WITHIN = new Set(['p', 'a', 'span', 'h1', 'h2', 'h3'])
const BLOCKS = new Set(['p', 'div', 'table', 'ul', 'ol', 'h1', 'h2', 'h3', 'blockquote'])

/** Returns the errors in a letter's HTML, in words; none if a strict parser would have nothing to repair. */
export function findHtmlProblems(html: string): string[] {
  if (!html.startsWith(`${DOCTYPE}<html `)) return ['no doctype']
  const elements = html.slice(DOCTYPE.length).replace(STYLE, '$1$2')
  return [
    ...findProblems(elements.replace(OUTLOOK_COMMENT, '')),
    ...findProblems(elements.replace(OUTLOOK_COMMENT, '$1')).map((problem) => `in Outlook: ${problem}`),
  ]
}

function findProblems(plain: string): string[] {
  const problems: string[] = []
  const open: string[] = []
  for (const [, slash, name = '', attributes = '', selfClosed] of plain.matchAll(TAG)) {
    const parent = open.at(-1) ?? ''
    if (slash) {
      if (open.pop() !== name) problems.push(`</${name}> ends <${parent}>`)
      continue
    }
    const names = Array.from(attributes.matchAll(/([\w:-]+)(?:="[^"]*")?/g), (match) => match[1])
    if (new Set(names).size !== names.length) problems.push(`an attribute twice in <${name}${attributes}>`)
    if (PARENTS[name] && !PARENTS[name].includes(parent)) problems.push(`<${name}> in <${parent}>`)
    if (NO_BLOCKS_WITHIN.has(parent) && BLOCKS.has(name)) problems.push(`<${name}> in <${parent}>`)
    if (name === 'a' && open.includes('a')) problems.push('a link in a link')
    if (!VOID.has(name) && !selfClosed) open.push(name)
  }
  if (open.length > 0) problems.push(`never ended: ${open.join(', ')}`)
  const rest = plain.replace(TAG, '')
  if (/[<]/.test(rest))
    problems.push(`a stray < near ${rest.slice(rest.indexOf('<'), rest.indexOf('<') + 40)}`)
  return problems
}
