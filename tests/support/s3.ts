import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { parseS3Location, type S3Location } from '../../src/server/media/s3-location.ts'
import { FAST_DISK } from './fast-disk.ts'

/** An S3-compatible store on loopback with one bucket, `pictures`. */
export interface TestS3 {
  /** In the format of MEDIA_STORE. */
  address: (options?: { bucket?: string; key?: string; prefix?: string }) => string
  port: number
  location: (options?: Parameters<TestS3['address']>[0]) => S3Location
  close: () => Promise<void>
}

export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(FAST_DISK, 's3-'))
  const server = new S3rver({
    directory,
    address: '127.0.0.1',
    port: 0,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  })
  listCommonPrefixes(server)
  const { port } = await server.run()
  const address: TestS3['address'] = ({ bucket = 'pictures', key = 'S3RVER', prefix = '' } = {}) =>
    `s3://${key}:S3RVER@127.0.0.1:${port}/${bucket}${prefix}?tls=false`
  return {
    address,
    port,
    location(options) {
      const location = parseS3Location(address(options))
      if (!location) throw new Error('The test’s own location is malformed')
      return location
    },
    async close() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** s3rver does not search below the listed folder, so it misses common prefixes of deeper objects. */
function listCommonPrefixes({ store }: S3rver): void {
  const list = store.listObjects.bind(store)
  store.listObjects = async (bucket, options) => {
    const { delimiter = '', prefix = '' } = options
    if (delimiter === '') return list(bucket, options)
    const all = await list(bucket, { ...options, delimiter: '', maxKeys: Number.POSITIVE_INFINITY })
    const isDeeper = (key: string) => key.indexOf(delimiter, prefix.length) !== -1
    const commonPrefixes = all.objects
      .filter(({ key }) => isDeeper(key))
      .map(({ key }) => key.slice(0, key.indexOf(delimiter, prefix.length) + delimiter.length))
    const objects = all.objects.filter(({ key }) => !isDeeper(key))
    return { objects, commonPrefixes: [...new Set(commonPrefixes)].sort(), isTruncated: false }
  }
}
