import { useEffect, useReducer, useRef } from 'react'
import { imageFileProblem } from '../../../domain/images/upload-limits.ts'
import { isCancelled, uploadImage } from './upload-image.ts'

export interface QueuedFile {
  key: number
  name: string
  phase: 'waiting' | 'uploading' | 'done' | 'failed'
  percent: number
  message: string | null
}

export type QueueChange =
  | { type: 'added'; files: { key: number; name: string; problem: string | null }[] }
  | { type: 'moved'; key: number; percent: number }
  | { type: 'done'; key: number }
  | { type: 'failed'; key: number; message: string }
  | { type: 'removed'; key: number }
  | { type: 'cleared' }

/** Returns the queue after a change; files that may not be sent are listed with their reason from the start. */
export function changeQueue(queue: readonly QueuedFile[], change: QueueChange): readonly QueuedFile[] {
  switch (change.type) {
    case 'added':
      return [...queue, ...change.files.map(toQueued)]
    case 'moved':
      return update(queue, change.key, { phase: 'uploading', percent: change.percent })
    case 'done':
      return update(queue, change.key, { phase: 'done', percent: 100 })
    case 'failed':
      return update(queue, change.key, { phase: 'failed', message: change.message })
    case 'removed':
      return queue.filter(({ key }) => key !== change.key)
    case 'cleared':
      return queue.filter(({ phase }) => phase === 'waiting' || phase === 'uploading')
  }
}

/** Returns `2 of 5 uploaded, 1 failed`. */
export function describeQueue(queue: readonly QueuedFile[]): string {
  const done = queue.filter(({ phase }) => phase === 'done').length
  const failed = queue.filter(({ phase }) => phase === 'failed').length
  return `${done} of ${queue.length} uploaded${failed > 0 ? `, ${failed} failed` : ''}`
}

function toQueued({ key, name, problem }: { key: number; name: string; problem: string | null }): QueuedFile {
  return { key, name, phase: problem === null ? 'waiting' : 'failed', percent: 0, message: problem }
}

function update(
  queue: readonly QueuedFile[],
  key: number,
  values: Partial<QueuedFile>,
): readonly QueuedFile[] {
  return queue.map((file) => (file.key === key ? { ...file, ...values } : file))
}

const NOTHING: ReturnType<typeof changeQueue> = []

/**
 * Uploads several files one after the other, each with its own progress; a failed one does not stop the rest.
 *
 * @param onUploaded called after each file that arrived
 */
export function useUploadQueue(onUploaded: () => void) {
  const [queue, dispatch] = useReducer(changeQueue, NOTHING)
  const nextKey = useRef(1)
  const controllers = useRef(new Map<number, AbortController>())
  // Each batch waits for the preceding one.
  const tail = useRef(Promise.resolve())
  useEffect(() => {
    const running = controllers.current
    return () => {
      for (const controller of running.values()) controller.abort()
    }
  }, [])

  function add(files: File[]): void {
    const entries = files.map((file) => ({ file, key: nextKey.current++, problem: imageFileProblem(file) }))
    dispatch({
      type: 'added',
      files: entries.map(({ file, key, problem }) => ({ key, name: file.name, problem })),
    })
    for (const { file, key, problem } of entries) {
      if (problem !== null) continue
      const controller = new AbortController()
      controllers.current.set(key, controller)
      tail.current = tail.current.then(() => send(key, file, controller.signal))
    }
  }

  async function send(key: number, file: File, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    dispatch({ type: 'moved', key, percent: 0 })
    try {
      const onProgress = (percent: number) => dispatch({ type: 'moved', key, percent })
      await uploadImage(file, { preset: 'blog', signal, onProgress })
      dispatch({ type: 'done', key })
      onUploaded()
    } catch (error) {
      if (isCancelled(error)) return
      dispatch({ type: 'failed', key, message: error instanceof Error ? error.message : String(error) })
    } finally {
      controllers.current.delete(key)
    }
  }

  function remove(key: number): void {
    controllers.current.get(key)?.abort()
    dispatch({ type: 'removed', key })
  }

  return { queue, add, remove, clear: () => dispatch({ type: 'cleared' }) }
}
