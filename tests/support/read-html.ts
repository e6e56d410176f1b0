import { type HTMLElement, type HTMLFormElement, type HTMLInputElement, Window } from 'happy-dom'

const { DOMParser, FormData } = new Window()

/** Parses a page's HTML, without running scripts. */
export function readHtml(html: string) {
  return new DOMParser().parseFromString(html, 'text/html')
}

/** @throws Error when there is no such input */
export function findInput(within: HTMLElement, selector: string): HTMLInputElement {
  const found = [...within.querySelectorAll('input')].find((input) => input.matches(selector))
  if (!found) throw new Error(`There is no input ${selector}`)
  return found
}

/** Returns what a form sends in its present state. */
export function sentBy(form: HTMLFormElement): string {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])).toString()
}
