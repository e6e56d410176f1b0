let count = 0

/** Words no other test of a run has used. */
export function unique(words: string): string {
  count += 1
  return `${words} ${process.pid}-${count}`
}
