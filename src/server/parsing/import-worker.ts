import type { MessagePort } from 'node:worker_threads'
import { readImportFile } from '../open-formats/read-import-file.ts'
import { answerOfAsync } from './answer.ts'

/** What the thread of `parseFile` runs: reads a file from elsewhere, telling each item when it is read. */
export default async function readFile(task: { path: string; oldSite: string; port: MessagePort }) {
  const { path, oldSite, port } = task
  const answer = await answerOfAsync(() =>
    readImportFile(path, oldSite, (item) => port.postMessage({ item })),
  )
  port.postMessage(null)
  return answer
}
