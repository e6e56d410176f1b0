const DURATION = /^P(?:(\d{1,3})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,6})(?:\.\d+)?S)?)?$/i
const WORDS = /(\d+(?:[.,]\d+)?)\s*(days?|h(?:ou)?rs?|h|min(?:ute)?s?|m)\b/gi

/**
 * The minutes of an ISO 8601 duration (`PT1H30M`), or of what people write in its place (`1 hr 30 min`, `45`); null
 * when it says nothing. Seconds round up.
 */
export function minutesOf(duration: string): number | null {
  const text = duration.trim()
  const [whole, days = '0', hours = '0', minutes = '0', seconds = '0'] = DURATION.exec(text) ?? []
  if (whole !== undefined && /\d/.test(whole)) {
    return Number(days) * 1_440 + Number(hours) * 60 + Number(minutes) + Math.ceil(Number(seconds) / 60)
  }
  if (/^\d{1,5}$/.test(text)) return Number(text)
  const parts = [...text.slice(0, 100).matchAll(WORDS)]
  if (parts.length === 0) return null
  const sum = parts.reduce((total, [, amount = '0', unit = 'm']) => {
    const factor = /^d/i.test(unit) ? 1_440 : /^h/i.test(unit) ? 60 : 1
    return total + Number(amount.replace(',', '.')) * factor
  }, 0)
  return Math.round(sum)
}
