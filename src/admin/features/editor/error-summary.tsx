import { CircleAlert } from 'lucide-react'
import { reveal } from '../../ui/reveal.ts'
import { useObservable } from './observable.ts'
import { useEditor } from './use-editor.ts'

export function ErrorSummary() {
  const { kind, state } = useEditor()
  const errors = useObservable(state, (current) => current.errors)
  const entries = Object.entries(errors)
  if (entries.length === 0) return null
  return (
    <div className="mb-5 rounded-field border-[1.5px] border-danger bg-danger-bg px-5 py-4 text-danger">
      <h2 className="flex items-center gap-2 font-body text-base font-bold">
        <CircleAlert aria-hidden className="size-5 flex-none" />
        {entries.length === 1
          ? 'One thing needs your attention'
          : `${entries.length} things need your attention`}
      </h2>
      <ul className="mt-1">
        {entries.map(([field, message]) => (
          <li key={field}>
            <button
              type="button"
              onClick={() => focusField(field)}
              className="min-h-11 text-left text-small underline underline-offset-4 lg:min-h-9"
            >
              {placeOf(kind.labels, field)}: {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Returns `Ingredients, line 4` for `ingredients.3.amount`. */
function placeOf(labels: Readonly<Record<string, string>>, field: string): string {
  const [name = '', index] = field.split('.')
  const label = labels[name] ?? name
  return index && /^\d+$/.test(index) ? `${label}, line ${Number(index) + 1}` : label
}

const FOCUSABLE = 'input:not([type="file"]), textarea, select, button'

/**
 * Moves the focus to a field, or for a part of a list (`ingredients.3.amount`) to the nearest existing place. Places
 * are marked with `data-field`.
 *
 * @returns whether a place was found
 */
export function focusField(name: string): boolean {
  const place = findPlace(name)
  if (!place) return false
  reveal(place)
  const [, part] = /\.([a-z_]+)$/.exec(name) ?? []
  const target =
    (part ? place.querySelector<HTMLElement>(`[name="${part}"]`) : null) ??
    // The text has one element per way of writing, of which one is visible.
    [...place.querySelectorAll<HTMLElement>('[contenteditable="true"], [data-markdown]')].find((one) =>
      one.checkVisibility(),
    ) ??
    place.querySelector<HTMLElement>(`[aria-invalid="true"]`) ??
    place.querySelector<HTMLElement>(FOCUSABLE)
  target?.focus()
  target?.scrollIntoView({ block: 'center' })
  return Boolean(target)
}

function findPlace(name: string): HTMLElement | null {
  const parts = name.split('.')
  for (let length = parts.length; length > 0; length--) {
    const place = document.querySelector<HTMLElement>(`[data-field="${parts.slice(0, length).join('.')}"]`)
    if (place) return place
  }
  return null
}
