/** Sent from a place that is about to be focused: whatever hides it shows it. */
export const REVEAL = 'reveal'

export function reveal(place: Element): void {
  place.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true }))
}
