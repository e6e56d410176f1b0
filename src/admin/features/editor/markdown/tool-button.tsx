import type { LucideIcon } from 'lucide-react'

interface ToolButtonProps {
  label: string
  icon: LucideIcon
  /** The shortcut, as shown to a mouse. */
  keys?: string
  iconOnly?: boolean
  onPress: () => void
}

export function ToolButton({ label, icon: Icon, keys, iconOnly = false, onPress }: ToolButtonProps) {
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
