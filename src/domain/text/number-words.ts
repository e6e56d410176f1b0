const WORDS = 'no one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ')

/**
 * A small count in words, a large one in figures: `no`, `three`, `40`.
 *
 * @param largest the last one in words, at most thirteen
 */
export function numberWord(count: number, largest = 12): string {
  return (count <= largest && WORDS[count]) || String(count)
}
