/** The name of a line that sets something; null for a remark or an empty line. */
function nameIn(line: string): string | null {
  return /^\s*(?:export\s+)?([A-Z_][A-Z0-9_]*)\s*=/.exec(line)?.[1] ?? null
}

/** The settings in a file of lines `NAME=value`; of several lines of one name the last counts. */
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
 * A file of settings with those that are missing, at its end. Every line that is there stays as it is (INSTALL-KEEP-1).
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
