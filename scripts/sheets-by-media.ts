import postcss, { type AtRule, type ChildNode, type Container, type Root } from 'postcss'
import type { Plugin } from 'vite'

/** With what Vite adds where a sheet's address is asked for. */
const SITE_SHEET = /\/src\/web\/styles\/(site[\w-]*\.css)(?:\?transform-only)?$/

/** What a phone paints without: each sheet holds the rules of these media and no others. */
const SHEETS: readonly { file: string; media: RegExp }[] = [
  { file: 'site-wide.css', media: /^\((?:min-width:|width\s*>=)\s*(?:30|48|64|80)rem\)$/ },
  { file: 'site-print.css', media: /^print$/ },
]

/**
 * Splits the site's styles by media. A browser waits with its first paint for every sheet whose media it meets, and a
 * sheet over 14 KB costs a new connection one round trip more.
 */
export const sheetsByMedia: Plugin = {
  name: 'sheets-by-media',
  apply: 'build',
  transform: (code, id) => {
    const file = SITE_SHEET.exec(id)?.[1]
    if (file === undefined) return null
    const sheet = postcss.parse(code)
    const own = SHEETS.find((one) => one.file === file)
    if (own) removeOutside(sheet, own.media)
    else removeInside(sheet)
    return sheet.toString()
  },
}

/** Leaves what no other sheet holds. */
function removeInside(sheet: Root): void {
  sheet.walkAtRules('media', (rule) => {
    if (SHEETS.some(({ media }) => media.test(rule.params))) rule.remove()
  })
}

/** Leaves rules of this media, and what they stand in. */
function removeOutside(container: Container<ChildNode>, media: RegExp): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (isOf(node, media)) continue
    if ('nodes' in node && node.nodes) removeOutside(node, media)
    if (!('nodes' in node) || !node.nodes?.length) node.remove()
  }
}

function isOf(node: ChildNode, media: RegExp): node is AtRule {
  return node.type === 'atrule' && node.name === 'media' && media.test(node.params)
}
