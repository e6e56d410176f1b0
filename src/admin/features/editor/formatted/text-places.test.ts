import { expect, test } from 'vitest'
import { TextPlaces } from './formatted-writing.ts'
import { TextSource } from './text-source.ts'

const TEXT = `Some *stressed* words & \\*stars\\*, &amp; [a link](/recipes).

> - deep one
>   wrapped
> - two

| a | b |
| --- | --- |
| cell | **bold** |

![alt](/media/x)

https://vimeo.com/4711

\`\`\`js
let a = 1
\`\`\`
`

// EDIT-FORMAT-2
test('every word of the Markdown is mapped to the document and back', () => {
  const source = new TextSource()
  const doc = source.read(TEXT)
  const written = source.write(doc)
  const places = new TextPlaces()
  for (const word of [
    'Some',
    'stressed',
    'stars',
    'link',
    'deep',
    'wrapped',
    'two',
    'cell',
    'bold',
    'let a',
  ]) {
    const start = TEXT.indexOf(word)
    const from = places.toPosition(written, start)
    const to = places.toPosition(written, start + word.length)
    expect(doc.textBetween(from, from + word.length, ' ')).toBe(word)
    expect(to).toBeGreaterThanOrEqual(from + word.length)
    expect(places.toOffset(written, from)).toBe(start)
  }
  expect(doc.nodeAt(places.toPosition(written, TEXT.indexOf('![alt]') + 3))?.type.name).toBe('image')
  expect(doc.nodeAt(places.toPosition(written, TEXT.indexOf('vimeo')))?.type.name).toBe('film')
})

test('a replacement leaves every other byte unchanged', () => {
  const source = new TextSource()
  const doc = source.read('* one\n* two\n\n\n\nA *b* c.\n# Next\n')
  const written = source.write(doc)
  const block = written.blocks[1]
  if (!block) throw new Error('The paragraph is missing')
  const [node] = source.readAgain('A *B* c.', [block.node])
  if (!node) throw new Error('Nothing was read')
  const next = doc.type.create(null, [doc.child(0), node, doc.child(2)])
  expect(source.write(next).text).toBe('* one\n* two\n\n\n\nA *B* c.\n# Next\n')
})
