/** Returns the name a line sets; null for a comment or an empty line. */
function nameIn(line: string): string | null {
  return /^\s*(?:export\s+)?([A-Z_][A-Z0-9_]*)\s*=/.exec(line)?.[1] ?? null
}

/** Reads the settings in a file of lines `NAME=value`; of several lines with one name the last counts. */
export function readEnvFile(text: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const line of text.split('\n')) {
    const name = nameIn(line)
    if (name !== null)
      values.set(
        name,
        line
          .slice(line.indexOf('=') + 1)
          .trim()
          .replace(/^(["'])(.*)\1$/, '$2'),
      )
  }
  return values
}

/**
 * Appends missing settings to a settings file. Every existing line stays as it is (INSTALL-KEEP-1).
 *
 * @param text '' for a new file
 */
export function addSettings(text: string, settings: Readonly<Record<string, string>>): string {
  const known = readEnvFile(text)
  const missing = Object.entries(settings).filter(([name]) => !known.has(name))
  const lines = missing.map(([name, value]) => `${name}=${value}`)
  if (lines.length === 0) return text
  const before = text === '' || text.endsWith('\n') ? text : `${text}\n`
  return `${before}${lines.join('\n')}\n`
}
