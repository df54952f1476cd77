import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './build/build.mjs'
import { faults } from './faults/faults.mjs'
import { startHost } from './faults/host.mjs'
import { orderOf, streamsOf } from './faults/order.mjs'
import { breakEach } from './faults/round.mjs'
import { mostMs, outside, rowOf } from './faults/table.mjs'
import { helpAsked } from './run/asked.mjs'
import { endAll } from './run/children.mjs'
import { runCommand } from './run/command.mjs'
import { Failure } from './run/failure.mjs'

/** @typedef {import('./faults/round.mjs').Window} Window */
/** @typedef {import('./faults/ask.mjs').Asked} Asked */

const usage = `npm run test:faults                          cada avería una vez, una tras otra
npm run test:faults -- --only SMTP --only Redis   solo las que llevan esas palabras en su nombre
npm run test:faults -- --minutes 30 --seed 7      una avería por minuto, en el orden y en los segundos de la semilla
También lo que dura cada avería y lo que hace la gente sale de la semilla (--seed, 1 si no se da).
Lo que dicen los procesos queda en LOGS, si se da una carpeta.`

function asked() {
  helpAsked(usage)
  try {
    const { values } = parseArgs({
      options: {
        minutes: { type: 'string' },
        seed: { type: 'string', default: '1' },
        only: { type: 'string', multiple: true },
      },
    })
    const [minutes, seed] = [Number(values.minutes ?? 0), Number(values.seed)]
    if (![minutes, seed].every((one) => Number.isInteger(one) && one >= 0)) throw new Failure(usage)
    const chosen = faults.filter(
      ({ name }) => !values.only || values.only.some((words) => name.includes(words)),
    )
    if (chosen.length === 0) throw new Failure(`Averías: ${faults.map(({ name }) => name).join(', ')}.`)
    return { minutes, seed, chosen }
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(usage)
  }
}

/** Each fault begins in its own minute, at a second that the seed gives, until the next must begin. @param {() => number} random */
function eachMinute(random) {
  let due = Date.now()
  return async () => {
    const at = due + random() * 25_000
    due += 60_000
    await wait(Math.max(1_000, at - Date.now()))
  }
}

async function test() {
  const { minutes, seed, chosen } = asked()
  await ensureBuilt(process.cwd(), ['server', 'web'])
  const folder = mkdtempSync(path.join(tmpdir(), 'mantel-faults-'))
  try {
    const host = await startHost(folder)
    try {
      const stream = streamsOf(seed)
      const able = chosen.filter((fault) => isAble(fault, host))
      const order = minutes > 0 ? orderOf(able, minutes, stream('order')) : able
      const onDone = (/** @type {Window} */ window, /** @type {Asked[]} */ notes) =>
        console.log(`\n${new Date().toISOString()} ${window.name}`, rowOf(window, notes))
      const beforeEach = minutes > 0 ? eachMinute(stream('seconds')) : undefined
      console.log(`Semilla ${seed}, ${order.length} averías; carga de la máquina ${loads()}`)
      report(await breakEach(host, order, { stream, onDone, ...(beforeEach && { beforeEach }) }))
    } finally {
      keepLogs(host)
      await host.stop()
    }
  } finally {
    await endAll()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {import('./faults/faults.mjs').Fault} fault @param {import('./faults/host.mjs').Host} host */
function isAble({ name, lacks }, host) {
  const why = lacks?.(host) ?? ''
  if (why) console.log(`Se salta «${name}»: ${why}.`)
  return why === ''
}

const loads = () =>
  loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')

/** @param {import('./faults/host.mjs').Host} host */
function keepLogs({ instances, workers }) {
  const folder = process.env.LOGS
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  for (const { name, log } of [...instances, ...workers])
    writeFileSync(path.join(folder, `${name}.log`), log.join('\n'))
}

/** @param {Awaited<ReturnType<typeof breakEach>>} found */
function report({
  windows,
  notes,
  askingMs,
  lost,
  missing,
  doubled,
  mails,
  daily,
  published,
  photos,
  accepted,
  twice,
  charges,
  answers,
  calls,
  paying,
  unheard,
}) {
  const unexplained = outside(notes, windows)
  const late = windows.filter(({ wellMs }) => wellMs > mostMs)
  const slowestMail = Math.max(0, ...accepted.map(({ mailedMs = 0 }) => mailedMs))
  const confirmed = accepted.filter(({ confirmedAt }) => confirmedAt).length
  console.log(`
Preguntarlo todo sin avería tarda ${(askingMs / 1000).toFixed(1)} s, que «bien en» incluye; carga de la máquina ${loads()}
${notes.length} peticiones, ${published.reduce((sum, one) => sum + one, 0)} menús publicados, ${accepted.length} suscripciones, ${confirmed} confirmadas, ${photos} fotos
${mails} correos, ${daily} de ellos el menú del día; el que más tardó, ${(slowestMail / 1000).toFixed(1)} s; ${unheard} repetidos porque se cortó el «aceptado» del servidor
${charges} cobros de ${sumOf(paying, 'subscribed')} suscripciones, ${sumOf(paying, 'refunded')} devueltos; ${answers} respuestas por WhatsApp; ${calls.accepted} avisos aceptados, ${calls.repeated} repetidos`)
  const wrong = [
    ['escrituras confirmadas que se perdieron', lost],
    ['correos o respuestas que no llegaron', missing],
    ['correos o respuestas que llegaron dos veces', doubled],
    ['cobros de más, o facturas sin cobro', twice],
    ['averías que no se curaron en diez segundos', late.map(({ name, wellMs }) => `${name} (${wellMs} ms)`)],
    [
      'errores fuera de una avería y de los diez segundos después',
      unexplained.map(({ who, trouble, at }) => `${who}: ${trouble} (${Math.round(at)})`),
    ],
  ]
  for (const [what, found] of wrong) {
    console.log(`${found?.length === 0 ? '✓' : '✗'} ${what}: ${found?.length}`)
    for (const one of found?.slice(0, 10) ?? []) console.log(`    ${one}`)
  }
  if (wrong.some(([, found]) => found && found.length > 0)) process.exitCode = 1
}

/** @template {string} Key @param {Record<Key, number>[]} all @param {Key} key */
const sumOf = (all, key) => all.reduce((sum, one) => sum + one[key], 0)

await runCommand(test)
