import { EditorState, Selection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { pastedToMarkdown } from '../../../../domain/import/pasted-html.ts'
import { placeMarkdown } from './pasting.ts'
import { textSchema } from './schema.ts'
import { TextSource } from './text-source.ts'

const IMAGE = '<img src="https://x.example/a.jpg" alt="">'

/** Returns the text after a paste at its end, with `[n]` in place of the images. */
function paste(html: string, before = ''): string {
  const source = new TextSource()
  const { tr } = EditorState.create({ doc: source.read(before) })
  const { markdown, images } = pastedToMarkdown(html, 'https://coach.example')
  const along = placeMarkdown(tr.setSelection(Selection.atEnd(tr.doc)), markdown, images)
  for (const [index, { at }] of [...along.entries()].reverse()) {
    const word = tr.doc.type.schema.text(`[${index}]`)
    const isBetween = !tr.doc.resolve(at).parent.isTextblock
    tr.insert(at, isBetween ? (tr.doc.type.schema.nodes.paragraph?.create(null, word) ?? word) : word)
  }
  return source.write(tr.doc).text.replaceAll('\\[', '[')
}

// EDIT-PASTE-1
test.each([
  ['a heading', `<ul><li>One</li></ul><p>${IMAGE}</p><h2>What to do</h2>`, '- One\n\n[0]\n\n## What to do'],
  [
    'a heading, without a paragraph of its own',
    `<p>${IMAGE}<h2>What to do</h2><p>Go.</p>`,
    '[0]\n\n## What to do\n\nGo.',
  ],
  ['a list', `<p>${IMAGE}</p><ul><li>One</li><li>Two</li></ul>`, '[0]\n\n- One\n- Two'],
  [
    'a table',
    `<p>${IMAGE}</p><table><tr><th>A</th><th>B</th></tr><tr><td>C</td><td>D</td></tr></table>`,
    '[0]\n\n| A | B |\n| --- | --- |\n| C | D |',
  ],
  ['a quotation', `<p>${IMAGE}</p><blockquote>Yes</blockquote>`, '[0]\n\n> Yes'],
  ['words', `<p>${IMAGE}</p><p>Yes</p>`, '[0]\n\nYes'],
  [
    'another image',
    `<p>A</p><p>${IMAGE}<br>${IMAGE}</p><p>${IMAGE}</p><h3>B</h3>`,
    'A\n\n[0]\n\n[1]\n\n[2]\n\n### B',
  ],
  ['nothing', `<p>A</p><p>${IMAGE}</p>`, 'A\n\n[0]'],
])('a block pasted after an image keeps its structure: %s', (_, html, expected) => {
  expect(paste(html).replace('| - | - |', '| --- | --- |')).toBe(expected)
  expect(paste(html, 'Before')).toBe(`Before\n\n${paste(html)}`)
})

test('an image within words stays inline', () => {
  expect(paste(`<p>One ${IMAGE} two</p><ul><li>${IMAGE} three</li></ul>`)).toBe('One [0] two\n\n- [1] three')
})

// EDIT-PASTE-8
test('content pasted into a table cell keeps links and emphasis, on one line', () => {
  const source = new TextSource()
  const doc = source.read('| Move | How |\n| --- | --- |\n| Squat | See |\n')
  const { tr } = EditorState.create({ doc })
  const { markdown, images } = pastedToMarkdown(
    `<p> <a href="https://x.example/squat">the <b>film</b></a><br>first</p>${IMAGE}<ul><li>slowly</li></ul>`,
    'https://coach.example',
  )
  const [along] = placeMarkdown(tr.setSelection(Selection.atEnd(doc)), markdown, images)
  expect(source.write(tr.doc).text).toContain(
    '| Squat | See[the **film**](https://x.example/squat) first  slowly |',
  )
  expect(along && tr.doc.textBetween(along.at - 1, along.at + 1)).toBe('  ')
})

test('a copied picture keeps its title', () => {
  const image = textSchema.nodes.image.create({ src: '/a.png', alt: 'A window', title: 'At dawn' })
  expect(textSchema.nodes.image.spec.toDOM?.(image)).toEqual([
    'img',
    { src: '/a.png', alt: 'A window', title: 'At dawn' },
  ])
})
