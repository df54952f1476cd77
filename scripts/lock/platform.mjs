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
 * The machines a package is built for, from the way such packages are named; null for one that is for all.
 * @param {string} name such as @next/swc-linux-x64-musl
 */
export function platformOf(name) {
  const words = name.split(/[-/]/)
  const os = SYSTEMS.find((system) => words.includes(system))
  const cpu = CPUS.find((one) => words.includes(one))
  if (!cpu || (!os && cpu !== 'wasm32')) return null
  const ending = os === 'linux' ? (words.at(-1) ?? '') : ''
  const libc = ending.startsWith('musl') ? ['musl'] : ending.startsWith('gnu') ? ['glibc'] : undefined
  return { os: os && [os], cpu: [cpu], libc }
}
