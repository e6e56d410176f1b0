/** A defect or outage she can do nothing about: told to the browser's console, never swallowed. */
export function reportError(error: unknown): void {
  console.error(error)
}
