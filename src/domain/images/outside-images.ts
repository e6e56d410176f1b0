/** A picture in Markdown by an address of its own; parentheses in it stand in pairs, or escaped. */
const IMAGE =
  /!\[(?:\\.|[^\]\\]){0,600}\]\(\s{0,20}<?(https?:\/\/(?:\\[!-/:-@[-`{-~]|[^\s()<>\\]|\([^\s()<>\\]{0,500}\)){1,4000})>?(?:\s{1,20}(?:"[^"]*"|'[^']*'|\([^)]*\)))?\s{0,20}\)/gi
/** A picture whose address stands elsewhere in the text: `![words][name]`, `![name][]` or `![name]`. */
const NAMED_IMAGE = /!\[((?:\\.|[^\]\\]){0,600})\](?!\()(?:\[((?:\\.|[^\]\\]){0,600})\])?/g
/** Such an address. */
const DEFINITION =
  /^ {0,3}\[((?:\\.|[^\]\\]){1,600})\]:\s{0,20}<?(https?:\/\/(?:\\[!-/:-@[-`{-~]|[^\s<>\\]){1,4000})>?/gim
const ESCAPED = /\\([!-/:-@[-`{-~])/g

/**
 * The addresses of the pictures a Markdown text shows from other sites, each once, as they stand there without escapes
 * (IMG-OUTSIDE-1).
 *
 * @param ownOrigin the site's own, `https://example.com`: what is there is no other site's
 */
export function findOutsideImages(markdown: string, ownOrigin: string): string[] {
  const named = new Set(
    Array.from(markdown.matchAll(NAMED_IMAGE), ([, words = '', name = '']) => nameOf(name || words)),
  )
  const found = [
    ...markdown.matchAll(IMAGE),
    ...Array.from(markdown.matchAll(DEFINITION), ([whole, name = '', address = '']) =>
      named.has(nameOf(name)) ? [whole, address] : [],
    ),
  ]
  const addresses = found.flatMap(([, address]) => (address ? [address.replace(ESCAPED, '$1')] : []))
  return [...new Set(addresses)].filter((address) => isOutside(address, ownOrigin))
}

/** Names are the same whatever their case and their spaces (CommonMark 0.31, 4.7). */
function nameOf(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase()
}

/** Whether an address is another site's: neither a path of ours nor our own origin. */
export function isOutside(address: string, ownOrigin: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address) && new URL(address).origin !== ownOrigin
}
