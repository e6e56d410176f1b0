import { createServer } from 'node:http'

/** Node's upper limit: the same bytes and headers, from memory, without any logic. */
const [, , url = '', port = ''] = process.argv
const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
const body = Buffer.from(await response.arrayBuffer())
const compressed = await compress(body)
const headers = {
  ...Object.fromEntries(response.headers),
  'content-encoding': 'br',
  'content-length': String(compressed.length),
}

createServer((_request, reply) => {
  reply.writeHead(200, headers)
  reply.end(compressed)
}).listen(Number(port), '127.0.0.1', () => console.log('Ready on '))

async function compress(bytes: Buffer): Promise<Buffer> {
  const { brotliCompressSync, constants } = await import('node:zlib')
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}
