/**
 * JSON-LD as it may stand inside a script element: nothing in it can end the element or open a comment there.
 *
 * @param data a plain object from one of the builders; fields that are undefined are left out
 */
export function serializeJsonLd(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
