const FOCUSABLE = 'input:not([type="file"]), textarea, select, button'

/**
 * Moves the focus to a field, or for a part of a list (`ingredients.3.amount`) to the nearest place there is for it.
 * Places are marked with `data-field`.
 */
export function focusField(name: string): void {
  const place = findPlace(name)
  if (!place) return
  const [, part] = /\.([a-z_]+)$/.exec(name) ?? []
  const target =
    (part ? place.querySelector<HTMLElement>(`[name="${part}"]`) : null) ??
    place.querySelector<HTMLElement>('[contenteditable="true"]') ??
    place.querySelector<HTMLElement>(`[aria-invalid="true"]`) ??
    place.querySelector<HTMLElement>(FOCUSABLE)
  target?.focus()
  target?.scrollIntoView({ block: 'center' })
}

function findPlace(name: string): HTMLElement | null {
  const parts = name.split('.')
  for (let length = parts.length; length > 0; length--) {
    const place = document.querySelector<HTMLElement>(`[data-field="${parts.slice(0, length).join('.')}"]`)
    if (place) return place
  }
  return null
}
