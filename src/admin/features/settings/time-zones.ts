/** The zones this browser knows, UTC first. */
export function allTimeZones(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')]
}

/** The zones whose name holds every word searched for; the chosen one is always among them. */
export function findTimeZones(zones: readonly string[], search: string, chosen: string): string[] {
  const words = search
    .toLowerCase()
    .split(/[\s/_]+/)
    .filter(Boolean)
  const found = zones.filter((zone) => {
    const name = zone.toLowerCase()
    return words.every((word) => name.includes(word))
  })
  return found.includes(chosen) ? found : [chosen, ...found]
}

/** `Europe/Stockholm` as it is read. */
export function describeTimeZone(zone: string): string {
  return zone.replaceAll('_', ' ').replaceAll('/', ' / ')
}

/** What the clock on the wall says there: `14:05, Tuesday`. */
export function timeIn(zone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(now)
}
