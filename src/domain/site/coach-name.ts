import { isRecord } from '../type-guards.ts'
import type { SiteSettings } from './settings.ts'

const PLACE = /\{(name|first_name)\}/g
/** A name of any length never makes a text longer than a line may be. */
const MAX_LENGTH = 300

/** The name a friend would use: the first word of the whole. */
export function firstNameOf({ coach_name }: Pick<SiteSettings, 'coach_name'>): string {
  return coach_name.trim().split(/\s+/)[0] || coach_name
}

/** Settings with the coach's name in the place of every `{name}`, the first name in that of every `{first_name}`. */
export function withCoachName(settings: SiteSettings): SiteSettings {
  const names = { name: settings.coach_name, first_name: firstNameOf(settings) }
  const fill = (text: string) =>
    text
      .replace(PLACE, (_, which: string) => (which === 'name' ? names.name : names.first_name))
      .slice(0, Math.max(MAX_LENGTH, text.length))
  const entries = Object.entries(settings).map(([key, value]) => [key, fillIn(value, fill)] as const)
  return { ...settings, ...Object.fromEntries(entries), coach_name: settings.coach_name }
}

/** The same settings with what `fill` makes of each text, inside lists and their entries too. */
function fillIn<T>(value: T, fill: (text: string) => string): unknown {
  if (typeof value === 'string') return fill(value)
  if (Array.isArray(value)) return value.map((entry: unknown) => fillIn(entry, fill))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillIn(inner, fill)]))
  return value
}

/**
 * A change of settings as it is stored: what says the same as the site's own words keeps their `{name}`, so that it
 * follows when the coach's name changes.
 *
 * @param templates the site's own words, with their `{name}`
 * @param settings as they read before the change
 */
export function keepPlaces(
  change: Partial<SiteSettings>,
  templates: SiteSettings,
  settings: Pick<SiteSettings, 'coach_name'>,
): Partial<SiteSettings> {
  const names = [settings.coach_name, change.coach_name ?? settings.coach_name]
  const read = names.map((coach_name) => withCoachName({ ...templates, coach_name }))
  const entries = Object.entries(change).map(([key, value]) => {
    // By key: elsewhere the same words are the coach's own, a testimonial of another Anna.
    const template = Object.entries(templates).find(([name]) => name === key)?.[1]
    const texts = new Map<string, string>()
    for (const text of read)
      collectTexts(template, Object.entries(text).find(([name]) => name === key)?.[1], texts)
    return [key, key === 'coach_name' ? value : fillIn(value, (text) => texts.get(text) ?? text)] as const
  })
  return { ...change, ...Object.fromEntries(entries) }
}

/** Notes each text that differs from its template, with the template. */
function collectTexts(template: unknown, text: unknown, texts: Map<string, string>): void {
  if (typeof template === 'string' && typeof text === 'string') {
    if (template !== text) texts.set(text, template)
  } else if (Array.isArray(template) && Array.isArray(text))
    for (const [index, entry] of template.entries()) collectTexts(entry, text[index], texts)
  else if (isRecord(template) && isRecord(text))
    for (const [key, entry] of Object.entries(template)) collectTexts(entry, text[key], texts)
}
