import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { classNames } from './class-names.ts'
import { dismissToast, type Toast, toastStore } from './toast.ts'

/** Where toasts appear: a popover, so that they stand above an open dialog. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getOnServer)
  const box = useRef<HTMLDivElement>(null)
  const shown = toasts.length > 0
  useEffect(() => {
    const element = box.current
    if (!element || element.matches(':popover-open') === shown) return
    if (shown) element.showPopover()
    else element.hidePopover()
  }, [shown])
  return (
    <section
      ref={box}
      popover="manual"
      aria-label="Messages"
      className="inset-auto right-4 bottom-4 m-0 w-[min(380px,calc(100vw-32px))] overflow-visible border-0 bg-transparent p-0 max-sm:left-1/2 max-sm:right-auto max-sm:-translate-x-1/2 md:right-6 md:bottom-6"
    >
      <div role="status" className="grid gap-3">
        {toasts
          .filter((toast) => toast.kind === 'ok')
          .map((toast) => (
            <ToastSheet key={toast.id} toast={toast} />
          ))}
      </div>
      <div role="alert" className="mt-3 grid gap-3 empty:mt-0">
        {toasts
          .filter((toast) => toast.kind === 'alert')
          .map((toast) => (
            <ToastSheet key={toast.id} toast={toast} />
          ))}
      </div>
    </section>
  )
}

function ToastSheet({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false)
  const left = useRef(toast.duration)
  useEffect(() => {
    if (held) return
    const started = performance.now()
    const timer = setTimeout(() => dismissToast(toast.id), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(1_000, left.current - (performance.now() - started))
    }
  }, [held, toast.id])
  const Icon = toast.kind === 'ok' ? CircleCheck : CircleAlert
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the clock; there is nothing to press here
    <div
      className="grid grid-cols-[auto_1fr_auto] items-start gap-[.8rem] rounded-field bg-surface py-4 pr-4 pl-[1.1rem] text-small leading-snug text-ink shadow-sheet starting:translate-y-2 starting:opacity-0 transition-[opacity,transform] duration-(--hf-mid)"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon
        aria-hidden
        className={classNames(
          'size-8 rounded-full p-1.5',
          toast.kind === 'ok' ? 'bg-ok-bg text-ok' : 'bg-danger-bg text-danger',
        )}
      />
      <div className="min-w-0 self-center whitespace-pre-line break-words">
        <strong className="block font-bold">{toast.title}</strong>
        {toast.description}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => dismissToast(toast.id)}
        className="-mt-1 -mr-1 grid size-8 place-items-center rounded-full hover:bg-sunken"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  )
}
