import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { expect, test } from 'vitest'
import { textSchema } from './schema.ts'
import { markdownHabits } from './text-input.ts'
import { writeBlock } from './write-markdown.ts'

function typed(text: string): string {
  const view = new EditorView(null, {
    state: EditorState.create({ schema: textSchema, plugins: [markdownHabits()] }),
  })
  for (const letter of text) {
    const { from, to } = view.state.selection
    const insert = () => view.state.tr.insertText(letter, from, to)
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert)))
      view.dispatch(insert())
  }
  const { doc } = view.state
  view.destroy()
  return writeBlock(doc.child(0)).trim()
}

// EDIT-FORMAT-5
test.each([
  ['a **strong** word', 'a **strong** word'],
  ['an _easy_ word', 'an _easy_ word'],
  ['Call `__init__` first', 'Call `__init__` first'],
  ['Write `a * b * c` here', 'Write `a * b * c` here'],
  ['Write (`_one_`) and __two__', 'Write (`_one_`) and **two**'],
  ['It`s **well** now', 'It`s **well** now'],
])('%s', (keys, markdown) => {
  expect(typed(keys)).toBe(markdown)
})
