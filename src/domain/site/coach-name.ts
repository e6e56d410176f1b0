import { isRecord } from '../type-guards.ts'
import type { SiteSettings } from './settings.ts'

const PLACE = /\{(name|first_name)\}/g
/** A name of any length must not make a text longer than a line may be. */
const MAX_LENGTH = 300

/** Returns the coach's first name: the first word of the whole name. */
export function firstNameOf({ coach_name }: Pick<SiteSettings, 'coach_name'>): string {
  return coach_name.trim().split(/\s+/)[0] || coach_name
}

/** Replaces every `{name}` in settings with the coach's name, and every `{first_name}` with the first name. */
export function withCoachName(settings: SiteSettings): SiteSettings {
  const names = { name: settings.coach_name, first_name: firstNameOf(settings) }
  const fill = (text: string) =>
    text
      .replace(PLACE, (_, which: string) => (which === 'name' ? names.name : names.first_name))
      .slice(0, Math.max(MAX_LENGTH, text.length))
  const entries = Object.entries(settings).map(([key, value]) => [key, fillIn(value, fill)] as const)
  return { ...settings, ...Object.fromEntries(entries), coach_name: settings.coach_name }
}

/** Applies `fill` to each text of settings, inside lists and their entries too. */
function fillIn<T>(value: T, fill: (text: string) => string): unknown {
  if (typeof value === 'string') return fill(value)
  if (Array.isArray(value)) return value.map((entry: unknown) => fillIn(entry, fill))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillIn(inner, fill)]))
  return value
}

/**
 * Returns a change of settings as it is stored: a text equal to the site's own keeps its `{name}`, so that it follows
 * when the coach's name changes.
 *
 * @param templates the site's own texts, with their `{name}`
 * @param settings the settings before the change
 */
export function keepPlaces(
  change: Partial<SiteSettings>,
  templates: SiteSettings,
  settings: Pick<SiteSettings, 'coach_name'>,
): Partial<SiteSettings> {
  const names = [settings.coach_name, change.coach_name ?? settings.coach_name]
  const read = names.map((coach_name) => withCoachName({ ...templates, coach_name }))
  const entries = Object.entries(change).map(([key, value]) => {
    // By key: in other settings the same words are the coach's own, for example a testimonial of another Anna.
    const template = Object.entries(templates).find(([name]) => name === key)?.[1]
    const texts = new Map<string, string>()
    for (const text of read)
      collectTexts(template, Object.entries(text).find(([name]) => name === key)?.[1], texts)
    return [key, key === 'coach_name' ? value : fillIn(value, (text) => texts.get(text) ?? text)] as const
  })
  return { ...change, ...Object.fromEntries(entries) }
}

/** Maps each text that differs from its template to the template. */
function collectTexts(template: unknown, text: unknown, texts: Map<string, string>): void {
  if (typeof template === 'string' && typeof text === 'string') {
    if (template !== text) texts.set(text, template)
  } else if (Array.isArray(template) && Array.isArray(text))
    for (const [index, entry] of template.entries()) collectTexts(entry, text[index], texts)
  else if (isRecord(template) && isRecord(text))
    for (const [key, entry] of Object.entries(template)) collectTexts(entry, text[key], texts)
}
