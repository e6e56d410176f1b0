/** A longer text is a caption; this one is read aloud in one breath. */
const MAX_LENGTH = 150
const BEGINS_IMAGE_OF =
  /^(?:an? |the |this )?(?:close-?up |nice |beautiful )?(?:image|picture|photo(?:graph)?|pic|graphic|illustration|drawing|screenshot)(?: (?:of|showing|that shows|with)\b|:)\s*/i
const SAYS_NOTHING =
  /^(?:(?:alt(?:ernative)? text|image|picture|photo(?:graph)?|pic|illustration|graphic|logo|icon|screenshot|untitled|placeholder|featured image)\W*\d*\W*)$/i
const FILE_NAME =
  /^\S+\.(?:jpe?g|png|gif|webp|avif|svg|heic)$|^(?:img|dsc|pxl|image|photo|screenshot)[-_ ]?\d[\d_-]*$/i

/**
 * Returns the problem with a picture's description, if any.
 *
 * @returns `better`: a replacement; null where only the coach can write it
 */
export function altProblem(alt: string): { message: string; better: string | null } | null {
  const text = alt.trim()
  if (text === '') return null
  if (FILE_NAME.test(text))
    return { message: `“${text}” is the name of a file. Say what is to be seen.`, better: null }
  if (SAYS_NOTHING.test(text)) return { message: `“${text}” does not say what is to be seen.`, better: null }
  const begin = BEGINS_IMAGE_OF.exec(text)?.[0]
  if (begin !== undefined) {
    const rest = text.slice(begin.length)
    const better = rest === '' ? null : capitalize(rest)
    return { message: `“${begin.trim()}” is what screen readers say anyway.`, better }
  }
  if (text.length > MAX_LENGTH)
    return {
      message: `A description of ${text.length} characters. One sentence is enough; the rest belongs in the text.`,
      better: null,
    }
  return null
}

import { capitalize } from '../text/capitalize.ts'
