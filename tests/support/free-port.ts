import { createServer } from 'node:net'

/** Above the ports browsers refuse, below those the system hands out by itself: nobody gets one found and not yet used. */
const FIRST = 11_000
/** Each process looks among its own. */
const PROCESSES = 200
const EACH = 100

const first = FIRST + (process.pid % PROCESSES) * EACH
let tried = 0

/** A port nobody listens on at this moment, on loopback; never the same one twice in a row. */
export async function findFreePort(): Promise<number> {
  for (let left = EACH; left > 0; left--) {
    const port = first + (tried++ % EACH)
    if (await isFree(port)) return port
  }
  throw new Error('No port')
}

async function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
