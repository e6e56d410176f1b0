/** The reader's own day, `YYYY-MM-DD`. Only for what is shown after the page has come alive. */
export function localToday(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
