import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { type FocusEvent, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from './class-names.ts'
import { dismissToast, holdToasts, releaseToasts, type Toast, toastStore } from './toast.ts'
import { topDialog, watchDialogs } from './top-dialog.ts'

/**
 * Where toasts appear. An open modal dialog makes everything beside it deaf and mute, so they move into it;
 * the popover keeps them above whatever else is there.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getOnServer)
  const dialog = useSyncExternalStore(watchDialogs, topDialog, () => null)
  const stack = <ToastStack toasts={toasts} />
  return dialog ? createPortal(stack, dialog) : stack
}

/** A dialog may have left the page before this hears of it; a menu opened since the last toast lies above the stack. */
function raise(stack: HTMLElement | null): void {
  if (!stack?.isConnected) return
  if (stack.matches(':popover-open')) {
    if (!document.querySelector('[popover="auto"]:popover-open') || stack.contains(document.activeElement))
      return
    stack.hidePopover()
  }
  stack.showPopover()
}

/** Both regions are there before anything is said in them: only then is it announced for certain. */
function ToastStack({ toasts }: { toasts: readonly Toast[] }) {
  const cameFrom = useRef<Element | null>(null)
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    holdToasts()
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  /** A pressed toast goes, and the focus that was in it goes back. */
  const close = (id: number) => {
    const hadFocus = document.activeElement?.closest('.toasts')
    dismissToast(id)
    releaseToasts()
    if (hadFocus) giveFocusBack(cameFrom.current)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: mouse and focus only hold the clocks; there is nothing to press here
    <div
      // Runs at every render, to raise the stack with every toast.
      ref={(stack) => raise(stack)}
      popover="manual"
      onPointerOver={holdToasts}
      onPointerLeave={releaseToasts}
      onFocus={onFocus}
      onBlur={releaseToasts}
      className="toasts pointer-events-none inset-auto right-4 bottom-[calc(1rem+var(--hf-timers,0px))] m-0 flex w-[min(380px,calc(100vw-2rem))] flex-col gap-3 overflow-visible border-0 bg-transparent p-0 max-sm:right-auto max-sm:left-1/2 max-sm:-translate-x-1/2 md:right-6 print:hidden"
    >
      <Region role="status" toasts={toasts.filter(({ kind }) => kind === 'ok')} onClose={close} />
      <Region role="alert" toasts={toasts.filter(({ kind }) => kind === 'alert')} onClose={close} />
    </div>
  )
}

/** To where it came from; where that has gone, to the page's content. */
function giveFocusBack(to: Element | null): void {
  const target = to?.isConnected ? to : document.getElementById('main')
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

interface RegionProps {
  role: 'status' | 'alert'
  toasts: readonly Toast[]
  onClose: (id: number) => void
}

function Region({ role, toasts, onClose }: RegionProps) {
  return (
    <div role={role} aria-atomic="false" className="contents">
      {toasts.map((toast) => (
        <ToastSheet key={toast.id} toast={toast} onClose={onClose} />
      ))}
    </div>
  )
}

interface ToastSheetProps {
  toast: Toast
  onClose: (id: number) => void
}

function ToastSheet({ toast: { id, kind, title, description, action }, onClose }: ToastSheetProps) {
  const Icon = kind === 'ok' ? CircleCheck : CircleAlert
  return (
    <div
      // The newest stands lowest, whichever region it belongs to.
      style={{ order: id }}
      className="pointer-events-auto grid grid-cols-[auto_1fr_auto] items-start gap-x-[.8rem] rounded-field border-[1.5px] border-transparent bg-surface p-4 pl-[1.1rem] dark:border-line text-small leading-snug text-ink shadow-sheet transition-[opacity,transform] duration-(--hf-mid) ease-paper starting:translate-y-2 starting:opacity-0"
    >
      <Icon
        aria-hidden
        className={classNames(
          'size-8 rounded-full p-1.5',
          kind === 'ok' ? 'bg-ok-bg text-ok' : 'bg-danger-bg text-danger',
        )}
      />
      <div className="min-w-0 self-center whitespace-pre-line wrap-anywhere">
        <strong className="block font-bold">{title}</strong>
        {description}
        {action && (
          <button
            type="button"
            onClick={() => {
              action.run()
              onClose(id)
            }}
            className="-my-1.5 block min-h-11 pr-4 font-[650] text-accent-text underline underline-offset-4"
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => onClose(id)}
        className="-m-2.5 grid size-11 place-items-center rounded-full hover:bg-sunken"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  )
}
