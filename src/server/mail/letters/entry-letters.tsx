import type { RenderLetter } from '../../../domain/mail/letter-props.ts'

/** Makes a letter: its subject, its HTML, and the same as text. */
export const renderLetter: RenderLetter = async (letter, { settings }) => ({
  subject: `${letter.kind} from ${settings.site_name}`,
  html: `<p>${JSON.stringify(letter).replaceAll('<', '&lt;')}</p>`,
  text: JSON.stringify(letter),
})
