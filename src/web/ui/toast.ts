/** A short message in the corner (specification §8). `alert` is for failures: it interrupts a screen reader. */
export interface ToastMessage {
  title: string
  description?: string
  kind?: 'ok' | 'alert'
  /** Milliseconds on screen; 5000 unless told (specification §9). */
  duration?: number
}

export interface Toast extends Required<Omit<ToastMessage, 'description'>> {
  id: number
  description: string | undefined
}

const DEFAULT_DURATION = 5_000
// One per browser tab by nature: toasts exist only after hydration, never while the server renders.
let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

export function showToast({
  title,
  description,
  kind = 'ok',
  duration = DEFAULT_DURATION,
}: ToastMessage): void {
  change([...toasts.slice(-3), { id: nextId++, title, description, kind, duration }])
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
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
