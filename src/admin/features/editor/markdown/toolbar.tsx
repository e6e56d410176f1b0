import { redo, undo } from '@codemirror/commands'
import type { StateCommand } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import {
  Bold,
  CircleQuestionMark,
  Heading,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Table,
  TextQuote,
  Undo2,
} from 'lucide-react'
import { TABLE_PIECE, TABLE_SELECTION } from './markdown-pieces.ts'
import {
  cycleHeading,
  insertBlock,
  toggleList,
  toggleMark,
  toggleNumbers,
  toggleQuote,
} from './text-commands.ts'
import { ToolButton } from './tool-button.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'

interface Tool {
  label: string
  icon: LucideIcon
  run: StateCommand
  keys?: string
  iconOnly?: boolean
}

const STYLES: Tool[] = [
  { label: 'Heading', icon: Heading, run: cycleHeading, keys: 'Ctrl+Alt+2' },
  { label: 'Bold', icon: Bold, run: toggleMark('**'), keys: 'Ctrl+B' },
  { label: 'Italic', icon: Italic, run: toggleMark('_'), keys: 'Ctrl+I' },
]
const BLOCKS: Tool[] = [
  { label: 'List', icon: List, run: toggleList, keys: 'Ctrl+Shift+8' },
  { label: 'Numbered list', icon: ListOrdered, run: toggleNumbers, keys: 'Ctrl+Shift+7' },
  { label: 'Quote', icon: TextQuote, run: toggleQuote, keys: 'Ctrl+Shift+9' },
]
const HISTORY: Tool[] = [
  { label: 'Undo', icon: Undo2, run: undo, keys: 'Ctrl+Z', iconOnly: true },
  { label: 'Redo', icon: Redo2, run: redo, keys: 'Ctrl+Y', iconOnly: true },
]

interface ToolbarProps {
  /** Null until the editor is there. */
  view: EditorView | null
  onLink: () => void
  onPicture: () => void
  onHelp: () => void
}

/** What can be done to the text, in words (art direction: the toolbar spells out). */
export function Toolbar({ view, onLink, onPicture, onHelp }: ToolbarProps) {
  const keys = useArrowKeys()
  const insertTable = () => view && insertBlock(view, TABLE_PIECE, TABLE_SELECTION)
  const press = (run: StateCommand) => {
    if (!view) return
    run(view)
    view.focus()
  }
  const buttonsOf = (tools: readonly Tool[]) =>
    tools.map(({ run, ...tool }) => <ToolButton key={tool.label} {...tool} onPress={() => press(run)} />)
  return (
    <div
      role="toolbar"
      aria-label="Formatting"
      {...keys}
      className="flex gap-0.5 overflow-x-auto border-b-[1.5px] border-line px-2 py-1.5 [scrollbar-width:none] lg:flex-wrap"
    >
      {buttonsOf(STYLES)}
      <Divider />
      {buttonsOf(BLOCKS)}
      <Divider />
      <ToolButton label="Link" icon={Link} keys="Ctrl+K" onPress={onLink} />
      <ToolButton label="Table" icon={Table} onPress={insertTable} />
      <ToolButton label="Picture" icon={Image} onPress={onPicture} />
      <Divider />
      {buttonsOf(HISTORY)}
      <ToolButton label="Formatting help" icon={CircleQuestionMark} iconOnly onPress={onHelp} />
    </div>
  )
}

function Divider() {
  return <span aria-hidden className="mx-1 my-2 w-[1.5px] flex-none bg-line" />
}
