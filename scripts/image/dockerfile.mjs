/**
 * @typedef {{ kind: 'run', command: string } | { kind: 'copy', from: string | undefined, sources: string[], to: string }} Step
 * @typedef {{ name: string, base: string, workdir: string, env: Record<string, string>, steps: Step[] }} Stage
 * @typedef {{ stages: Stage[], user: string, entrypoint: string[], command: string[], healthcheck: string[], volumes: string[] }} Image
 */

/** Joins continued lines and leaves comments out. @param {string} text */
function instructions(text) {
  const lines = text.split('\n').filter((line) => !/^\s*#/.test(line))
  return lines
    .join('\n')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => /** @type {const} */ ([line.split(/\s/, 1)[0] ?? '', line.replace(/^\S+\s+/, '')]))
}

/** @param {string} list @returns {string[]} */
const parseList = (list) => JSON.parse(list)

/** @param {string} value @returns {Record<string, string>} */
function parseEnv(value) {
  return Object.fromEntries(
    value.split(/\s+/).map((pair) => [pair.split('=', 1)[0], pair.slice(pair.indexOf('=') + 1)]),
  )
}

/** @param {string} value @returns {Step} */
function parseCopy(value) {
  const words = value.split(/\s+/)
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length)
  const paths = words.filter((word) => !word.startsWith('--'))
  return { kind: 'copy', from, sources: paths.slice(0, -1), to: paths.at(-1) ?? '.' }
}

/**
 * Reads the instructions that our Dockerfile uses. Throws at any other, so that nothing is left out silently.
 * @param {string} text
 * @returns {Image}
 */
export function parseDockerfile(text) {
  /** @type {Image} */
  const image = { stages: [], user: '', entrypoint: [], command: [], healthcheck: [], volumes: [] }
  /** @type {Stage | undefined} */
  let stage
  for (const [name, value] of instructions(text)) {
    if (name === 'FROM') {
      const [base = '', , alias = ''] = value.split(/\s+/)
      stage = { name: alias, base, workdir: '/', env: {}, steps: [] }
      image.stages.push(stage)
      continue
    }
    if (!stage) throw new Error('A Dockerfile begins with FROM.')
    if (name === 'WORKDIR') stage.workdir = value
    else if (name === 'ENV') Object.assign(stage.env, parseEnv(value))
    else if (name === 'RUN') stage.steps.push({ kind: 'run', command: value })
    else if (name === 'COPY') stage.steps.push(parseCopy(value))
    else if (name === 'USER') image.user = value
    else if (name === 'ENTRYPOINT') image.entrypoint = parseList(value)
    else if (name === 'CMD') image.command = parseList(value)
    else if (name === 'VOLUME') image.volumes.push(value)
    else if (name === 'HEALTHCHECK') image.healthcheck = parseList(value.replace(/^.*?CMD\s+/, ''))
    else if (!['EXPOSE', 'STOPSIGNAL'].includes(name)) throw new Error(`No one here knows ${name}.`)
  }
  return image
}
