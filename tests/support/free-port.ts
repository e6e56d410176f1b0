import { connect, createServer, type Server } from 'node:net'

/**
 * Above the ports blocked by browsers and below the system's ephemeral ports: no other process is assigned a port found
 * but not yet used.
 */
const FIRST = 11_000
const BLOCKS = 200
const EACH = 100

/** Held as long as this process lives, so that no other process searches the same block. */
let claimedBlock: Promise<{ first: number; claim: Server }> | null = null
let tried = 0

/**
 * Returns a port that is currently free, on loopback; never the same twice in a row, and never one that another test
 * process may be about to use.
 *
 * @throws Error when none is left
 */
export async function findFreePort(): Promise<number> {
  claimedBlock ??= claimBlock()
  const { first } = await claimedBlock
  // The first port of a block marks its claim.
  for (let left = EACH - 1; left > 0; left--) {
    const port = first + 1 + (tried++ % (EACH - 1))
    const server = await listen(port)
    if (!server) continue
    await new Promise((closed) => server.close(closed))
    return port
  }
  throw new Error(`No free port between ${first} and ${first + EACH}`)
}

async function claimBlock(): Promise<{ first: number; claim: Server }> {
  for (let step = 0; step < BLOCKS; step++) {
    const first = FIRST + ((process.pid + step) % BLOCKS) * EACH
    const claim = await listen(first)
    if (!claim) continue
    claim.unref()
    return { first, claim }
  }
  throw new Error('Every block of ports is claimed')
}

/** @returns null when the port is taken */
async function listen(port: number): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

/** Whether something accepts connections on a port, on loopback. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((done) => {
    const line = connect(port, '127.0.0.1')
    line.once('connect', () => {
      line.destroy()
      done(true)
    })
    line.once('error', () => done(false))
  })
}
