import { expect, test } from 'vitest'
import { checkLock } from '@/scripts/check/lock.mjs'
import { platformOf } from '@/scripts/lock/platform.mjs'
import { tree } from './tree'

const integrity = 'sha512-x'
const swc = { version: '1.0.0', integrity, optionalDependencies: { '@swc/core-darwin-x64': '1.0.0' } }
const check = (packages: object) => checkLock(tree({ 'package-lock.json': JSON.stringify({ packages }) }))

test('a package left out of the lock', () => {
  expect(check({ '': {}, 'node_modules/@swc/core': swc })).toEqual([
    '@swc/core-darwin-x64, which node_modules/@swc/core may use, has no entry: npm run lock:complete',
  ])
})

const builds = [
  'linux-x64-gnu',
  'linux-x64-musl',
  'linux-arm64-gnu',
  'linux-arm64-musl',
  'darwin-arm64',
  'darwin-x64',
  'win32-x64-msvc',
]

/** A package with builds, as `npm install` and `npm run lock:complete` write them. */
function native(names: string[], integrity = 'sha512-x') {
  const packages = names.map((name) => [
    `node_modules/@a/b-${name}`,
    { version: '1.0.0', optional: true, integrity, ...platformOf(`@a/b-${name}`) },
  ])
  const optionalDependencies = Object.fromEntries(names.map((name) => [`@a/b-${name}`, '1.0.0']))
  return {
    'node_modules/b': { version: '1.0.0', integrity: 'sha512-x', optionalDependencies },
    ...Object.fromEntries(packages),
  }
}

test('a package with builds for all platforms', () => {
  expect(check({ '': {}, ...native(builds) })).toEqual([])
})

test.each([
  ['darwin-arm64', 'darwin arm64'],
  ['linux-x64-musl', 'linux x64 musl'],
  ['linux-arm64-gnu', 'linux arm64 glibc'],
  ['win32-x64-msvc', 'win32 x64'],
])('one without a build for %s', (left, platform) => {
  expect(check(native(builds.filter((name) => name !== left)))).toEqual([
    `node_modules/b has no build for ${platform}`,
  ])
})

test('a package whose bytes cannot be checked, but for builds that this registry may not have', () => {
  const { 'node_modules/b': b, ...others } = native(builds, '')
  expect(check({ ...others, 'node_modules/b': { ...b, integrity: undefined } })).toEqual([
    'node_modules/@a/b-linux-x64-gnu has no integrity: npm run lock:complete',
    'node_modules/b has no integrity: npm run lock:complete',
  ])
})

test.each(['node_modules/@swc/core-darwin-x64', 'node_modules/a/node_modules/@swc/core-darwin-x64'])(
  '%s is found from where it is wanted',
  (place) => {
    expect(
      check({ 'node_modules/a/node_modules/@swc/core': swc, [place]: { version: '1.0.0', integrity } }),
    ).toEqual([])
  },
)

test.each([
  ['@next/swc-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@next/swc-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['@swc/core-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@biomejs/cli-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
  ['@oxc-parser/binding-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
  ['@img/sharp-linuxmusl-x64', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@parcel/watcher-linux-x64-glibc', { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }],
  ['fsevents', null],
])('%s', (name, platform) => {
  expect(platformOf(name)).toEqual(platform)
})
