import { listPictureRequests } from './picture-requests.ts'
import { startProduct } from './product.ts'

const PICTURES = 60
const AT_ONCE = 4
/** Long enough for garbage to be collected and memory given back. */
const REST_MS = 10_000

/** Memory as the system counts it, of the product as `npm start` runs it. */
export async function measureMemory(): Promise<void> {
  console.log('\nMemory, resident')
  const product = await startProduct()
  try {
    await rest()
    console.log(
      `  ${`${REST_MS / 1_000} s after the first start`.padEnd(34)} ${(await product.memory()).now} MiB`,
    )
    const requests = await listPictureRequests(product.url, PICTURES)
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = requests.shift(); next; next = requests.shift()) {
          const answer = await fetch(product.url + next.path, { headers: { accept: next.accept } })
          await answer.arrayBuffer()
          if (!answer.ok) throw new Error(`${next.path}: ${answer.status}`)
        }
      }),
    )
    const { highest } = await product.memory()
    await rest()
    console.log(
      `  ${`after ${PICTURES} AVIF variants`.padEnd(34)} ${(await product.memory()).now} MiB, at most ${highest} MiB`,
    )
  } finally {
    await product.stop()
  }
}

async function rest(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
}
