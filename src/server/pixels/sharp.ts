import sharp from 'sharp'

// Who asks decides how many pictures are made at once; a picture using every core would undo that. Nothing here opens
// the same file twice, so libvips' own cache would only hold memory.
sharp.concurrency(1)
sharp.cache(false)

export { sharp }
