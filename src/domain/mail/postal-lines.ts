/** A postal address line by line, as it stands on an envelope; none when there is no address. */
export function readPostalLines(address: string): string[] {
  return address
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
