import { expect, test } from 'vitest'
import { checkLock } from '@/scripts/check/lock.mjs'
import { platformOf } from '@/scripts/lock/platform.mjs'
import { tree } from './tree'

const swc = { version: '1.0.0', optionalDependencies: { '@swc/core-darwin-x64': '1.0.0' } }
const check = (packages: object) => checkLock(tree({ 'package-lock.json': JSON.stringify({ packages }) }))

test('a package left out of the lock', () => {
  expect(check({ '': {}, 'node_modules/@swc/core': swc })).toEqual([
    '@swc/core-darwin-x64, which node_modules/@swc/core may use, has no entry: npm run lock:complete',
  ])
})

test.each(['node_modules/@swc/core-darwin-x64', 'node_modules/a/node_modules/@swc/core-darwin-x64'])(
  '%s is found from where it is wanted',
  (place) => {
    expect(check({ 'node_modules/a/node_modules/@swc/core': swc, [place]: { version: '1.0.0' } })).toEqual([])
  },
)

test.each([
  ['@next/swc-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@next/swc-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['@swc/core-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@biomejs/cli-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
  ['@oxc-parser/binding-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
  ['fsevents', null],
])('%s', (name, platform) => {
  expect(platformOf(name)).toEqual(platform)
})
