import { expect, test } from 'vitest'
import { parseS3Location } from './s3-location.ts'

// RUN-CONFIG-5
test('a location is parsed into host, bucket, prefix, region and credentials', () => {
  expect(
    parseS3Location(
      's3://KEY:se%2Fcr%2Bet@s3.example.com:9000/pictures/site/one?region=eu-north-1&tls=false',
    ),
  ).toEqual({
    endpoint: 'http://s3.example.com:9000',
    bucket: 'pictures',
    prefix: 'site/one/',
    region: 'eu-north-1',
    accessKeyId: 'KEY',
    secretAccessKey: 'se/cr+et',
  })
  expect(parseS3Location('s3://KEY:SECRET@s3.example.com/pictures/')).toMatchObject({
    endpoint: 'https://s3.example.com',
    prefix: '',
    region: 'us-east-1',
  })
})

test.each([
  'pictures',
  'https://KEY:SECRET@s3.example.com/pictures',
  's3://s3.example.com/pictures',
  's3://KEY@s3.example.com/pictures',
  's3://KEY:SECRET@s3.example.com',
  's3://KEY:SECRET@s3.example.com/',
  's3://KEY:SECRET@s3.example.com/Pictures',
  's3://KEY:SECRET@s3.example.com/pictures//x',
  's3://KEY:SECRET@s3.example.com/pictures/%2e%2e/x y',
  's3://KEY:SECRET@s3.example.com/pictures?tls=no',
  's3://KEY:SECRET@s3.example.com/pictures?region=a/b',
  's3://KEY:%zz@s3.example.com/pictures',
  's3:///pictures',
])('%s is malformed', (text) => {
  expect(parseS3Location(text)).toBeNull()
})
