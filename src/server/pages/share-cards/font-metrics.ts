import { inflateSync } from 'node:zlib'

/** What a font says about itself, in shares of the font size. */
export interface FontMetrics {
  /** How far its letters may reach above the baseline, and below it. */
  ascent: number
  descent: number
  /** How wide a character is; null for what it has no glyph for. */
  widthOf(character: string): number | null
}

/** Reads from a WOFF file which characters it holds and how large they are. */
export function readFontMetrics(woff: Buffer): FontMetrics {
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
      // Glyphs beyond the last metric share its width.
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

/** Format 4 holds everything up to U+FFFF, which is all that our fonts draw. */
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
