import { expect, test } from 'vitest'
import { findOutsideImages } from './outside-image-calls.ts'

// IMG-OUTSIDE-2
test.each([
  ['![a](https://x.io/a.png)', ['https://x.io/a.png']],
  ['![](<https://x.io/a b.png>)', []],
  ['![a](https://x.io/a.png "Title") ![b](HTTP://x.io/b.png)', ['https://x.io/a.png', 'HTTP://x.io/b.png']],
  ['![a](https://x.io/photo(1).png)', ['https://x.io/photo(1).png']],
  ['![a](https://x.io/photo\\(1\\).png?a=1\\&b=2)', ['https://x.io/photo(1).png?a=1&b=2']],
  ['![a \\] b](https://x.io/a.png)![a](https://x.io/a.png)', ['https://x.io/a.png']],
  ['[a](https://x.io/a.png) ![b](/media/image/upload/w_800/v1/b)', []],
  ['![own](https://mine.io/media/image/upload/w_800/v1/b)', []],
  ['[![a](https://x.io/small.png)](https://x.io/page)', ['https://x.io/small.png']],
  ['![a][One  two]\n\n[one two]: https://x.io/a.png "T"', ['https://x.io/a.png']],
  [
    '![one][] ![two]\n\n[ONE]: <https://x.io/a.png>\n[two]: https://x.io/b(1).png',
    ['https://x.io/a.png', 'https://x.io/b(1).png'],
  ],
  ['[one][] and ![other](/b)\n\n[one]: https://x.io/a.png', []],
])('%s', (markdown, addresses) => {
  expect(findOutsideImages(markdown, 'https://mine.io')).toEqual(addresses)
})

test('a long hostile text is scanned in reasonable time', () => {
  expect(findOutsideImages(`${'!['.repeat(20_000)}](https://x`, 'https://mine.io')).toEqual([])
  expect(findOutsideImages(`${'![a]['.repeat(20_000)}\n[a`, 'https://mine.io')).toEqual([])
  expect(findOutsideImages(`${'[a]: https://'.repeat(20_000)}\n[a`, 'https://mine.io')).toEqual([])
  expect(findOutsideImages(`![](https://${'('.repeat(50_000)}`, 'https://mine.io')).toEqual([])
})
