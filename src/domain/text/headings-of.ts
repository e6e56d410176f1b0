export interface Heading {
  id: string
  text: string
}

const HEADING = /<h2 id="([^"]*)">([\s\S]*?)<\/h2>/g
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
  nbsp: ' ',
}

/** The second-level headings of HTML that `markdownToHtml` made: what a contents list shows. */
export function headingsOf(html: string): Heading[] {
  return [...html.matchAll(HEADING)].map(([, id = '', inner = '']) => ({
    id,
    text: decodeEntities(inner.replace(/<[^>]*>/g, '')).trim(),
  }))
}

function decodeEntities(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
}
