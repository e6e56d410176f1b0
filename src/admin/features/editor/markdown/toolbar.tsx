import { redo, undo } from '@codemirror/commands'
import type { StateCommand } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import {
  Bold,
  CircleQuestionMark,
  Dumbbell,
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
  Video,
} from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import {
  cycleHeading,
  insertBlock,
  TABLE_PIECE,
  TABLE_SELECTION,
  toggleList,
  toggleMark,
  toggleNumbers,
  toggleQuote,
} from './text-commands.ts'

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
  onImage: () => void
  onWorkout: () => void
  onVideo: () => void
  onHelp: () => void
}

/** What can be done to the text, in words (art direction: the toolbar spells out). */
export function Toolbar({ view, onLink, onImage, onVideo, onWorkout, onHelp }: ToolbarProps) {
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
      <ToolButton label="Picture" icon={Image} onPress={onImage} />
      <ToolButton label="Workout" icon={Dumbbell} onPress={onWorkout} />
      <ToolButton label="Video" icon={Video} onPress={onVideo} />
      <Divider />
      {buttonsOf(HISTORY)}
      <ToolButton label="Formatting help" icon={CircleQuestionMark} iconOnly onPress={onHelp} />
    </div>
  )
}

function Divider() {
  return <span aria-hidden className="mx-1 my-2 w-[1.5px] flex-none bg-line" />
}

interface ToolButtonProps {
  label: string
  icon: LucideIcon
  /** The shortcut, as shown to a mouse. */
  keys?: string
  iconOnly?: boolean
  onPress: () => void
}

function ToolButton({ label, icon: Icon, keys, iconOnly = false, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={iconOnly ? label : undefined}
      title={keys ? `${label} (${keys})` : iconOnly ? label : undefined}
      aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
      // The text keeps its selection, and a phone its keyboard.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="inline-flex min-h-11 min-w-11 flex-none items-center justify-center gap-1.5 rounded-paper px-2 text-small font-semibold hover:bg-sunken lg:min-h-10 lg:min-w-10"
    >
      <Icon aria-hidden className="size-4.5 flex-none" />
      {!iconOnly && label}
    </button>
  )
}

/** Props for a toolbar: one stop for the Tab key, arrows between its buttons, as screen readers expect. */
function useArrowKeys() {
  const ref = useRef<HTMLDivElement>(null)
  const buttons = () => [...(ref.current?.querySelectorAll<HTMLElement>('button') ?? [])]
  const makeStop = (stop: Element | undefined) => {
    for (const button of buttons()) button.tabIndex = button === stop ? 0 : -1
  }
  useEffect(() => {
    const all = [...(ref.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    all.forEach((button, index) => {
      button.tabIndex = index === 0 ? 0 : -1
    })
  }, [])
  return {
    ref,
    onFocus: (event: FocusEvent) => makeStop(event.target),
    onKeyDown: (event: KeyboardEvent) => {
      const all = buttons()
      const index = all.findIndex((button) => button.matches(':focus'))
      const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: all.length - 1 }[event.key]
      if (target === undefined || index < 0) return
      event.preventDefault()
      all[(target + all.length) % all.length]?.focus()
    },
  }
}
