/** The part of s3rver used here; the package has no types. */
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net'

  interface Options {
    address: string
    port: number
    directory: string
    silent: boolean
    vhostBuckets: boolean
    configureBuckets: { name: string; configs: string[] }[]
  }

  interface Listing {
    objects: { key: string }[]
    commonPrefixes: string[]
    isTruncated: boolean
  }

  interface ListOptions {
    delimiter?: string
    prefix?: string
    maxKeys?: number
  }

  export default class S3rver {
    store: { listObjects(bucket: string, options: ListOptions): Promise<Listing> }
    constructor(options: Options)
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
