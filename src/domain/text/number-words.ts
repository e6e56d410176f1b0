const WORDS = 'no one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ')

/**
 * Returns a small count in words, a large one in digits: `no`, `three`, `40`.
 *
 * @param largest the largest count in words, at most thirteen
 */
export function numberWord(count: number, largest = 12): string {
  return (count <= largest && WORDS[count]) || String(count)
}
