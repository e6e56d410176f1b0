import { type HTMLElement, type HTMLFormElement, type HTMLInputElement, Window } from 'happy-dom'

const { DOMParser, FormData } = new Window()

/** The document that a page's HTML says, without any script. */
export function readHtml(html: string) {
  return new DOMParser().parseFromString(html, 'text/html')
}

/** @throws Error when it is not in there */
export function findInput(within: HTMLElement, selector: string): HTMLInputElement {
  const found = [...within.querySelectorAll('input')].find((input) => input.matches(selector))
  if (!found) throw new Error(`There is no input ${selector}`)
  return found
}

/** What a form sends as it is filled. */
export function sentBy(form: HTMLFormElement): string {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])).toString()
}
