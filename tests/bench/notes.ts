import { Agent, get } from 'node:http'
import { WITH_NOTES, WITHOUT_NOTES } from '../support/many-notes.ts'
import type { BenchChild } from './child.ts'
import { within } from './finder.ts'

/** Maximum cost of rendering a recipe's page with notes relative to the same page without notes (PERF-TIME-4). */
const MAX_RATIO = 1.15
const WARM_UP = 5
const ROUNDS = 40
/** Pages requested between two readings of the server's CPU time. */
const PAGES = 5

/**
 * Measures the server's CPU time for an uncached recipe page with many notes and without any: its response time depends
 * more on what else the machine does.
 *
 * @param url of a site without a page cache that has both recipes · @param server its process
 * @param notes how many the first has
 */
export async function measureNotes(url: string, server: BenchChild, notes: number): Promise<void> {
  console.log(`\nA recipe's page with ${notes} notes, made anew, beside the same one without`)
  const agent = new Agent({ keepAlive: true })
  const workFor = async (slug: string) => {
    const before = await server.cpu()
    for (let page = 0; page < PAGES; page++) await readAll(`${url}/recipes/${slug}`, agent)
    return ((await server.cpu()) - before) / PAGES
  }
  const noted: number[] = []
  const plain: number[] = []
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const [more, less] = [await workFor(WITH_NOTES), await workFor(WITHOUT_NOTES)]
    if (round < 0) continue
    noted.push(more)
    plain.push(less)
  }
  agent.destroy()
  console.log('  with notes'.padEnd(36), `${middle(noted).toFixed(1)} ms of the processor`)
  console.log('  without'.padEnd(36), `${middle(plain).toFixed(1)} ms`)
  const ratio = Number((middle(noted) / middle(plain)).toFixed(2))
  console.log(`  → ${within(ratio, MAX_RATIO, 'times as much as without')}`)
}

/** Requests an address and resolves when all bytes of the compressed response have arrived. */
function readAll(address: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200)
        reject(new Error(`${address} was answered with ${response.statusCode}`))
      response.resume()
      response.once('end', resolve)
    }).once('error', reject)
  })
}

function middle(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0
}
