import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'satori'
import { type FontMetrics, readFontMetrics } from './font-metrics.ts'

type FaceName = 'title' | 'label' | 'text'

export interface Face extends FontMetrics {
  /** The families to name in a style: the Latin letters first, then those of the rest of Europe. */
  fontFamily: string
  fontWeight: 400 | 600 | 800
}

export interface CardFonts {
  faces: Record<FaceName, Face>
  /** What satori draws with. */
  files: Font[]
}

const FACES = {
  title: { family: 'besley', weight: 800 },
  label: { family: 'hanken-grotesk', weight: 600 },
  text: { family: 'hanken-grotesk', weight: 400 },
} as const

const SUBSETS = ['latin', 'latin-ext'] as const

let loading: Promise<CardFonts> | undefined

/** The fonts of the share cards, read when the first card is made and kept. */
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
