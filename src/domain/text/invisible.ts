/** White space, what is by definition never drawn (joiners, fillers, soft hyphens, marks of direction), and the blank Braille cell. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\u2800]+/gu

/** True when nothing of a text can be seen: it counts as empty, whatever it is made of. */
export function isBlank(text: string): boolean {
  return text.replace(UNSEEN, '') === ''
}
