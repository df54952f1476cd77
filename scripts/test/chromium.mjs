import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'

/** The first has no window and is a quarter faster. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** @returns {string | undefined} */
function installed() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [process.env.E2E_CHROMIUM ?? '', ...onPath, chromium.executablePath()].find(
    (file) => file && existsSync(file),
  )
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0
}

function install() {
  console.log('No Chromium here: installing one.')
  const debianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const packages = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']
  if (debianRoot && run('apt-get', ['update', '-qq']) && run('apt-get', ['-qq', ...packages])) return
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
}

/**
 * The machine's own Chromium, else Playwright's. Installs Chromium when there is neither.
 * @returns {string}
 */
export function requireChromium() {
  if (!installed()) install()
  const found = installed()
  if (found) return found
  throw new Error('No Chromium found and none could be installed: set E2E_CHROMIUM to the path of one.')
}
