import { EditorState, type Transaction } from 'prosemirror-state'
import { DecorationSet } from 'prosemirror-view'
import { expect, test } from 'vitest'
import { FormattedSurface } from './formatted-writing.ts'
import { textMarks } from './text-mark-decorations.ts'
import { TextSource } from './text-source.ts'

/** A surface over a text, without a screen. */
function open(text: string) {
  const source = new TextSource()
  const host = {
    state: EditorState.create({ doc: source.read(text), plugins: [textMarks()] }),
    dispatch(tr: Transaction) {
      host.state = host.state.apply(tr)
    },
    focus() {},
  }
  return {
    host,
    surface: new FormattedSurface(host, source),
    markdown: () => source.write(host.state.doc).text,
  }
}

const TEXT = '* one\n* two\n\n\n\nThese moves *cure* back pain, [here](/blog/x).\n# Next\nWords\n'

test('a replacement changes nothing else and leaves the caret in place', () => {
  const { host, surface, markdown } = open(TEXT)
  surface.goTo(TEXT.indexOf('back'), TEXT.indexOf('back') + 4)
  const before = host.state.doc.textBetween(host.state.selection.from, host.state.selection.to)
  expect(before).toBe('back')
  const start = TEXT.indexOf('*cure*')
  surface.replace(start, start + '*cure*'.length, 'often *ease*')
  expect(markdown()).toBe(TEXT.replace('*cure*', 'often *ease*'))
  const { $from } = host.state.selection
  expect($from.parent.textBetween(0, $from.parentOffset)).toMatch(/ease back$/)
})

test('the caret position maps to Markdown and back', () => {
  const { surface } = open(TEXT)
  for (const word of ['two', 'cure', 'here', 'Next', 'Words']) {
    surface.toPlace(TEXT.indexOf(word))
    expect(surface.place()).toBe(TEXT.indexOf(word))
  }
})

// PROOF-EDITOR-2
test('marks are drawn at their places and move with the text', () => {
  const { host, surface } = open(TEXT)
  const start = TEXT.indexOf('back pain')
  surface.showMarks([{ key: 'a', start, end: start + 9, level: 'error', number: 1 }], 'a')
  const drawn = () => {
    const [plugin] = host.state.plugins
    const set = plugin?.props.decorations?.call(plugin, host.state)
    if (!(set instanceof DecorationSet)) throw new Error('Nothing is drawn')
    return set.find().map(({ from, to }) => host.state.doc.textBetween(from, to))
  }
  expect(drawn()).toContain('back pain')
  host.dispatch(host.state.tr.insertText('Many ', 1))
  expect(drawn()).toContain('back pain')
  surface.showMarks([], null)
  expect(drawn()).toEqual([])
})
