/** A short message in the corner (PAGE-TOAST-1). `alert` is for failures: it interrupts a screen reader. */
export interface ToastMessage {
  title: string
  description?: string
  kind?: 'ok' | 'alert'
  /** Milliseconds on screen; 5000 by default (PAGE-TOAST-1). */
  duration?: number
  /** An action with one press, after which the message is dismissed. */
  action?: ToastAction
}

export interface ToastAction {
  label: string
  run: () => void
}

export interface Toast {
  id: number
  title: string
  description: string | undefined
  kind: 'ok' | 'alert'
  action: ToastAction | undefined
}

interface Clock {
  timer: ReturnType<typeof setTimeout> | undefined
  startedAt: number
  left: number
}

const DEFAULT_DURATION = 5_000
/** Minimum time a toast stays after it is released, in milliseconds. */
const MIN_AFTER_HOLD_MS = 1_000
const MAX_TOASTS = 3

// One per browser tab: toasts exist only after hydration, never while the server renders.
let toasts: readonly Toast[] = []
let nextId = 1
let isHeld = false
const clocks = new Map<number, Clock>()
const listeners = new Set<() => void>()

/** Shows a message and returns its id. The same message replaces one that is still shown. */
export function showToast({
  title,
  description,
  kind = 'ok',
  duration = DEFAULT_DURATION,
  action,
}: ToastMessage): number {
  const id = nextId++
  const others = toasts.filter(
    (toast) => toast.title !== title || toast.description !== description || toast.kind !== kind,
  )
  clocks.set(id, { timer: undefined, startedAt: 0, left: duration })
  if (!isHeld) start(id)
  change([...others.slice(1 - MAX_TOASTS), { id, title, description, kind, action }])
  return id
}

/** Shows that something failed, with what to do about it. */
export function showAlert(title: string, description?: string): number {
  return showToast({ kind: 'alert', title, description })
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

/** Pauses all timers while the mouse or the focus is on a toast. */
export function holdToasts(): void {
  if (isHeld) return
  isHeld = true
  for (const clock of clocks.values()) {
    clearTimeout(clock.timer)
    clock.left = Math.max(MIN_AFTER_HOLD_MS, clock.left - (performance.now() - clock.startedAt))
  }
}

export function releaseToasts(): void {
  if (!isHeld) return
  isHeld = false
  for (const id of clocks.keys()) start(id)
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => toasts,
  getOnServer: (): readonly Toast[] => NONE,
}

const NONE: readonly Toast[] = []

function start(id: number): void {
  const clock = clocks.get(id)
  if (!clock) return
  clock.startedAt = performance.now()
  clock.timer = setTimeout(() => dismissToast(id), clock.left)
}

function change(next: readonly Toast[]): void {
  toasts = next
  for (const [id, { timer }] of clocks) {
    if (next.some((toast) => toast.id === id)) continue
    clearTimeout(timer)
    clocks.delete(id)
  }
  // No event reports that the mouse has left a toast removed under it.
  if (next.length === 0) isHeld = false
  for (const listener of listeners) listener()
}
