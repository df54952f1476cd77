import { Failure } from './failure.mjs'

/**
 * The names after a script's own name. A request for help, or an unknown name, prints the usage and runs nothing.
 * @template {string} Name
 * @param {string} usage
 * @param {readonly Name[]} [known]
 * @param {string[]} [args]
 */
export function namesAsked(usage, known = [], args = process.argv.slice(2)) {
  helpAsked(usage, args)
  return args.map((arg) => {
    const name = known.find((one) => one === arg)
    if (name === undefined) throw new Failure(`No se conoce «${arg}».\n${usage}`)
    return name
  })
}

/** @param {string} usage @param {string[]} [args] */
export function helpAsked(usage, args = process.argv.slice(2)) {
  if (!args.includes('--help') && !args.includes('-h')) return
  console.log(usage)
  process.exit(0)
}
