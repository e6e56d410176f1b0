import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import subsetFont from 'subset-font'

const ROOT = resolve(import.meta.dirname, '..')
/** Declares the glyphs and weights of each file. */
const STYLES = join(ROOT, 'src/web/styles/fonts.css')
/** Target of `@fonts/` in styles. */
export const FONTS_FOLDER = join(ROOT, 'node_modules/.cache/fonts')

const FACE = /@font-face\s*\{[^}]*\}/g
const FILE =
  /url\("@fonts\/(?<family>[a-z-]+?)-(?<script>latin|latin-ext|vietnamese)-(?<part>[a-z]+)(?:-(?<weight>\d+))?\.woff2"\)/
const WEIGHTS = /font-weight:\s*(?<min>\d+) (?<max>\d+)/
const RANGES = /unicode-range:\s*(?<ranges>[^;}]+)/

/**
 * Subsets the packages' fonts for those `fonts.css` names as `@fonts/<family>-<script>-<part>[-<weight>].woff2`: only the
 * glyphs of the face's unicode-range and the weights it declares, or the one in its name. Done once for unchanged styles.
 */
export async function subsetFonts(): Promise<void> {
  const styles = readFileSync(STYLES, 'utf8')
  mkdirSync(FONTS_FOLDER, { recursive: true })
  const stylesTime = statSync(STYLES).mtimeMs
  await Promise.all(
    [...styles.matchAll(FACE)].map(async ([face]) => {
      const named = FILE.exec(face)?.groups
      if (!named) return
      const { family, script, part, weight } = named
      const name = [family, script, part, weight].filter((word) => word !== undefined).join('-')
      const target = join(FONTS_FOLDER, `${name}.woff2`)
      if (existsSync(target) && statSync(target).mtimeMs > stylesTime) return
      const source = `node_modules/@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`
      const bytes = await subsetFont(readFileSync(join(ROOT, source)), glyphsOf(face), {
        targetFormat: 'woff2',
        variationAxes: { wght: weight === undefined ? weightsOf(face) : Number(weight) },
        // Glyphs reachable only by features (ligatures, old-style figures) are a tenth of the bytes.
        noLayoutClosure: true,
      })
      writeFileSync(target, bytes)
    }),
  )
}

function weightsOf(face: string): { min: number; max: number } {
  const { min, max } = WEIGHTS.exec(face)?.groups ?? {}
  if (!min || !max) throw new Error(`This face declares no range of weights: ${face}`)
  return { min: Number(min), max: Number(max) }
}

/** Returns every character of the face's unicode-range, as one text. */
function glyphsOf(face: string): string {
  const ranges = RANGES.exec(face)?.groups?.ranges
  if (!ranges) throw new Error(`This face declares no unicode-range: ${face}`)
  let glyphs = ''
  for (const range of ranges.split(',')) {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-')
    for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code++)
      glyphs += String.fromCodePoint(code)
  }
  return glyphs
}
