import { Window } from 'happy-dom'

/** The document that a page's HTML says, without any script. */
export function readHtml(html: string) {
  const { DOMParser } = new Window()
  return new DOMParser().parseFromString(html, 'text/html')
}
