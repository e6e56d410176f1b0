import { type Command, EditorState, TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { textSchema } from './schema.ts'
import {
  activeTools,
  cycleHeading,
  placedAt,
  toggleChecklist,
  toggleList,
  toggleQuote,
} from './text-commands.ts'
import { TextSource } from './text-source.ts'

const toggleBullets = toggleList(textSchema.nodes.bullet_list)
const toggleNumbers = toggleList(textSchema.nodes.ordered_list)

/** Runs commands on a text, all of it selected from the first word to the last; returns the Markdown. */
function press(markdown: string, ...commands: Command[]): { text: string; state: EditorState } {
  const source = new TextSource()
  const doc = source.read(markdown)
  let state = EditorState.create({
    doc,
    selection: TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size)),
  })
  for (const command of commands)
    command(state, (tr) => {
      state = state.apply(tr)
    })
  return { text: source.write(state.doc).text, state }
}

test.each<[string, string, Command[], string]>([
  ['Checklist on words', 'one', [toggleChecklist], '- [ ] one'],
  ['Checklist twice', 'one', [toggleChecklist, toggleChecklist], 'one'],
  ['Checklist on several lines', 'one\n\ntwo', [toggleChecklist], '- [ ] one\n- [ ] two'],
  ['Checklist on a list', '- one\n- two', [toggleChecklist], '- [ ] one\n- [ ] two'],
  ['Checklist keeps what is done', '- [x] one\n- two', [toggleChecklist], '- [x] one\n- [ ] two'],
  ['List on a checklist', '- [x] one\n- [ ] two', [toggleBullets], '- one\n- two'],
  ['Numbered list on a checklist', '- [ ] one', [toggleNumbers], '1. one'],
  ['List twice', 'one', [toggleBullets, toggleBullets], 'one'],
  ['one list becomes the other', '- one\n- two', [toggleNumbers], '1. one\n2. two'],
  ['Heading', 'one', [cycleHeading], '## one'],
  ['Heading three times', 'one', [cycleHeading, cycleHeading, cycleHeading], 'one'],
  ['Quote twice', 'one', [toggleQuote, toggleQuote], 'one'],
])('%s', (_, before, commands, after) => {
  expect(press(before, ...commands).text.trimEnd()).toBe(after)
})

// EDIT-FORMAT-7
test('the toolbar shows the active formats', () => {
  expect([...activeTools(press('- [ ] one').state)]).toEqual(['checklist'])
  expect([...activeTools(press('1. one').state)]).toEqual(['numbers'])
  expect([...activeTools(press('> - **one**').state)]).toEqual(['bold', 'quote', 'list'])
})

// EDIT-FORMAT-9
test('the film or workout before the caret is the active one', () => {
  const { doc } = press('https://youtu.be/dQw4w9WgXcQ\n\nWords').state
  const behind = EditorState.create({ doc, selection: TextSelection.create(doc, 2) })
  expect(placedAt(behind, textSchema.nodes.film)?.pos).toBe(0)
  expect(placedAt(behind, textSchema.nodes.workout)).toBeNull()
  const later = EditorState.create({ doc, selection: TextSelection.create(doc, 3) })
  expect(placedAt(later, textSchema.nodes.film)).toBeNull()
})
