/** JSON-LD as it may stand inside a script element: nothing in it can end the element. */
export function serializeJsonLd(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
