import {
  Bold,
  CircleQuestionMark,
  Dumbbell,
  Heading,
  Image,
  Italic,
  Link,
  List,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Table,
  TextQuote,
  Undo2,
  Video,
} from 'lucide-react'
import { type FocusEvent, Fragment, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

/** The tools of the toolbar, whichever way the text is shown. */
export type ToolName =
  | 'heading'
  | 'bold'
  | 'italic'
  | 'list'
  | 'numbers'
  | 'checklist'
  | 'quote'
  | 'link'
  | 'image'
  | 'table'
  | 'workout'
  | 'video'
  | 'undo'
  | 'redo'
  | 'help'

/** Tools that take effect immediately; the remaining ones open a form first. */
export type TextTool = Exclude<ToolName, 'link' | 'image' | 'workout' | 'video' | 'help'>

interface Tool {
  name: ToolName
  label: string
  icon: LucideIcon
  /** The shortcut, shown on hover. */
  keys?: string
  iconOnly?: boolean
  /** True for a tool that can be on or off at the caret. */
  isState?: boolean
}

const TOOLS: Tool[][] = [
  [
    { name: 'heading', label: 'Heading', icon: Heading, keys: 'Ctrl+Alt+2', isState: true },
    { name: 'bold', label: 'Bold', icon: Bold, keys: 'Ctrl+B', isState: true },
    { name: 'italic', label: 'Italic', icon: Italic, keys: 'Ctrl+I', isState: true, iconOnly: true },
  ],
  [
    { name: 'list', label: 'List', icon: List, keys: 'Ctrl+Shift+8', isState: true },
    {
      name: 'numbers',
      label: 'Numbered list',
      icon: ListOrdered,
      keys: 'Ctrl+Shift+7',
      isState: true,
      iconOnly: true,
    },
    { name: 'quote', label: 'Quote', icon: TextQuote, keys: 'Ctrl+Shift+9', isState: true },
  ],
  [
    { name: 'link', label: 'Link', icon: Link, keys: 'Ctrl+K', isState: true },
    { name: 'image', label: 'Picture', icon: Image },
  ],
  // Less used tools are where a phone has to scroll.
  [
    { name: 'checklist', label: 'Checklist', icon: ListChecks, keys: 'Ctrl+Shift+6', isState: true },
    { name: 'table', label: 'Table', icon: Table },
    { name: 'workout', label: 'Workout', icon: Dumbbell },
    { name: 'video', label: 'Video', icon: Video },
  ],
  [
    { name: 'undo', label: 'Undo', icon: Undo2, keys: 'Ctrl+Z', iconOnly: true },
    { name: 'redo', label: 'Redo', icon: Redo2, keys: 'Ctrl+Y', iconOnly: true },
    { name: 'help', label: 'Formatting help', icon: CircleQuestionMark, iconOnly: true },
  ],
]

interface ToolbarProps {
  onPress: (tool: ToolName) => void
  /** The tools that are on at the caret; omitted where that is unknown. */
  active?: ReadonlySet<ToolName>
  /** Shown at the toolbar's end. */
  children?: ReactNode
}

/** The tools for the text, with their names (art direction: the toolbar spells out). */
export function Toolbar({ onPress, active, children }: ToolbarProps) {
  const keys = useArrowKeys()
  return (
    <div
      role="toolbar"
      aria-label="Formatting"
      {...keys}
      className="flex overflow-x-auto border-b-[1.5px] border-line px-2 py-1.5 [scrollbar-width:none] md:gap-0.5 low:max-lg:gap-0 low:max-lg:py-0 lg:flex-wrap"
    >
      {TOOLS.map((group, index) => (
        <Fragment key={group[0]?.name}>
          {index > 0 && <Divider />}
          {group.map(({ isState = false, name, ...tool }) => (
            <ToolButton
              key={name}
              {...tool}
              isPressed={active && isState ? active.has(name) : undefined}
              onPress={() => onPress(name)}
            />
          ))}
        </Fragment>
      ))}
      {children}
    </div>
  )
}

function Divider() {
  return <span aria-hidden className="my-2 w-[1.5px] flex-none bg-line md:mx-1 low:max-lg:mx-0" />
}

interface ToolButtonProps extends Omit<Tool, 'name' | 'isState'> {
  isPressed: boolean | undefined
  onPress: () => void
}

function ToolButton({ label, icon: Icon, keys, iconOnly = false, isPressed, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      title={keys ? `${label} (${keys})` : label}
      aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
      // Keeps the text's selection, and a phone's keyboard.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="inline-flex min-h-11 min-w-11 flex-none items-center justify-center gap-1.5 rounded-paper px-2 text-small font-semibold hover:bg-sunken aria-pressed:bg-sunken aria-pressed:text-accent-text low:max-lg:min-w-10 lg:min-h-10 lg:min-w-10"
    >
      <Icon aria-hidden className="size-4.5 flex-none" />
      {!iconOnly && <span className="max-md:hidden low:max-lg:hidden">{label}</span>}
    </button>
  )
}

/** Returns props for a toolbar: one stop for the Tab key, arrows between its buttons, as screen readers expect. */
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
