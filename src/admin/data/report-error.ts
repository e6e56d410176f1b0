/** Logs a defect or an outage that the coach can do nothing about: to the console, never swallowed. */
export function reportError(error: unknown): void {
  console.error(error)
}
