/** The lines of an answer as they arrive, without the empty ones; the last may lack its end. */
export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n')
    rest = done ? '' : (lines.pop() ?? '')
    for (const line of lines) if (line !== '') yield line
    if (done) return
  }
}
