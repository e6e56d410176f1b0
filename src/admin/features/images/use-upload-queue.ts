import { useEffect, useReducer, useRef } from 'react'
import { imageFileProblem } from '../../../domain/images/upload-limits.ts'
import { isCancelled, uploadImage } from './upload-image.ts'
import { changeQueue } from './upload-queue.ts'

const NOTHING: ReturnType<typeof changeQueue> = []

/**
 * Uploads several files one after the other, each with its own progress; one that fails does not stop the others.
 *
 * @param onUploaded after each file that arrived
 */
export function useUploadQueue(onUploaded: () => void) {
  const [queue, dispatch] = useReducer(changeQueue, NOTHING)
  const nextKey = useRef(1)
  const controllers = useRef(new Map<number, AbortController>())
  // Each batch waits for the one before.
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
