/** One file of several that are being uploaded. */
export interface QueuedFile {
  key: number
  name: string
  phase: 'waiting' | 'uploading' | 'done' | 'failed'
  percent: number
  /** Why it failed. */
  message: string | null
}

export type QueueChange =
  | { type: 'added'; files: { key: number; name: string; problem: string | null }[] }
  | { type: 'moved'; key: number; percent: number }
  | { type: 'done'; key: number }
  | { type: 'failed'; key: number; message: string }
  | { type: 'removed'; key: number }
  | { type: 'cleared' }

/** What the list shows after a change; files that may not be sent stand there with their reason from the start. */
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

/** `2 of 5 uploaded, 1 failed`. */
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
