import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import type { Font } from 'satori'

type GlyphSource = Pick<FontMetrics, 'widthOf'>

/** Below this share of its letters, the rest of a text would mean something else. */
const ENOUGH = 0.7

/**
 * Returns a text reduced to what the font can draw: missing accents are dropped from their letters, emoji and foreign
 * scripts are removed. Empty when too little would remain.
 */
export function toDrawableText(text: string, font: GlyphSource): string {
  const letters = [...text.normalize('NFC')].filter((character) => !INVISIBLE.test(character))
  const drawn = letters.map((character) => drawCharacter(character, font))
  const wanted = letters.filter((letter) => LETTER.test(letter)).length
  const kept = letters.filter((letter, index) => LETTER.test(letter) && drawn[index]?.trim()).length
  if (wanted === 0 || kept < wanted * ENOUGH) return ''
  return drawn.join('').replace(/\s+/g, ' ').trim()
}

const LETTER = /[\p{L}\p{N}]/u
/** Joiners, variation selectors and direction marks, which draw nothing by themselves. */
const INVISIBLE = /[\p{Cf}\p{Mn}\p{Variation_Selector}]/u

function drawCharacter(character: string, font: GlyphSource): string {
  if (/\s/.test(character)) return ' '
  if (canDraw(character, font)) return character
  const plain = character.normalize('NFKD').replace(/\p{Mn}/gu, '')
  return plain !== '' && [...plain].every((part) => canDraw(part, font)) ? plain : ' '
}

function canDraw(character: string, font: GlyphSource): boolean {
  return font.widthOf(character) !== null
}

/** Metrics of a font, in shares of the font size. */
export interface FontMetrics {
  /** Maximum extent of its letters above and below the baseline. */
  ascent: number
  descent: number
  /** Returns the width of a character; null without a glyph. */
  widthOf(character: string): number | null
}

/** Reads the characters of a WOFF file and their widths. */
function readFontMetrics(woff: Buffer): FontMetrics {
  const tables = readTables(woff)
  const unitsPerEm = tables('head').readUInt16BE(18)
  const header = tables('hhea')
  const metricCount = header.readUInt16BE(34)
  const widths = tables('hmtx')
  const glyphs = readCharacterMap(tables('cmap'))
  return {
    ascent: header.readInt16BE(4) / unitsPerEm,
    descent: -header.readInt16BE(6) / unitsPerEm,
    widthOf(character) {
      const glyph = glyphs.get(character.codePointAt(0) ?? 0)
      // Glyphs after the last metric share its width.
      return glyph === undefined
        ? null
        : widths.readUInt16BE(Math.min(glyph, metricCount - 1) * 4) / unitsPerEm
    },
  }
}

function readTables(woff: Buffer): (tag: string) => Buffer {
  const tables = new Map<string, Buffer>()
  for (let entry = 44, left = woff.readUInt16BE(12); left > 0; left -= 1, entry += 20) {
    const offset = woff.readUInt32BE(entry + 4)
    const compressed = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8))
    const length = woff.readUInt32BE(entry + 12)
    tables.set(
      woff.toString('latin1', entry, entry + 4),
      compressed.length < length ? inflateSync(compressed) : compressed,
    )
  }
  return (tag) => {
    const table = tables.get(tag)
    if (!table) throw new Error(`The font has no table '${tag}'`)
    return table
  }
}

/** Format 4 covers everything up to U+FFFF, which is all that our fonts draw. */
function readCharacterMap(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>()
  for (let record = 4, left = cmap.readUInt16BE(2); left > 0; left -= 1, record += 8) {
    const table = cmap.subarray(cmap.readUInt32BE(record + 4))
    if (table.readUInt16BE(0) === 4) readSegments(table, glyphs)
  }
  return glyphs
}

function readSegments(table: Buffer, glyphs: Map<number, number>): void {
  const size = table.readUInt16BE(6)
  for (let at = 14; at < 14 + size; at += 2) {
    const last = table.readUInt16BE(at)
    const startAt = at + size + 2
    const first = table.readUInt16BE(startAt)
    const delta = table.readUInt16BE(startAt + size)
    const rangeAt = startAt + 2 * size
    const range = table.readUInt16BE(rangeAt)
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const listed = range === 0 ? code : table.readUInt16BE(rangeAt + range + 2 * (code - first))
      if (listed === 0) continue
      const glyph = (listed + delta) & 0xffff
      if (glyph !== 0) glyphs.set(code, glyph)
    }
  }
}

type FaceName = 'title' | 'label' | 'text'

export interface Face extends FontMetrics {
  /** The font families for a style: the Latin letters first, then those of the rest of Europe. */
  fontFamily: string
  fontWeight: 400 | 600 | 800
}

export interface CardFonts {
  faces: Record<FaceName, Face>
  /** Fonts in the form satori takes. */
  files: Font[]
}

const FACES = {
  title: { family: 'besley', weight: 800 },
  label: { family: 'hanken-grotesk', weight: 600 },
  text: { family: 'hanken-grotesk', weight: 400 },
} as const

const SUBSETS = ['latin', 'latin-ext'] as const

let loading: Promise<CardFonts> | undefined

/** Loads the fonts of the share cards on first use and caches them. */
export function loadFonts(): Promise<CardFonts> {
  loading ??= readFonts().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function readFonts(): Promise<CardFonts> {
  const [title, label, text] = await Promise.all([readFace('title'), readFace('label'), readFace('text')])
  return {
    faces: { title: title.face, label: label.face, text: text.face },
    files: [...title.files, ...label.files, ...text.files],
  }
}

async function readFace(name: FaceName): Promise<{ face: Face; files: Font[] }> {
  const { family, weight } = FACES[name]
  const find = createRequire(import.meta.url).resolve
  const files = await Promise.all(
    SUBSETS.map(async (subset) => ({
      name: `${family} ${subset}`,
      weight,
      style: 'normal' as const,
      data: await readFile(find(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`)),
    })),
  )
  const metrics = files.map(({ data }) => readFontMetrics(data))
  const face: Face = {
    fontFamily: files.map((file) => file.name).join(', '),
    fontWeight: weight,
    ascent: metrics[0]?.ascent ?? 1,
    descent: metrics[0]?.descent ?? 0,
    widthOf: (character) => {
      for (const subset of metrics) {
        const width = subset.widthOf(character)
        if (width !== null) return width
      }
      return null
    },
  }
  return { face, files }
}
