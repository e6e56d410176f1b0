/** Returns the current day in the reader's own time zone, `YYYY-MM-DD`. Only for what is shown after hydration. */
export function localToday(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
