import type { MessagePort } from 'node:worker_threads'
import { answerOfAsync } from '../parsing/answer.ts'
import { readImportFile } from './read-import-file.ts'

/** Runs in the thread of `parseFile`: reads an import file and posts each item when it is parsed. */
export default async function readFile(task: { path: string; oldSite: string; port: MessagePort }) {
  const { path, oldSite, port } = task
  const answer = await answerOfAsync(() =>
    readImportFile(path, oldSite, (item) => port.postMessage({ item })),
  )
  port.postMessage(null)
  return answer
}
