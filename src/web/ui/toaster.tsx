import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from './class-names.ts'
import { dismissToast, holdToasts, releaseToasts, type Toast, toastStore } from './toast.ts'
import { onDialogChange, topDialog } from './top-dialog.ts'

/**
 * The place where toasts appear. An open modal dialog makes everything outside it inert, so they are moved into it; the
 * popover keeps them above everything else.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getOnServer)
  const dialog = useSyncExternalStore(onDialogChange, topDialog, () => null)
  const stack = <ToastStack toasts={toasts} />
  return dialog ? createPortal(stack, dialog) : stack
}

/** Raises the stack above a menu opened since the last toast. A dialog may have been removed before this is called. */
function raise(stack: HTMLElement | null): void {
  if (!stack?.isConnected) return
  if (stack.matches(':popover-open')) {
    if (!document.querySelector('[popover="auto"]:popover-open') || stack.contains(document.activeElement))
      return
    stack.hidePopover()
  }
  stack.showPopover()
}

/** The element focused before a toast. */
let cameFrom: HTMLElement | null = null

/** Dismisses a pressed toast, and returns the focus that was in it. */
function close(id: number): void {
  const hadFocus = document.activeElement?.closest('.toasts')
  dismissToast(id)
  releaseToasts()
  if (hadFocus) cameFrom?.focus()
}

/** Both live regions exist before they have content: only then is it announced reliably. */
function ToastStack({ toasts }: { toasts: readonly Toast[] }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: mouse and focus only hold the clocks; there is nothing to press here
    <div
      // Runs on every render, to raise the stack with every toast.
      ref={(stack) => raise(stack)}
      popover="manual"
      onPointerOver={holdToasts}
      onPointerLeave={releaseToasts}
      onFocus={({ currentTarget, relatedTarget }) => {
        holdToasts()
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          cameFrom = relatedTarget
      }}
      onBlur={releaseToasts}
      className="toasts pointer-events-none inset-auto right-4 bottom-[calc(1rem+var(--hf-timers,0px))] m-0 flex w-[min(380px,calc(100vw-2rem))] flex-col gap-3 overflow-visible border-0 bg-transparent p-0 max-sm:right-auto max-sm:left-1/2 max-sm:-translate-x-1/2 md:right-6 print:hidden"
    >
      <Region role="status" toasts={toasts.filter(({ kind }) => kind === 'ok')} />
      <Region role="alert" toasts={toasts.filter(({ kind }) => kind === 'alert')} />
    </div>
  )
}

function Region({ role, toasts }: { role: 'status' | 'alert'; toasts: readonly Toast[] }) {
  return (
    <div role={role} aria-atomic="false" className="contents">
      {toasts.map((toast) => (
        <ToastSheet key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function ToastSheet({ toast: { id, kind, title, description, action } }: { toast: Toast }) {
  const Icon = kind === 'ok' ? CircleCheck : CircleAlert
  return (
    <div
      // The newest is lowest, whichever region it belongs to.
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
        {description && <p>{description}</p>}
        {action && (
          <button
            type="button"
            onClick={() => {
              action.run()
              close(id)
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
        onClick={() => close(id)}
        className="-m-2.5 grid size-11 place-items-center rounded-full hover:bg-sunken"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  )
}
