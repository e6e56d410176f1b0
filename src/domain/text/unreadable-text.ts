/** A text or file that somebody else wrote and that is not read; the message is a sentence for the person. */
export class UnreadableText extends Error {
  override name = 'UnreadableText'
}

export const TOO_DEEP = 'This text is too deeply nested to be read.'
export const TOO_SLOW = 'This text took too long to read. Please make it simpler, or split it into parts.'
