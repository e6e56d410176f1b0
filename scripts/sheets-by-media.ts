import postcss, { type AtRule, type ChildNode, type Container, type Root } from 'postcss'
import type { Plugin } from 'vite'

/** Including the query Vite adds where a sheet's address is imported. */
const SITE_SHEET = /\/src\/web\/styles\/(site[\w-]*\.css)(?:\?transform-only)?$/

/** The sheet a phone paints without: it contains exactly the rules of these media. */
const MEDIA_SHEET = 'site-media.css'
const MEDIA = /^(?:print|\((?:min-width:|width\s*>=)\s*(?:30|48|64|80)rem\)(?: and .*)?)$/

/**
 * Splits the site's styles by media. A browser delays its first paint for every sheet whose media matches, and a sheet
 * over 14 KB costs a new connection an additional round trip. One sheet for all of these media, because a browser opens
 * six connections to a site, and the first image needs one.
 */
export const sheetsByMedia: Plugin = {
  name: 'sheets-by-media',
  apply: 'build',
  transform: (code, id) => {
    const file = SITE_SHEET.exec(id)?.[1]
    if (file === undefined) return null
    const sheet = postcss.parse(code)
    if (file === MEDIA_SHEET) removeOutside(sheet)
    else removeInside(sheet)
    return sheet.toString()
  },
}

/** Keeps what is not in the other sheet. */
function removeInside(sheet: Root): void {
  sheet.walkAtRules('media', (rule) => {
    if (MEDIA.test(rule.params)) rule.remove()
  })
}

/** Keeps the rules of these media, with their containers. */
function removeOutside(container: Container<ChildNode>): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (isOfMedia(node)) continue
    if ('nodes' in node && node.nodes) removeOutside(node)
    if (!('nodes' in node) || !node.nodes?.length) node.remove()
  }
}

function isOfMedia(node: ChildNode): node is AtRule {
  return node.type === 'atrule' && node.name === 'media' && MEDIA.test(node.params)
}
