/** The tips in a recipe's notes, one a line; a dash or dot typed before one is not part of it. */
export function tipLines(notes: string): string[] {
  return notes
    .split('\n')
    .map((line) => line.trim().replace(/^[-*•]\s+/, ''))
    .filter((line) => line !== '')
}
