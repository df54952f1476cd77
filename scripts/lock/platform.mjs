const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const CPUS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32']

/**
 * The platform that a package is built for, from its name. Null for a package for all platforms.
 * @param {string} name such as @next/swc-linux-x64-musl
 */
export function platformOf(name) {
  const words = name.replace('linuxmusl', 'linux').split(/[-/]/)
  const os = SYSTEMS.find((system) => words.includes(system))
  const cpu = CPUS.find((one) => words.includes(one))
  if (!cpu || (!os && cpu !== 'wasm32')) return null
  const ending = os === 'linux' ? (words.at(-1) ?? '') : ''
  const isMusl = ending.startsWith('musl') || name.includes('linuxmusl')
  const libc = isMusl ? ['musl'] : /^g(nu|libc)/.test(ending) ? ['glibc'] : undefined
  return { os: os && [os], cpu: [cpu], libc }
}

const fromPlatformOn = new RegExp(`([-/])(?:linuxmusl|${SYSTEMS.join('|')}|wasm32)[-/].*$|([-/])wasm32$`)

/** The common name of all builds of a package: @next/swc-*. @param {string} name */
export const withoutPlatform = (name) => (platformOf(name) ? name.replace(fromPlatformOn, '$1$2*') : name)
