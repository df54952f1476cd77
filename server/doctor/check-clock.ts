import { execFile } from 'node:child_process'
import { type Finding, findingsOf } from './finding'

const { good, bad, notAsked } = findingsOf('Reloj')

type Ask = () => Promise<string>

/** The clock may not be earlier than this version, knows Spain's hours, and is kept right by the system. */
export async function checkClock(now: Date, builtAt: Date, ask: Ask = askSystem): Promise<Finding[]> {
  if (now < builtAt)
    return [
      bad(
        `Marca ${now.toISOString()}, antes de que se hiciera esta versión.`,
        'Ponlo en hora (timedatectl set-ntp true): de él dependen los menús de hoy y las sesiones.',
      ),
    ]
  const hour = (zone: string) =>
    Number(
      new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: zone }).format(now),
    )
  if ((hour('Europe/Madrid') - hour('Atlantic/Canary') + 24) % 24 !== 1)
    return [
      bad('Este Node no conoce las horas de España.', 'Usa el Node de npm ci, que trae los husos horarios.'),
    ]
  const answer = await ask().catch(() => '')
  if (/^NTPSynchronized=yes$/m.test(answer)) return [good('Está en hora, y el sistema lo mantiene así.')]
  if (/^NTPSynchronized=no$/m.test(answer))
    return [bad('El sistema no lo mantiene en hora.', 'Ejecuta «timedatectl set-ntp true».')]
  return [notAsked('No se sabe si el sistema lo mantiene en hora: aquí no hay timedatectl.')]
}

const askSystem: Ask = () =>
  new Promise((resolve, reject) => {
    execFile('timedatectl', ['show', '-p', 'NTPSynchronized'], { timeout: 3_000 }, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    )
  })
